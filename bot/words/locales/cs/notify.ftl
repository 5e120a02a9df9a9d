describe-notify = Kde a kdy ti mám dát vědět, že jsi na tahu
    .calls = Kde ti mám dát vědět
    .reminders = Po kolika hodinách ti to v pomalých hrách připomenu
    .quiet_from = Kdy začínají klidové hodiny, třeba 22:00; „ne“, pokud je nechceš
    .quiet_to = Kdy klidové hodiny končí, třeba 8:00
    .zone = Tvoje časové pásmo, třeba Europe/Prague
notify-calls = **Kde a kdy ti dám vědět**
    .why =
        { $place ->
            [direct] Když to nejde, zmíním tě v kanálu.
            [nowhere] Otázka čeká v přehledu pod tlačítkem **Hrát**.
           *[other] { "" }
        }
notify-quiet = **Klidové hodiny**
    .why =
        V tu dobu tě nechám na pokoji a tvůj čas v pomalých hrách stojí.{ $state ->
            [on] { " " }V pásmu { $zone } je teď { $now }.
            [assumed] { " " }Předpokládám pásmo { $zone }, kde je teď { $now }. Ve hrách naživo platí jen klidové hodiny, které si nastavíš.
           *[off] { "" }
        }
notify-holiday = **Nepřítomnost**
    .why =
        { $until ->
            [none] Tvůj čas v pomalých hrách stojí. Ostatní čekají, takže jen jednou za 30 dní nejvýš na 7 dní, nebo jednou za 60 nejvýš na 14. Ukončí to tvoje další odpověď v pomalé hře. Her naživo se to netýká.
           *[other] Jsi pryč do { $until }. Ostatní to vidí a pro počítač můžou hlasovat, jen když na tebe čekali už předtím. Ukončí to tvoje další odpověď v pomalé hře.
        }
    .short = Jednou za 30 dní, nad týden za 60; ukončí ji tvoje další odpověď
notify-often = **Jak často tě mám upozornit, že jsi na tahu?**
notify-zone = **Tvoje časové pásmo.**
    .why =
        { $now ->
            [none] Zatím ho neznám.
           *[other] Je tam { $now }.
        }
switch-invited =
    Spoluhráči mě smějí zvát: { $state ->
        [on] ano
       *[off] ne
    }
switch-called =
    Upozornit, když někdo hledá hráče: { $state ->
        [on] ano
       *[off] ne
    }
notify-choose-calls =
    { $choice ->
        [game] Naživo: v kanálu; pomalé: soukromě
        [channel] Vždy v kanálu
        [direct] Vždy soukromou zprávou
       *[nowhere] Nikde
    }
notify-choose-pings =
    { $choice ->
        [always] Naživo: v každém mém tahu
        [slow] Naživo: jen když otálím
       *[never] Naživo: nikdy
    }
    .why =
        { $choice ->
            [always] Hned, ledaže tvoje poslední odpověď přišla před chvilkou
            [slow] Až ostatní budou čekat minutu
           *[never] { "" }
        }
notify-choose-reminders =
    { $choice ->
        [0] Pomalé: na začátku a před koncem
       *[other]
            Pomalé: připomínka { $choice ->
                [one] každou hodinu
                [few] každé { $choice } hodiny
               *[other] každých { $choice } hodin
            }
    }
    .why =
        { $choice ->
            [0] Jen první upozornění na otázku a jedno, než ti vyprší čas
           *[other] { "" }
        }
notify-choose-words =
    { $choice ->
        [off] Nejdřív obrázky
        [whole] Nejdřív slova: všechno
       *[brief] Nejdřív slova: stručně
    }
    .why =
        { $choice ->
            [off] Tvoje soukromé zprávy mají obrázky
            [whole] Pro čtečky obrazovky: věty bez obrázků a symbolů
           *[brief] Jen to, co je nové; vedle je „Celé“
        }
