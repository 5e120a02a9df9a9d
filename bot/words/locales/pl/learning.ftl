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
learn-gather = **Twoja kolej!** Każda tura zaczyna się od monet albo kart. Dzielnic masz dość, brakuje ci monet: weź je.
    .gather-cards = Karty dobieraj, gdy żadnej z ręki nie warto budować. Masz cztery, a na najlepszą brakuje ci monet: weź monety.
learn-build = **Teraz buduj** 🔨 po jednej dzielnicy na turę i nigdy dwóch takich samych. Dzielnica kosztuje monety i na koniec gry daje tyle samo punktów. Akurat stać cię na Przystań: zbuduj ją.
    .wrong = Tak też można, ale to mniej punktów. Stać cię na Przystań, a zaoszczędzone monety nic nie dadzą.
    .end = Możesz jeszcze budować, a punkty daje miasto. Zbuduj Przystań.
learn-robbed = **Grasz teraz jako Kupiec, a Złodziej zabrał ci monety.** Ale co turę dostajesz 1 dodatkową i po 1 za każdą dzielnicę handlową 🟢. Najpierw zbierz 2 monety za swoje dwie 🟢.
    .wrong = Zasoby pobierasz w każdej turze, każdą postacią. Najpierw zbierz 2 monety za swoje dwie dzielnice handlowe 🟢.
    .use-merchant-gold = Ona też jest twoja: tę dodatkową monetę dostaje tylko Kupiec. Ale najpierw zbierz 2 monety za swoje dwie dzielnice handlowe 🟢.
learn-colours = -# Szlacheckie 🟡 zarabiają dla Króla, religijne 🔵 dla Biskupa, wojskowe 🔴 dla Generała, unikatowe 🟣 dla nikogo.
learn-assassin = Grasz jako Zabójczyni: **zabij postać, nie osobę.** Kto ją ma, traci turę. Zgaduj: { $second } ma 7 monet i dzielnice handlowe 🟢.
    .character-king = Król zarabia na szlacheckich 🟡, a { $second } ich nie ma. Kto zarabia na **handlowych** 🟢?
    .character-bishop = Biskup zarabia na religijnych 🔵, a { $second } ich nie ma. Kto zarabia na **handlowych** 🟢?
    .character-warlord = { character-warlord } zarabia na wojskowych 🔴, a { $second } ich nie ma. Kto zarabia na **handlowych** 🟢?
learn-crown = **Jako Król z poprzedniej rundy masz 👑 koronę i wybierasz przed wszystkimi.** Zamek kosztuje 4, a weźmiesz tylko 2 monety. Weź Biskupa (5): da ci jeszcze 2 za dzielnice religijne 🔵.
    .wrong = { $effect } Ale tylko Biskup na pewno przyniesie jeszcze 2 monety na Zamek.
learn-score = **Jeszcze jedna dzielnica i koniec gry.** Dzielnica daje tyle punktów, ile kosztuje, pierwsze ukończone miasto 4, każde następne 2. Miasto z pięcioma rodzajami daje jeszcze 3, a brakuje ci tylko szlacheckiej 🟡: zbuduj Zamek.
    .build-temple = To też ukończy miasto, ale da tylko 1 punkt. Zamek da 4 i jeszcze 3 za piąty rodzaj, a stać cię na niego.
    .end = Brakuje jednej dzielnicy! Zbuduj Zamek.
learn-end =
    ### ✅ Umiesz już grać
    -# Teraz prawdziwa gra przeciw trzem komputerom, około 15 minut.
learn-before = -# Już po turze: { $who }. Nikt nie odpowiedział jako { character-assassin } ani { character-king }, więc teraz są szarzy. Mała maska przy 8: tę postać ({ character-warlord }) okradnie Złodziej.
learn-built = ✅ **Przystań zbudowana.** Nic więcej nie zostało, więc tura skończyła się sama. ⏩ **Przeskakujemy do rundy { $round }:** stoi też Tawerna.
learn-paid = ✅ **+2 monety** za dzielnice handlowe. ⏩ **Przeskakujemy do rundy { $round }:** stoją już Kościół i Klasztor.
learn-fell = ☠️ **Celny cios!** { $name } to **{ $character }** i traci turę. ⏩ **Przeskakujemy do rundy { $round }:** stoją już Fort i Strażnica.
button-learn-play = Graj z 3 komputerami
button-learn-friends = Zaproś znajomych
error-lesson-changed = Ta lekcja się od tego czasu zmieniła. Użyj jeszcze raz { COMMAND("learn") }.
