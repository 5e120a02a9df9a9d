welcome =
    ## 🏰 Witaj w Cytadeli
    { game-about } Grasz z komputerami, około 15 minut, albo ze znajomymi, nawet w 8 osób. Wszystko działa tu tylko na twoim komputerze.
welcome-people = -# „Viewing as” u góry zmienia cię w kogoś innego: tak zajmiesz kilka miejsc.
button-welcome-new = Nowa gra
button-welcome-learn = Samouczek (3 minuty)
button-welcome-direct = { $name }: wiadomości prywatne
button-watch = Obejrzyj grę komputerów
watch-title = ## Grają cztery komputery
