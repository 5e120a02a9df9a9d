button-same-time = Din nou la ora asta?
evening-plan = ### Când jucați din nou?
    Deschid atunci masa, cu aceleași cărți și opțiuni. Înainte întreb în acest canal cine vine.
button-evening-tomorrow = Mâine
button-evening-every = { $every ->
    [week] În fiecare săptămână
    [fortnight] La două săptămâni
   *[month] În fiecare lună
}
evening-founded = 📅 S-a stabilit: { $when }. În { $channel } fiecare poate spune dacă vine.
evening-known = 📅 Asta s-a stabilit deja, iar tu ești pe listă: { $when }, { $channel }.

evening-title = ### 📅 { $every ->
    [once] Următorul joc
    [week] Citadels în fiecare săptămână
    [fortnight] Citadels la două săptămâni
   *[month] Citadels în fiecare lună
}
evening-when = **{ $when }**
evening-coming = ✅ **Vin ({ $count })** { $names }
evening-later = 🕗 **Vin mai târziu ({ $count })** { $names }
evening-not = ✖️ **Nu de data asta ({ $count })** { $names }
evening-unanswered = Încă n-a răspuns nimeni.
evening-how = -# Masa se deschide cu zece minute înainte. Le amintesc doar celor care vin. Cine vine mai târziu are loc în al doilea joc.
evening-open = ▶️ **Masa e deschisă:** { $where }
    -# Apasă **Mai târziu** și ai un loc în al doilea joc.
button-evening-coming = Vin
button-evening-later = Mai târziu
button-evening-not = Nu de data asta
button-evening-show = Clasament
evening-second = ⏰ Al doilea joc e pe cale să înceapă și ai un loc la masă.

evening-morning = ### ☀️ Seara de ieri
evening-table = Sezonul acesta
evening-row = **{ $place }.** { $name } · **{ $points }** · { $games ->
    [one] un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}
evening-stake-level = { $name } și { $other } sunt la egalitate. Cine conduce se decide în jocul următor.
evening-stake-near = { $other } are cu { $gap ->
    [one] un punct
    [few] { $gap } puncte
   *[other] { $gap } de puncte
} mai puțin decât { $name }. Data viitoare poate fi de ajuns o victorie.
evening-stake-far = Conduce { $name }, cu un avans de { $gap ->
    [one] un punct
    [few] { $gap } puncte
   *[other] { $gap } de puncte
}.
evening-stake-won = 👑 Sezonul s-a încheiat. Câștigă { $name }, cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
evening-next = Data viitoare: { $when }

evening-rests = De două ori la rând n-a venit nimeni, așa că nu mai deschid mese. Continuăm?
evening-ended = S-a încheiat. Nu mai deschid mese la ora asta.
button-evening-resume = Continuăm

evening-organiser = Organizează { $who }
evening-pointless = În sezonul acesta încă nu are nimeni puncte.
evening-points-how = În fiecare joc primești un punct pentru tine și câte unul pentru fiecare persoană care termină după tine. Contează primele trei jocuri ale serii. Un sezon ține un trimestru.
evening-unnamed = Persoana { $number }
menu-evening-to = Predă organizarea…
evening-handed-on = De acum organizează { $who }.
button-evening-fill = { $on ->
    [yes] Calculatoare pe locurile libere
   *[no] Fără calculatoare
}
evening-filled = { $on ->
    [yes] De acum, locurile libere le ocupă calculatoarele.
   *[no] De acum nu mai adaug calculatoare.
}
button-evening-end = Încheie
evening-sure = **Închei definitiv?** Se șterge și clasamentul.
button-evening-keep = Păstrează

error-evening-gone = S-a încheiat deja. După orice joc se poate stabili următorul.
error-evening-over = Ora aceea a trecut. Mesajul cel mai nou întreabă de următoarea.
error-evenings-full = Nu mai e loc: o persoană poate organiza { $own }, iar un server poate avea { $count }, dintre care trei într-un canal.
error-evening-organiser = Poate schimba asta doar { $who } sau cine administrează serverul.
