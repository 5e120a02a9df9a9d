panel-waiting = ### { $place ->
    [direct] Про твій хід напишу в приватні повідомлення
   *[channel] Я повідомлю про твій хід
}
panel-folded = У раунді { $round } граєш за **{ NAME($characters, case: "acc") }**.{ $ping }
panel-folded-turn = Хід досі твій. Спершу { $name } { $card ->
    [none] має відповісти
   *[other] вирішує щодо кварталу ({ $card })
}.{ $ping }
panel-folded-bewitched = Якщо хтось має цього персонажа, далі ти граєш за **{ NAME($character, case: "acc") }**.{ $ping }
panel-folded-choosing = Персонажа обереш { $count ->
    [1] після гравця { $names }
    [2] після гравців { $names }
   *[other] згодом
}.{ $ping }
panel-folded-ahead = Вибір наперед: { $characters }. Якщо { $count ->
    [1] його вже не буде
   *[other] жодного не лишиться
}, { $place ->
    [nowhere] запитаю тебе
    [direct] напишу й запитаю
   *[channel] дам знати й запитаю
}.
panel-folded-done = { $ending ->
    [yes] Твій останній хід позаду. Незабаром підрахунок балів.
   *[no] Твій хід позаду. Далі — вибір персонажа на раунд { $next }.{ $ping }
}
panel-folded-missed = { $ending ->
    [yes] Ти втрачаєш останній хід. Незабаром підрахунок балів.
   *[no] Ти втрачаєш хід. Далі — вибір персонажа на раунд { $next }.{ $ping }
}
panel-folded-ping = { $place ->
    [direct] Напишу тобі.
    [either] Дам знати тут або в приватних повідомленнях.
   *[channel] Дам знати.
}
panel-wait = ⏳ Усі чекають на гравця { $name } · запитання: { $since }{ $until ->
    [none] { "" }
   *[other] { " " }· час спливає { $until }
}
