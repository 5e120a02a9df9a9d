spoken-round = Раунд { $round }.{ $characters ->
    [none] { "" }
   *[other] { " " }Твій персонаж: { $characters }.
}
spoken-state = Ти маєш { band-coins }, { band-cards }, квартали { $size } із { $target } і { picture-points }.{ $crown ->
    [yes] { " " }Корона в тебе.
   *[no] { "" }
}
spoken-until = Твій час спливе { $until }.
spoken-since = Після твого останнього ходу.
spoken-power = Твоя властивість.
spoken-city = Твоє місто.
spoken-hand = Твої карти і що з ними можна зробити.
spoken-calls = Персонажі.
spoken-cities = Міста, від найбільшої кількості балів.
spoken-news = Що сталося.
spoken-nothing = Ще немає кварталів.
spoken-building = Цього ходу збудовано { $built } із { $limit }.
spoken-card = { $name }, { $details }
spoken-character = { $name }, ранг { $rank }
spoken-can = { $state ->
    [now] можна збудувати
    [play] можна зіграти
    [ready] напоготові
    [first] спершу візьми монети
    [gold] бракує { $gold ->
        [one] { $gold } монети
        [few] { $gold } монет
       *[many] { $gold } монет
    }
    [there] уже є у твоєму місті
   *[no] зараз не збудувати
}
spoken-option = { $number }: { $text }
spoken-draw = Взяти { band-cards }
spoken-gets = { $sure ->
    [yes] отримає { band-coins }
   *[no] може отримати { band-coins }
}
spoken-seat = { $name }: { picture-points }, має { band-coins }, { band-cards }, квартали { $size } із { $target }
spoken-moves = { $you ->
    [yes] Зараз твій хід.
   *[no] Зараз ходить { $seat }.
}
spoken-ends = Гру закінчує місто з { $target ->
    [one] { $target } кварталу
    [few] { $target } кварталів
   *[many] { $target } кварталів
}. Карт у колоді: { $deck }.{ $discards ->
    [0] { "" }
   *[other] { " " }Скинуто: { $discards }.
}
spoken-nobody = Ніхто не відгукнувся: { $characters }.
button-table = Стіл
button-words = { $words ->
    [whole] Усе
   *[brief] Коротше
}
spoken-sign = { $sign ->
    [first] Початок
    [back] Назад
    [next] Далі
    [last] Кінець
   *[computer] Додати комп’ютер
}
