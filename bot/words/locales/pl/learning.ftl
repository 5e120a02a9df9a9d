describe-learn = Pierwszy raz? Poznaj Cytadelę w trzy minuty, z trzema komputerami; widzisz to tylko ty
button-learn = Pierwszy raz? 3 minuty
button-learn-anew = Od początku
learn-step = -# 🎓 { $step } / { $steps } · runda { $round }{ $character ->
    [none] { "" }
   *[other] { " " }· { $character }
}
learn-wrong = 👉 **{ $picked }?** { $text }
learn-goal = **Zbuduj miasto warte najwięcej punktów.**
    ① Twoje jest puste. Gra kończy się po rundzie, w której któreś miasto ma { $size } dzielnic.
    ② Zaczynasz z 2 monetami.
    ③ Liczba na karcie to jej cena i jej punkty.
    .button = Zacznij rundę 1
learn-role = **Wybierz potajemnie postać.** Jest twoja na tę rundę i ma własną zdolność. Weź Biskupa (5): nikt nie zburzy wtedy twoich dzielnic.
    .wrong = { $effect } W tej lekcji grasz Biskupem, żeby nikt nie zburzył tego, co zbudujesz.
learn-wait = **Postacie są wywoływane od 1 do 8.** Gra ten, kto ma wywołaną postać; niektórych nie ma nikt. Twoja jest piąta, więc czekasz. W prawdziwej grze dam ci znać, gdy przyjdzie twoja tura.
    .button = Kto gra przede mną?
learn-gather = **Twoja kolej!** Każda tura zaczyna się od monet albo kart. Dzielnic masz dość, ale mało monet: weź je.
    .gather-cards = Karty dobiera się, gdy z ręki nic nie warto budować. Masz cztery i za mało monet na najlepszą: weź monety.
learn-build = **Teraz buduj** 🔨 po jednej dzielnicy na turę i nigdy dwóch takich samych. Dzielnica kosztuje monety i na koniec gry daje tyle samo punktów. Stać cię akurat na Przystań: zbuduj ją.
    .wrong = To też można, ale daje mniej punktów. Stać cię na Przystań, a monety nic nie dają.
    .end = Jeszcze możesz budować, a liczy się miasto. Zbuduj Przystań.
learn-robbed = **Złodziej zabrał ci monety.** Kupiec ma co turę 1 dodatkową i po 1 za handlowe 🟢 dzielnice. Najpierw weź 2 monety za swoje dwie 🟢.
    .wrong = To przysługuje w każdej turze, z każdą postacią. Najpierw weź 2 monety za swoje dwie handlowe 🟢 dzielnice.
    .use-merchant-gold = To też twoje: tę dodatkową monetę dostaje tylko Kupiec. Ale najpierw weź 2 monety za swoje dwie handlowe 🟢 dzielnice.
learn-colours = -# Szlacheckie 🟡 płacą Królowi, religijne 🔵 Biskupowi, wojskowe 🔴 Generałowi, unikatowe 🟣 nikomu.
learn-assassin = Teraz **zabij postać, nie osobę**: kto ją ma, traci turę. Możesz tylko zgadywać: { $second } ma 7 monet i handlowe 🟢 dzielnice.
    .character-king = Król zarabia na szlacheckich 🟡, a { $second } ich nie ma. Kto zarabia na **handlowych** 🟢?
    .character-bishop = Biskup zarabia na religijnych 🔵, a { $second } ich nie ma. Kto zarabia na **handlowych** 🟢?
    .character-warlord = { character-warlord } zarabia na wojskowych 🔴, a { $second } ich nie ma. Kto zarabia na **handlowych** 🟢?
learn-crown = **Masz po Królu 👑 koronę: zaczynasz wybór.** Na Zamek zabraknie ci 2 monet: weź Biskupa (5), religijne 🔵 dadzą mu 2.
    .wrong = { $effect } Ale tylko Biskup na pewno przyniesie 2 monety, których ci brakuje.
learn-score = **Ostatnia runda.** Dzielnica daje tyle, ile kosztuje, pierwsze ukończone miasto 4 punkty więcej, każde następne 2. Pięć rodzajów daje 3, brakuje ci tylko szlacheckiej 🟡: zbuduj Zamek.
    .build-temple = To też kończy miasto, ale daje 1 punkt. Zamek daje 4 i jeszcze 3 za piąty rodzaj, a stać cię na niego.
    .end = Brakuje jednej dzielnicy! Zbuduj Zamek.
learn-end =
    ### ✅ Umiesz już grać
    -# Teraz to samo przeciw trzem komputerom, jakieś 15 minut.
learn-before = -# Przed tobą gra { $who }. Szarych postaci ({ character-assassin }, { character-king }) nikt nie ma. Maska: { character-warlord } zostanie okradziony.
learn-built = ✅ **Przystań i Tawerna stoją.**
learn-paid = ✅ **+2 monety.** Potem stają twoje Kościół i Klasztor.
learn-fell = ☠️ { $name } ma postać **{ $character }** i traci turę. Potem stają twoje Fort i Strażnica.
button-learn-play = Graj z 3 komputerami
button-learn-friends = Zaproś znajomych
error-lesson-changed = Ta lekcja się od tego czasu zmieniła. Użyj jeszcze raz { COMMAND("learn") }.
