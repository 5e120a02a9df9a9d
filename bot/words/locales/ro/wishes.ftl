button-wishes = Alege dinainte
button-wishes-save = Salvează
button-wishes-drop = Salvează: întreabă-mă
button-wishes-clear = Ia-o de la capăt
button-wishes-for = { $round ->
    [0] Pentru fiecare rundă
   *[other] Doar pentru runda { $round }
}

wishes-title = ### Alege personaje dinainte
wishes-how = Când e rândul tău la ales, primești pe loc primul de aici care mai e liber. Dacă niciunul nu mai e, vine întrebarea. Doar tu vezi asta; că ai ales dinainte, ceilalți pot ghici din viteză. Apasă personajele, întâi pe cel mai bun, apoi „Salvează”.
wishes-for = { $round ->
    [0] **Pentru fiecare rundă, până schimbi**
   *[other] **Doar pentru runda { $round }**
}{ $state ->
    [stored] { " " }· ✅ Salvat
    [open] { " " }· ✏️ Încă nesalvat
   *[none] { "" }
}
wishes-then = { " " }→{ " " }
wishes-order = { $characters } → *altfel întreabă-mă*
wishes-nobody = *Întreabă-mă.*
wishes-gone = { $character } · nu e disponibil
wishes-granted = -# ⭐ Ales dinainte, și e al tău: **{ $character }**

error-wish-late = Personajele din runda { $round } sunt alese. Asta nu e salvat încă: acum ar fi pentru runda { $next }.
error-no-wishes = { $fewest ->
    [one] Sub un jucător nu se poate alege dinainte.
    [few] Sub { $fewest } jucători nu se poate alege dinainte.
   *[other] Sub { $fewest } de jucători nu se poate alege dinainte.
}
