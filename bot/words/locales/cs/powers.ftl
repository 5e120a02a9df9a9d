power-assassin = Zneškodni jinou postavu
power-witch = Odehraj tah jiné postavy
power-magistrate = Zabav zaplacenou budovu
power-thief = Okraď jinou postavu
power-spy = Nahlédni do karet a vydělej
power-blackmailer = Dva šátky, jeden s růží
power-magician = Vyměň karty z ruky
power-wizard = Vezmi si cizí kartu
power-seer = S každým vyměň kartu, stavíš 2
power-king = Koruna: příště vybíráš první
power-emperor = Předej korunu, vezmi minci či kartu
power-patrician = Koruna: příště vybíráš první
power-bishop = { rank-eight } městu neublíží
power-abbot = 1 mince od nejbohatšího
power-cardinal = Stavěj za cizí mince
power-merchant = 1 mince navíc
power-alchemist = Cena staveb se ti vrátí
power-trader = Zelených stavíš, kolik chceš
power-architect = 2 karty navíc, stavíš až 3
power-navigator = 4 mince nebo 4 karty, bez stavby
power-scholar = 1 ze 7 karet, stavíš až 2
power-warlord = Zbourej budovu
power-diplomat = Vyměň si s někým budovu
power-marshal = Kup levnou budovu soupeře
power-queen = 3 mince vedle postavy č. 4
power-artist = 2 budovy mají o 1 bod víc
power-tax_collector = Vyber daně ze staveb
power-classic_tax_collector = Kdo staví, platí ti 1 minci

rank-eight =
    { $eighth ->
        [none] Postava č. 8
       *[other] { $eighth }
    }
