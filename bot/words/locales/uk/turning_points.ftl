button-turning-point = { $alone ->
    [yes] 🔎 Вибір { $place }
   *[no] 🔎 { $place }
}
button-turning-again = 🔄 Глянути ще раз
menu-turning-seat = Чиїсь переломні моменти
turning-of = Переломні моменти: { $name }

## Список

turning-title = ## 🔎 Що вирішило гру
turning-title-of = ### { $you ->
    [yes] Твої переломні моменти
   *[no] Переломні моменти гравця { $name }
}
turning-whose = Чиї переломні моменти переглянути?
turning-how = -# Комп’ютер перевіряє кожен вибір багато разів і щоразу роздає заново все, чого не { $you ->
    [yes] бачиш
   *[no] бачить { $name }
}. Тож оцінює він вибір, а не везіння.
turning-state-waiting = ⏳ Тут триває інший пошук; цей чекає своєї черги.
turning-state-working = ⏳ Переглянуто рішень: { $done } із { $total }. Це може тривати кілька хвилин.
turning-state-closer = Переглянуто всі рішення: { $total }. Найсумнівніші зараз порівнюю докладніше.
turning-state-done = { $count ->
    [1] Це рішення важило найбільше.
    [one] Ці рішення важили найбільше.
    [few] Ці рішення важили найбільше.
   *[many] Ці рішення важили найбільше.
} Відкрий рішення, щоб спробувати інакше.
turning-state-none = { $total ->
    [0] 🤖 Нема рішень, які можна оцінити: замість { $you ->
        [yes] тебе
       *[no] гравця { $name }
    } відповідав комп’ютер.
   *[other] Жодне { $you ->
        [yes] твоє рішення
       *[no] рішення гравця { $name }
    } не коштувало багато.
}
turning-state-rest = Крім цього, жодне { $you ->
    [yes] твоє рішення
   *[no] рішення гравця { $name }
} не коштувало багато.
turning-slight = Найбільше, мабуть, важило ось це:
turning-state-late = ⚠️ Вдалося переглянути лише { $done } із { $total } рішень, і не всі докладно. Більше буде, якщо спробувати згодом.

turning-point = **{ $place }.** Раунд { $round }. { $text }
turning-sure = { $sure ->
    [wins] На { $wins ->
        [one] { $wins } перемогу
        [few] { $wins } перемоги
       *[many] { $wins } перемог
    } більше зі 100
    [points] Помітно краще
   *[level] Можливо, краще
}
turning-point-cost =
    { $ended ->
        [yes] { $you ->
            [yes] Завершуєш хід.
           *[no] { $name } завершує хід.
        }
       *[no] { $you ->
            [yes] Твій вибір: **{ $chosen }**.
           *[no] { $name } обирає: **{ $chosen }**.
        }
    } { $sure ->
        [wins] **{ $other }** виграє зі 100 ігор на { $wins } більше
        [level] **{ $other }**: можливо, краще
       *[points] **{ $other }**: помітно краще
    }{ $cost ->
        [none] { "." }
       *[other] { " " }({ $cost }).
    }
turning-points-more = приблизно на { $points } бала більше
turning-number = { $whole },{ $tenth }
turning-hits = -# **Найважчі удари**
turning-hit = -# Раунд { $round }: { $text }{ $victim ->
    [none] { "" }
   *[other] { " " }(жертва: { $victim })
}.
turning-blow = -# Раунд { $round }: { $text }
turning-left = **Що лишилося невикористаним наприкінці ходу**

## Один вибір

turning-tried-title = ## 🔎 Погляд назад · раунд { $round }
    { "-# " }{ $name }
turning-tried-how = -# Натисни іншу відповідь, щоб побачити її ціну; гра від цього не зміниться.
turning-chosen = { $better ->
    [on] ✅
   *[off] 🔸
} Обрано: **{ $option }**
turning-best = ✅ { turning-sure }: **{ $option }**
turning-next-best = 🔸 Друга за силою відповідь: **{ $option }**
turning-tried = 🔸 Спроба: **{ $option }**
turning-asked = **Тодішнє запитання:** { $text }
turning-unknown = ⚠️ Зараз не можу сказати, чого варта відповідь **{ $option }**. Натисни її ще раз згодом.
turning-contradicted = ⚠️ У моїх пробних іграх цей раунд майже ніколи не йшов так, як насправді, тож про відповідь **{ $option }** вони нічого не кажуть.

error-no-such-choice = Тут нема на що дивитися. Натисни **{ button-decided }** ще раз.

## Що роблять комусь інші

suffered-bewitched = тебе зачакловують
suffered-borrowed = твоє золото беруть в обмін на карти
suffered-built-from-hand = хтось будує твою карту
suffered-confiscated = твій квартал конфіскують
suffered-destroyed = твій квартал руйнують
suffered-exchanged = твій квартал обмінюють
suffered-exchanged-characters = з тобою міняються персонажами
suffered-killed = тебе вбивають
suffered-seized = твій квартал захоплюють
suffered-spied = за тобою шпигують
suffered-stole = тебе обкрадає { character-thief }
suffered-swapped-hands = з тобою міняються картами
suffered-took-cards = у тебе забирають карти
suffered-took-gold = у тебе забирають золото
suffered-took-over = твій хід перехоплюють
suffered-used-wagon = хтось користується твоїм фургоном
