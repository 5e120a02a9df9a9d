help-start = ## 🏰 Citadels
    { game-about }
button-new = Deschide un joc
help-new = **Ca să începi:** { COMMAND("new") } deschide o sală de așteptare. Prietenii apasă **Intră**, calculatoarele ocupă restul, iar **Pornește** începe jocul.
help-new-anywhere = **Ca să începi:** { COMMAND("new") } deschide aici un joc împotriva calculatoarelor. Prietenii pot intra pe un server unde sunt și eu.
help-play = **E rândul tău?** Te anunț eu. Apasă **Joacă** sub orașe.
help-lost = **Nu găsești tabla sau un buton nu face nimic?** { COMMAND("board") } o arată din nou. Nu s-a pierdut nimic.
help-leave = **Trebuie să pleci?** { COMMAND("resign") } îi lasă definitiv locul tău unui calculator.
help-words = -# Folosești un cititor de ecran? În { COMMAND("notify") } alege „Întâi textul”: primești propoziții în loc de imagini.
help-more = -# Scrie **/citadels** pentru restul: jocul zilei, problema zilei, turneele, anunțurile, limba.
button-help-support = Cere ajutor
