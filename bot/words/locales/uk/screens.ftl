left-out = { $count ->
    [one] -# … пропущено { $count } попередній рядок
    [few] -# … пропущено { $count } попередні рядки
   *[many] -# … пропущено { $count } попередніх рядків
}
city-left-out = { $count ->
    [one] -# Тут не показано { $count } квартал.
    [few] -# Тут не показано { $count } квартали.
   *[many] -# Тут не показано { $count } кварталів.
}
panel-picked-count = Поки що обрано: { $count }
