describe-server = Setările Citadels de pe acest server, pentru cei care îl administrează

server-title = ### Citadels pe acest server
server-saved = ✅ Salvat.
server-saved-language = ✅ Salvat. Jocurile deschise sau începute și revanșele lor își păstrează limba.
server-presets = **Cum se joacă aici?**
    -# **{ button-preset-anywhere }**: în orice canal, fără fire.
    -# **{ button-preset-one }**: jocuri doar aici, fără fire.
    -# **{ button-preset-threads }**: oriunde, fiecare în firul lui.
    -# **{ button-preset-quiet }**: fire, fără rol chemat și fără anunțul primilor din sezon.
button-preset-anywhere = Oriunde
button-preset-one = Un singur canal
button-preset-threads = Fire
button-preset-quiet = Server liniștit
server-preset-anywhere = Jocurile se deschid în orice canal și se joacă acolo.
server-preset-one = **{ button-preset-one }**: jocurile se deschid doar în { $channel } și se joacă acolo. Vrei alt canal? Alege-l din meniu. La celelalte setări: **{ button-server-back }**.
server-preset-threads = Jocurile se deschid în orice canal, fiecare într-un fir separat.
server-preset-quiet = Fiecare joc are un fir separat, niciun rol nu e chemat și sfârșitul sezonului nu se anunță.
button-server-opening = Canale și roluri

group-language = **Limba** tablelor și a tot ce văd toți. Panoul fiecăruia e în limba lui.
group-opening = **Deschiderea jocurilor.** Unde? Cine? Într-un fir separat?
    -# Un fir ține de canalul lui. Cei care administrează serverul nu au nevoie de rol.
group-computers = **Calculatoare.** Au voie să joace? Cât se gândesc? Cele de nivel greu au mereu nevoie de o clipă.
group-leaderboards = **Clasamente.** Câte unul pe trimestru? Jocurile de aici contează în clasamentul tuturor serverelor? Pentru fiecare joc e valabil ce era ales când a început.

group-calls = **Chemarea jucătorilor.** Ce rol e anunțat când cineva caută jucători?
    -# Rolul se ia cu { COMMAND("notify") } și nu poate permite mai mult decât au voie toți.
group-barred = **Interdicții.** Poți interzice cuiva să deschidă jocuri, până când îi permiți din nou. La jocurile altora poate intra în continuare. Ca să nu poată nici asta, ascunde-i canalul în Discord.
barred-people = Cu interdicție: { $names }
barred-deleted = În plus, persoane ale căror date au fost șterse: { $count }.
menu-barred = Interzice-i cuiva să deschidă jocuri
menu-lifted = Permite-i cuiva să deschidă din nou jocuri
button-no-barred = Permite tuturor să deschidă jocuri
group-podium = **Sfârșitul unui sezon.** Un sezon ține trei luni, iar podiumul înseamnă primii trei. Unde îl anunț? Ce rol primesc ei?

button-server-play = Calculatoare și clasamente
button-server-people = Chemări, turnee, interdicții
button-server-podium = Final de sezon
button-server-troubled = ⚠️ { $page }
menu-call_role = { $chosen ->
    [yes] Alege un rol
   *[no] Niciun rol pentru chemări
}
menu-podium_channel = { $chosen ->
    [yes] Alege un canal
   *[no] Canalul cu cele mai multe jocuri
}
menu-podium_role = { $chosen ->
    [yes] Alege un rol
   *[no] Niciun rol pentru primii trei
}
button-no-call_role = Fără chemări
button-no-podium_channel = Pe canalul cu cele mai multe jocuri
button-no-podium_role = Fără rol
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

menu-channels = { $chosen ->
    [yes] Alege canale
   *[no] Peste tot
}
menu-roles = { $chosen ->
    [yes] Alege roluri
   *[no] Toată lumea
}
menu-computer_pause = Cât se gândesc calculatoarele
button-no-channels = Permite peste tot
button-no-roles = Permite tuturor

switch-computers = Calculatoare: { $state ->
    [on] da
   *[off] nu
}
switch-seasons = Sezoane: { $state ->
    [on] da
   *[off] nu
}
switch-podium = Anunță sfârșitul sezonului: { $state ->
    [on] da
   *[off] nu
}
switch-everywhere = Contează pe toate serverele: { $state ->
    [on] da
   *[off] nu
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

button-saved-sets = Seturi salvate ({ $count })
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
