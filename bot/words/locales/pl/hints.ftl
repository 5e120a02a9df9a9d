panel-why = -# 💡 { $text }
why-pick-character = Nikt nie widzi, kogo bierzesz. Weź kogoś, kogo nikt się nie spodziewa.
    .merchant = Kupiec daje w każdej rundzie 1 monetę więcej. Nikt nie widzi, kogo bierzesz.
    .architect = Architekt dobiera 2 karty więcej i buduje do 3 dzielnic. Nikt nie widzi, kogo bierzesz.
    .king = Król wybiera pierwszy w następnej rundzie. Nikt nie widzi, kogo bierzesz.
    .bishop = Biskup chroni miasto: { rank-eight } go nie ruszy. Nikt nie widzi, kogo bierzesz.
    .warlord = Generał może zburzyć rywalowi tanią dzielnicę. Nikt nie widzi, kogo bierzesz.
    .magician = Iluzjonistka zamieni słabe karty na lepsze. Nikt nie widzi, kogo bierzesz.
    .thief = Złodziej zabiera jednej postaci wszystkie monety. Wskaż tę, której chce ktoś bogaty.
    .assassin = Zabójczyni odbiera jednej postaci turę. Wskaż tę, która najbardziej przyda się rywalom.
why-toss-character = Odrzuć tę, która najbardziej mogłaby ci zaszkodzić.
why-turn = Niewydane monety zostają u ciebie. Większość zdolności może poczekać do końca tury.
    .assassin = Wskazujesz postać, nie gracza. Zabij tę, która najbardziej przyda się rywalom.
    .witch = Zbudujesz dopiero później, jako zaczarowana postać, z tego, co teraz weźmiesz.
    .magistrate = Podpisz nakaz dla postaci, która może zbudować coś drogiego. Dwa inne tylko straszą.
    .thief = Wskazujesz postać, nie gracza. Okradnij tę, której potrzebuje bogaty gracz.
    .spy = Wybierz gracza z wieloma kartami i paroma monetami oraz rodzaj, który zbiera.
    .blackmailer = Wskazujesz postacie. Naprawdę szantażuj tę, której potrzebuje bogaty gracz.
    .magician = { $cards ->
        [0] Nie masz kart: zamień się z tym, kto ma ich najwięcej.
       *[other] Najpierw buduj, potem zamień resztę kart na największą rękę.
    }
    .wizard = Obejrzyj dużą rękę. Karta zbudowana od razu nie wlicza się do limitu.
    .seer = Bierzesz kartę od każdego i oddajesz te, których najmniej potrzebujesz.
    .king = { $fitting ->
        [0] { why-turn }
       *[other] Dzielnica szlachecka 🟡 zbudowana przed zebraniem monet od razu daje swoją.
    }
    .emperor = { why-turn.king }
    .patrician = { $fitting ->
        [0] { why-turn }
       *[other] Dzielnica szlachecka 🟡 zbudowana przed dobraniem kart od razu daje swoją.
    }
    .bishop = { $fitting ->
        [0] { why-turn }
       *[other] Dzielnica religijna 🔵 zbudowana przed zebraniem monet od razu daje swoją.
    }
    .abbot = { why-turn.bishop }
    .cardinal = Możesz zbudować to, na co cię nie stać: daj graczowi karty za jego monety.
    .merchant = { $fitting ->
        [0] { why-turn }
       *[other] Dzielnica handlowa 🟢 zbudowana przed zebraniem monet od razu daje swoją.
    }
    .alchemist = Zbuduj coś drogiego: na koniec tury odzyskasz monety.
    .trader = { $fitting ->
        [0] { why-turn }
       *[other] W jednej turze zbudujesz wszystkie dzielnice handlowe 🟢. Monety zbierz dopiero potem.
    }
    .architect = Najpierw dobierz 2 dodatkowe karty: możesz zbudować do 3 dzielnic.
    .navigator = W tej turze nie budujesz. Weź to, czego wymaga twoja następna dzielnica.
    .scholar = Przejrzyj karty przed budową: zatrzymaną możesz od razu zbudować.
    .warlord = Najpierw zbierz monety, potem zburz rywalowi tanią dzielnicę: ta za 1 nic nie kosztuje.
    .diplomat = Najpierw zbierz monety na dopłatę. Weź rodzaj, którego ci brakuje.
    .marshal = Najpierw zbierz monety, potem zabierz rodzaj, którego ci brakuje.
    .artist = Zachowaj trochę monet: każda położona na dzielnicy daje o 1 punkt więcej.