notify-choose-from =
    { $time ->
        [off] Bez klidových hodin
       *[other] Od { $time }
    }
notify-choose-to = Do { $time }
notify-menu-zone = Tvoje časové pásmo
notify-state-often =
    { $pings ->
        [always] Ve hrách naživo (všichni hrají zároveň) upozorním na každý tvůj tah.
        [slow] Ve hrách naživo (všichni hrají zároveň) upozorním, jen když otálíš.
       *[never] Ve hrách naživo (všichni hrají zároveň) neupozorňuju.
    } { $reminders ->
        [0] V pomalých hrách (každý přijde, kdy chce) upozorním na každou otázku jednou a znovu, než ti vyprší čas.
        [one] V pomalých hrách (každý přijde, kdy chce) připomínám každou hodinu.
        [few] V pomalých hrách (každý přijde, kdy chce) připomínám každé { $reminders } hodiny.
       *[other] V pomalých hrách (každý přijde, kdy chce) připomínám každých { $reminders } hodin.
    }
notify-state-other =
    { $until ->
        [none] Nejsi pryč.
       *[other] Tvoje nepřítomnost trvá do { $until }.
    } { $words ->
        [off] Zprávy dostáváš s obrázky.
        [whole] Zprávy dostáváš slovy, v plném znění.
       *[brief] Zprávy dostáváš slovy, stručně.
    } { $invited ->
        [on] Lidé, se kterými hraješ, tě můžou pozvat.
       *[off] Pozvánky máš vypnuté.
    }{ $called ->
        [none] { "" }
        [on] { " " }Dám ti vědět, když se hledají hráči.
       *[off] { " " }Hledání hráčů ti neoznamuju.
    }
button-notify-often = Jak často, časové pásmo
button-notify-other = Nepřítomnost, slova, pozvánky
notify-menu-holiday = Budu pryč…
notify-choose-holiday =
    { $days ->
        [0] Jsem zpátky
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
notify-time-off = ne
night-assumed = 🌙 V pomalých hrách tě od { $start } do { $end } ({ $zone }) nechám na pokoji a tvůj čas stojí.
night-home = 🌙 **Kde bydlíš?** Ať tě v noci nebudím. Při odeslání ukazovaly tvoje hodiny { $now }: vyber ten čas.
menu-home = Kolik je u tebe hodin
home-option =
    { $city } · { $time } { $half ->
        [am] AM
       *[pm] PM
    }
button-night = Změnit klidové hodiny
holiday-over = 👋 Vítej zpátky! { $count ->
    [one] Čeká na tebe hra
    [few] Čekají na tebe { $count } hry
   *[other] Čeká na tebe { $count } her
}: { $channels }.
notify-seats-later = Uloženo. V jedné tvé hře to začne platit o chvilku později.
error-notify-unknown = Takovou volbu neznám. Použij znovu { COMMAND("notify") }.
error-notify-time = Času „{ $text }“ nerozumím. Napiš třeba 22:00, nebo „ne“, pokud klidové hodiny nechceš.
error-notify-zone = Časové pásmo ani město „{ $text }“ neznám. Napiš anglicky velké město s tvým časem, třeba Prague.
error-notify-long =
    Klidové hodiny smějí trvat nejvýš { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }, protože ostatní čekají na jejich konec.
error-holiday = Na další nepřítomnost je brzy: od začátku té poslední musí uběhnout 30 dní, a pokud trvala přes týden, 60.

## Volání

ping-again =
    { $mention } V Citadele se na tebe pořád čeká.{ $clock ->
        [yes] { " " }Když čas vyprší, odpoví za tebe počítač.
       *[no] { "" }
    }
button-not-now = Teď ne
mute-done =
    Tuto otázku ti už připomínat nebudu.{ $call ->
        [time] { " " }Upozorním tě už jen jednou, než ti vyprší čas.
        [day] { " " }Upozorním tě už jen jednou, až budou ostatní čekat celý den.
       *[none] { "" }
    }
