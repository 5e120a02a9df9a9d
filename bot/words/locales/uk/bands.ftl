band-tab = { $reader ->
    [victim] Про тебе
    [doer] Твій задум
    [computer] Комп’ютер замість тебе
   *[good] Для тебе
}
band-coins = { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
}
band-of-goal = з { $goal }
band-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
band-killed =
    .victim = { $name } вбиває твого персонажа: { $other }
    .victim-note = { $left ->
        [0] { $when ->
            [past] Твій хід у раунді { $round } пропав.
           *[now] Твій хід пропадає.
        }
       *[other] Ще граєш за { NAME($characters, case: "acc") }, ранг { $next }.
    }
    .doer = Називаєш { NAME($other, case: "acc") }
    .doer-note = Якщо цей персонаж у когось є, він утратить хід.
    .all = { $character } вбиває { NAME($other, case: "acc") }
    .all-note = Персонаж { $rank }-го рангу цього раунду мовчить.
band-silent =
    .victim = Твій хід пропадає
    .victim-note = Викликано { NAME($other, case: "acc") }. Ти мовчиш.
    .doer = { $other } мовчить
    .doer-note = Викликано персонажа { $rank }-го рангу. Ніхто не відповів.
    .all = Ніхто не відповів
    .all-note = Викликано { NAME($other, case: "acc") }.
band-late =
    .victim = Твого персонажа відкрито
    .victim-note = { NAME($other, case: "acc") } вбито, але корона переходить.
    .doer = Це { $target }!
    .doer-note = { $other } втрачає весь хід.
    .all = { $target } — це { $other }
    .all-note = Убитого персонажа відкрито лише тепер.
band-refuge =
    .victim = { $card } тебе приймає
    .victim-note = { NAME($other, case: "acc") } вбито, але дію виконати можна.
    .doer = Це { $target }!
    .doer-note = { $other } усе ж виконує дію ({ $card }).
    .all = { $target } — це { $other }
    .all-note = Убитий персонаж усе ж виконує дію ({ $card }).
band-bewitched =
    .victim = Тебе зачакловано
    .victim-note = Виконай дію; далі за { NAME($other, case: "acc") } грає { $name }.
    .doer = Зачакловано { NAME($other, case: "acc") }
    .doer-note = Якщо цей персонаж у когось є, після його дії хід твій.
    .all = { $character } зачакловує { NAME($other, case: "acc") }
    .all-note = Цей персонаж лише виконає дію.
band-unmoved =
    .doer = Чари нікого не зачепили
    .doer-note = Викликано { NAME($other, case: "acc") }, та всі мовчать.
    .all = Чари нікого не зачепили
    .all-note = Викликано { NAME($other, case: "acc") }, та всі мовчать.
band-took-over =
    .victim = Твій хід забрано
    .victim-note = { $when ->
        [past] У раунді { $round } за { NAME($other, case: "acc") } далі грає { $name }.
       *[now] Дію виконано. Далі за { NAME($other, case: "acc") } грає { $name }.
    }
    .doer = { $other } тобі кориться
    .doer-note = { $target } виконує дію. Далі граєш ти, за свої монети.
    .all = { $name } грає за { NAME($other, case: "acc") }
    .all-note = { $target } лише виконує дію.
band-robbed =
    .victim = { $character } цілить у тебе
    .victim-note = Коли викличуть { NAME($other, case: "acc") }, усе твоє золото заберуть.
    .doer = Називаєш { NAME($other, case: "acc") }
    .doer-note = Якщо цей персонаж у когось є, усе його золото — твоє.
    .all = { $character } називає { NAME($other, case: "acc") }
    .all-note = Цей персонаж віддасть усе золото.
band-empty =
    .doer = Нема кого грабувати
    .doer-note = Викликано { NAME($other, case: "acc") }, та всі мовчать.
    .all = Нема кого грабувати
    .all-note = Викликано { NAME($other, case: "acc") }, та всі мовчать.
band-stole =
    .victim = { $gold ->
        [0] Красти нічого
       *[other] Украдено { band-coins }
    }
    .victim-note = { $gold ->
        [0] { $name } приходить, а в тебе саме павутиння.
       *[other] { $name } забирає все, що ти маєш.
    }
    .doer = { $gold ->
        [0] Порожній гаманець
       *[other] Крадеш { band-coins }
    }
    .doer-note = { $gold ->
        [0] { $target } має саме павутиння.
       *[other] Це все золото гравця { $target }.
    }
    .all = { $gold ->
        [0] Красти нічого
       *[other] { $name } краде { band-coins }
    }
    .all-note = { $gold ->
        [0] { $target } має саме павутиння.
       *[other] Це все золото гравця { $target }.
    }
