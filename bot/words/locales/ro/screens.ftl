left-out = { $count ->
    [one] -# … lipsește un rând mai vechi
    [few] -# … lipsesc { $count } rânduri mai vechi
   *[other] -# … lipsesc { $count } de rânduri mai vechi
}
city-left-out = { $count ->
    [one] -# Un cartier nu e arătat aici.
    [few] -# { $count } cartiere nu sunt arătate aici.
   *[other] -# { $count } de cartiere nu sunt arătate aici.
}
panel-picked-count = Alese până acum: { $count }
