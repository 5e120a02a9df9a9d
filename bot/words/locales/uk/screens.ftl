left-out = { $count ->
    [one] -{ $count } … пропущено { $count } попередній рядок
    [few] -{ $count } … пропущено { $count } попередні рядки
   *[many] -{ $count } … пропущено { $count } попередніх рядків
}
city-left-out = { $count ->
    [one] -{ $count } Тут не показано { $count } квартал.
    [few] -{ $count } Тут не показано { $count } квартали.
   *[many] -{ $count } Тут не показано { $count } кварталів.
}
panel-picked-count = Поки що обрано: { $count }