why-keep-cards = Droga dzielnica daje więcej punktów, tania stanie szybciej.
why-pay = Każda oddana karta oszczędza 1 monetę. Oddaj te, których i tak nie zbudujesz.

## Ranga 1

why-kill = Która postać najbardziej przyda się rywalom?
why-bewitch = Płacisz własnymi monetami i kartami. Która zdolność ci pomoże?
why-sign-warrant = Która postać może w tej rundzie zbudować coś drogiego?
why-bluff-warrants = Niepodpisane nakazy też działają, jeśli budzą strach.
why-confiscate = Nie płacisz jej kosztu i nie zużywasz limitu budowy.

## Ranga 2

why-rob = Której postaci potrzebuje bogaty gracz?
why-spy-seat = Najlepszy cel ma dużo kart i trochę monet.
why-spy-type = Miasto zdradza, jakie rodzaje zbiera jego właściciel.
why-flower-threat = Której postaci potrzebuje bogaty gracz? Ją szantażuj naprawdę.
why-plain-threat = Fałszywy szantaż zarabia tyle samo, jeśli ktoś w niego uwierzy.
why-bribe = Odmowa to zakład, że szantaż jest fałszywy.
why-show-threat = Jeśli jest fałszywy, nic nie dostaniesz.

## Ranga 3

why-swap-hands = Liczby pokazują, kto ile ma kart. Jeśli nie masz kart, tylko zyskasz.
why-redraw = Wymień to, co jest za drogie albo już stoi w twoim mieście.
why-wizard-seat = Więcej kart to większy wybór.
why-wizard-card = Zbudowana od razu kosztuje monety, ale nie wlicza się do limitu.
why-seer-gift = Oddaj to, co już masz w mieście albo na co tego gracza nie stać.

## Ranga 4

why-give-crown = Gracz z koroną wybiera pierwszy. Daj ją najsłabszemu graczowi.
why-late-crown = { why-give-crown }
why-tribute = Może trafi ci się karta, którą ten gracz chce zbudować.
why-crown-gift = Zatrzymaj to, czego wymaga twoja następna dzielnica.

## Ranga 5

why-tithe = Weź to, czego wymaga twoja następna dzielnica.
why-beg = Liderowi będzie jej brakować najbardziej.
why-loan-seat = Ten gracz dostanie karty za monety: wybierz najsłabszego.
why-loan-cards = Oddaj to, czego nie zbudujesz.
why-loan-rest = { why-loan-cards }

## Rangi od 6 do 9

why-study = Weź to, czego brakuje twojemu miastu, na przykład nowego rodzaju.
why-destroy-seat = Uderz w lidera: to też opóźni koniec gry.
why-exchange-seat = Weź brakujący rodzaj albo utrudnij grę liderowi.
why-give-district = Pamiętaj o swoich pięciu rodzajach.
why-seize-seat = Weź brakujący rodzaj.
why-seize = Nie zużywa karty z ręki ani limitu budowy.
why-beautify = Daje o 1 punkt więcej, a zburzenie kosztuje o 1 monetę więcej.

## Dzielnice

why-lighthouse = Masz do wyboru całą talię: czego brakuje twojemu miastu?
why-theater = Czy ktoś zaraz wskaże twoją postać?
why-theater-give = Oddaj postać, o którą się boisz.
why-bell-tower = Wcześniejszy koniec pomaga liderowi. Czy to ty?
why-den-cards = Kartami, których nie zbudujesz, zapłacisz tak samo jak monetami.
why-necropolis = Weź tę, która daje najmniej punktów. Tracisz też jej rodzaj.
why-armory-seat = Najlepsza przeciw miastu, które jest prawie gotowe.
why-armory = Tracisz też punkty za Zbrojownię: zburz coś drogiego.
why-laboratory = Karta, która już stoi w twoim mieście, na nic się nie przyda.
why-museum = Karta, której nie zbudujesz, jest tu warta punkt.

## Karty akcji

why-fortune-card = Weź to, co ten gracz chce zbudować.
why-cannonball = Im droższa nowa, tym więcej punktów.
why-wagon-gold = Wtedy wóz znika. Czy przybędzie jeszcze monet?
