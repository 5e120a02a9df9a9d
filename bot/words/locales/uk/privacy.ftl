describe-privacy = Подивитися, завантажити або видалити те, що про тебе збережено
    .show = Подивитися, що про тебе збережено
    .export = Завантажити все, що про тебе збережено
    .delete = Видалити все, що про тебе збережено; я ще раз перепитаю

player-former = колишній гравець
player-former-seat = колишній гравець ({ $number })

## Що збережено

privacy-title = ## Що про тебе збережено
privacy-nothing = Нічого. Твого ідентифікатора Discord немає в базі даних.
privacy-about = Твій ідентифікатор Discord, ім’я, під яким ти граєш, а також:
privacy-line = · { $text }
privacy-lobbies = лобі: { $count }
privacy-running = поточні ігри: { $count }
privacy-over = закінчені ігри: { $count }
privacy-closed = закриті лобі: { $count }
privacy-played-on = ігри, дограні з кроку перегляду: { $count }
privacy-unreadable = пошкоджені ігри: { $count }
privacy-answers = твої відповіді в іграх: { $count }
privacy-panels = сповіщення, надіслані тобі: { $count }
privacy-held-clicks = натискання, що щось змінили, за останні { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}: { $count }
privacy-held-results = результати ігор: { $count }
privacy-held-dailies = роздачі дня: { $count }
privacy-held-ratings = твої рейтинги після кожної гри
privacy-held-sets = збережені набори карт: { $count }
privacy-held-settings = твої налаштування
privacy-held-lesson = твоє місце в уроці та переглянуті підказки
privacy-held-puzzles = твої відповіді на задачі дня: { $count }
privacy-held-tournaments = турніри, які ти організовуєш або в яких граєш: { $count }
privacy-held-evenings = твоя роль і відповіді в постійних вечорах: { $count }
privacy-held-guesses = твої здогади про те, хто має якого персонажа: { $count }
privacy-held-barred = сервери, де тобі не дають відкривати ігри: { $count }
privacy-held-operator = позначка, що адміністратор бота закрив тобі доступ
privacy-deleting = ⏳ Твої дані вже видаляються на твоє прохання. Решта зникне згодом.
privacy-messages = Я ніколи не читаю повідомлень. Цей список бачиш лише ти.

button-privacy-export = Завантажити
button-privacy-delete = Видалити…
button-privacy-policy = Політика приватності
button-privacy-terms = Умови користування

## Файл

privacy-file = ## Усе, що про тебе збережено
privacy-file-how = Файл у форматі JSON. У ньому лише твої власні відповіді. Карти поточної гри покаже { COMMAND("hand") }.

## Видалення

privacy-erase-title = ## Видалити все, що про тебе збережено?
privacy-erase-lobbies = Ти виходиш зі своїх лобі ({ $count }). Порожні закриються.
privacy-erase-running = У поточних іграх ({ $count }) твоє місце назавжди займе комп’ютер.
privacy-erase-played = Твої ігри{ $tournaments ->
        [0] { "" }
       *[other] { " " }й турніри
    } залишаться іншим — під іменем **колишній гравець**.
privacy-erase-evenings = Твої ігрові вечори ({ $count }) перейдуть до когось, хто на них приходить. Якщо ніхто не приходить, їх більше не буде.
privacy-erase-rest = Усе інше про тебе зникне.
privacy-erase-sets = твої збережені набори карт ({ $count }), без твого імені: вони входять у твій ліміт, доки їх хтось не видалить, і ти можеш зробити це заздалегідь
privacy-erase-unreadable = пошкоджені ігри, для всіх: { $count }
privacy-erase-unreadable-tournaments = пошкоджені турніри, для всіх: { $count }
privacy-erase-not = повідомлення в Discord і старі копії бази даних, доки до них не дійде черга
privacy-erase-limits = використані ліміти, як-от сьогоднішня роздача чи дні відсутності: як число без імені, щонайбільше рік
privacy-erase-bars = заборона: як число без імені, доки її не знімуть
privacy-erase-final = **Скасувати це неможливо.**
button-privacy-erase = Видалити все
button-privacy-keep = Залишити все
button-privacy-kept = Що залишиться…
privacy-kept-title = ## Що ще зникне, а що залишиться
privacy-kept-gone = **Зникне**
privacy-kept-stays = **Залишиться**

privacy-erased = Усе, що було про тебе збережено, видалено. Дякую за гру!
privacy-erased-partly = ⏳ Частину видалено. Решта зникне протягом години або після перезапуску бота.
privacy-left = Твої дані видалено. Твоє місце займає комп’ютер.
error-privacy-changed = Збережене про тебе змінилося, тож нічого не видалено. Спробуй ще раз: { COMMAND("privacy delete") }
