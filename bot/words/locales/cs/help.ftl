help-start =
    ## 🏰 Citadela
    { game-about }
button-new = Založit hru
help-new = **Jak začít:** { COMMAND("new") } otevře hernu v libovolném kanálu serveru. Přátelé stisknou **Připojit se**, zbytek doplní počítače a **Začít** spustí hru.
help-new-anywhere = **Jak začít:** { COMMAND("new") } tu založí hru proti počítačům. V kanálu serveru, na kterém jsem, se můžou připojit přátelé.
help-play = **Jsi na tahu?** Dám ti vědět. Stiskni **Hrát** na přehledu, tedy na zprávě se všemi městy: co se otevře, vidíš jen ty.
help-lost = **Kde je přehled?** Ukáže ho { COMMAND("board") } a tvoje karty ukáže { COMMAND("hand") }.
help-button = **Tlačítko nic nedělá?** Stiskni **Hrát** na přehledu. O nic nepřijdeš.
help-leave = **Musíš pryč?** { COMMAND("resign") } přenechá tvoje místo natrvalo počítači.
help-more = -# Dále: { COMMAND("daily") } · { COMMAND("puzzle") } · { COMMAND("tournament") } · { COMMAND("games") } · { COMMAND("notify") } · { COMMAND("language") } · { COMMAND("server") }
