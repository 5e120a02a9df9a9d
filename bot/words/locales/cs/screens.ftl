left-out = { $count ->
    [one] -# … chybí { $count } starší řádek
    [few] -# … chybí { $count } starší řádky
   *[other] -# … chybí { $count } starších řádků
}
city-left-out = -# Budovy, které tu nejsou vidět: { $count }.
panel-picked-count = Zatím vybráno: { $count }
