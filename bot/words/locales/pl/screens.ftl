left-out =
    { $count ->
        [one] -# … pominięto { $count } wcześniejszy wpis
        [few] -# … pominięto { $count } wcześniejsze wpisy
       *[many] -# … pominięto { $count } wcześniejszych wpisów
    }
panel-picked-count = Na razie wybrano: { $count }
