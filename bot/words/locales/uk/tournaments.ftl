describe-tournament = Переглянути поточний чи останній турнір або відкрити новий тут

tournament-title = ## 🏆 { $name }
tournament-name = { $kind ->
    [league] Ліга
   *[live] Турнір
}: { $state ->
    [sign-up] запис
    [round] раунд { $round } з { $rounds }
    [over] підсумки
   *[cancelled] скасовано
}
tournament-points = Бали

tournament-about = **{ $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}** за столами на { $size } гравців (за потреби — на 3–5). { $kind ->
    [league] Ігри повільні: { tournament-look-in }
   *[live] Усі столи грають наживо, в один час.
} Карти: { $cards }.
tournament-look-in = досить заглядати двічі-тричі на день.
tournament-pace = У твої години тиші годинник стоїть, тож { tournament-look-in } Якщо раз на день, резерву вистачить відповідей на п’ять.
tournament-league-how = 📆 Наступний раунд починається, коли дограють усі столи, але не пізніше ніж за десять днів. Незавершені ігри тоді тривають далі. Останній раунд закінчується з останньою грою.
tournament-people = **Записалися ({ $count }):** { $names }
tournament-nobody = поки ніхто
tournament-begins = ⏳ Починається { $when }.
tournament-by-hand = Час початку обирає організатор.
tournament-then = Коли твій стіл буде готовий, я тебе покличу.
tournament-how = Бали за місця: 24, 16, 8, 0 за столом на чотирьох (на трьох: 24, 12, 0; на п’ятьох: 24, 18, 12, 6, 0). За рівних місць кожен отримує середнє. Не прийдеш або лишиш гру комп’ютеру — балів немає. Балів порівну? Вище той, чиї суперники мають їх більше.
tournament-soon = 🏆 { $names } Турнір почнеться о { $when }. Коли твій стіл буде готовий, покличу тебе в цьому каналі.
tournament-lacks = ⏳ { $count ->
    [one] Бракує ще { $count } людини.
    [few] Бракує ще { $count } людей.
   *[many] Бракує ще { $count } людей.
} Гра почнеться, щойно людей стане досить; інакше турнір завершиться { $when }.
tournament-tie = -# За рівних балів вирішують бали суперників. Бали суперників за місцями: { $met }
tournament-few = ✖️ Записалося замало людей.
tournament-cancelled = ✖️ { $who ->
    [none] Турнір скасовано.
   *[other] { $who } скасовує турнір.
}
tournament-missing = 👥 Потрібно щонайменше { $least } учасників. { $count ->
    [one] Бракує ще { $count }.
    [few] Бракує ще { $count }.
   *[many] Бракує ще { $count }.
}

tournament-table = [{ $of ->
    [0] Стіл { $number }
   *[other] Раунд { $of }, стіл { $number }
}]({ $where }): { $names } · { $state ->
    [waiting] ⏳ чекає на людей
    [playing] ▶️ { $round ->
        [0] гра триває
       *[other] раунд { $round } гри
    }
   *[over] { $best ->
        [none] без результату
       *[other] 🏆 **{ $best }**
    }
}
tournament-late = За { $count ->
    [one] { $count } столом
    [few] { $count } столами
   *[many] { $count } столами
} з попередніх раундів ще грають.
tournament-not-in = ⏳ Ще без балів: { $several ->
    [yes] столи
   *[no] стіл
} { $numbers }
tournament-next = 📆 Раунд { $round } почнеться, коли дограють усі столи, але не пізніше: { $when }. Незавершені ігри тоді триватимуть далі.
tournament-last-round = 🏁 Це останній раунд. Ліга закінчиться, коли дограють усі столи.
tournament-pause = ⏸️ Раунд { $round } почнеться { $when }. Доти виправлені результати ще впливають на склад столів. Організатор може почати одразу.
tournament-out = 💤 Без столу в наступному раунді: { $names }. **Приєднатися** повертає до турніру.
tournament-early = ✋ Турнір завершено достроково: столи, що чекали, закрито. Розпочаті ігри можна дограти, але тут вони вже не зараховуються.
tournament-early-asks = ✋ Якщо завершити зараз, столи, що чекають, закриються. Розпочаті ігри можна буде дограти, але тут їх не зарахують.
tournament-short = ✋ { $who ->
    [none] Завершено після раунду { $round } з { $rounds }.
   *[other] { $who } завершує турнір у раунді { $round } з { $rounds }.
}
tournament-won = 🏆 { $shared ->
    [no] Перемагає { $names }, набравши { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }!
   *[other] Спільно перемагають { $names }: у кожного { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }!
}
tournament-ranked = **{ $place }.** { $name } ({ $points })
tournament-thanks = { $more ->
    [0] 👏 Дякую за гру: { $names }
   *[other] 👏 Дякую за гру: { $names } та ще { $more }
}
tournament-unplayed = Жодної гри не дограно.
tournament-unbegun = ✖️ Завершено, перш ніж почалася хоч одна гра.
tournament-last = **Останній турнір** закінчився { $when }.
tournament-goes-on = ▶️ { $channel }: { $name }
tournament-offer = **Відкрити турнір у цьому каналі?** Запис на нього тут одразу побачать усі. До початку це можна змінити:
button-open-tournament = Оголосити запис тут

