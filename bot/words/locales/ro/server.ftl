describe-server = Setările Citadels de pe acest server, pentru cei care îl administrează

server-title = ### Citadels pe acest server
server-page = ### { $page }
server-saved = ✅ Salvat.
server-saved-language = ✅ Salvat. Jocurile deschise sau începute și revanșele lor își păstrează limba.
server-saved-everywhere = { server-saved } Pentru fiecare joc e valabil ce era ales când a început.
server-saved-seasons = { server-saved-everywhere }
server-where = **Unde se joacă.** { $channels ->
    [all] Jocurile se pot deschide în orice canal.
    [one] Jocurile se pot deschide doar în { $channel }.
   *[some] Jocurile se pot deschide doar în canalele alese.
} { $state ->
    [on] Fiecare are firul lui.
   *[off] Se joacă chiar acolo.
}
menu-preset = Alege alt mod
preset-anywhere = În orice canal, fără fire
    .description = Se joacă acolo unde s-a deschis jocul; sfârșitul sezonului se anunță
preset-one = Doar în acest canal, fără fire
    .description = Jocurile se deschid și se joacă doar aici; sfârșitul sezonului se anunță
preset-threads = În orice canal, în fire
    .description = Fiecare joc are firul lui; sfârșitul sezonului se anunță
preset-quiet = Fără zgomot, în fire
    .description = Niciun rol chemat, niciun sfârșit de sezon anunțat; canalele rămân cele de acum
server-preset-anywhere = Jocurile se deschid în orice canal și se joacă acolo.
server-preset-one = Jocurile se deschid și se joacă doar în { $channel }. Vrei alt canal? Alege-l din meniu.
server-preset-threads = Jocurile se deschid în orice canal, fiecare într-un fir separat.
server-preset-quiet = Fiecare joc are un fir separat, niciun rol nu e chemat și sfârșitul sezonului nu se anunță.
button-server-opening = Alege canale și roluri

server-now-language = **Limba** tablelor și a tot ce văd toți. Panoul fiecăruia e în limba lui.
server-now-channels = **Canale.** { $state ->
    [on] Jocurile se pot deschide doar în aceste canale și în firele lor:
   *[off] Jocurile se pot deschide în orice canal.
}
server-now-threads = **Fire.** { $state ->
    [on] Fiecare joc are firul lui.
   *[off] Se joacă acolo unde s-a deschis jocul.
}
server-now-roles = **Deschiderea jocurilor.** { $state ->
    [on] Doar cei care administrează serverul sau au unul dintre roluri:
   *[off] Nu e nevoie de niciun rol.
}
server-now-call_role = **Chemarea jucătorilor.** { $state ->
    [on] Cine caută jucători poate anunța acest rol:
   *[off] Când cineva caută jucători, niciun rol nu e anunțat.
}
    -# Rolul se ia cu { COMMAND("notify") } și nu poate permite mai mult decât au voie toți.
server-now-computers = **Calculatoare.** { $state ->
    [on] Gazda poate adăuga calculatoare în jocurile de aici.
   *[off] În jocurile de aici nu se pot adăuga calculatoare.
}
server-now-computer_pause = **Timpul de gândire.** Cât se gândesc calculatoarele? Cele de nivel greu au mereu nevoie de o clipă.
server-now-seasons = **Sezoane.** { $state ->
    [on] La fiecare trei luni începe un clasament nou.
   *[off] Un singur clasament cuprinde toate jocurile, fără sezoane.
}
server-now-everywhere = **Toate serverele.** { $state ->
    [on] Jocurile de aici contează și în clasamentele tuturor serverelor.
   *[off] Jocurile de aici nu contează în clasamentele tuturor serverelor.
}
server-now-podium = **Sfârșitul unui sezon.** { $seasons ->
    [no] Pe acest server nu sunt sezoane, deci nu e nimic de anunțat.
   *[yes] { $state ->
        [on] Anunț primii trei din sezon.
       *[off] Nu anunț primii trei din sezon.
    }
}
server-now-podium_channel = **Canalul pentru primii trei.** { $state ->
    [on] Acesta:
   *[off] Cel în care se joacă cel mai mult.
}
server-now-podium_role = **Rolul primilor trei.** { $state ->
    [on] Până la sfârșitul sezonului următor îl au pe acesta:
   *[off] Nu primesc niciun rol.
}

server-now-barred = **Interdicții.** Poți interzice cuiva să deschidă jocuri, până când îi permiți din nou. La jocurile altora poate intra în continuare. Ca să nu poată nici asta, ascunde-i canalul în Discord.
barred-people = Cu interdicție: { $names }
barred-deleted = În plus, persoane ale căror date au fost șterse: { $count }.
menu-barred = Interzice-i cuiva să deschidă jocuri
menu-lifted = Permite-i cuiva să deschidă din nou jocuri
button-no-barred = Permite tuturor să deschidă jocuri

