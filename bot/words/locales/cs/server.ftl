describe-server = Nastavení Citadely na tomto serveru, pro jeho správce

## Panel

server-title = ### Citadela na tomto serveru
server-saved = ✅ Uloženo.
server-saved-language = ✅ Uloženo. Otevřeným a rozehraným hrám i jejich odvetám jazyk zůstává.
server-presets = **Jak se tu má hrát?**
    -# **{ button-preset-anywhere }**: v každém kanálu, bez vláken.
    -# **{ button-preset-one }**: hry jen tady, bez vláken.
    -# **{ button-preset-threads }**: hry všude, každá ve vlákně.
    -# **{ button-preset-quiet }**: vlákna, bez upozornění pro role a bez oznámení nejlepších v sezoně.
button-preset-anywhere = Všude
button-preset-one = Jeden kanál
button-preset-threads = Vlákna
button-preset-quiet = Tichý server
server-preset-anywhere = Hry se zakládají v každém kanálu a hrají se přímo tam.
server-preset-one = **{ button-preset-one }**: hry se zakládají jen v kanálu { $channel } a hrají se tam. Má to být jiný kanál? Vyber ho v nabídce. K dalšímu nastavení: **{ button-server-back }**.
server-preset-threads = Hry se zakládají v každém kanálu, každá má vlastní vlákno.
server-preset-quiet = Každá hra má vlastní vlákno, žádné roli nechodí upozornění a konec sezony se neoznamuje.
button-server-opening = Kanály a role
group-language = **Jazyk** přehledů a všeho, co vidí všichni. Vlastní panel má každý ve svém jazyce.
group-opening = **Zakládání her.** Kde? Kdo smí? Ve vlastním vlákně?
    -# Vlákno patří ke svému kanálu. Správci roli nepotřebují.
group-computers = **Počítačoví hráči.** Smějí hrát? Jak dlouho přemýšlejí? Mistři chvilku potřebují vždycky.
group-leaderboards = **Žebříčky.** Jeden na každé čtvrtletí? Počítají se zdejší hry do žebříčků všech serverů? Pro každou hru platí to, co bylo nastaveno, když začala.
group-calls = **Svolávání hráčů.** Kterou roli upozornit, když někdo hledá hráče?
    -# Kdo ji chce, zapne si ji přes { COMMAND("notify") }. Nesmí dovolovat víc, než smějí všichni.
group-barred = **Zákazy.** Můžeš někomu zakázat zakládat hry, dokud mu to zase nedovolíš. K hrám ostatních se připojit může. Pokud nemá ani to, skryj mu kanál v nastavení Discordu.
barred-people = Zákaz mají: { $names }
barred-deleted = A k tomu lidé, jejichž údaje byly smazány: { $count }.
menu-barred = Zakázat někomu zakládat hry
menu-lifted = Znovu někomu dovolit zakládat hry
button-no-barred = Dovolit zakládání her všem
group-podium = **Konec sezony.** Sezona trvá tři měsíce a na stupních vítězů jsou první tři. Kde je ukázat? Kterou roli dostanou?
button-server-play = Počítače a žebříčky
button-server-people = Svolávání, turnaje, zákazy
button-server-podium = Konec sezony
button-server-troubled = ⚠️ { $page }
menu-call_role =
    { $chosen ->
        [yes] Vyber roli
       *[no] Bez role pro svolávání
    }
menu-podium_channel =
    { $chosen ->
        [yes] Vyber kanál
       *[no] Kanál, kde se hraje nejvíc
    }
menu-podium_role =
    { $chosen ->
        [yes] Vyber roli
       *[no] Bez role pro první tři
    }
