left-out = { $count ->
    [one] -# … chybí { $count } starší řádek
    [few] -# … chybí { $count } starší řádky
   *[other] -# … chybí { $count } starších řádků
}
panel-picked-count = Zatím vybráno: { $count }
