describe-history = Tvoje dohrané hry: jak skončily, a každou si můžeš přehrát
describe-replay = Přehrát dohranou hru otázku po otázce; vidíš to jen ty
    .game = Která hra: vyber některou svou, nebo napiš ID jiné
button-replay = Přehrát
button-record = Záznam
button-film = Film
film-title = ## Film hry
film-not-now = Film teď vytvořit nejde. Zkus to za minutu znovu.
button-final = Konečný přehled

## Krok dohrané hry

replay-title = ## Kolo { $round }/{ $rounds }
replay-deal = 🎴 **Karty jsou rozdané.**
replay-asked =
    ❓ { $seat }{ $character ->
        [none] { "" }
       *[other] , { $character }
    }: { $text }
replay-picked = ✅ **{ $answer }**
replay-chose =
    { $seat }{ $character ->
        [none] { "" }
       *[other] { " " }({ $character })
    } volí: **{ $answer }**.
replay-others = -# Možné bylo i: { $answers }
replay-other-answers =
    -# { $count ->
        [one] Možná byla ještě { $count } jiná odpověď.
        [few] Možné byly ještě { $count } jiné odpovědi.
       *[other] Možných bylo ještě { $count } jiných odpovědí.
    }
replay-followed = **Co následovalo**
replay-nothing = Zatím nic.
replay-secret = 🔒 Jen { $seat } vidí: „{ $text }“
replay-hand = ✋ { $cards }
button-replay-first = ⏮️
button-replay-back = ◀️
button-replay-last = ⏭️
button-next-step = ▶️ Krok
button-round-before = ⏪
button-round-after = ⏩ Kolo
menu-rounds = Přejít na kolo
replay-round = { $number }. kolo
replay-other-rules = Pravidla se od této hry změnila, takže ji nemůžu přehrát. Její záznam ji pořád celou obsahuje.

## Seznam

history-title = ## Tvoje dohrané hry
history-none = Zatím nemáš žádnou dohranou hru. { COMMAND("new") } založí novou.
history-game =
    { $when } · { $resigned ->
        [yes] 🏳️{ " " }
       *[no] { "" }
    }{ $place ->
        [1] 🏆 **výhra**
       *[other] **{ $place }.** místo ({ $seats ->
                [one] { $seats } hráč
                [few] { $seats } hráči
               *[other] { $seats } hráčů
            })
    }, **{ $points }** { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }{ $rated ->
        [yes] { "" }
       *[no] { " " }· bez hodnocení
    }{ $server ->
        [none] { "" }
       *[other] { " " }· { $server }
    }
history-player = { $place }. { $name } { $points }
history-left = -# V tomto seznamu 🏳️ znamená: za hráče dohrál počítač, a tak se počítá jako poslední.
button-newer = ◀️ Novější
button-older = Starší ▶️
history-choice =
    { $date }: { $people }{ $computers ->
        [0] { "" }
       *[other]
            { " " }a { $computers ->
                [one] { $computers } počítač
                [few] { $computers } počítače
               *[other] { $computers } počítačů
            }
    }{ $winners ->
        [none] , všichni hru opustili
       *[other] , vyhrává { $winners }
    }
history-left-name = 🏳️ { $name }

## Záznam

record-title = ### Záznam této hry
record-check = V souboru je nastavení, tajné číslo, všechna kliknutí a každá volba, ale žádná jména. Ulož ho ke kódu bota a spusť tam `{ $command }`: znovu rozdá karty a přehraje celou hru.
record-fingerprint = Pokud bot před hrou ukázal stejný otisk, rozdání nikdo nezměnil:

## Co nejde ukázat

error-no-replay = Co se v této hře hrálo, už není uložené, nebo to nejde přečíst.
