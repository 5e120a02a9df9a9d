describe-history = Твої закінчені ігри: чим скінчилися; кожну можна переглянути
describe-replay = Переглянути закінчену гру, запитання за запитанням; бачиш лише ти
    .game = Яка гра: обери одну зі своїх або набери номер іншої

button-replay = Перегляд
button-record = Запис
button-film = Фільм
film-title = ## Фільм гри
film-not-now = Зараз фільм не вдається зробити. Спробуй за хвилину.
button-final = Підсумкове поле

## Крок закінченої гри

replay-title = ## Раунд { $round } із { $rounds }
replay-deal = 🎴 **Карти роздано.**
replay-asked = ❓ { $seat }{ $character ->
    [none] { "" }
   *[other] , { $character }
}: { $text }
replay-picked = ✅ **{ $answer }**
replay-chose = { $seat }{ $character ->
    [none] { "" }
   *[other] { " " }({ $character })
} обирає: **{ $answer }**.
replay-others = -# Можна було й так: { $answers }
replay-other-answers = -# { $count ->
    [one] Була можлива ще { $count } відповідь.
    [few] Були можливі ще { $count } відповіді.
   *[many] Було можливо ще { $count } відповідей.
}
replay-followed = **Що було далі**
replay-nothing = Поки що нічого.
replay-secret = 🔒 Лише { $seat } бачить: «{ $text }»
replay-hand = ✋ { $cards }

button-replay-first = ⏮️
button-replay-back = ◀️
button-replay-last = ⏭️
button-next-step = ▶️ Крок
button-round-before = ⏪
button-round-after = ⏩ Раунд
menu-rounds = До раунду
replay-round = Раунд { $number }

replay-other-rules = Відтоді правила змінилися, тож показати цю гру крок за кроком не можна. Її запис усе ж розповідає все.

## Список

history-title = ## Твої закінчені ігри
history-none = У тебе ще немає закінчених ігор. { COMMAND("new") } відкриє гру.
history-game = { $when } · { $resigned ->
    [yes] 🏳️{ " " }
   *[no] { "" }
}{ $place ->
    [1] 🏆 **перемога**
   *[other] місце **{ $place }** із { $seats }
}, **{ $points }** { $points ->
    [one] бал
    [few] бали
   *[many] балів
}{ $rated ->
    [yes] { "" }
   *[no] { " " }· не рейтингова
}{ $server ->
    [none] { "" }
   *[other] { " " }· { $server }
}
history-player = { $place }. { $name } { $points }
history-left = -# У цьому списку 🏳️ означає: замість гравця дограв комп’ютер, тож зараховано останнє місце.
button-newer = ◀️ Новіші
button-older = Давніші ▶️

history-choice = { $date }: { $people }{ $computers ->
    [0] { "" }
    [one] { " " }і { $computers } комп’ютер
    [few] { " " }і { $computers } комп’ютери
   *[many] { " " }і { $computers } комп’ютерів
}{ $winners ->
    [none] , усі вийшли з гри
   *[other] , перемога: { $winners }
}
history-left-name = 🏳️ { $name }

## Запис

record-title = ### Запис цієї гри
record-check = У файлі умови гри, таємниця, усі натискання й вибори, без імен. Збережи його поруч із кодом бота й запусти там `{ $command }`: це знову роздасть карти й зіграє кожен вибір.
record-fingerprint = Якщо перед грою бот показав такий самий відбиток, роздачу ніхто не змінив:

## Чого не можна показати

error-no-replay = Ходи цієї гри вже не зберігаються, або їх не вдається прочитати.
