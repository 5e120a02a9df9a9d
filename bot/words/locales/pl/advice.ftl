button-advice = 💡 Podpowiedź
button-advice-thinking = 💡 Analizuję…

## W panelu

advice-given = 💡 Komputer wybrałby: **{ $choices }**
advice-late = 💡 Teraz nie ma czasu na dłuższą analizę. Komputer wybrałby: **{ $choices }**
button-advice-why = 💡 Dlaczego?

## Za tym przyciskiem

advice-title = 💡 **Skąd taki wybór komputera**
advice-choice = { $place }. **{ $label }**: { $lead }, { $chance } szans na wygraną
advice-lead =
    { $side ->
        [ahead] około { $whole },{ $tenths } pkt przewagi nad najlepszym rywalem
        [behind] około { $whole },{ $tenths } pkt straty do najlepszego rywala
       *[even] mniej więcej równo z najlepszym rywalem
    }
advice-lead-short =
    { $side ->
        [ahead] +{ $whole },{ $tenths } pkt
        [behind] −{ $whole },{ $tenths } pkt
       *[even] równo
    }
advice-how = -# Nie widać wszystkich kart, więc komputer rozdał ukryte na { $count ->
    [one] { $count } sposób zgodny
    [few] { $count } sposoby zgodne
   *[many] { $count } sposobów zgodnych
} z tym, co wiesz, i rozegrał każdą odpowiedź do trzech rund naprzód. ± pokazuje możliwy błąd.

## Szansa na wygraną

chance-about = { $percent } ± { $margin }%
chance-over = ponad { $percent }%
chance-under = poniżej { $percent }%

## W ilu z tych gier


## Co spotyka czytającego


## W poczekalni i jej opcjach

switch-advice =
    Podpowiedzi dla wszystkich: { $state ->
        [on] tak
       *[off] nie
    }
advice-option = Gdy włączone są „Podpowiedzi dla wszystkich”, każdy może prosić o podpowiedzi widoczne tylko dla niego; gra nie liczy się wtedy do rankingu. W grze z samymi komputerami można prosić zawsze.
advice-lobby = 💡 Każdy może prosić o podpowiedzi, więc ta gra nie liczy się do rankingu.
end-unrated-advice = -# { advice-lobby }
error-no-advice = Ta gra liczy się do rankingu, więc nie ma w niej podpowiedzi.
