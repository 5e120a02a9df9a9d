
## Видання й набори

edition-2016 = Видання 2016 року
    .description = 27 персонажів, 30 особливих кварталів, у місті 7 кварталів.
edition-deluxe = Розкішне видання
    .description = Як видання 2016 року, а ще 6 особливих кварталів і, за бажання, карти дій.
edition-classic = Класичне, з бонусними картами
    .description = Перші вісім персонажів та їхні бонусні карти, у місті 8 кварталів.
edition-classic-czech = Класичне, чеське видання
    .description = Завжди ті самі вісім персонажів, у місті 8 кварталів.

set-first_game = Перша гра
    .description = Найкращий набір для новачків: вісім зрозумілих персонажів.
set-ambitious_aristocrats = Амбіції аристократів
    .description = Розпорядження, крадіжки карт і захоплення: для тих, хто любить втручатися.
set-cunning_agents = Кулуарні інтриги
    .description = Чари, шантаж і корона, що ходить по колу.
set-illustrious_emissaries = Таємна слава
    .description = Підглядання в чужі карти, обмін картами й кварталами.
set-devious_dignitaries = Підступність вельмож
    .description = Розпорядження й шантаж: багато блефу.
set-tenacious_delegates = Складні перемовини
    .description = Карти переходять із рук у руки, кварталами міняються.
set-vicious_nobles = Без сумління
    .description = Багаті персонажі; якщо їх дев’ять — ще й мито на будівництво.
set-random = Навмання
    .description = Персонажів та особливі квартали визначає жереб.
set-own = Власний вибір
    .description = Ти обираєш персонажів та особливі квартали.
set-saved = «{ $name }»
    .description = Набір, збережений на цьому сервері.

tie-revealed-rank = вищий ранг персонажа, показаного в останньому раунді
tie-held-rank = вищий ранг персонажа в останньому раунді, навіть убитого
tie-district-values = вартість кварталів
tie-values-then-gold = вартість кварталів, потім золото

## Що задано

setting-names = 📦 **{ $edition }** · 🎭 Набір карт: **{ $cards }**
setting-none = Поки що нічого.
setting-size = Завершене місто — це { $size ->
    [one] { $size } квартал
    [few] { $size } квартали
   *[many] { $size } кварталів
}.
setting-actions = У колоду замішано карти дій.
setting-short = Коротка гра: на один квартал менше, коротша приблизно на п’яту частину.
setting-tie = За рівності балів вирішує { $how }.
setting-tie-now = за рівності балів вирішує { $how }
setting-counts = З цими картами може грати стільки гравців: { $numbers }.
setting-note = ℹ️ { $text }
setting-problem = ⚠️ { $text }
setting-instead = Натомість може грати { $names }.
setting-choosable = Господар столу може обрати натомість { NAME($names, case: "acc") }.
numbers-to = { $first }–{ $last }

## Що відбувається само

note-ninth-joins = Для { $seats } гравців потрібен дев’ятий персонаж — додається { $character }.
note-ninth-added = Дев’ятим персонажем додається { $character }.
note-no-ninth = Для { $seats } гравців дев’ятого персонажа немає.
note-replaced = Для { $seats } гравців замість персонажа { $character } грає { $instead }.
note-other = Щось змінено відповідно до кількості гравців.

## Чому гру ще не можна почати