band-destroyed =
    .victim = Зруйновано { NAME($card, case: "acc") }
    .victim-note = { $name } { $gold ->
        [0] не платить нічого
       *[other] платить { band-coins }
    }. Лишається { $size } { band-of-goal }.
    .doer = Руйнуєш { NAME($card, case: "acc") }
    .doer-note = { $gold ->
        [0] Не платиш нічого
       *[other] Платиш { band-coins }
    }. { $target } має { $size } { band-of-goal }.
    .all = { $name } руйнує { NAME($card, case: "acc") }
    .all-note = { $target } має { $size } { band-of-goal }.
band-seized =
    .victim = Забрано { NAME($card, case: "acc") }
    .victim-note = { $name } захоплює квартал і дає тобі { band-coins }.
    .doer = { $card } у твоєму місті
    .doer-note = { $target } отримує { band-coins }. У тебе { $own } { band-of-goal }.
    .all = { $name } захоплює { NAME($card, case: "acc") }
    .all-note = { $target } отримує за це { band-coins }.
band-exchanged =
    .victim = Забрано { NAME($card, case: "acc") }
    .victim-note = { $name } дає за це { NAME($given, case: "acc") }{ $gold ->
        [0] { "" }
       *[other] {" "}і { band-coins }
    }.
    .doer = { $card } у твоєму місті
    .doer-note = { $target } отримує { NAME($given, case: "acc") }{ $gold ->
        [0] { "" }
       *[other] {" "}і { band-coins }
    }.
    .all = { $name } бере { NAME($card, case: "acc") }
    .all-note = { $target } отримує { NAME($given, case: "acc") }{ $gold ->
        [0] { "" }
       *[other] {" "}і { band-coins }
    }.
band-swapped =
    .victim = Твої карти забрано
    .victim-note = { $name } міняється з тобою всіма картами{ $count ->
        [0] , але не має жодної
       *[other] { "" }
    }.
    .doer = Міняєшся картами
    .doer-note = Маєш карти гравця { $target }.
    .all = { $name } міняється картами
    .all-note = { $target } тепер має карти гравця { $name }.
band-warrants =
    .victim = Розпорядження проти тебе
    .victim-note = { $name } може забрати перший квартал, за який заплатиш.
    .doer = Розпорядження видано
    .doer-note = Одне підписане. Яке — знаєш лише ти.
    .all = { $name } видає розпорядження
    .all-note = Їх отримують { $characters }.
band-confiscated =
    .victim = Забрано { NAME($card, case: "acc") }
    .victim-note = { $name } показує підпис. Твої монети повертаються.
    .doer = Конфісковано!
    .doer-note = { $card } у твоєму місті: { $own } { band-of-goal }.
    .all = { $name } конфіскує { NAME($card, case: "acc") }
    .all-note = Розпорядження підписане. { $target } отримує монети назад.
band-threats =
    .victim = { $name } погрожує тобі ({ $other })
    .victim-note = У свій хід віддай половину золота або ризикни всім.
    .doer = Погрози роздано
    .doer-note = Одна справжня. Яка — знаєш лише ти.
    .all = { $name } погрожує
    .all-note = Під прицілом { $characters }.
band-bribed =
    .victim = Платиш { band-coins }
    .victim-note = { $name } не відкриває погрози.
    .doer = { $target } платить { band-coins }
    .doer-note = Ніхто не побачить, чи погроза справжня.
    .all = { $target } платить { band-coins }
    .all-note = { $name } не відкриває погрози.
band-refused =
    .victim = Не платиш
    .victim-note = { $name } може відкрити погрозу.
    .doer = { $target } не платить
    .doer-note = Погрозу можна відкрити.
    .all = { $target } не платить
    .all-note = { $name } може відкрити погрозу.
band-showed =
    .victim = Забрано { band-coins }
    .victim-note = Погроза справжня: { $name } забирає все.
    .doer = Береш { band-coins }
    .doer-note = { $target } не платить, а погроза справжня.
    .all = { $name } бере { band-coins }
    .all-note = { $target } не платить, а погроза справжня.
band-bluff =
    .victim = Погроза пуста
    .victim-note = { $name } її відкриває. Золото твоє.
    .doer = Твоя погроза пуста
    .doer-note = { $target } це бачить і зберігає золото.
    .all = Погроза пуста
    .all-note = { $target } зберігає золото.
band-withdrew =
    .victim = Погрозу не відкрито
    .victim-note = { $name } її не відкриває. Золото твоє.
    .doer = Погрозу не відкрито
    .doer-note = Ніхто не побачить, чи вона справжня.
    .all = Погрозу не відкрито
    .all-note = { $target } зберігає золото.
band-taxed =
    .victim = Платиш { $gold ->
        [one] { $gold } монету
        [few] { $gold } монети
       *[many] { $gold } монет
    } мита
    .victim-note = Це мито за збудоване.
