language-name = Čeština

describe-language = Vyber si jazyk všeho, co vidíš jen ty
language-title = ## 🌐 Tvůj jazyk
language-about = V tomto jazyce vidíš svůj panel a moje odpovědi. Přehledy jsou v jazyce serveru.
language-discord = Podle Discordu
context-show = Ukázat v mém jazyce
error-not-a-game = V jiném jazyce jde ukázat jen herna, přehled nebo konečný výsledek.
menu-language = Vyber jazyk

alphabet = a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž
    .same = film
