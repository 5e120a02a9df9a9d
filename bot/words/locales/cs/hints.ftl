panel-why = -# 💡 { $text }
why-pick-character = Nikdo nevidí, koho si bereš. Vezmi si toho, koho nikdo nečeká.
    .merchant = Obchodnice má v každém kole 1 minci navíc. Nikdo nevidí, koho si bereš.
    .architect = Stavitelka bere 2 karty navíc a postaví až 3 budovy. Nikdo nevidí, koho si bereš.
    .king = Král vybírá v dalším kole jako první. Nikdo nevidí, koho si bereš.
    .bishop = Kněz ochrání město: { rank-eight } mu neublíží. Nikdo nevidí, koho si bereš.
    .warlord = Žoldněř zbourá soupeři levnou budovu. Nikdo nevidí, koho si bereš.
    .magician = Čarodějka vymění slabé karty za lepší. Nikdo nevidí, koho si bereš.
    .thief = Zloděj vezme jedné postavě všechny mince. Urči tu, kterou chce někdo bohatý.
    .assassin = Mordýřka připraví jednu postavu o tah. Urči tu, která soupeřům nejvíc pomůže.
why-toss-character = Vyřaď tu, která by ti nejvíc ublížila.
why-turn = Co neutratíš, ti zůstane. Většina schopností počká i na konec tahu.
    .assassin = Určuješ postavu, ne hráče. Vyber tu, která soupeřům nejvíc pomůže.
    .witch = Stavět budeš až později, jako očarovaná postava, z toho, co si teď vezmeš.
    .magistrate = Pečeť dej postavě, která může postavit něco drahého. Další dva glejty jen straší.
    .thief = Určuješ postavu, ne hráče. Okraď tu, kterou potřebuje bohatý hráč.
    .spy = Vyber hráče s hodně kartami a nějakými mincemi a barvu, kterou sbírá.
    .blackmailer = Určuješ postavy, ne hráče. Růži dej té, kterou potřebuje bohatý hráč.
    .magician = { $cards ->
        [0] Nemáš karty: vyměň si je s tím, kdo jich má nejvíc.
       *[other] Nejdřív stav, pak vyměň zbylé karty za nejvíc cizích.
    }
    .wizard = Nahlédni tam, kde je hodně karet. Hned postavená budova ti limit nezmenší.
    .seer = Od každého si vezmeš kartu a vrátíš ty, které potřebuješ nejméně.
    .king = { $fitting ->
        [0] { why-turn }
       *[other] Žlutá budova 🟡 postavená před vybráním mincí přinese tu svou hned.
    }
    .emperor = { why-turn.king }
    .patrician = { $fitting ->
        [0] { why-turn }
       *[other] Žlutá budova 🟡 postavená před dobráním karet přinese tu svou hned.
    }
    .bishop = { $fitting ->
        [0] { why-turn }
       *[other] Modrá budova 🔵 postavená před vybráním mincí přinese tu svou hned.
    }
    .abbot = { why-turn.bishop }
    .cardinal = Postavíš i to, na co nemáš: dej hráči karty za jeho mince.
    .merchant = { $fitting ->
        [0] { why-turn }
       *[other] Zelená budova 🟢 postavená před vybráním mincí přinese tu svou hned.
    }
    .alchemist = Postav něco drahého: na konci tahu se ti mince vrátí.
    .trader = { $fitting ->
        [0] { why-turn }
       *[other] V jednom tahu postavíš všechny své zelené budovy 🟢. Mince vyber až potom.
    }
    .architect = Nejdřív si dober 2 karty navíc: můžeš postavit až 3 budovy.
    .navigator = V tomto tahu nestavíš. Vezmi si, co potřebuješ na další budovu.
    .scholar = Karty si prohlédni před stavbou: tu, kterou si necháš, můžeš hned postavit.
    .warlord = Nejdřív vyber mince. Pak zbourej soupeři levnou budovu: ta za 1 je zdarma.
    .diplomat = Nejdřív vyber mince na doplatek. Vezmi barvu, která ti chybí.
    .marshal = Nejdřív vyber mince, pak vezmi barvu, která ti chybí.
    .artist = Nech si pár mincí: každá položená na budovu má 1 bod navíc.