band-collected =
    .doer = Збираєш { band-coins }
    .doer-note = Це все мито за збудоване.
    .all = { $name } збирає { band-coins }
    .all-note = Це все мито за збудоване.
band-crown =
    .victim = Корону забрано
    .victim-note = { $when ->
        [past] Цього
       *[now] Наступного
    } раунду вибір починає { $name }.
    .doer = Корона твоя
    .doer-note = { $when ->
        [past] Цього
       *[now] Наступного
    } раунду вибір починаєш ти.
    .all = { $name } має корону
    .all-note = { $when ->
        [past] Цього
       *[now] Наступного
    } раунду вибір починає { $name }.
band-completed =
    .victim = { $name } має { $size } { band-of-goal }
    .victim-note = Місто завершено. Кінець близько.
    .doer = Твоє місто завершено
    .doer-note = { $size } { band-of-goal }: муляри можуть перепочити.
    .all = { $name } завершує місто
    .all-note = { $size } { band-of-goal }: кінець близько.
band-last-round =
    .all = Це останній раунд
    .all-note = Зараз або ніколи: потім рахуємо бали.
band-not-last-round =
    .all = Гра триває
    .all-note = Це вже не останній раунд.
band-bell-tower =
    .all = Дзвіниця дзвонить
    .all-note = Щоб закінчити гру, вистачить { $goal } кварталів.
band-time-ran-out =
    .victim = Твій час сплив
    .victim-note = Замість тебе грає комп’ютер.
    .all = { $name } не встигає
    .all-note = Грає комп’ютер.
band-computer-played =
    .victim = Грає комп’ютер
    .victim-note = Він відповідає замість тебе, доки тебе немає.
    .all = Грає комп’ютер
    .all-note = Він замінює гравця { $name }.
band-spied =
    .victim = { $name } шпигує за тобою
    .victim-note = { $gold ->
        [0] Золото лишається в тебе.
       *[other] Втрачаєш { band-coins }.
    }
    .doer = Шпигуєш за гравцем
    .doer-note = { $gold ->
        [0] { $target } не втрачає золота.
       *[other] { $target } втрачає { band-coins }. Береш стільки ж карт.
    }
    .all = { $name } шпигує
    .all-note = { $gold ->
        [0] { $target } не втрачає золота.
       *[other] { $target } втрачає { band-coins }.
    }
band-saw-hand =
    .victim = { $name } бачить твої карти
    .victim-note = Твої карти вже не таємниця.
    .doer = Зазираєш у чужі карти
    .doer-note = Це карти гравця { $target }.
    .all = { $name } зазирає в чужі карти
    .all-note = Це карти гравця { $target }.
band-took-cards =
    .victim = Забрано { band-cards }
    .victim-note = { $name } поповнює свої карти.
    .doer = Береш { band-cards }
    .doer-note = { $target } тепер має менше карт.
    .all = { $name } бере { band-cards }
    .all-note = { $target } тепер має менше карт.
band-gave-cards =
    .victim = Отримуєш { band-cards }
    .victim-note = { $name } ділиться з тобою.
    .doer = Віддаєш { band-cards }
    .doer-note = { $target } тепер має більше карт.
    .all = { $name } віддає { band-cards }
    .all-note = { $target } тепер має більше карт.
band-took-gold =
    .victim = Забрано { band-coins }
    .victim-note = Тепер це золото має { $name }.
    .doer = Береш { band-coins }
    .doer-note = Це золото гравця { $target }.
    .all = { $name } бере { band-coins }
    .all-note = Це золото гравця { $target }.
band-from-hand =
    .victim = Забрано { NAME($card, case: "acc") }
    .victim-note = { $name } бере цю карту собі й будує.
    .doer = { $card } у твоєму місті
    .doer-note = Це карта гравця { $target }.
    .all = { $name } будує { NAME($card, case: "acc") }
    .all-note = Це карта гравця { $target }.
band-borrowed =
    .victim = Забрано { band-coins }
    .victim-note = { $name } дає за це стільки ж карт.
    .doer = Береш { band-coins }
    .doer-note = { $target } отримує за це стільки ж карт.
    .all = { $name } бере { band-coins }
    .all-note = { $target } отримує за це стільки ж карт.
band-wagon =
    .victim = { $name } користується твоїм фургоном
    .victim-note = Тепер він везе { band-coins }.
    .doer = Користуєшся чужим фургоном
    .doer-note = Це фургон гравця { $target }, і везе він { band-coins }.
    .all = { $name } користується фургоном
    .all-note = Це фургон гравця { $target }, і везе він { band-coins }.
band-characters =
    .victim = У тебе новий персонаж
    .victim-note = { $name } міняється з тобою персонажами.
    .doer = У тебе новий персонаж
    .doer-note = Обмін із гравцем { $target }.
    .all = Обмін персонажами
    .all-note = { $name } та { $target } мають нових персонажів.