tournament-row = **{ $place }.** { $name } · **{ $points }**{ $met ->
    [none] { "" }
   *[other] { " " }· у суперників { $met }
}
tournament-corrected = ✏️ Раунд { $round }, стіл { $table }: виправляє { $who }
button-standings = Таблиця
button-manage = Керувати

tournament-seat = { $there ->
    [yes] ✅ { $who }
   *[no] ⏳ { $who }
}
tournament-lobby = **Твій стіл:** { $state ->
        [starts] усі ({ $count }) вже тут. Гра починається.
    [full] усі ({ $count }) вже тут. Тепер хтось має натиснути **Старт**, інакше стіл закриється { $when }.
    [late] натисни **Приєднатися**. Гра почнеться, коли тут будуть усі ({ $count }) або коли хтось натисне **Почати без решти**. Інакше стіл закриється { $when }.
   *[waits] натисни **Приєднатися**. Гра почнеться, коли тут будуть усі ({ $count }). Якщо когось бракуватиме, решта зможе почати без нього { $when }.
}
button-without-missing = Почати без решти
tournament-waits = ⏳ За твоїм столом ще когось бракує. Хто вже в лобі, може натиснути **{ button-without-missing }**. Хто прийде пізніше, збереже своє місце протягом перших двох раундів цієї гри і щонайменше десять хвилин.
tournament-kept = ▶️ За цим столом уже грають. Запізнюєшся? Натисни **{ button-play }** під полем: твоє місце чекає протягом перших двох раундів гри і щонайменше десять хвилин.
tournament-own = 🏆 { $kind ->
    [league] Ліга
   *[live] Турнір
}: **+{ $won } { $won ->
    [one] бал
    [few] бали
   *[other] балів
}**. Разом у тебе тепер { $points }, місце { $place } з { $count }: { $channel }
tournament-others = 🏆 Усі столи й таблиця: { $channel }
tournament-missed = ⏳ За твоїм столом чекають на тебе: натисни **Приєднатися**. З { $when } решта зможе почати без тебе.

tournament-manage = ### { $name }
tournament-settings = Це можна змінювати до початку першого раунду. **{ button-begin-round }** одразу розподіляє за столами всіх, хто записався.
tournament-opened = Запис відкрито, його тут бачать усі. Щоб і грати, натисни там **Приєднатися**.
tournament-as-last = Налаштування такі самі, як минулого разу.
tournament-size = { $count ->
    [one] { $count } гравець за столом
    [few] { $count } гравці за столом
   *[many] { $count } гравців за столом
}
tournament-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
   *[many] { $count } раундів
}
tournament-live = Наживо: усі грають водночас
tournament-league = Ліга: повільні ігри, новий раунд щонайбільше за 10 днів
tournament-begins-when = Початок
tournament-in = Початок через { $days ->
    [0] { $hours ->
        [one] { $hours } годину
        [few] { $hours } години
       *[many] { $hours } годин
    }
    [7] тиждень
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
tournament-table-of = Раунд { $round }, стіл { $table }
tournament-place = { $place ->
    [0] Неявка або вихід із гри
   *[other] Місце { $place }
}
menu-correct = Виправити результат столу
form-correct = Місця за столом
tournament-corrected-now = Виправлено. Це бачать усі.
button-begin-round = Почати раунд
button-begin-sure = Справді почати зараз?
button-end-tournament = Завершити турнір
button-end-sure = Справді завершити?

tournament-joined = Ти береш участь. Коли почнеться раунд, тебе покличуть до твого столу.
tournament-left = У наступних раундах ти вже не граєш. Розпочата гра триває. Кнопка «Приєднатися» повертає до турніру.
tournament-signed-off = Твій запис скасовано. До початку турніру кнопка «Приєднатися» запише тебе знову.

error-tournament-unknown = Цього турніру вже немає.
error-tournament-begun = Турнір тим часом пішов далі, тож це вже неможливо.
error-tournament-last = Триває останній раунд: нових столів уже не буде. Твої бали залишаються.
error-tournament-full = Усі місця зайнято ({ $count }).
error-tournament-over = Цей турнір закінчився.
error-tournament-few = Потрібно більше учасників: щонайменше { $count }.
error-tournament-table = Місця за цим столом — для людей, яких звів турнір.
error-tournament-waits = Ще чекаємо на решту. Коли можна почати без них, написано в лобі.
error-tournament-organiser = Це може лише { $who } або той, хто керує сервером.
error-tournament-managers = Це може лише той, хто керує сервером.
error-tournament-may = На цьому сервері турніри відкривають учасники з { $who ->
    [managers] дозволом «Керувати сервером»
   *[events] дозволом «Керувати подіями» чи «Керувати сервером»
}.

server-now-tournaments = **Турніри.** Хто може їх відкривати?
menu-tournaments = Турніри відкривають
choice-tournaments = { $value ->
    [managers] Ті, хто керує сервером
    [events] Ті, хто керує подіями
   *[everybody] Усі
}
