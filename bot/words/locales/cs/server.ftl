describe-server = Nastavení Citadely na tomto serveru, pro jeho správce

## Panel

server-title = ### Citadela na tomto serveru
server-about = -# Většina serverů nemusí měnit nic.

group-language = **Jazyk** přehledů a všeho, co vidí všichni. Vlastní panel má každý ve svém jazyce.
group-opening = **Otevírání her.** Kde? Kdo smí? Ve vlastním vlákně?
    -# Vlákno patří ke svému kanálu. Správci roli nepotřebují.
group-computers = **Počítačoví hráči.** Smějí hrát? Jak dlouho přemýšlejí? Těžké počítače chvilku potřebují vždycky.
group-leaderboards = **Žebříčky.** Jeden na každé čtvrtletí? Počítají se zdejší hry do žebříčků všech serverů?

menu-channels = { $chosen ->
    [yes] Vyber kanály
   *[no] Všude
}
menu-roles = { $chosen ->
    [yes] Vyber role
   *[no] Všichni
}
menu-computer_pause = Čas na rozmyšlenou pro počítače
button-no-channels = Povolit všude
button-no-roles = Povolit všem

switch-computers = Počítačoví hráči: { $state ->
    [on] ano
   *[off] ne
}
switch-seasons = Sezóny: { $state ->
    [on] ano
   *[off] ne
}
switch-everywhere = Počítá se celkově: { $state ->
    [on] ano
   *[off] ne
}

choice-computer_pause = { $value ->
    [bot] Čas na rozmyšlenou: obvyklý
    [0] Čas na rozmyšlenou: žádný
   *[other] Čas na rozmyšlenou: { $value } s
}

server-lacking = ⚠️ V kanálu { $channel } nemůžu pořádat hry. Chybí mi: { $permissions }
server-lacking-threads = ⚠️ V kanálu { $channel } hry nedostanou vlastní vlákno. Chybí mi: { $permissions }
gone-channels = ⚠️ Vybraný kanál už neexistuje.
gone-roles = ⚠️ Vybraná role už neexistuje.

## Uložené sady

button-saved-sets = Uložené sady ({ $count })
sets-title = ### Uložené sady
sets-about = Nabízí je každá zdejší herna. Smazat můžeš kteroukoli; její majitel taky, v nastavení herny.
sets-none = Zatím žádné. Sadu uložíš v nastavení herny.
sets-line = · **{ $name }** ({ $contents }), majitel: { $owner }
sets-sure = Smazat „{ $name }“ (majitel: { $owner })? Hernám, které ji používají, karty zůstanou.
menu-delete-set = Vyber sadu ke smazání
button-server-back = Zpět
button-keep = Ponechat
sets-deleted = Sada „{ $name }“ je smazaná.

## Krátké soukromé odpovědi

error-channel-closed = Na tomto serveru se hry otevírají v kanálech: { $channels }
error-channels-gone = Kanály pro hry už neexistují, nebo do nich nemáš přístup. Správce může vybrat jiné: { COMMAND("server") }
error-roles-only = Na tomto serveru otevírají hry tyto role: { $roles }. Připojit se můžeš k jakékoli herně.
error-roles-gone = Role, které smějí otevírat hry, už neexistují. Správce může vybrat jiné: { COMMAND("server") }
error-channel-unseen = Kanál { $channel } nevidím. Potřebuju tam oprávnění „Zobrazit kanál“ a „Odesílat zprávy“.
error-people-only = Na tomto serveru se hraje bez počítačů.

lobby-hindrance-alone-people = Jsou potřeba aspoň dva hráči. Někdo další může stisknout „Připojit se“.

error-too-often-person = To bylo moc najednou. Zkus to znovu { $when }.
error-too-often-channel = Bylo tu moc nových zpráv. Zkus to znovu { $when }.
