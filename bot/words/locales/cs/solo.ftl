solo-title = ## 🤖 Proti počítačům
solo-about = Hraješ proti třem počítačům a vidíš to jen ty. Hra na tebe počká, jak dlouho chceš.
solo-others = S přáteli: { COMMAND("new") } v kanálu serveru, na kterém jsem.
solo-begun = **Tohle je tvá hra proti počítačům.** Odkudkoli tě k ní vrátí { COMMAND("games") }.
solo-running = Už máš rozehranou vlastní hru: **{ $round }. kolo**. Dohraj ji, nebo se vzdej (dohraje ji počítač a čeká tě poslední místo). { $then ->
    [none] Pak můžeš začít další.
   *[other] Pak klikni na **{ $then }**.
}
button-change-solo = Změnit nastavení
button-add-bot = Přidat mě na server

## Hra od zvoleného kroku přehrávání

button-play-on = Hrát odtud
play-on-about = ### Hrát odtud
    Sedneš si na místo hráče { $name }, těsně před touto volbou, a za všechny ostatní hrají počítače. Co odtamtud není vidět, rozdá se znovu: cizí karty, balíček, skryté postavy a vše, o čem ještě rozhodne náhoda.
play-on-seat = Hrát jako { $name }
play-on-counts = Tato hra se do ničeho nepočítá: nezmění hodnocení, nepřinese odznak ani záznam. Původní hra zůstává, jak je.
play-on-begun = **Hraješ od kroku dohrané hry, proti počítačům.** Vše, co ti zůstalo skryté, se rozdalo znovu. Odkudkoli tě k této hře vrátí { COMMAND("games") }.
error-play-on-over = Odtud už tento hráč o ničem nerozhoduje. Vyber dřívější krok nebo jiného hráče.
error-play-on-daily = Ostatní můžou toto rozdání ještě hrát. Hrát odtud půjde od { $when }.
