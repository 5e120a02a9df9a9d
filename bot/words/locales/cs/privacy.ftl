describe-privacy = Zobrazit, stáhnout nebo smazat, co je o tobě uloženo
    .show = Zobrazit, co je o tobě uloženo
    .export = Stáhnout, co je o tobě uloženo
    .delete = Smazat, co je o tobě uloženo; ještě se tě zeptám
player-former = bývalý hráč
player-former-seat = bývalý hráč ({ $number })

## Co je uloženo

privacy-title = ## Co je o tobě uloženo
privacy-nothing = Nic. Tvoje ID z Discordu v databázi není.
privacy-about = Tvoje ID z Discordu, jméno, pod kterým hraješ, a dále:
privacy-line = · { $text }
privacy-lobbies = herny: { $count }
privacy-running = rozehrané hry: { $count }
privacy-over = dohrané hry: { $count }
privacy-closed = zavřené herny: { $count }
privacy-played-on = hry pokračující od kroku dohrané hry: { $count }
privacy-unreadable = poškozené hry: { $count }
privacy-answers = tvoje odpovědi ve hrách: { $count }
privacy-panels = upozornění, která ti přišla: { $count }
privacy-held-clicks =
    kliknutí, která něco změnila, za { $days ->
        [one] poslední { $days } den
        [few] poslední { $days } dny
       *[other] posledních { $days } dní
    }: { $count }
privacy-held-results = výsledky her: { $count }
privacy-held-dailies = rozdání dne: { $count }
privacy-held-ratings = tvoje hodnocení, hra po hře
privacy-held-sets = uložené sady karet: { $count }
privacy-held-settings = tvoje nastavení
privacy-held-lesson = kde jsi v lekci a které rady už znáš
privacy-held-puzzles = tvé odpovědi na úlohy dne: { $count }
privacy-held-tournaments = turnaje, které pořádáš nebo ve kterých hraješ: { $count }
privacy-held-evenings = tvoje pořádání a odpovědi u pravidelných večerů: { $count }
privacy-held-guesses = tvoje tipy, kdo má kterou postavu: { $count }
privacy-held-barred = servery, kde nesmíš zakládat hry: { $count }
privacy-held-operator = že ti správce zablokoval přístup k tomuto botovi
privacy-deleting = ⏳ Na tvou žádost se všechno maže. Zbytek zmizí brzy.
privacy-messages = Zprávy nikdy nečtu. Tento seznam vidíš jen ty.
button-privacy-export = Stáhnout
button-privacy-delete = Smazat…
button-privacy-policy = Ochrana soukromí
button-privacy-terms = Podmínky používání

## Soubor

privacy-file = ## Všechno, co je o tobě uloženo
privacy-file-how = Soubor je ve formátu JSON. Obsahuje jen tvoje odpovědi. Karty v rozehrané hře ukáže { COMMAND("hand") }.

## Smazání

privacy-erase-title = ## Smazat všechno, co je o tobě uloženo?
privacy-erase-lobbies = Odejdeš ze svých heren ({ $count }). Prázdné se zavřou.
privacy-erase-running = V rozehraných hrách ({ $count }) tvoje místo natrvalo převezme počítač.
privacy-erase-played = Tvoje hry{ $tournaments ->
        [0] { "" }
       *[other] { " " }a turnaje
    } ostatním zůstanou; místo tebe tam bude **bývalý hráč**.
privacy-erase-evenings = Tvoje herní večery ({ $count }) převezme někdo, kdo na ně chodí. Pokud nikdo nechodí, skončí.
privacy-erase-rest = Všechno ostatní o tobě se smaže.
privacy-erase-sets = tvoje uložené sady karet ({ $count }), bez tvého jména: počítají se do tvého limitu, dokud je někdo nesmaže, a to můžeš udělat předem
privacy-erase-unreadable = poškozené hry, pro všechny: { $count }
privacy-erase-unreadable-tournaments = poškozené turnaje, pro všechny: { $count }
privacy-erase-not = zprávy na Discordu a starší zálohy databáze, než na ně přijde řada
privacy-erase-limits = vyčerpané limity, třeba dnešní rozdání nebo dny nepřítomnosti: jako číslo beze jména, nejvýš rok
privacy-erase-bars = zákaz: jako číslo beze jména, dokud ho někdo nezruší
privacy-erase-final = **Nejde to vzít zpět.**
button-privacy-erase = Smazat všechno
button-privacy-keep = Nechat všechno
button-privacy-kept = Co zůstane…
privacy-kept-title = ## Co se ještě smaže a co zůstane
privacy-kept-gone = **Smaže se**
privacy-kept-stays = **Zůstane**
privacy-erased = Všechno, co o tobě bylo uloženo, je smazané. Díky za hru!
privacy-erased-partly = ⏳ Část je smazaná. Zbytek zmizí do hodiny, nebo až se bot znovu spustí.
privacy-left = Tvoje data jsou na tvou žádost smazaná. Místo tebe hraje počítač.
error-privacy-changed = Co je o tobě uloženo, se mezitím změnilo, takže se nic nesmazalo. Zkus to znovu: { COMMAND("privacy delete") }
