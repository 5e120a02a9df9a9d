help-start = ## 🏰 «Цитаделі»
    { game-about }
button-new = Відкрити гру
help-new = **Щоб почати:** { COMMAND("new") } у каналі сервера. Друзі тиснуть **Приєднатися**, комп’ютери займають решту місць; потім **Старт**.
help-new-anywhere = **Щоб почати:** { COMMAND("new") } відкриває тут гру проти комп’ютерів. У каналі сервера, на якому я є, можуть приєднатися друзі.
help-play = **Твій хід?** Я дам тобі знати. Натисни **Грати** на полі — повідомленні з усіма містами: те, що відкриється, бачиш лише ти.
help-cards = **Що робить карта?** { COMMAND("rules") }
help-lost = **Загубилося поле?** { COMMAND("board") }. Твої карти? { COMMAND("hand") }
help-button = **Кнопка не діє?** Натисни **Грати** на полі. Нічого не втрачено.
help-leave = **Треба йти?** { COMMAND("resign") } назавжди віддасть твоє місце комп’ютеру.
help-more = -# Також: { COMMAND("daily") } · { COMMAND("puzzle") } · { COMMAND("tournament") } · { COMMAND("games") } · { COMMAND("notify") } · { COMMAND("language") } · { COMMAND("server") }
