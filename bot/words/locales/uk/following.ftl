panel-waiting = ### Я повідомлю про твій хід
panel-folded = У раунді { $round } граєш за **{ NAME($characters, case: "acc") }**.
panel-folded-choosing = Персонажа обереш згодом.
panel-folded-ahead = Вибір наперед: { $order }.
panel-folded-done = { $ending ->
    [yes] Твій останній хід позаду. Незабаром підрахунок балів.
   *[no] Твій хід у раунді { $round } позаду.
}
panel-folded-missed = { $ending ->
    [yes] Ти втрачаєш останній хід. Незабаром підрахунок балів.
   *[no] У раунді { $round } ти втрачаєш хід.
}
panel-folded-ping = Дам знати.
panel-wait = ⏳ Усі чекають на гравця { $name } · запитання: { $since }{ $until ->
    [none] { "" }
   *[other] { " " }· час спливає { $until }
}
