lobby-now = -# ℹ️ **Při { $seats } hráčích:** { $changes }
lobby-now-size =
    Město je dokončené, když má { $size ->
        [one] { $size } budovu
        [few] { $size } budovy
       *[other] { $size } budov
    }.
lobby-now-with = Navíc: { $names }.
lobby-now-without = Bez postav: { $names }.
options-for-assumed =
    👥 **Pro { $count ->
        [one] { $count } hráče
        [few] { $count } hráče
       *[other] { $count } hráčů
    }**, dokud nepřijdou další.
options-for-expected =
    👥 **Pro { $count ->
        [one] { $count } hráče
        [few] { $count } hráče
       *[other] { $count } hráčů
    }**. Zatím tu jsou: { $taken }
options-for-taken =
    👥 **Pro { $count ->
        [one] { $count } hráče
        [few] { $count } hráče
       *[other] { $count } hráčů
    }**: pro všechny, kdo tu jsou.
options-for-most =
    👥 **Pro { $count ->
        [one] { $count } hráče
        [few] { $count } hráče
       *[other] { $count } hráčů
    }**: víc jich tohle hrát nemůže. Zatím tu jsou: { $taken }
menu-seats = Kolik bude hráčů?
options-seats = Počet hráčů: { $count }
options-seats-open = Počet hráčů: kolik přijde
    .description = Karty odpovídají počtu lidí (dokud jsi tu jen ty: { $count }).

## Formulář

button-form = Všechna nastavení najednou
form-title = Nastavení
form-edition = Edice
form-set = Sada karet
form-extras = Doplňky
form-seats = Kolik bude hráčů?
form-tie = Kdo vyhraje při shodě bodů?
extra-nine = Devátá postava
    .description = O jednu víc, pokud to počet hráčů dovolí.
extra-actions = Akční karty
    .description = Jen v edici De Luxe.
extra-short = Krátká hra
    .description = Městu stačí o jednu budovu méně: asi o pětinu kratší.
options-form-old = Mezitím se změnilo něco jiného. { now-so }
options-form-lacking = V edici „{ $edition }“ chybí { $names }. Zbytek formuláře platí.

## Otevřený panel

button-options-done = Hotovo
options-done = ✅ Hotovo. Sem se vrátíš přes **{ button-details }** v herně.
options-opened-anew = ⬇️ Nastavení je otevřené níž.
options-over-started = ▶️ Hra začala.
options-over-host = Zakladatelem hry je teď { $host }.
