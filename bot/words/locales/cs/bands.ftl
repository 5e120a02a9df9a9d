band-tab =
    { $reader ->
        [victim] Týká se tebe
        [doer] Tvoje dílo
        [computer] Počítač za tebe
       *[good] Pro tebe
    }
band-coins =
    { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }
band-of-goal = { $goal ->
    [5] z
    [8] z
   *[other] ze
} { $goal }
band-cards =
    { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
band-killed =
    .victim = { $name } ti zneškodňuje { NAME($other, case: "acc") }
    .victim-note =
        { $left ->
            [0] { $when ->
                [past] V kole { $round } ti odpadl tah.
               *[now] Přicházíš o tah.
            }
           *[other] Hraješ ještě jako { $characters }, č. { $next }.
        }
    .doer = Zneškodňuješ { NAME($other, case: "acc") }
    .doer-note = Jestli tu postavu někdo má, přijde o tah.
    .all = { $character } zneškodňuje { NAME($other, case: "acc") }
    .all-note = Postava č. { $rank } v tomto kole mlčí.
band-silent =
    .victim = Tvůj tah odpadá
    .victim-note = Vyvolává se { $other }. Hlásit se nesmíš.
    .doer = { $other } mlčí
    .doer-note = Vyvolává se postava č. { $rank }. Nikdo se nehlásí.
    .all = Nikdo se nehlásí
    .all-note = Vyvolává se { $other }.
band-late =
    .victim = Ukazuješ svou postavu
    .victim-note = { $other } se hlásí až teď, protože jde o korunu.
    .doer = Takže to je { $target }!
    .doer-note = { $other } přichází o celý tah.
    .all = { $target } je { $other }!
    .all-note = Zneškodněná postava se ukazuje až teď.
band-refuge =
    .victim = { $card } tě přijímá
    .victim-note = { $other } i tak smí dobrat zdroje.
    .doer = Takže to je { $target }!
    .doer-note = { $other } přesto smí dobrat zdroje ({ $card }).
    .all = { $target } je { $other }!
    .all-note = I zneškodněná postava smí dobrat zdroje ({ $card }).
band-bewitched =
    .victim = Jsi pod kouzlem
    .victim-note = Dobereš zdroje, pak { $name } dohraje tah za { NAME($other, case: "acc") }.
    .doer = Očarováváš { NAME($other, case: "acc") }
    .doer-note = Jestli tu postavu někdo má, dobere zdroje a hraješ ty.
    .all = { $character } očarovává { NAME($other, case: "acc") }
    .all-note = Tato postava jen dobere zdroje.
band-unmoved =
    .doer = Kouzlo nikoho nezasáhlo
    .doer-note = Vyvolává se { $other }, ale nikdo se nehlásí.
    .all = Kouzlo nikoho nezasáhlo
    .all-note = Vyvolává se { $other }, ale nikdo se nehlásí.
band-took-over =
    .victim = Tvůj tah odpadá
    .victim-note =
        { $when ->
            [past] V kole { $round } hraje { $name } dál za { NAME($other, case: "acc") }.
           *[now] Zdroje už máš. { $name } hraje dál za { NAME($other, case: "acc") }.
        }
    .doer = { $other } tě poslouchá
    .doer-note = { $target } má zdroje. Hraješ za vlastní mince.
    .all = { $name } hraje za { NAME($other, case: "acc") }
    .all-note = { $target } jen dobírá zdroje.
band-robbed =
    .victim = { $character } tě chce okrást
    .victim-note = Až se vyvolá { $other }, přijdeš o všechno.
    .doer = Chceš okrást { NAME($other, case: "acc") }
    .doer-note = Jestli tu postavu někdo má, vezmeš mu všechno.
    .all = { $character } chce okrást { NAME($other, case: "acc") }
    .all-note = Tato postava přijde o všechny mince.
band-empty =
    .doer = Není koho okrást
    .doer-note = Vyvolává se { $other }, ale nikdo se nehlásí.
    .all = Není koho okrást
    .all-note = Vyvolává se { $other }, ale nikdo se nehlásí.
band-stole =
    .victim =
        { $gold ->
            [0] Není co ukrást
           *[other] Ztrácíš { band-coins }
        }
    .victim-note =
        { $gold ->
            [0] { $name } přichází, a měšec zeje prázdnotou.
           *[other] { $name } ti bere všechno.
        }
    .doer =
        { $gold ->
            [0] Prázdný měšec
           *[other] Kradeš { band-coins }
        }
    .doer-note =
        { $gold ->
            [0] { $target } v něm má jen pavučiny.
           *[other] To je všechno, co má { $target }.
        }
    .all =
        { $gold ->
            [0] Není co ukrást
           *[other] { $name } krade { band-coins }
        }
    .all-note =
        { $gold ->
            [0] { $target } má v měšci jen pavučiny.
           *[other] To je všechno, co má { $target }.
        }
band-destroyed =
    .victim = Bourají ti { NAME($card, case: "acc") }
    .victim-note =
        { $gold ->
            [0] { $name } nic neplatí.
           *[other] { $name } platí { band-coins }.
        } Máš { $size } { band-of-goal }.
    .doer = Bouráš { NAME($card, case: "acc") }
    .doer-note =
        { $gold ->
            [0] Nic neplatíš.
           *[other] Platíš { band-coins }.
        } { $target } má { $size } { band-of-goal }.
    .all = { $name } bourá { NAME($card, case: "acc") }
    .all-note = { $target } má { $size } { band-of-goal } budov.
band-seized =
    .victim = Ztrácíš { NAME($card, case: "acc") }
    .victim-note = { $name } si budovu bere a platí ti { band-coins }.
    .doer = { $card } ve tvém městě
    .doer-note = { $target } dostává { band-coins }. Máš { $own } { band-of-goal } budov.
    .all = { $name } bere { NAME($card, case: "acc") }
    .all-note = { $target } za to dostává { band-coins }.
band-exchanged =
    .victim = Ztrácíš { NAME($card, case: "acc") }
    .victim-note =
        { $name } ti dává { NAME($given, case: "acc") }{ $gold ->
            [0] { "" }
           *[other] { " " }a { band-coins }
        }.
    .doer = Máš { NAME($card, case: "acc") }
    .doer-note =
        { $target } dostává { NAME($given, case: "acc") }{ $gold ->
            [0] { "" }
           *[other] { " " }a { band-coins }
        }.
    .all = { $name } bere { NAME($card, case: "acc") }
    .all-note =
        { $target } dostává { NAME($given, case: "acc") }{ $gold ->
            [0] { "" }
           *[other] { " " }a { band-coins }
        }.
band-swapped =
    .victim = Tvoje karty jsou pryč
    .victim-note = { $count ->
        [0] { $name } nemá karty na výměnu, v ruce ti nic nezbylo.
       *[other] Máš teď karty hráče { $name }.
    }
    .doer = Vyměňuješ si karty
    .doer-note = Máš karty hráče { $target }.
    .all = { $name } si vyměňuje karty
    .all-note = { $target } má teď karty hráče { $name }.
band-warrants =
    .victim = Tvoje postava má glejt
    .victim-note = { $name } smí zabavit první budovu, kterou zaplatíš.
    .doer = Vydáváš glejty
    .doer-note = Jeden má pečeť. Jen ty víš který.
    .all = { $name } vydává glejty
    .all-note = Míří na { NAME($characters, case: "acc") }.
band-confiscated =
    .victim = Ztrácíš { NAME($card, case: "acc") }
    .victim-note = { $name } ukazuje pečeť. Mince se ti vrací.
    .doer = Zabaveno!
    .doer-note = { $card } ve tvém městě. Máš { $own } { band-of-goal } budov.
    .all = { $name } zabavuje { NAME($card, case: "acc") }
    .all-note = Glejt má pečeť. { $target } dostává mince zpět.
band-threats =
    .victim = { $name } vydírá { NAME($other, case: "acc") }
    .victim-note = Až si dobereš zdroje, zaplať půlku mincí, nebo riskuj všechny.
    .doer = Pokládáš šátky
    .doer-note = Jeden má růži. Jen ty víš který.
    .all = { $name } vydírá
    .all-note = Má v hledáčku { NAME($characters, case: "acc") }.
band-bribed =
    .victim = Platíš { band-coins }
    .victim-note = { $name } nemusí šátek otočit.
    .doer = { $target } platí { band-coins }
    .doer-note = Nikdo neuvidí, zda má šátek růži.
    .all = { $target } platí { band-coins }
    .all-note = { $name } šátek neotočí.
band-refused =
    .victim = Nic neplatíš
    .victim-note = { $name } smí otočit šátek.
    .doer = { $target } nic neplatí
    .doer-note = Šátek lze otočit.
    .all = { $target } nic neplatí
    .all-note = { $name } smí otočit šátek.
band-showed =
    .victim = Ztrácíš { band-coins }
    .victim-note = Šátek má růži: { $name } bere všechno.
    .doer = Bereš { band-coins }
    .doer-note = { $target } odmítá a šátek má růži.
    .all = { $name } bere { band-coins }
    .all-note = { $target } odmítá a šátek má růži.
band-bluff =
    .victim = Šátek je bez růže
    .victim-note = { $name } ho otáčí. Mince ti zůstávají.
    .doer = Šátek je bez růže
    .doer-note = { $target } to vidí a mince si nechává.
    .all = Šátek je bez růže
    .all-note = { $target } si mince nechává.
band-withdrew =
    .victim = Šátek zůstává skrytý
    .victim-note = { $name } ho neotáčí. Mince ti zůstávají.
    .doer = Šátek zůstává skrytý
    .doer-note = Nikdo neuvidí, zda má růži.
    .all = Šátek zůstává skrytý
    .all-note = { $target } si mince nechává.
band-taxed =
    .victim =
        Platíš { $gold ->
            [one] { $gold } minci
            [few] { $gold } mince
           *[other] { $gold } mincí
        } daně
    .victim-note = Je to daň za stavbu.
band-collected =
    .doer = Vybíráš { band-coins }
    .doer-note = Je to celá daň za stavby.
    .all = { $name } vybírá { band-coins }
    .all-note = Je to celá daň za stavby.
band-crown =
    .victim = Ztrácíš korunu
    .victim-note = { $name } v { $when ->
        [past] tomto
       *[now] dalším
    } kole začíná výběr.
    .doer = Koruna je tvoje
    .doer-note = V { $when ->
        [past] tomto
       *[now] dalším
    } kole začínáš výběr.
    .all = { $name } má korunu
    .all-note = { $name } v { $when ->
        [past] tomto
       *[now] dalším
    } kole začíná výběr.
band-completed =
    .victim = { $name } má { $size } { band-of-goal } budov
    .victim-note = Město je dokončené. Konec se blíží.
    .doer = Tvoje město je dokončené
    .doer-note = { $size } { band-of-goal } budov. Zedníci si oddechnou.
    .all = { $name } dokončuje město
    .all-note = { $size } { band-of-goal } budov. Konec se blíží.
band-last-round =
    .all = Tohle je poslední kolo
    .all-note = Teď, nebo nikdy: po něm se počítají body.
band-not-last-round =
    .all = Hra pokračuje
    .all-note = Poslední kolo to už není.
band-bell-tower =
    .all = Zvonice zvoní
    .all-note = Hru ukončí město o { $goal } budovách.
band-time-ran-out =
    .victim = Tvůj čas vypršel
    .victim-note = Odehrál za tebe počítač.
    .all = { $name } nestíhá
    .all-note = Hraje počítač.
band-computer-played =
    .victim = Hrál počítač
    .victim-note = Odpovídal za tebe v tvé nepřítomnosti.
    .all = Hraje počítač
    .all-note = Zastupuje hráče { $name }.
band-spied =
    .victim = { $name } tě špehuje
    .victim-note =
        { $gold ->
            [0] O žádné mince nepřicházíš.
           *[other] Ztrácíš { band-coins }.
        }
    .doer = Nahlížíš do karet
    .doer-note =
        { $gold ->
            [0] { $target } neztrácí žádné mince.
           *[other] { $target } ztrácí { band-coins }. Dobíráš si stejně karet.
        }
    .all = { $name } nahlíží do karet
    .all-note =
        { $gold ->
            [0] { $target } neztrácí žádné mince.
           *[other] { $target } ztrácí { band-coins }.
        }
band-saw-hand =
    .victim = { $name } vidí tvoje karty
    .victim-note = Teď už nejsou tajné.
    .doer = Vidíš cizí karty
    .doer-note = Jsou to karty hráče { $target }.
    .all = { $name } vidí cizí karty
    .all-note = Jsou to karty hráče { $target }.
band-took-cards =
    .victim = Ztrácíš { band-cards }
    .victim-note = { $name } ti je bere z ruky.
    .doer = Bereš { band-cards }
    .doer-note = { $target } jich má teď o to míň.
    .all = { $name } bere { band-cards }
    .all-note = { $target } jich má teď o to míň.
band-gave-cards =
    .victim = Dostáváš { band-cards }
    .victim-note = { $name } se s tebou dělí.
    .doer = Dáváš { band-cards }
    .doer-note = { $target } má teď v ruce víc karet.
    .all = { $name } dává { band-cards }
    .all-note = { $target } má teď v ruce víc karet.
band-took-gold =
    .victim = Ztrácíš { band-coins }
    .victim-note = { $name } má o to plnější měšec.
    .doer = Bereš { band-coins }
    .doer-note = { $target } má o to míň.
    .all = { $name } bere { band-coins }
    .all-note = { $target } má o to míň.
band-from-hand =
    .victim = Ztrácíš { NAME($card, case: "acc") }
    .victim-note = { $name } bere kartu z tvé ruky a staví ji.
    .doer = { $card } ve tvém městě
    .doer-note = Je to karta z ruky hráče { $target }.
    .all = { $name } staví { NAME($card, case: "acc") }
    .all-note = Je to karta z ruky hráče { $target }.
band-borrowed =
    .victim = Ztrácíš { band-coins }
    .victim-note = { $name } ti za to dává stejně karet.
    .doer = Bereš { band-coins }
    .doer-note = { $target } za to dostává stejně karet.
    .all = { $name } bere { band-coins }
    .all-note = { $target } za to dostává stejně karet.
band-wagon =
    .victim = { $name } používá tvůj vůz
    .victim-note = Vůz teď veze { band-coins }.
    .doer = Používáš cizí vůz
    .doer-note = Je to vůz hráče { $target }. Teď veze { band-coins }.
    .all = { $name } používá vůz
    .all-note = Je to vůz hráče { $target }. Teď veze { band-coins }.
band-characters =
    .victim = Máš novou postavu
    .victim-note = { $name } si s tebou mění postavu.
    .doer = Máš novou postavu
    .doer-note = Tu původní má teď { $target }.
    .all = Výměna postav
    .all-note = { $name } a { $target } mají nové postavy.
