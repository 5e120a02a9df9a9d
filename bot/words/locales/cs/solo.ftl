solo-title = ## 🤖 Proti počítačům
solo-about = Hraješ proti třem počítačům a vidíš to jen ty. Hra na tebe počká, jak dlouho chceš.
solo-others = S přáteli: { COMMAND("new") } v kanálu serveru, na kterém jsem.
solo-begun = **Proti počítačům:** tato hra na tebe počká. Odkudkoli tě k ní vrátí { COMMAND("games") }.
solo-running = Máš rozehranou hru: **{ $round }. kolo**. Hraj dál, nebo se vzdej: počítač ji dohraje a můžeš začít další.
button-add-bot = Přidat mě na server
