error-unexpected = Něco se u mě pokazilo. Tvoje hra je v bezpečí: { COMMAND("hand") } ukáže, jak je na tom.
error-not-stored = Tohle se nepodařilo uložit, takže to neplatí. Zkus to prosím za chvilku znovu.
error-unknown-click = Toto tlačítko už neznám. Najdi novější zprávu, nebo použij { COMMAND("board") }.
error-old-command = Tento příkaz se změnil. Spusť Discord znovu (na počítači Ctrl+R) a zopakuj to.
error-unknown-game = Tato hra už tu není.
error-unknown-option = Tohle už vybrat nejde. { now-so }
error-stale = Na tuto otázku už odpověď je. { now-so }
now-so = Takhle to vypadá teď.
error-wrong-seat = Teď nejsi na tahu. Čeká se na hráče { $seat }.
error-not-seated = V této hře nehraješ. Můžeš sledovat přehled, nebo se připojit k příští.
error-resigned = Tuto hru máš vzdanou: hraje za tebe počítač.
error-over = Hra už skončila.
error-conflict = Někdo byl rychlejší. Podívej se a vyber znovu.
error-damaged = Tuto hru nejde přečíst, a tak je odložená stranou. Řekni to prosím správci bota.
error-newer = Tuto hru teď vede novější verze bota. Nic se neztratilo; zkus to prosím za chvilku znovu.
error-lobby-started = Hra už začala.
error-lobby-closed = Tato herna je zavřená.
error-lobby-full = Všechna místa jsou obsazená.
error-lobby-open =
    Jednu hernu už máš otevřenou.{ $others ->
        [none] { "" }
       *[other] { " " }Sedí v ní i { $others }.
    } Nejdřív v ní začni hrát, nebo ji zavři.
error-others-seated = V této herně sedí i { $others }. Zavři ji pro všechny, nebo stiskni **Odejít** a zakladatelem bude někdo jiný.
error-lobby-of-others = V této herně sedí { $others }. Zavřít ji pro všechny?
error-early-start = Ostatní počítají se začátkem hry { $when }: { $others }. Začít přesto hned?
button-start-now = Začít hned
button-close-for-all = Zavřít pro všechny
button-close-own = Zavřít tu hernu
lobby-own-closed = ✖️ Tvoje herna je zavřená. { COMMAND("new") } otevře další.
error-lobbies-full = V tomto kanálu už další hernu otevřít nejde. Připoj se k některé, nebo otevři svou v jiném kanálu.
error-already-joined = Už tu sedíš.
error-filled = Volné místo už tu není. Další přidá **{ button-add }**.
error-no-computer = Není tu žádný počítač, který by šlo odebrat.
error-host-only = Tohle může jen { $host }, zakladatel hry. Požádej o to, nebo otevři vlastní hernu: { COMMAND("new") }
error-cast-choice = Sadu může vybrat jen { $host }, zakladatel hry, nebo hráč, který byl poslední z těch, kdo jeho minulou hru dohráli.
error-cast-join = Z těch, kdo minulou hru dohráli, máš poslední místo. Až se připojíš, smíš vybrat sadu.
error-keeper-starts = Bot patří tobě, takže můžeš znát karty předem. Požádej někoho jiného u stolu, ať stiskne **Začít**.
error-players-only = Tohle můžou jen hráči v této herně. Nejdřív stiskni **Připojit se**.
error-cannot-start = Ještě nejde začít: { $reason }
error-no-permissions = V tomto kanálu potřebuju tato oprávnění: { $permissions }. Popros někoho ze správců serveru.
error-server-only = Tohle funguje v kanálu serveru, ne tady.
error-not-in-server = Na to je potřeba server, na kterém jsem. Na tomhle nejsem: přidat mě může jeho správce.
error-managers-only = Na to potřebuješ oprávnění **Spravovat server**.
error-barred = Správci tohoto serveru ti nedovolují zakládat tu hry, dokud to nezmění. K hrám ostatních se připojit můžeš.
error-barred-rematch = { error-barred } Popros o stisk **{ button-rematch }** ({ $others }) a připoj se.
error-shut-out = Správce tohoto bota ti zablokoval přístup, fungují ti už jen { COMMAND("privacy export") } a { COMMAND("privacy delete") }.
error-not-there = Tento hráč už tam nesedí.
error-no-files = Discord mi tady nedovolí posílat soubory. Zkus to znovu v soukromých zprávách se mnou.
# Something can't be shown to everybody in a channel.
error-may-not-write = V tomto kanálu nesmíš psát, takže to tu nemůžu ukázat všem.
error-posted = [Už to tu je]({ $where }) a vidí to všichni.
error-no-external-apps = Na tomto serveru vidíš odpovědi svých vlastních aplikací jen ty, takže to nemůžu ukázat všem.
error-share-elsewhere = Hru můžeš ukázat všem jen na serveru, kde se hrála.
