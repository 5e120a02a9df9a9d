command-opened = Лобі відкрито.
resign-what = { $leaving ->
    [live] Твоє місце назавжди займе комп’ютер, і в тебе буде останнє місце.
    [slow] Твоє місце назавжди займе комп’ютер. Якщо він зіграє понад чверть твоїх ходів, у тебе буде останнє місце.
    [unrated] Твоє місце назавжди займе комп’ютер.
   *[several] Твоє місце назавжди займе комп’ютер, а в рейтинговій грі в тебе буде останнє місце. У повільній грі — лише якщо комп’ютер зіграє понад чверть твоїх ходів. Те саме буде, якщо просто перестанеш відповідати.
}
command-resign-confirm = Справді здатися? { resign-what } Відходиш ненадовго? Не здавайся: коли твій час вийде, за тебе гратиме комп’ютер, доки не натиснеш **{ button-im-back }**.
command-resign-confirm-last = Справді здатися? Тоді комп’ютери одразу дограють гру, а ти посядеш останнє місце.
resign-done = 🏳️ Ти здаєшся. Своє місце побачиш, коли гра завершиться.

ping-turn = { $mention } { $asked ->
    [choose] Обери персонажа в «Цитаделях».
    [turn] Твій хід у «Цитаделях».
    [other] «Цитаделі» чекають на твою відповідь у ході гравця { $turn }.
   *[question] «Цитаделі» чекають на твою відповідь.
}
ping-lapsed = { $mention } ⏰ Твій час сплив: замість тебе грає комп’ютер, доки не натиснеш **Я тут**.
ping-about = -# За столом ще { $others }{ $until ->
    [none] { "" }
   *[other] { " " }· час спливає { $until }
}

## Команди, як їх набирають

slash-citadels = цитаделі
slash-new = нова
slash-board = поле
slash-hand = карти
slash-resign = здатися
slash-help = довідка
slash-learn = навчання
slash-daily = роздача
slash-puzzle = задача
slash-tournament = турнір
slash-games = ігри
    .mine = мої
slash-rules = правила
    .card = карта
    .topic = тема
    .edition = видання
slash-notify = сповіщення
    .quiet_from = тиша_з
    .quiet_to = тиша_до
    .zone = пояс
slash-log = журнал
    .game = гра
slash-replay = перегляд
    .game = гра
slash-history = історія
slash-profile = профіль
    .person = хто
slash-leaderboard = лідери
slash-privacy = приватність
    .show = показати
    .export = завантажити
    .delete = видалити
slash-server = сервер
slash-language = мова
