power-assassin = Zabij inną postać
power-witch = Rozegraj turę innej postaci
power-magistrate = Skonfiskuj opłaconą dzielnicę
power-thief = Okradnij inną postać
power-spy = Podejrzyj cudze karty i zarób
power-blackmailer = Dwa szantaże, jeden prawdziwy
power-magician = Zamień się kartami lub je wymień
power-wizard = Weź kartę z cudzej ręki
power-seer = Zamień się kartą z każdym, buduj 2
power-king = Korona: potem zaczynasz wybór
power-emperor = Oddaj koronę, weź monetę lub kartę
power-patrician = Korona: potem zaczynasz wybór
power-bishop = { rank-eight } nie ruszy twojego miasta
power-abbot = 1 moneta od najbogatszego
power-cardinal = Buduj za cudze monety
power-merchant = 1 dodatkowa moneta
power-alchemist = Odzyskujesz koszt budowy
power-trader = Handlowe budujesz bez limitu
power-architect = 2 dodatkowe karty, buduj do 3
power-navigator = 4 monety lub 4 karty, bez budowy
power-scholar = Wybierz 1 z 7 kart, buduj do 2
power-warlord = Zburz dzielnicę
power-diplomat = Zamień się z kimś dzielnicami
power-marshal = Kup tanią dzielnicę rywala
power-queen = 3 monety obok postaci o randze 4
power-artist = 2 dzielnice warte o 1 więcej
power-tax_collector = Zbierz podatki od budowy
power-classic_tax_collector = Budujący płacą ci po 1 monecie

rank-eight =
    { $eighth ->
        [none] Postać o randze 8
       *[other] { $eighth }
    }
