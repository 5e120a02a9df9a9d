power-assassin = Ucide alt personaj
power-witch = Joacă tura altui personaj
power-magistrate = Confiscă un cartier plătit
power-thief = Jefuiește alt personaj
power-spy = Spionează o mână: monede, cărți
power-blackmailer = Două amenințări, una reală
power-magician = Schimbă cărțile sau trage altele
power-wizard = Ia o carte din mâna cuiva
power-seer = Schimb de cărți cu toți, 2 cartiere
power-king = Coroana: alegerea începe cu tine
power-emperor = Dă coroana, ia o monedă sau o carte
power-patrician = Coroana: alegerea începe cu tine
power-bishop = { rank-eight } nu-ți atinge orașul
power-abbot = O monedă de la cel mai bogat
power-cardinal = Construiește cu banii altuia
power-merchant = O monedă în plus
power-alchemist = Primești înapoi ce plătești
power-trader = Cartiere comerciale câte vrei
power-architect = +2 cărți, până la 3 cartiere
power-navigator = 4 monede sau cărți, nu construiești
power-scholar = 1 din 7 cărți, până la 2 cartiere
power-warlord = Distruge un cartier
power-diplomat = Schimbă cartiere cu cineva
power-marshal = Ia cuiva un cartier ieftin
power-queen = 3 monede lângă rangul 4
power-artist = 2 cartiere cu câte 1 punct în plus
power-tax_collector = Ia taxele pe construcții
power-classic_tax_collector = Cine construiește îți dă o monedă

rank-eight = { $eighth ->
    [none] Rangul 8
   *[other] { $eighth }
}