button-no-call_role = Nesvolávat
button-no-podium_channel = V kanálu, kde se hraje nejvíc
button-no-podium_role = Bez role
server-lacking-podium = ⚠️ V kanálu { $channel } nemůžu ukázat stupně vítězů. Chybí mi: { $permissions }
server-role =
    ⚠️ { $why ->
        [gone] Ta role už neexistuje.
        [managed] { $role } patří Discordu nebo jiné aplikaci, takže ji dát nemůžu.
        [powerful] { $role } dovoluje víc, než smějí všichni, takže ji nedám nikomu.
        [opens] { $role } v některém kanálu dovoluje něco, co tam nesmějí všichni, takže ji nedám nikomu.
        [manage] { $role } dát nemůžu. Chybí mi oprávnění **Spravovat role**.
        [above] { $role } dát nemůžu. Moje vlastní role musí být nad ní.
       *[yours] { $role } nemůžeš dávat ani ty. Potřebuješ oprávnění **Spravovat role** a roli nad ní.
    }
menu-channels =
    { $chosen ->
        [yes] Vyber kanály
       *[no] Všude
    }
menu-roles =
    { $chosen ->
        [yes] Vyber role
       *[no] Všichni
    }
menu-computer_pause = Čas na rozmyšlenou pro počítače
button-no-channels = Povolit všude
button-no-roles = Povolit všem
switch-computers =
    Počítačoví hráči: { $state ->
        [on] ano
       *[off] ne
    }
switch-seasons =
    Sezony: { $state ->
        [on] ano
       *[off] ne
    }
switch-podium =
    Oznámení konce sezony: { $state ->
        [on] ano
       *[off] ne
    }
switch-everywhere =
    Započítat do celkových žebříčků: { $state ->
        [on] ano
       *[off] ne
    }
choice-computer_pause =
    { $value ->
        [bot] Čas na rozmyšlenou: obvyklý
        [0] Čas na rozmyšlenou: žádný
       *[other] Čas na rozmyšlenou: { $value } s
    }
server-lacking = ⚠️ V kanálu { $channel } nemůžu pořádat hry. Chybí mi: { $permissions }
server-lacking-threads = ⚠️ V kanálu { $channel } hry nedostanou vlastní vlákno. Chybí mi: { $permissions }
gone-channels = ⚠️ Vybraný kanál už neexistuje.
gone-roles = ⚠️ Vybraná role už neexistuje.
gone-call_role = { gone-roles }
gone-podium_channel = { gone-channels }
gone-podium_role = { gone-roles }

## Uložené sady

button-saved-sets = Uložené sady ({ $count })
sets-title = ### Uložené sady
sets-about = Nabízí je každá zdejší herna. Smazat můžeš kteroukoli; její majitel taky, v nastavení herny.
sets-none = Zatím žádné. Sadu uložíš v nastavení herny.
sets-line = · **{ $name }** ({ $contents }), patří hráči { $owner }
sets-sure = Smazat „{ $name }“ (majitel: { $owner })? Hernám, které ji používají, karty zůstanou.
menu-delete-set = Vyber sadu ke smazání
button-server-back = Zpět
button-keep = Ponechat
sets-deleted = Sada „{ $name }“ je smazaná.

## Krátké soukromé odpovědi

error-channel-closed = Na tomto serveru se hry zakládají v kanálech: { $channels }
error-channels-gone = Kanály pro hry už neexistují, nebo do nich nemáš přístup. Správce může vybrat jiné: { COMMAND("server") }
error-roles-only = Na tomto serveru zakládají hry tyto role: { $roles }. Připojit se můžeš k jakékoli herně.
error-roles-gone = Role, které smějí zakládat hry, už neexistují. Správce může vybrat jiné: { COMMAND("server") }
error-channel-unseen = Kanál { $channel } nevidím. Potřebuju tam oprávnění „Zobrazit kanál“ a „Odesílat zprávy“.
error-people-only = Na tomto serveru se hraje bez počítačů.
lobby-hindrance-alone-people = Jsou potřeba aspoň dva hráči. Někdo další může stisknout „Připojit se“.
error-too-often-person = To bylo moc najednou. Zkus to znovu { $when }.
error-too-often-channel = Bylo tu moc nových zpráv. Zkus to znovu { $when }.
