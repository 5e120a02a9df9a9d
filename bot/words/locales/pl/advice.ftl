button-advice = 💡 Podpowiedź
button-advice-thinking = 💡 Patrzę naprzód…

## W panelu

advice-given = 💡 Wybór komputera: **{ $choices }**
advice-late = 💡 Nie ma teraz czasu, by patrzeć naprzód. Wybór komputera: **{ $choices }**
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
advice-suffered = -# { $part } tych gier { $deed }
advice-suffered-two = -# { $part } tych gier { $deed } · { $next-part } { $next-deed }
advice-how =
    -# Komputer { $count ->
        [one] { $count } raz
        [few] { $count } razy
       *[many] { $count } razy
    } rozdał na nowo to, czego nie widzisz, i za każdym razem grał dalej do trzech rund. ± pokazuje możliwy błąd.

## Szansa na wygraną

chance-about = { $percent } ± { $margin }%
chance-over = ponad { $percent }%
chance-under = poniżej { $percent }%

## W ilu z tych gier

advice-part-100 = W prawie wszystkich z
advice-part-75 = W trzech czwartych
advice-part-66 = W dwóch trzecich
advice-part-50 = W połowie
advice-part-33 = W jednej trzeciej
advice-part-25 = W jednej czwartej
advice-part-20 = W jednej piątej
advice-part-10 = W jednej dziesiątej

## Co spotyka czytającego

advice-deed-killed = twoja postać ginie
advice-deed-bewitched = ktoś zaczarowuje twoją postać
advice-deed-stole = ktoś cię okrada
advice-deed-took-gold = ktoś zabiera ci monety
advice-deed-spied = ktoś cię szpieguje i bierze monety
advice-deed-took-cards = ktoś zabiera ci karty
advice-deed-swapped-hands = ktoś zamienia się z tobą kartami
advice-deed-built-from-hand = ktoś buduje z twojej ręki
advice-deed-exchanged-characters = ktoś zamienia się z tobą postaciami
advice-deed-took-over = ktoś kończy twoją turę
advice-deed-confiscated = ktoś konfiskuje to, co budujesz
advice-deed-destroyed = tracisz dzielnicę
advice-deed-exchanged = ktoś zamienia twoją dzielnicę
advice-deed-seized = ktoś zabiera ci dzielnicę

## W poczekalni i jej opcjach

switch-advice =
    Podpowiedzi dla wszystkich: { $state ->
        [on] tak
       *[off] nie
    }
advice-option = Kto gra sam z komputerami, zawsze może prosić o podpowiedzi. Gdy włączone są „Podpowiedzi dla wszystkich”, może każdy, tylko dla siebie; gra nie wpływa wtedy na oceny.
advice-lobby = 💡 Każdy może prosić o podpowiedzi, więc ta gra nie wpływa na oceny.
end-unrated-advice = -# Ta gra nie wpływa na oceny: każdy mógł prosić o podpowiedzi.
error-no-advice = W tej grze nie ma podpowiedzi: wpływa ona na oceny.
