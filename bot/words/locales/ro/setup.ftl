edition-2016 = Ediția din 2016
    .description = 27 de personaje, 30 de cartiere speciale, un oraș de 7 cartiere.
edition-deluxe = Ediția de lux
    .description = Ca în 2016, cu încă 6 cartiere speciale și, dacă vrei, cărți de acțiune.
edition-classic = Clasic, cu cărți bonus
    .description = Primele opt personaje și cărțile lor bonus, un oraș de 8 cartiere.
edition-classic-czech = Clasic, ediția cehă
    .description = Mereu aceleași opt personaje, un oraș de 8 cartiere.

set-first_game = Primul joc
    .description = Cel mai bun set pentru început: opt personaje ușor de înțeles.
set-ambitious_aristocrats = Aristocrați ambițioși
    .description = Mandate, cărți luate și cartiere cumpărate: pentru cei cărora le place să se amestece.
set-cunning_agents = Agenți vicleni
    .description = Vrăji, șantaj și o coroană care trece din mână în mână.
set-illustrious_emissaries = Emisari iluștri
    .description = Priviri în cărțile altora, schimb de cărți și de cartiere.
set-devious_dignitaries = Demnitari perfizi
    .description = Mandate și șantaj: multă cacealma.
set-tenacious_delegates = Delegați tenaci
    .description = Cărțile trec de la unul la altul, cartierele se schimbă.
set-vicious_nobles = Nobili nemiloși
    .description = Personaje bogate; dacă sunt nouă, și o taxă pe construcții.
set-random = La întâmplare
    .description = Personajele și cartierele speciale sunt trase la sorți.
set-own = Alegere proprie
    .description = Alegi tu personajele și cartierele speciale.
set-saved = „{ $name }”
    .description = Un set salvat pe acest server.

tie-revealed-rank = rangul mai mare al personajului arătat în ultima rundă
tie-held-rank = rangul mai mare al personajului din ultima rundă, viu sau mort
tie-district-values = valoarea cartierelor
tie-values-then-gold = valoarea cartierelor, apoi monedele

setting-names = 📦 **{ $edition }** · 🎭 Set de cărți: **{ $cards }**
setting-none = Încă niciunul.
setting-size = { $size ->
    [one] Un oraș e complet cu un cartier.
    [few] Un oraș e complet cu { $size } cartiere.
   *[other] Un oraș e complet cu { $size } de cartiere.
}
setting-actions = Cărțile de acțiune sunt amestecate în teanc.
setting-short = Joc scurt: un cartier mai puțin, cam cu o cincime mai scurt.
setting-tie = La egalitate decide { $how }.
setting-tie-now = la egalitate decide { $how }
setting-counts = Cu aceste cărți pot juca atâția jucători: { $numbers }.
setting-note = ℹ️ { $text }
setting-problem = ⚠️ { $text }
setting-instead = În locul lui poate juca { $names }.
setting-choosable = În locul lui, gazda poate alege { $names }.
numbers-to = { $first }–{ $last }

note-ninth-joins = { $seats ->
    [one] La un jucător e nevoie de al nouălea personaj: se adaugă { $character }.
    [few] La { $seats } jucători e nevoie de al nouălea personaj: se adaugă { $character }.
   *[other] La { $seats } de jucători e nevoie de al nouălea personaj: se adaugă { $character }.
}
note-ninth-added = Al nouălea personaj e { $character }.
note-no-ninth = { $seats ->
    [one] La un jucător nu există al nouălea personaj.
    [few] La { $seats } jucători nu există al nouălea personaj.
   *[other] La { $seats } de jucători nu există al nouălea personaj.
}
note-replaced = { $seats ->
    [one] La un jucător joacă { $instead } în locul { NAME($character, case: "gen") }.
    [few] La { $seats } jucători joacă { $instead } în locul { NAME($character, case: "gen") }.
   *[other] La { $seats } de jucători joacă { $instead } în locul { NAME($character, case: "gen") }.
}
note-other = Ceva s-a schimbat ca să se potrivească numărului de jucători.

