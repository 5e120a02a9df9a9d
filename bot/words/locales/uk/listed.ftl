describe-games = Ігри, що тривають тут, і ті, де граєш ти; спершу — де твій хід
    .mine = Лише ігри, де граєш ти
listed-title = ## Поточні ігри
listed-turn = 🔔 **Твій хід** ·
listed-running = { $mine ->
    [turn] { listed-turn }
    [yes] 👤 **Граєш ти** ·
    [away] 🤖 **Замість тебе грає комп’ютер**, доки не натиснеш **Я тут** ·
   *[no] 👁️
} [Раунд { $round }]({ $where }){ $asked ->
    [none] { "" }
   *[other] { " " }· вирішує { $asked }
}
    { $players }
listed-lobby = { $mine ->
    [yes] 👤 **Ти тут** ·
   *[no] 🟢
} [Відкрите лобі]({ $where }) · { lobby-seats }{ $at ->
    [none] { "" }
   *[other] { " " }· початок { $at }
}
    { $players }
listed-daily = { $mine ->
    [turn] { listed-turn }{ " " }
   *[other] { "" }
}🏰 **{ $name }** · раунд { $round }
    { $players }
listed-solo = { $mine ->
    [turn] { listed-turn }{ " " }
   *[other] { "" }
}🤖 **{ $replay ->
    [yes] Продовження завершеної гри
   *[no] Проти комп’ютерів
}** · раунд { $round }
    { $players }
listed-none = Тут зараз немає ігор. { COMMAND("new") } відкриє гру.
listed-back = Назад
listed-on = Далі
listed-own = Лише мої
listed-all = Усі ігри тут
