left-out =
    { $count ->
        [one] -# … pominięto { $count } wcześniejszy wpis
        [few] -# … pominięto { $count } wcześniejsze wpisy
       *[many] -# … pominięto { $count } wcześniejszych wpisów
    }
city-left-out = -# Nie widać tu { $count ->
    [one] { $count } dzielnicy
    [few] { $count } dzielnic
   *[many] { $count } dzielnic
}.
panel-picked-count = Na razie wybrano: { $count }
