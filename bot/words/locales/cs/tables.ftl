games-title = Běží víc her. Kterou myslíš?
games-lobby = **Herna** v kanálu { $channel }: { $players }
games-running = **{ $round }. kolo** v kanálu { $channel }: { $players }
games-solo = **{ $round }. kolo** proti počítačům: { $players }
games-board = Ukázat tento přehled
games-hand = Ukázat moje karty
games-resign = Vzdát se
button-keep-playing = Hrát dál
error-not-started = Tato hra ještě nezačala.
error-nothing-here = V tomto kanálu se nic nehraje. Hru založí { COMMAND("new") }, tvoje hry ukáže { COMMAND("games") }.
error-nowhere = Teď v žádné hře nehraješ. { COMMAND("new") } nějakou založí.
error-only-elsewhere = Hraješ na jiných serverech, ale ne na tomto. Dovede tě tam { COMMAND("games") }.
game-channel-lost =
    ⚠️ Do kanálu tvé partie Citadely{ $server ->
        [none] { "" }
       *[other] { " " }na serveru { $server }
    } už nemůžu psát. { $lacking ->
        [none] Kanál už neexistuje, nebo do něj nemám přístup.
       *[other] V kanálu { $channel } mi chybí oprávnění: { $lacking }.
    } Hrát můžeš dál tady; { COMMAND("board") } ukáže přehled v jiném kanálu.
game-channel-lost-owner =
    ⚠️ Partie Citadely v kanálu { $channel }{ $server ->
        [none] { "" }
       *[other] { " " }(server { $server })
    } nemůže pokračovat: už tam nemůžu psát a žádnému z hráčů nejde poslat soukromou zprávu. { $lacking ->
        [none] Kanál už není, nebo k němu nemám přístup.
       *[other] Chybí mi: { $lacking }
    }
game-damaged = ⚠️ Jednu tvou partii Citadely nejde přečíst, a tak je odložená stranou. Řekni to prosím správci bota.
describe-citadels = Zahrát si Citadelu
describe-new = Založit partii Citadely: hernu v tomto kanálu, nebo hru proti počítačům
describe-board = Znovu ukázat přehled hry v tomto kanálu
describe-hand = Podívat se na své karty; vidíš je jen ty
describe-resign = Přenechat své místo počítači
describe-help = Jak se tu Citadela hraje
permission-view_channel = Zobrazit kanál
permission-send_messages = Odesílat zprávy
permission-send_messages_in_threads = Odesílat zprávy ve vláknech
permission-embed_links = Vkládat odkazy
permission-attach_files = Přikládat soubory
