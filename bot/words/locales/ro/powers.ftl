power-assassin = Ucide alt personaj
power-witch = Joacă tura altui personaj
power-magistrate = Confiscă un cartier plătit
power-thief = Jefuiește alt personaj
power-spy = Monede și cărți după tipul din mână
power-blackmailer = Două amenințări, una reală
power-magician = Schimbă-ți cărțile
power-wizard = Ia o carte din mâna cuiva
power-seer = Schimbă o carte cu fiecare, zidești 2
power-king = Coroana: alegi primul
power-emperor = Dă coroana, ia o monedă sau o carte
power-patrician = Coroana: alegi primul
power-bishop = { rank-eight } nu-ți atinge orașul
power-abbot = O monedă de la cel mai bogat
power-cardinal = Zidește cu banii altuia
power-merchant = O monedă în plus
power-alchemist = Primești înapoi ce plătești
power-trader = Comerciale, câte vrei
power-architect = 2 cărți în plus, zidești până la 3
power-navigator = 4 monede sau 4 cărți, fără zidit
power-scholar = 1 din 7 cărți, zidești până la 2
power-warlord = Distruge un cartier
power-diplomat = Schimbă cartiere cu cineva
power-marshal = Cumpără un cartier ieftin
power-queen = 3 monede lângă rangul 4
power-artist = 2 cartiere valorează cu 1 mai mult
power-tax_collector = Ia taxele pe construcții
power-classic_tax_collector = Cine zidește îți dă o monedă

rank-eight = { $eighth ->
    [none] Rangul 8
   *[other] { $eighth }
}