why-keep-cards = Drahá budova má víc bodů, levná bude dřív stát.
why-pay = Každá karta ti ušetří 1 minci. Zaplať těmi, které stejně nepostavíš.

## Číslo 1

why-kill = Která postava soupeřům nejvíc pomůže?
why-bewitch = Platíš vlastními mincemi a kartami. Která schopnost se ti hodí?
why-sign-warrant = Která postava může v tomto kole postavit něco drahého?
why-bluff-warrants = I glejt bez pečeti funguje, když se ho soupeř bojí.
why-confiscate = Její cenu neplatíš a do limitu budov se nepočítá.

## Číslo 2

why-rob = Kterou postavu potřebuje bohatý hráč?
why-spy-seat = Nejlepší kořist má hodně karet a nějaké mince.
why-spy-type = Město prozradí, jaké barvy jeho majitel sbírá.
why-flower-threat = Kterou postavu potřebuje bohatý hráč? Růži dej tam.
why-plain-threat = Šátek bez růže vynese stejně, když mu soupeř uvěří.
why-bribe = Odmítnutí je sázka na to, že šátek růži nemá.
why-show-threat = Pokud růži nemá, nedostaneš nic.

## Číslo 3

why-swap-hands = Čísla ukazují, kdo má kolik karet. Bez karet v ruce jen získáš.
why-redraw = Zbav se drahých karet a těch, které už ve městě máš.
why-wizard-seat = Víc karet, větší výběr.
why-wizard-card = Hned postavená budova stojí mince, ale limit ti zůstane.
why-seer-gift = Dej, co už ve městě máš nebo co je na soupeře drahé.

## Číslo 4

why-give-crown = Kdo má korunu, vybírá první. Dej ji nejslabšímu hráči.
why-late-crown = { why-give-crown }
why-tribute = Karta může být zrovna ta, kterou chtěl soupeř stavět.
why-crown-gift = Nech si, co potřebuješ na další budovu.

## Číslo 5

why-tithe = Vezmi si, co potřebuješ na další budovu.
why-beg = Nejvíc bude chybět tomu, kdo vede.
why-loan-seat = Hráč dostane za mince karty: vyber nejslabšího.
why-loan-cards = Dej ty, které stavět nebudeš.
why-loan-rest = { why-loan-cards }

## Čísla 6 až 9

why-study = Vezmi, co tvému městu chybí, třeba další barvu.
why-destroy-seat = Zasáhni toho, kdo vede: oddálíš tím i konec.
why-exchange-seat = Vezmi barvu, která ti chybí, nebo přibrzdi toho, kdo vede.
why-give-district = Pozor na svých pět barev.
why-seize-seat = Vezmi barvu, která ti chybí.
why-seize = Nestojí tě to kartu a limit budov ti zůstane.
why-beautify = Má o 1 bod víc a zbourat ji stojí o 1 minci víc.

## Budovy

why-lighthouse = Vybíráš z celého balíčku: co tvému městu chybí?
why-theater = Nechystá se někdo na tvoji postavu?
why-theater-give = Dej pryč postavu, o kterou se bojíš.
why-bell-tower = Dřívější konec pomůže tomu, kdo vede. Jsi to ty?
why-den-cards = Karty, které stavět nebudeš, platí stejně jako mince.
why-necropolis = Vezmi tu s nejméně body. Přijdeš i o její barvu.
why-armory-seat = Nejlíp proti městu, které je skoro hotové.
why-armory = Přijdeš i o body za Zbrojnici: zbourej něco drahého.
why-laboratory = Karta, kterou už ve městě máš, ti k ničemu není.
why-museum = Karta, kterou stavět nebudeš, je tady za bod.

## Akční karty

why-fortune-card = Vezmi, co chtěl soupeř stavět.
why-cannonball = Čím dražší nová budova, tím víc bodů.
why-wagon-gold = Pak vůz zmizí. Přibudou na něm ještě mince?
