left-out =
    { $count ->
        [one] -# … pominięto { $count } wcześniejszy wpis
        [few] -# … pominięto { $count } wcześniejsze wpisy
       *[many] -# … pominięto { $count } wcześniejszych wpisów
    }
city-left-out = -# Dzielnice, których tu nie widać: { $count }.
panel-picked-count = Na razie wybrano: { $count }
