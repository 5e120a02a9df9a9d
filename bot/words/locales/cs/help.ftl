help-start =
    ## 🏰 Citadela
    { game-about }
button-new = Založit hru
help-new = **Jak začít:** { COMMAND("new") } otevře hernu. Přátelé stisknou **Připojit se**, zbytek doplní počítače (hrát můžeš i bez přátel) a **Začít** spustí hru.
help-new-anywhere = **Jak začít:** { COMMAND("new") } tu založí hru proti počítačům. Přátelé se můžou připojit na serveru, kde jsem.
help-play = **Jsi na tahu?** Dám vědět. Stiskni **Hrát** pod přehledem, bez něj odpovídáš soukromě.
help-lost = **Přehled zmizel, nebo tlačítko nic nedělá?** { COMMAND("board") } ho ukáže.

help-leave = **Odcházíš nadobro?** { COMMAND("resign") } přenechá tvoje místo počítači.
help-words = -# Čtečka obrazovky? V { COMMAND("notify") } zvol „Nejdřív slova“.
help-more = -# **Bez přátel:** { COMMAND("daily") } · { COMMAND("puzzle") } · { COMMAND("games") }. Ostatní: **/citadela**
button-help-support = Požádat o pomoc
