welcome-title = Witaj w Cytadeli
welcome = { game-about } Wszystko działa tu tylko na twoim komputerze.
welcome-people = -# „Viewing as” u góry zmienia cię w kogoś innego: tak zajmiesz kilka miejsc.
button-welcome-new = { button-new }
button-welcome-learn = { button-learn }
button-welcome-direct = { $name }: wiadomości prywatne
button-watch = Obejrzyj grę komputerów
watch-title = ## Grają cztery komputery
