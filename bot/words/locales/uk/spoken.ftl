spoken-round = Раунд { $round }.{ $characters ->
    [none] { "" }
   *[other] { " " }Граєш за { NAME($characters, case: "acc") }.
}
spoken-state = Маєш { band-coins }, { band-cards }, { $size } із { $target } кварталів і { picture-points }.{ $crown ->
    [yes] { " " }Корона в тебе.
   *[no] { "" }
}
spoken-until = Твій час спливе { $until }.
spoken-paused = Пауза: годинники підуть не пізніше { $until }
spoken-since = Після твого останнього ходу.
spoken-power = Твоя властивість.
spoken-city = Твоє місто.
spoken-hand = Твої карти і що з ними можна зробити.
more-turn = Що можна зробити зараз.
more-cards = Що роблять твої карти.
spoken-calls = Персонажі.
spoken-cities = Міста, від найбільшої кількості балів.
spoken-news = Що сталося.
spoken-nothing = Ще немає кварталів.
spoken-building = Цього ходу збудовано { $built } із { $limit }.
spoken-card = { $name }, { $details }
spoken-character = { $name }, ранг { $rank }
spoken-can = { $state ->
    [now] можна збудувати
    [play] можна розіграти
    [ready] напоготові
    [first] { $gold ->
        [0] спершу візьми монети
       *[other] спершу здобудь { band-coins }
    }
    [collect] { $gold ->
        [0] спершу збери дохід
       *[other] спершу здобудь { band-coins }
    }
    [gold] бракує { $gold ->
        [one] { $gold } монети
        [few] { $gold } монет
       *[many] { $gold } монет
    }
    [there] уже є у твоєму місті
   *[no] зараз не збудувати
}
spoken-option = { $number }: { $text }
spoken-gets = { $sure ->
    [yes] отримає { band-coins }
   *[no] може отримати { band-coins }
}
spoken-seat = { $name }: { picture-points }, має { band-coins }, { band-cards } та { $size } із { $target } кварталів
spoken-moves = { $you ->
    [yes] Зараз твій хід.
   *[no] Зараз хід робить { $seat }.
}
spoken-ends = Гру закінчує місто з { $target ->
    [one] { $target } кварталу
    [few] { $target } кварталів
   *[many] { $target } кварталів
}. Карт у колоді: { $deck }.{ $discards ->
    [0] { "" }
   *[other] { " " }Скинуто: { $discards }.
}
spoken-nobody = Ніхто не показав { NAME($characters, case: "acc") }.
button-table = Стіл
button-words = { $words ->
    [whole] Усе
   *[brief] Коротше
}
spoken-sign = { $sign ->
    [first] Початок
    [back] Назад
    [before] Раунд назад
    [next] Далі
    [last] Кінець
   *[computer] Додати комп’ютер
}
