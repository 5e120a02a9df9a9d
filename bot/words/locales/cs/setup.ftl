## Edice a sady

edition-2016 = Edice 2016
    .description = 27 postav, 30 fialových budov, město se 7 budovami.
edition-deluxe = Edice De Luxe
    .description = Jako edice 2016, k tomu 6 fialových budov navíc a na přání akční karty.
edition-classic = Klasická s bonusovými kartami
    .description = Prvních osm postav a jejich bonusové karty, město s 8 budovami.
edition-classic-czech = Klasická česká
    .description = Vždy stejných osm postav, město s 8 budovami.
set-first_game = První partie hry
    .description = Nejlepší sada pro nováčky: osm přehledných postav.
set-ambitious_aristocrats = Souboj stavitelů
    .description = Glejty, braní karet i budov: pro hráče, kteří rádi zasahují do cizích plánů.
set-cunning_agents = Boj tajných služeb
    .description = Očarování, vydírání a koruna, která jde z ruky do ruky.
set-illustrious_emissaries = Můj dům, můj hrad
    .description = Nahlížení do karet, výměny karet a budov.
set-devious_dignitaries = Intriky
    .description = Glejty a vydírání: hodně blafování.
set-tenacious_delegates = Souboj stratégů
    .description = Karty mění majitele a budovy se vyměňují.
set-vicious_nobles = Nelítostná řež
    .description = Bohaté postavy; když jich je devět, za stavbu se platí daň.
set-random = Náhodná
    .description = Postavy a fialové budovy se losují.
set-own = Vlastní výběr
    .description = Postavy a fialové budovy vybereš ty.
set-saved = „{ $name }“
    .description = Sada uložená na tomto serveru.
tie-revealed-rank = vyšší číslo postavy ukázané v posledním kole
tie-held-rank = vyšší číslo postavy v posledním kole, i zneškodněné
tie-district-values = hodnota budov
tie-values-then-gold = hodnota budov, pak počet mincí

## Co je nastaveno

setting-names = 📦 **{ $edition }** · 🎭 Sada karet: **{ $cards }**
setting-none = Zatím nic.
setting-size =
    Město je dokončené, když má { $size ->
        [one] { $size } budovu
        [few] { $size } budovy
       *[other] { $size } budov
    }.
setting-actions = Do balíčku jsou zamíchané akční karty.
setting-short = Krátká hra: o jednu budovu méně, asi o pětinu kratší.
setting-tie = Při shodě bodů rozhoduje { $how }.
setting-tie-now = při shodě bodů rozhoduje { $how }
setting-counts = S těmito kartami může hrát tolik hráčů: { $numbers }.
setting-note = ℹ️ { $text }
setting-problem = ⚠️ { $text }
setting-instead = Místo toho může hrát { $names }.
setting-choosable = Zakladatel může místo toho vybrat { NAME($names, case: "acc") }.
numbers-to = { $first } až { $last }

## Co se děje samo

note-ninth-joins = Při { $seats } hráčích je potřeba devátá postava. Přibude { $character }.
note-ninth-added = Jako devátá postava přibude { $character }.
note-no-ninth = Při { $seats } hráčích devátá postava nehraje.
note-replaced = Při { $seats } hráčích hraje { $instead } (odpadá { $character }).
note-other = Něco se přizpůsobilo počtu hráčů.

## Proč hra ještě nemůže začít

lobby-hindrance-alone = Jsou potřeba aspoň dva hráči. Počkej na někoho, nebo přidej počítač.
lobby-hindrance-nobody = Aspoň jeden člověk musí hrát.
lobby-hindrance-more = Pro tyhle karty { $count ->
    [one] chybí ještě 1 hráč.
    [few] chybí ještě { $count } hráči.
   *[other] chybí ještě { $count } hráčů.
}
lobby-hindrance-seat-count =
    Tato edice je nejvýš pro { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
    }.
lobby-hindrance-cast-size = Při { $seats } hráčích je potřeba { $needed } postav, vybráno je { $size }.
lobby-hindrance-lack-ranks =
    Ještě { $count ->
        [one] chybí postava
        [few] chybějí postavy
       *[other] chybějí postavy
    } č. { $ranks }.
