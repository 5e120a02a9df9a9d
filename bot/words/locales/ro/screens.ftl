left-out = { $count ->
    [one] -# … lipsește un rând mai vechi
    [few] -# … lipsesc { $count } rânduri mai vechi
   *[other] -# … lipsesc { $count } de rânduri mai vechi
}
panel-picked-count = Alese până acum: { $count }
