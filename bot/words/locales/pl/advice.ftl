button-advice = 💡 Doradź
button-advice-thinking = ⏳ Doradź

## W panelu

advice-given = -# 💡 Komputer wybrałby: **{ $choices }**
advice-late = -# 💡 Zabrakło czasu na analizę; możesz poprosić jeszcze raz. Komputer wybrałby: **{ $choices }**
advice-lean = -# 💡 **{ $first }**: { $why }. Niemal tak samo wypada: **{ $second }**.
advice-safer = -# 💡 **{ $first }** to bezpieczniejszy wybór: **{ $second }** wypada niemal tak samo, ale w większości gier próbnych { $harm }.
advice-any = -# 💡 **{ $options }**: możesz wybrać dowolnie (bez wyraźnej różnicy).
advice-level-plain = -# 💡 **{ $first }, { $second }**: mniej więcej na jedno wychodzi.
advice-weaker = Słabiej w grach próbnych: { $options }.
advice-first = -# 💡 **{ $first }**, potem **{ $second }**: w tej turze zdążysz zrobić jedno i drugie. Przed każdym krokiem możesz zapytać znowu.
advice-apart = -# 💡 **{ $first }**: { $why }.
advice-apart-plain = -# 💡 **{ $first }** wypada lepiej niż **{ $second }**.
advice-wins = -# 💡 **{ $first }**: { $wins }% wygranych gier próbnych, **{ $second }**: { $less }%.
button-advice-why = 💡 Dlaczego?

## Za tym przyciskiem

advice-how = -# Gry próbne od tego miejsca: { $count }; ukryte karty są w nich losowe. Jeśli paski się nakładają, różnica może być przypadkowa.
advice-behind = -# Liczba gier dokończonych od tego miejsca: { $count }. Wygrane są rzadkie, więc porównaj stratę punktów do pierwszego miejsca.

## Co policzono w próbach

gained-built = budujesz dzielnicę
gained-crown = w następnej rundzie masz pierwszy wybór
fact-share =
    { $often ->
        [never] { $what } w 0% gier próbnych
        [rarely] { $what } tylko w { $part }% gier próbnych
       *[often] { $what } w { $part }% gier próbnych
    }
fact-often =
    { $rare ->
        [yes] rzadziej
       *[no] częściej
    } { $what }
fact-lead = Średnio punktów względem najlepszego rywala: { $points }
fact-colour = to rodzaj, którego twoje miasto jeszcze nie ma
fact-affords = potem możesz wybudować { NAME($card, case: "acc") }
fact-gold =
    { $count ->
        [one] dostajesz { $count } monetę w tej turze
        [few] dostajesz { $count } monety w tej turze
       *[many] dostajesz { $count } monet w tej turze
    }
fact-cards =
    { $count ->
        [one] dostajesz { $count } kartę w tej turze
        [few] dostajesz { $count } karty w tej turze
       *[many] dostajesz { $count } kart w tej turze
    }

## Obraz odpowiedzi

picture-why-title = Co mówią gry próbne
picture-why-unit = % wygranych
picture-why-behind = strata punktów
picture-why-people = gracze
picture-why-level = zbyt mała różnica
picture-why-best = najlepsze
picture-why-percent = { $share }%
picture-why-wins = { $label }: { $wins }% wygranych gier próbnych, od { $least }% do { $most }%
picture-why-behind-told = { $label }: strata punktów do pierwszego miejsca: { $points }
picture-why-share = wybór { $share } graczy

## W poczekalni i jej opcjach

switch-advice = { $state ->
    [on] Wyłącz podpowiedzi
   *[off] Pozwól wszystkim na podpowiedzi
}
extra-advice = Podpowiedzi dla wszystkich
advice-option = **Podpowiedzi dla wszystkich**: { $state ->
    [on] każdy może o nie prosić, inni ich nie widzą; gra nie jest wtedy rankingowa.
   *[off] wyłączone. Są tylko w grze z samymi komputerami. Gra z podpowiedziami dla wszystkich nie jest rankingowa.
}
advice-lobby = 💡 Każdy może prosić o podpowiedzi, więc ta gra nie liczy się do rankingu.
end-unrated-advice = -# { advice-lobby }
error-no-advice = Ta gra liczy się do rankingu, więc nie ma w niej podpowiedzi.
