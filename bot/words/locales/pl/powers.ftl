power-assassin = Zabij inną postać
power-witch = Zagraj turę innej postaci
power-magistrate = Skonfiskuj opłaconą dzielnicę
power-thief = Okradnij inną postać
power-spy = Monety i karty za rodzaj w ręce
power-blackmailer = Dwa szantaże, jeden prawdziwy
power-magician = Wymień swoje karty
power-wizard = Weź kartę z cudzej ręki
power-seer = Wymień kartę z każdym, buduj 2
power-king = Korona: wybierasz pierwszy
power-emperor = Oddaj koronę, weź monetę lub kartę
power-patrician = Korona: wybierasz pierwszy
power-bishop = { rank-eight } nie ruszy twojego miasta
power-abbot = 1 moneta od najbogatszego
power-cardinal = Buduj za cudze monety
power-merchant = 1 dodatkowa moneta
power-alchemist = Odzyskasz koszt budowy
power-trader = Handlowych budujesz, ile chcesz
power-architect = 2 dodatkowe karty, buduj do 3
power-navigator = 4 monety lub 4 karty, bez budowy
power-scholar = Wybierz 1 z 7 kart, buduj do 2
power-warlord = Zburz dzielnicę
power-diplomat = Zamień się dzielnicą z graczem
power-marshal = Kup tanią dzielnicę z miasta rywala
power-queen = 3 monety obok rangi 4
power-artist = 2 dzielnice warte o 1 więcej
power-tax_collector = Zbierz podatki od budowy
power-classic_tax_collector = Budujący płacą ci po 1 monecie

rank-eight =
    { $eighth ->
        [none] Ranga 8
       *[other] { $eighth }
    }
