games-title = Зараз триває кілька ігор. Про яку йдеться?
games-lobby = **Лобі** в { $channel }: { $players }
games-running = **Раунд { $round }** в { $channel }: { $players }
games-solo = **Раунд { $round }** проти комп’ютерів: { $players }
games-board = Показати це поле
games-hand = Показати мої карти
games-resign = Здатися
button-keep-playing = Грати далі

error-not-started = Ця гра ще не почалася.
error-nothing-here = У цьому каналі гри немає. Відкрий її через { COMMAND("new") } або пошукай свою через { COMMAND("games") }.
error-nowhere = Зараз ти ні в що не граєш. { COMMAND("new") } відкриє гру.
error-only-elsewhere = Ти граєш на інших серверах, а не на цьому. Туди приведе { COMMAND("games") }.

game-channel-lost = ⚠️ Я більше не можу писати в каналі твоєї гри в «Цитаделі»{ $server ->
    [none] { "" }
   *[other] { " " }на сервері { $server }
}. { $lacking ->
    [none] Його немає, або він для мене закритий.
   *[other] У { $channel } мені бракує дозволів: { $lacking }.
} Можеш грати далі тут; поле в іншому каналі покаже { COMMAND("board") }.
game-channel-lost-owner = ⚠️ Гра в «Цитаделі» в { $channel }{ $server ->
    [none] { "" }
   *[other] { " " }(сервер { $server })
} зупинилася: я більше не можу там писати, і жоден із гравців не приймає від мене приватних повідомлень. { $lacking ->
    [none] Каналу вже немає, або він закритий для мене.
   *[other] Бракує дозволів: { $lacking }
}
game-damaged = ⚠️ Твою гру в «Цитаделі» не вдалося прочитати, її відкладено. Скажи про це адміністраторові бота.

describe-citadels = Грати в «Цитаделі»
describe-new = Відкрити гру в «Цитаделі»: лобі в цьому каналі або гру проти комп’ютерів
describe-board = Знову показати поле гри цього каналу
describe-hand = Подивитися свої карти; бачиш лише ти
describe-resign = Віддати своє місце комп’ютеру
describe-help = Як тут грати в «Цитаделі»

permission-view_channel = Переглядати канал
permission-send_messages = Надсилати повідомлення
permission-send_messages_in_threads = Надсилати повідомлення в гілках
permission-embed_links = Вбудовувати посилання
permission-attach_files = Прикріплювати файли