lobby-hindrance-alone = E nevoie de cel puțin doi jucători. Așteaptă pe cineva sau adaugă un calculator.
lobby-hindrance-nobody = Trebuie să joace cel puțin un om.
lobby-hindrance-more = Cu aceste cărți { $count ->
    [one] mai e nevoie de un jucător.
    [few] mai e nevoie de { $count } jucători.
   *[other] mai e nevoie de { $count } de jucători.
}
lobby-hindrance-seat-count = { $most ->
    [one] Această ediție e pentru cel mult un jucător.
    [few] Această ediție e pentru cel mult { $most } jucători.
   *[other] Această ediție e pentru cel mult { $most } de jucători.
}
lobby-hindrance-cast-size = La { $seats } jucători e nevoie de { $needed } personaje, iar alese sunt { $size }.
lobby-hindrance-lack-ranks = { $count ->
    [one] Mai lipsește personajul de rangul { $ranks }.
    [few] Mai lipsesc personajele de rangurile { $ranks }.
   *[other] Mai lipsesc personajele de rangurile { $ranks }.
}
lobby-hindrance-character-seats = { $fewest ->
    [one] { $character } cere cel puțin un jucător.
    [few] { $character } cere cel puțin { $fewest } jucători.
   *[other] { $character } cere cel puțin { $fewest } de jucători.
}
lobby-hindrance-edition-character = { $character } nu face parte din această ediție: { $edition }.
lobby-hindrance-edition-mix = Dintre primele opt personaje sunt înlocuite { $count }; această ediție permite { $most }.
lobby-hindrance-unique-count = { $count ->
    [one] E ales un cartier special, dar trebuie { $needed }.
    [few] Sunt alese { $count } cartiere speciale, dar trebuie { $needed }.
   *[other] Sunt alese { $count } de cartiere speciale, dar trebuie { $needed }.
} { $missing ->
    [0] Scoate { $extra }.
   *[other] Adaugă { $missing }.
}
lobby-hindrance-edition-district = Cartea { $district } nu face parte din această ediție: { $edition }.
lobby-hindrance-fixed-district = Cartea { $district } poate fi scoasă doar în schimbul altui cartier.
lobby-hindrance-edition-actions = Această ediție nu are cărți de acțiune: { $edition }.
lobby-hindrance-other = Aceste cărți nu se pot juca împreună.

button-options = Opțiuni
button-cast = Personaje
button-districts = Cartiere speciale
button-draw = Trage din nou
button-save = Salvează ca…
button-delete = Șterge „{ $name }”
button-delete-set = Șterge setul
button-instead = { $name } în schimb
button-fill = Completează la întâmplare
button-clear = Debifează tot
button-back = Înapoi la opțiuni

options-title = ### Opțiuni
options-edition = 📦 **{ $name }.**
options-cards = 🎭 **{ $name }.**
options-choose-edition = { $name }
options-choose-set = { $name }
options-choose-tie = La egalitate: { $how }{ $own ->
    [yes] { " " }(această ediție)
   *[no] { "" }
}

switch-nine = { $state ->
    [on] Scoate rangul 9
   *[off] Adaugă rangul 9
}
switch-actions = { $state ->
    [on] Scoate acțiunile
   *[off] Adaugă acțiuni
}
switch-short = { $state ->
    [on] Joacă întreg
   *[off] Scurtează jocul
}
switch-state = { $name }: { $state ->
    [on] da
   *[off] nu
}

menu-edition = Ediție
menu-set = Set de cărți
menu-saved = Seturi salvate pe acest server
menu-tie = La egalitate
menu-rank = Alege un personaj de rangul { $rank }
menu-districts = { $first } – { $last }
menu-without = { $count ->
    [one] Alege un cartier de scos
    [few] Alege { $count } cartiere de scos
   *[other] Alege { $count } de cartiere de scos
}

saved-of = { $edition }, { $cards }

cast-title = ### Personaje
cast-about = Câte un personaj de fiecare rang.
cast-about-core = Câte un personaj de fiecare rang. Dintre primele opt poți înlocui { $count }.
cast-nobody = 9 Fără al nouălea personaj
    .description = Joacă doar opt personaje.
cast-unfit = { $seats ->
    [one] Nu la un jucător. { $effect }
    [few] Nu la { $seats } jucători. { $effect }
   *[other] Nu la { $seats } de jucători. { $effect }
}

districts-title = ### Cartiere speciale
districts-about = Alege { $count } pentru teanc.
districts-about-fixed = În teanc { $fixed ->
    [one] e oricum un cartier special
    [few] sunt oricum { $fixed } cartiere speciale
   *[other] sunt oricum { $fixed } de cartiere speciale
}. Poți adăuga { $most }; pentru fiecare în plus, scoate unul.
districts-chosen = **Alese { $count } din { $most }.**

name-title = Salvează acest set
name-label = Numele setului
saved-new = Salvat ca „{ $name }”, pentru toate sălile de pe acest server.
saved-again = Salvat ca „{ $name }”; setul vechi cu acest nume e înlocuit.
saved-deleted = „{ $name }” s-a șters. E încă ales aici, deci îl poți salva din nou.

error-set-gone = Acest set a fost șters.
error-set-not-yours = Îl poate șterge doar { $owner }, care l-a salvat, sau cineva care administrează serverul.
error-set-name-taken = { $owner } a salvat deja un set cu acest nume. Alege alt nume.
error-sets-full-server = Pe acest server nu mai e loc pentru alte seturi. Șterge unul mai întâi.
error-sets-full-person = Nu mai ai loc pentru alte seturi pe acest server. Șterge unul mai întâi.
error-no-name = Un nume are nevoie de litere sau cifre.
error-cannot-save = Acest set nu se poate juca încă, deci nu se salvează: { $reason }
