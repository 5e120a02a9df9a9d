language-name = Čeština

describe-language = Vyber si jazyk všeho, co vidíš jen ty
language-title = ## 🌐 Tvůj jazyk
language-about = V tomto jazyce je tvůj panel a moje odpovědi tobě. Přehledy jsou v jazyce serveru.
language-discord = Podle Discordu
menu-language = Vyber jazyk
