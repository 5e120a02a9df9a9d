welcome-title = Witaj w Cytadeli
welcome = { game-about } Wszystko działa tu tylko na twoim komputerze.
welcome-people = -# „Viewing as” u góry zmienia cię w kogoś innego: tak zajmiesz kilka miejsc.
button-welcome-new = Nowa gra
button-welcome-learn = Samouczek (3 minuty)
button-welcome-direct = { $name }: wiadomości prywatne
button-watch = Obejrzyj grę komputerów
watch-title = ## Grają cztery komputery
