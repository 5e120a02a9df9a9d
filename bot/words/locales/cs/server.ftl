describe-server = Nastavení Citadely na tomto serveru, pro jeho správce

## Panel

server-title = ### Citadela na tomto serveru
server-page = ### { $page }
server-saved = ✅ Uloženo.
server-saved-language = ✅ Uloženo. Otevřeným a rozehraným hrám i jejich odvetám jazyk zůstává.
server-saved-everywhere = { server-saved } Pro každou hru platí to, co bylo nastaveno, když začala.
server-saved-seasons = { server-saved-everywhere }
server-where = **Kde se hraje.** { $channels ->
    [all] Hry se dají založit v každém kanálu.
    [one] Hry se dají založit jen v kanálu { $channel }.
   *[some] Hry se dají založit jen ve vybraných kanálech.
} { $state ->
    [on] Každá má vlastní vlákno.
   *[off] Hrají se přímo tam.
}
menu-preset = Vyber jiný způsob
preset-anywhere = V každém kanálu, bez vláken
    .description = Hraje se tam, kde hra vznikla; konec sezony se oznamuje
preset-one = Jen v tomto kanálu, bez vláken
    .description = Hry se zakládají a hrají jen tady; konec sezony se oznamuje
preset-threads = V každém kanálu, ve vláknech
    .description = Každá hra má vlastní vlákno; konec sezony se oznamuje
preset-quiet = Potichu, ve vláknech
    .description = Bez upozornění pro role a bez oznámení konce sezony; kanály zůstávají
server-preset-anywhere = Hry se zakládají v každém kanálu a hrají se přímo tam.
server-preset-one = Hry se zakládají a hrají jen v kanálu { $channel }. Má to být jiný kanál? Vyber ho v nabídce.
server-preset-threads = Hry se zakládají v každém kanálu, každá má vlastní vlákno.
server-preset-quiet = Každá hra má vlastní vlákno, žádné roli nechodí upozornění a konec sezony se neoznamuje.
button-server-opening = Vybrat kanály a role
server-now-language = **Jazyk** přehledů a všeho, co vidí všichni. Vlastní panel má každý ve svém jazyce.
server-now-channels = **Kanály.** { $state ->
    [on] Hry se dají založit jen v těchto kanálech a jejich vláknech:
   *[off] Hry se dají založit v každém kanálu.
}
server-now-threads = **Vlákna.** { $state ->
    [on] Každá hra má vlastní vlákno.
   *[off] Hry se hrají tam, kde vznikly.
}
server-now-roles = **Zakládání her.** { $state ->
    [on] Jen správci a členové s některou z těchto rolí:
   *[off] Není k tomu potřeba žádná role.
}
server-now-call_role = **Svolávání hráčů.** { $state ->
    [on] Kdo hledá hráče, může upozornit tuto roli:
   *[off] Když někdo hledá hráče, žádné roli upozornění nepřijde.
}
    -# Kdo ji chce, zapne si ji přes { COMMAND("notify") }. Nesmí dovolovat víc, než smějí všichni.
server-now-computers = **Počítačoví hráči.** { $state ->
    [on] Hostitel může do zdejších her přidávat počítače.
   *[off] Do zdejších her se počítače přidávat nedají.
}
server-now-computer_pause = **Čas na rozmyšlenou.** Jak dlouho počítače otálejí s odpovědí? Mistři chvilku potřebují vždycky.
server-now-seasons = **Sezony.** { $state ->
    [on] Každé tři měsíce začíná nový žebříček.
   *[off] Jeden žebříček počítá všechny hry, bez sezon.
}
server-now-everywhere = **Všechny servery.** { $state ->
    [on] Zdejší hry se počítají i do žebříčků všech serverů.
   *[off] Zdejší hry se do žebříčků všech serverů nepočítají.
}
server-now-podium = **Konec sezony.** { $seasons ->
    [no] Na tomto serveru sezony nejsou, takže není co oznamovat.
   *[yes] { $state ->
        [on] Oznámím první tři v sezoně.
       *[off] První tři v sezoně neoznamuju.
    }
}
server-now-podium_channel = **Kanál pro první tři.** { $state ->
    [on] Tento:
   *[off] Ten, kde se hraje nejvíc.
}
server-now-podium_role = **Role pro první tři.** { $state ->
    [on] Do konce další sezony mají tuto:
   *[off] Nedostanou žádnou.
}
server-now-barred = **Zákazy.** Můžeš někomu zakázat zakládat hry, dokud mu to zase nedovolíš. K hrám ostatních se připojit může. Pokud nemá ani to, skryj mu kanál v nastavení Discordu.
barred-people = Zákaz mají: { $names }
barred-deleted = A k tomu lidé, jejichž údaje byly smazány: { $count }.
menu-barred = Zakázat někomu zakládat hry
menu-lifted = Znovu někomu dovolit zakládat hry
button-no-barred = Dovolit zakládání her všem
server-more = **Další nastavení**
button-server-play = Nastavit počítače a žebříčky
button-server-people = Nastavit svolávání a zákazy
button-server-podium = Nastavit turnaje a vyhlášení
button-server-troubled = ⚠️ { $page }
menu-call_role = Vyber roli
menu-podium_channel = Vyber kanál
menu-podium_role = { menu-call_role }
button-no-call_role = Neupozorňovat žádnou roli
button-no-podium_channel = Oznámit tam, kde se hraje nejvíc
button-no-podium_role = Nedávat žádnou roli
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
menu-channels = Vyber kanály
menu-roles = Vyber role
menu-computer_pause = Čas na rozmyšlenou pro počítače
button-no-channels = Povolit všude
button-no-roles = Povolit všem
switch-computers = { $state ->
    [on] Povolit jen lidi
   *[off] Povolit počítače
}
switch-seasons = { $state ->
    [on] Vypnout sezony
   *[off] Zapnout sezony
}
switch-podium = { $state ->
    [on] Neoznamovat první tři
   *[off] Oznámit první tři
}
switch-everywhere = { $state ->
    [on] Nepočítat hry do celkových žebříčků
   *[off] Počítat hry do celkových žebříčků
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

button-saved-sets = Ukázat uložené sady ({ $count })
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
