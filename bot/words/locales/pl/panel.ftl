panel-round = -# Runda { $round }
panel-status =
    -# Runda { $round } · { $characters ->
        [none] { "" }
       *[other] 🎭 **{ $characters }** ·{ " " }
    }💰 **{ $gold }** · 🃏 **{ $cards }**{ $crown ->
        [yes] { " " }· 👑
       *[no] { "" }
    }{ $until ->
        [none] { "" }
       *[other] { " " }· ⏳ { $until }
    }
panel-until = -# ⏳ { board-until }
panel-question = ### { $text }
panel-note = 💬 { $text }
panel-line = -# { $text }
panel-cities = 🏘️ { $cities }
panel-calls = -# Gdzie cię powiadamiać: { COMMAND("notify") }
button-more = Więcej
button-less = Wróć
button-uniques = Dzielnice unikatowe
# A unique district in somebody’s city, and its effect.
unique-of = { $name }: { $card }. { $effect }
uniques-none = Żadne miasto nie ma dzielnicy unikatowej.
panel-events = **Co się działo**
panel-left-out =
    -# … { $count ->
        [one] jeden wcześniejszy wpis jest w **Dzienniku** na planszy
        [few] { $count } wcześniejsze wpisy są w **Dzienniku** na planszy
       *[many] { $count } wcześniejszych wpisów jest w **Dzienniku** na planszy
    }
panel-city = **Twoje miasto** ({ $size } z { $target })
panel-city-empty = Twoje miasto to na razie łąka. Grę kończy miasto z { $target } dzielnicami.
panel-hand = **Karty na ręce**
panel-hand-empty = Nie masz kart na ręce.
panel-beneath = Pod twoim Muzeum: { $cards }
panel-picked = Na razie wybrano ({ $count }): { $things }
panel-page = Strona { $page } z { $pages }
panel-option = -# **{ $label }**: { $text }
hand-card = { $card }
hand-hindered = { $card } · *{ $reason }*
hand-armed = { $card } · **gotowa**
hand-several = { $card } ×{ $count }
hand-effect = -# { $text }
hand-all = -# { $text }
hindrance-too-expensive =
    { $missing ->
        [0] nie masz jak zapłacić
       *[other]
            brakuje { $missing ->
                [one] { $missing } monety
                [few] { $missing } monet
               *[many] { $missing } monet
            }
    }
hindrance-gather-first = najpierw pobierz zasoby
hindrance-gather-first-all = Pobierz zasoby, zanim zaczniesz budować.
hindrance-limit = limit wyczerpany
hindrance-limit-all = W tej turze nie możesz już budować.
hindrance-identical = już stoi w twoim mieście
hindrance-card-forbids = nie można zbudować
hindrance-character-never-builds = twoja postać nie buduje
hindrance-character-never-builds-all = Twoja postać nie może budować.
hindrance-action-card = { "" }
hindrance-not-your-turn = { "" }
hindrance-not-your-turn-all = { "" }
panel-where = Grasz na { $channel }, a z tobą { $others }
panel-board-lost = ⚠️ Nie mogę pokazać planszy tam, gdzie była. { COMMAND("board") } pokaże ją tam, gdzie wolno mi pisać.
panel-moved = Twój panel jest teraz otwarty gdzie indziej. Aby grać dalej tutaj, naciśnij przycisk.
panel-here = Graj dalej tutaj