lobby-hindrance-alone = Потрібні щонайменше двоє гравців. Зачекай на когось або додай комп’ютер.
lobby-hindrance-nobody = Має грати хоча б одна людина.
lobby-hindrance-more = Для цих карт { $count ->
    [one] бракує ще { $count } гравця.
    [few] бракує ще { $count } гравців.
   *[many] бракує ще { $count } гравців.
}
lobby-hindrance-seat-count = У цьому виданні грає щонайбільше { $most ->
    [one] { $most } гравець
    [few] { $most } гравці
   *[many] { $most } гравців
}.
lobby-hindrance-cast-size = Для { $seats } гравців потрібно { $needed } персонажів, а обрано { $size }.
lobby-hindrance-lack-ranks = { $count ->
    [one] Ще немає персонажа { $ranks }-го рангу.
    [few] Ще немає персонажів таких рангів: { $ranks }.
   *[many] Ще немає персонажів таких рангів: { $ranks }.
}
lobby-hindrance-character-seats = { $character } потребує щонайменше { $fewest ->
    [one] { $fewest } гравця
    [few] { $fewest } гравців
   *[many] { $fewest } гравців
}.
lobby-hindrance-edition-character = { $character } не входить у це видання: { $edition }.
lobby-hindrance-edition-mix = Замінено { $count } з перших восьми персонажів; у цьому виданні можна { $most }.
lobby-hindrance-unique-count = Особливих кварталів обрано { $count }, потрібно { $needed }. { $missing ->
    [0] Прибери { $extra }.
   *[other] Додай { $missing }.
}
lobby-hindrance-edition-district = { $district } не входить у це видання: { $edition }.
lobby-hindrance-fixed-district = { $district } поступається місцем лише іншому кварталу.
lobby-hindrance-edition-actions = У цьому виданні немає карт дій: { $edition }.
lobby-hindrance-other = Ці карти не можна поєднати в одній грі.

## Параметри

button-options = Параметри
button-cast = Персонажі
button-districts = Особливі квартали
button-draw = Інший жереб
button-save = Зберегти як…
button-delete = Видалити «{ $name }»
button-delete-set = Видалити набір
button-instead = Замінити на { NAME($name, case: "acc") }
button-fill = Доповнити навмання
button-clear = Зняти вибір
button-back = До параметрів

options-title = ### Параметри
options-edition = 📦 **{ $name }.**
options-cards = 🎭 **{ $name }.**
options-choose-edition = { $name }
options-choose-set = { $name }
options-choose-tie = За рівності: { $how }{ $own ->
    [yes] { " " }(це видання)
   *[no] { "" }
}

switch-nine = { $state ->
    [on] Прибрати ранг 9
   *[off] Додати ранг 9
}
switch-actions = { $state ->
    [on] Прибрати карти дій
   *[off] Додати карти дій
}
switch-short = { $state ->
    [on] Грати повну
   *[off] Скоротити гру
}
switch-state = { $name }: { $state ->
    [on] так
   *[off] ні
}

menu-edition = Видання
menu-set = Набір карт
menu-saved = Набори, збережені на сервері
menu-tie = За рівності балів
menu-rank = Обери персонажа { $rank }-го рангу
menu-districts = { $first } — { $last }
menu-without = { $count ->
    [one] Прибери { $count } квартал
    [few] Прибери { $count } квартали
   *[many] Прибери { $count } кварталів
}

saved-of = { $edition }, { $cards }

cast-title = ### Персонажі
cast-about = Один персонаж кожного рангу.
cast-about-core = Один персонаж кожного рангу. З перших восьми можеш замінити { $count }.
cast-nobody = 9 Без дев’ятого персонажа
    .description = Грають лише вісім персонажів.
cast-unfit = Не для { $seats } гравців. { $effect }

districts-title = ### Особливі квартали
districts-about = Обери { $count } для колоди.
districts-about-fixed =
    У колоді вже є { $fixed ->
        [one] { $fixed } особливий квартал
        [few] { $fixed } особливі квартали
       *[many] { $fixed } особливих кварталів
    }. Можеш додати { $most }; за кожен наступний прибери один.
districts-chosen = **Обрано { $count } із { $most }.**

## Збереження

name-title = Зберегти цей набір
name-label = Назва набору
saved-new = Збережено як «{ $name }», для всіх лобі цього сервера.
saved-again = Збережено як «{ $name }»; попередній набір із цією назвою замінено.
saved-deleted = «{ $name }» видалено. Тут він ще обраний, тож можеш зберегти знову.

## Короткі особисті відповіді

error-set-gone = Цей набір видалено.
error-set-not-yours = Видалити його може лише власник ({ $owner }) або той, хто керує сервером.
error-set-name-taken = { $owner } уже має набір із такою назвою. Обери іншу.
error-sets-full-server = На цьому сервері немає місця для нових наборів. Спершу видали якийсь.
error-sets-full-person = На цьому сервері в тебе немає місця для нових наборів. Спершу видали якийсь.
error-no-name = У назві мають бути літери або цифри.
error-cannot-save = Цим набором ще не можна грати, тож його не збережено: { $reason }