lobby-hindrance-character-seats = { $character } hraje až od { $fewest } hráčů.
lobby-hindrance-edition-character = { $character } do této edice nepatří ({ $edition }).
lobby-hindrance-edition-mix = Z prvních osmi postav je vyměněných { $count }; tato edice dovoluje nejvýš { $most }.
lobby-hindrance-unique-count =
    { $count ->
        [one] Vybraná je { $count } fialová budova
        [few] Vybrané jsou { $count } fialové budovy
       *[other] Vybraných je { $count } fialových budov
    }, potřeba jich je { $needed }. { $missing ->
        [0] Vynech { $extra }.
       *[other] Přidej { $missing }.
    }
lobby-hindrance-edition-district = { $district } do této edice nepatří ({ $edition }).
lobby-hindrance-fixed-district = { $district } může odpadnout jen výměnou za jinou budovu.
lobby-hindrance-edition-actions = Tato edice nemá akční karty: { $edition }.
lobby-hindrance-other = S těmito kartami dohromady hrát nejde.

## Nastavení

button-options = Nastavení
button-cast = Postavy
button-districts = Fialové budovy
button-draw = Losovat znovu
button-save = Uložit jako…
button-delete = Smazat „{ $name }“
button-delete-set = Smazat tuto sadu
button-instead = Místo toho { $name }
button-fill = Zbytek doplnit náhodně
button-clear = Nevybrat nic
button-back = Zpět do nastavení
options-title = ### Nastavení
options-edition = 📦 **{ $name }.**
options-cards = 🎭 **{ $name }.**
options-choose-edition = { $name }
options-choose-set = { $name }
options-choose-tie =
    Při shodě: { $how }{ $own ->
        [yes] { " " }(tato edice)
       *[no] { "" }
    }
switch-nine = { $state ->
    [on] Odebrat 9. postavu
   *[off] Přidat 9. postavu
}
switch-actions = { $state ->
    [on] Odebrat akční karty
   *[off] Přidat akční karty
}
switch-short = { $state ->
    [on] Hrát celou
   *[off] Zkrátit hru
}
switch-state = { $name }: { $state ->
    [on] ano
   *[off] ne
}
menu-edition = Edice
menu-set = Sada karet
menu-saved = Sady uložené na tomto serveru
menu-tie = Shoda bodů
menu-rank = Vyber postavu č. { $rank }
menu-districts = { $first } až { $last }
menu-without =
    Vynech { $count ->
        [one] { $count } budovu
        [few] { $count } budovy
       *[other] { $count } budov
    }
saved-of = { $edition }, { $cards }
cast-title = ### Postavy
cast-about = Jedna postava ke každému číslu.
cast-about-core = Jedna postava ke každému číslu. Z prvních osmi můžeš { $count } vyměnit.
cast-nobody = 9 Bez deváté postavy
    .description = Hraje jen osm postav.
cast-unfit = Ne při { $seats } hráčích. { $effect }
districts-title = ### Fialové budovy
districts-about = Vyber do balíčku { $count ->
    [one] { $count } budovu
    [few] { $count } budovy
   *[other] { $count } budov
}.
districts-about-fixed =
    V balíčku tak či tak { $fixed ->
        [one] je { $fixed } fialová budova
        [few] jsou { $fixed } fialové budovy
       *[other] je { $fixed } fialových budov
    }. Přidat jich můžeš { $most }; za každou další některou vynech.
districts-chosen = **Vybráno { $count }/{ $most }.**

## Ukládání

name-title = Uložit sadu
name-label = Název sady
saved-new = Uloženo jako „{ $name }“ pro všechny herny tohoto serveru.
saved-again = Uloženo jako „{ $name }“ místo dřívější sady toho názvu.
saved-deleted = Sada „{ $name }“ je smazaná. Tady zůstává nastavená, takže ji můžeš znovu uložit.

## Krátké soukromé odpovědi

error-set-gone = Tato sada je smazaná.
error-set-not-yours = Smazat ji může jen její majitel ({ $owner }) nebo správce serveru.
error-set-name-taken = Sadu tohoto názvu už tu má { $owner }. Vyber jiný název.
error-sets-full-server = Na tento server se víc sad nevejde. Nejdřív nějakou smaž.
error-sets-full-person = Na tomto serveru už na další sadu nemáš místo. Nejdřív nějakou smaž.
error-no-name = Název musí obsahovat písmena nebo číslice.
error-cannot-save = Tato sada se ještě nedá hrát, takže není uložená: { $reason }