server-more = **Alte setări**
button-server-play = Reglează calculatoare și clasamente
button-server-people = Alege cine e chemat sau oprit
button-server-podium = Reglează turneele și premierea
button-server-troubled = ⚠️ { $page }
menu-call_role = Alege un rol
menu-podium_channel = Alege un canal
menu-podium_role = { menu-call_role }
button-no-call_role = Nu anunța niciun rol
button-no-podium_channel = Anunță unde se joacă cel mai mult
button-no-podium_role = Nu da niciun rol
server-lacking-podium = ⚠️ În { $channel } nu pot pune podiumul. Îmi lipsesc: { $permissions }
server-role = ⚠️ { $why ->
    [gone] Acest rol a dispărut.
    [managed] { $role } ține de Discord sau de altă aplicație, așa că nu îl pot da.
    [powerful] { $role } permite mai mult decât au voie toți, așa că nu îl dau nimănui.
    [opens] { $role } permite într-un canal ceva ce nu au voie toți acolo, așa că nu îl dau nimănui.
    [manage] Nu pot da { $role }. Îmi lipsește permisiunea **Gestionare roluri**.
    [above] Nu pot da { $role }. Rolul meu trebuie să fie deasupra lui.
   *[yours] Nici tu nu poți da { $role }. Îți trebuie **Gestionare roluri** și un rol deasupra lui.
}

menu-channels = Alege canale
menu-roles = Alege roluri
menu-computer_pause = Cât se gândesc calculatoarele
button-no-channels = Permite peste tot
button-no-roles = Permite tuturor

switch-computers = { $state ->
    [on] Permite doar oameni
   *[off] Permite calculatoare
}
switch-seasons = { $state ->
    [on] Oprește sezoanele
   *[off] Pornește sezoanele
}
switch-podium = { $state ->
    [on] Nu anunța primii trei
   *[off] Anunță primii trei
}
switch-everywhere = { $state ->
    [on] Nu socoti jocurile pe toate serverele
   *[off] Socotește jocurile pe toate serverele
}

choice-computer_pause = { $value ->
    [bot] Timp de gândire: obișnuit
    [0] Timp de gândire: deloc
   *[other] Timp de gândire: { $value } s
}

server-lacking = ⚠️ În { $channel } nu pot găzdui jocuri. Îmi lipsesc: { $permissions }
server-lacking-threads = ⚠️ În { $channel } jocurile nu primesc un fir al lor. Îmi lipsesc: { $permissions }
gone-channels = ⚠️ Un canal ales a dispărut.
gone-roles = ⚠️ Un rol ales a dispărut.
gone-call_role = { gone-roles }
gone-podium_channel = { gone-channels }
gone-podium_role = { gone-roles }

button-saved-sets = Vezi seturile salvate ({ $count })
sets-title = ### Seturi salvate
sets-about = Fiecare sală de aici le oferă. Le poți șterge pe oricare; la fel și proprietarii lor, în opțiunile unei săli.
sets-none = Încă niciunul. Se salvează din opțiunile unei săli.
sets-line = · **{ $name }** ({ $contents }), salvat de { $owner }
sets-sure = Ștergi „{ $name }”, salvat de { $owner }? Sălile care îl folosesc își păstrează cărțile.
menu-delete-set = Alege un set de șters
button-server-back = Înapoi
button-keep = Păstrează
sets-deleted = „{ $name }” s-a șters.

error-channel-closed = Pe acest server, jocurile se deschid în: { $channels }
error-channels-gone = Canalele pentru jocuri au dispărut sau îți sunt închise. Cei care administrează serverul pot alege altele: { COMMAND("server") }
error-roles-only = Pe acest server, jocurile le deschid { $roles }. Tu poți intra în orice sală.
error-roles-gone = Rolurile care pot deschide jocuri au dispărut. Cei care administrează serverul pot alege altele: { COMMAND("server") }
error-channel-unseen = Nu văd { $channel }. Acolo îmi trebuie permisiunile „Vizualizare canal” și „Trimite mesaje”.
error-people-only = Pe acest server nu joacă calculatoare.

lobby-hindrance-alone-people = E nevoie de doi jucători. Altcineva poate apăsa „Intră”.

error-too-often-person = Prea multe deodată. Încearcă din nou { $when }.
error-too-often-channel = Aici au fost multe mesaje noi. Încearcă din nou { $when }.
