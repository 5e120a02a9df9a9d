button-wishes = Wybierz zawczasu
button-wishes-save = Zapisz
button-wishes-drop = Zapisz: pytaj mnie
button-wishes-clear = Od nowa
button-wishes-for =
    { $round ->
        [0] Ustaw na każdą rundę
       *[other] Ustaw tylko na rundę { $round }
    }
wishes-title = ### Wybierz postacie zawczasu
wishes-how = Wybierz postacie w kolejności od najlepszej, potem naciśnij „Zapisz”. Gdy przyjdzie twoja kolej na wybór, dostaniesz pierwszą z tych, które jeszcze są, a jeśli nie ma żadnej, zapytam cię. Widzisz to tylko ty, ale szybki wybór może cię zdradzić.
wishes-for =
    { $round ->
        [0] **Na każdą rundę, dopóki tego nie zmienisz**
       *[other] **Tylko na rundę { $round }**
    }{ $state ->
        [stored] { " " }· ✅ Zapisane
        [open] { " " }· ✏️ Jeszcze niezapisane
       *[none] { "" }
    }
wishes-then = { " " }→{ " " }
wishes-order = { $characters }, *a jeśli nie, zapytam*
wishes-nobody = *Jeszcze nikogo: zapytam cię, gdy przyjdzie twoja kolej na wybór.*
wishes-offer = -# ⏩ **Wybierz zawczasu następne postacie**, a inni nie będą musieli na ciebie czekać.
wishes-granted = -# ⭐ Dostajesz postać wybraną zawczasu: **{ $character }**
wishes-gone = -# ⭐ Z postaci wybranych zawczasu nie została żadna: **{ $characters }**.
error-wish-late = Postacie na rundę { $round } są już wybrane. Tego jeszcze nie zapisano: teraz dotyczyłoby to rundy { $next }.
error-no-wishes = Gdy graczy jest mniej niż { $fewest }, nie można wybierać zawczasu.
