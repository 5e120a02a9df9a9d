describe-server = Налаштування «Цитаделей» на цьому сервері, для тих, хто ним керує

## Панель

server-title = ### «Цитаделі» на цьому сервері
server-presets = **Як тут грати?** Досить одного натискання; подробиці — за кнопками нижче.
button-preset-one = Один канал
button-preset-threads = Гілки
button-preset-quiet = Тихий сервер
server-preset-one = Ігри відкривають лише в { $channel } і грають там.
server-preset-threads = Ігри відкривають у будь-якому каналі, кожна має власну гілку.
server-preset-quiet = Кожна гра має власну гілку, жодну роль не скликають, а кінець сезону не оголошують.
button-server-opening = Канали й ролі

group-language = **Мова** полів і всього, що бачать усі. Власна панель у кожного — своєю мовою.
group-opening = **Відкриття ігор.** Де? Хто? В окремій гілці?
    -# Гілка належить до свого каналу. Тим, хто керує сервером, роль не потрібна.
group-computers = **Комп’ютери.** Чи можуть вони грати? Як довго думають? Майстер завжди думає трохи довше.
group-leaderboards = **Таблиці лідерів.** Окрема на кожен квартал року? Чи зараховувати тутешні ігри до таблиць усіх серверів?

group-calls = **Скликання гравців.** Яку роль сповіщати, коли хтось шукає гравців?
    -# Її беруть через { COMMAND("notify") }. Вона не може дозволяти більше, ніж дозволено всім.
group-barred = **Без права відкривати ігри.** Приєднуватися до чужих ігор ці люди можуть.
barred-people = · { $names }
barred-deleted = А також люди, чиї дані видалено: { $count }.
menu-barred = Заборонити комусь відкривати ігри
menu-lifted = Знову дозволити комусь відкривати ігри
button-no-barred = Дозволити відкривати ігри всім
group-podium = **Кінець сезону.** Де показати п’єдестал? Яку роль носить перша трійка?

button-server-play = Комп’ютери й рейтинги
button-server-people = Скликання й турніри
button-server-podium = Кінець сезону
menu-call_role = { $chosen ->
    [yes] Обери роль
   *[no] Без ролі для скликання
}
menu-podium_channel = { $chosen ->
    [yes] Обери канал
   *[no] Канал, де найбільше ігор
}
menu-podium_role = { $chosen ->
    [yes] Обери роль
   *[no] Без ролі для першої трійки
}
button-no-call_role = Без скликання
button-no-podium_channel = У каналі, де найбільше ігор
button-no-podium_role = Без ролі
server-lacking-podium = ⚠️ У { $channel } я не можу показати п’єдестал. Бракує дозволів: { $permissions }
server-role = ⚠️ { $why ->
    [gone] Цієї ролі вже немає.
    [managed] Роль { $role } належить Discord або іншому застосунку, тож я не можу її надати.
    [powerful] Роль { $role } дозволяє більше, ніж дозволено всім, тож я нікому її не надам.
    [opens] Роль { $role } дозволяє в якомусь каналі те, що там дозволено не всім, тож я нікому її не надам.
    [manage] Я не можу надати роль { $role }. Бракує дозволу **Керувати ролями**.
    [above] Я не можу надати роль { $role }. Моя власна роль має стояти над нею.
   *[yours] Ти теж не можеш надати роль { $role }. Потрібні дозвіл **Керувати ролями** і роль над нею.
}

menu-channels = { $chosen ->
    [yes] Обери канали
   *[no] Будь-де
}
menu-roles = { $chosen ->
    [yes] Обери ролі
   *[no] Усі
}
menu-computer_pause = Час на роздуми для комп’ютерів
button-no-channels = Дозволити будь-де
button-no-roles = Дозволити всім

switch-computers = Комп’ютери: { $state ->
    [on] так
   *[off] ні
}
switch-seasons = Сезони: { $state ->
    [on] так
   *[off] ні
}
switch-podium = Оголошувати кінець сезону: { $state ->
    [on] так
   *[off] ні
}
switch-everywhere = У загальній таблиці: { $state ->
    [on] так
   *[off] ні
}

choice-computer_pause = { $value ->
    [bot] Час на роздуми: як зазвичай
    [0] Час на роздуми: немає
   *[other] Час на роздуми: { $value } с
}

server-lacking = ⚠️ У { $channel } я не можу проводити ігри. Бракує дозволів: { $permissions }
server-lacking-threads = ⚠️ У { $channel } ігри не отримають окремої гілки. Бракує дозволів: { $permissions }
gone-channels = ⚠️ Одного з обраних каналів уже немає.
gone-roles = ⚠️ Однієї з обраних ролей уже немає.
gone-call_role = { gone-roles }
gone-podium_channel = { gone-channels }
gone-podium_role = { gone-roles }

## Збережені набори

button-saved-sets = Збережені набори ({ $count })
sets-title = ### Збережені набори
sets-about = Їх пропонує кожне тутешнє лобі. Ти можеш видалити будь-який, а власник — свій, у параметрах лобі.
sets-none = Поки що жодного. Набір зберігають у параметрах лобі.
sets-line = · **{ $name }** ({ $contents }), власник — { $owner }
sets-sure = Видалити «{ $name }» (власник — { $owner })? Лобі, які ним користуються, збережуть свої карти.
menu-delete-set = Який набір видалити?
button-server-back = Назад
button-keep = Залишити
sets-deleted = «{ $name }» видалено.

## Короткі особисті відповіді

error-channel-closed = На цьому сервері ігри відкривають тут: { $channels }
error-channels-gone = Каналів для ігор уже немає, або вони закриті для тебе. Інші обирає той, хто керує сервером: { COMMAND("server") }
error-roles-only = На цьому сервері ігри відкривають лише { $roles }. Приєднатися ти можеш до будь-якого лобі.
error-roles-gone = Ролей, яким дозволено відкривати ігри, уже немає. Інші обирає той, хто керує сервером: { COMMAND("server") }
error-channel-unseen = Я не бачу { $channel }. Мені потрібні там дозволи «Переглядати канал» і «Надсилати повідомлення».
error-people-only = На цьому сервері грають без комп’ютерів.

lobby-hindrance-alone-people = Потрібні двоє гравців. Хай хтось іще натисне «Приєднатися».

error-too-often-person = Забагато за один раз. Спробуй ще { $when }.
error-too-often-channel = Тут було багато нових повідомлень. Спробуй ще { $when }.
