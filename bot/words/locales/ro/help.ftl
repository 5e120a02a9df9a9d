help-start = ## 🏰 Citadels
    { game-about }
button-new = Deschide un joc
help-new = **Ca să începi:** { COMMAND("new") } deschide o sală. Prietenii apasă **Intră**, calculatoarele ocupă restul, fie și toate locurile. **Pornește** împarte cărțile.
help-new-anywhere = **Ca să începi:** { COMMAND("new") } deschide aici un joc împotriva calculatoarelor. Prietenii pot intra pe un server unde sunt și eu.
help-play = **E rândul tău?** Te anunț. Apasă **Joacă** sub tablă; fără ea răspunzi în privat.
help-lost = **Nu găsești tabla? Un buton nu merge?** { COMMAND("board") } o arată.
help-leave = **Pleci de tot?** { COMMAND("resign") } îi lasă locul tău unui calculator.
help-words = -# Cititor de ecran? În { COMMAND("notify") } alege „Întâi textul”.
help-more = -# **Fără prieteni?** { COMMAND("daily") } · { COMMAND("puzzle") } · { COMMAND("games") }. Restul: **/citadels**
button-help-support = Cere ajutor
