help-start = ## 🏰 Citadels
    { game-about }
button-new = Deschide un joc
help-new = **Ca să începi:** { COMMAND("new") } în orice canal de pe un server. Prietenii apasă **Intră**, calculatoarele ocupă restul; apoi **Pornește**.
help-new-anywhere = **Ca să începi:** { COMMAND("new") } deschide aici un joc împotriva calculatoarelor. Într-un canal de pe un server unde sunt și eu pot intra prietenii.
help-play = **E rândul tău?** Te anunț eu. Apasă **Joacă** pe tablă, mesajul cu toate orașele: ce se deschide vezi doar tu.
help-cards = **Ce face o carte?** { COMMAND("rules") }
help-lost = **Nu găsești tabla?** { COMMAND("board") }. Cărțile tale? { COMMAND("hand") }
help-button = **Un buton nu face nimic?** Apasă **Joacă** pe tablă. Nu s-a pierdut nimic.
help-leave = **Trebuie să pleci?** { COMMAND("resign") } îi lasă definitiv locul tău unui calculator.
help-more = -# Și: { COMMAND("daily") } · { COMMAND("puzzle") } · { COMMAND("tournament") } · { COMMAND("games") } · { COMMAND("notify") } · { COMMAND("language") } · { COMMAND("server") }
