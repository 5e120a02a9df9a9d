left-out = { $count ->
    [one] -# … пропущено { $count } попередній рядок
    [few] -# … пропущено { $count } попередні рядки
   *[many] -# … пропущено { $count } попередніх рядків
}
panel-picked-count = Поки що обрано: { $count }
