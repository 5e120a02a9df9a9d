lacking-because = { $label } · { $reason }
lacking-first = { $label } · nejdřív: { $first }
lacking = teď to nejde
lacking-gather-first = nejdřív dober zdroje
lacking-deck-empty = balíček je prázdný

# Schopnosti podle jejich názvů.
lacking-income-noble = nemáš panskou budovu
lacking-income-religious = nemáš sakrální budovu
lacking-income-trade = nemáš obchodní budovu
lacking-income-military = nemáš vojenskou budovu
lacking-cards-noble = nemáš panskou budovu, nebo došly karty
lacking-cards-religious = nemáš sakrální budovu, nebo došly karty
lacking-tithe = nemáš sakrální budovu
lacking-architect-cards = balíček je prázdný
lacking-study = balíček je prázdný
lacking-redraw = nemáš karty v ruce
lacking-wizard = nikdo jiný nemá karty
lacking-seer = nikdo jiný nemá karty
lacking-beg = nikdo není bohatší než ty
lacking-destroy = na nic v dosahu nemáš
lacking-exchange = na nic v dosahu nemáš
lacking-seize = na nic v dosahu nemáš
lacking-queen-gold = č. 4 neukázal nikdo vedle tebe
lacking-queen-gold-later = až na konci kola: č. 4 je zneškodněná
lacking-beautify = potřebuješ minci a budovu
lacking-collect-tax = žádné tam nejsou
lacking-armory = nic v dosahu nejde zbourat
lacking-laboratory = nemáš karty v ruce
lacking-museum = nemáš karty v ruce
lacking-smithy = potřebuješ 2 mince a karty v balíčku

ask-confiscate-unsigned = Tvůj glejt nemá pečeť: { $card }
    .no = Dál
help-confiscate-unsigned = { $target } budovu staví. Nikdo jiný neví, že s tím nešlo nic dělat.
ask-hospital-not-yours = Zneškodněná postava není tvoje: { $card }
    .no = Dál
help-hospital-not-yours = Ptám se tě tak či tak, aby nikdo nepoznal, kdo ji má.
