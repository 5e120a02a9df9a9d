panel-waiting = ### { $place ->
    [direct] Про твій хід напишу в приватні повідомлення
   *[channel] Я повідомлю про твій хід
}
panel-folded = У раунді { $round } граєш за **{ NAME($characters, case: "acc") }**.{ $ping }
panel-folded-bewitched = Якщо хтось має цього персонажа, далі ти граєш за **{ NAME($character, case: "acc") }**.{ $ping }
panel-folded-choosing = Персонажа обереш { $count ->
    [0] згодом
    [1] після гравця { $names }
   *[other] після гравців { $names }
}.{ $ping }
panel-folded-ahead = Вибір наперед: { $order }.{ $ping }
panel-folded-done = { $ending ->
    [yes] Твій останній хід позаду. Незабаром підрахунок балів.
   *[no] Твій хід у раунді { $round } позаду.{ $ping }
}
panel-folded-missed = { $ending ->
    [yes] Ти втрачаєш останній хід. Незабаром підрахунок балів.
   *[no] У раунді { $round } ти втрачаєш хід.{ $ping }
}
panel-folded-ping = { $place ->
    [direct] Напишу, коли настане твоя черга.
    [either] Коли настане твоя черга, дам знати тут або в приватних повідомленнях.
   *[channel] Дам знати, коли настане твоя черга.
}
panel-wait = ⏳ Усі чекають на гравця { $name } · запитання: { $since }{ $until ->
    [none] { "" }
   *[other] { " " }· час спливає { $until }
}
