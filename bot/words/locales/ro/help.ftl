help-start = ## 🏰 Citadels
    { game-about }
button-new = Deschide un joc
help-new = **Ca să începi:** { COMMAND("new") } deschide o sală de așteptare în orice canal de pe un server. Prietenii apasă **Intră**, calculatoarele ocupă restul, iar **Pornește** începe jocul.
help-new-anywhere = **Ca să începi:** { COMMAND("new") } deschide aici un joc împotriva calculatoarelor. Într-un canal de pe un server unde sunt și eu pot intra prietenii.
help-play = **E rândul tău?** Te anunț eu. Apasă **Joacă** pe tablă, mesajul cu toate orașele: ce se deschide vezi doar tu.
help-lost = **Nu găsești tabla?** O arată { COMMAND("board") }, iar { COMMAND("hand") } îți arată cărțile.
help-button = **Un buton nu face nimic?** Apasă **Joacă** pe tablă. Nu s-a pierdut nimic.
help-leave = **Trebuie să pleci?** { COMMAND("resign") } îi lasă definitiv locul tău unui calculator.
help-more = -# Și: { COMMAND("daily") } · { COMMAND("puzzle") } · { COMMAND("tournament") } · { COMMAND("games") } · { COMMAND("notify") } · { COMMAND("language") } · { COMMAND("server") }
