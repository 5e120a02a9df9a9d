left-out = { $count ->
    [one] -# … chybí { $count } starší řádek
    [few] -# … chybí { $count } starší řádky
   *[other] -# … chybí { $count } starších řádků
}
city-left-out = -# { $count ->
    [one] { $count } budova tu není vidět
    [few] { $count } budovy tu nejsou vidět
   *[other] { $count } budov tu není vidět
}.
panel-picked-count = Zatím vybráno: { $count }
