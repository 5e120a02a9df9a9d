button-find = Caută jucători
finding-title = ## Caută jucători
finding-at = { $when ->
    [none] ⏰ Jocul începe când apeși **Pornește**. Dacă alegi o oră, le amintesc celor aflați la masă.
   *[other] ⏰ Ora stabilită pentru joc: { $when }
       -# Cu zece minute înainte și la ora stabilită îi anunț pe cei de la masă. Primul care apasă **Pornește** împarte cărțile.
}

menu-at = Când începe jocul?
at-start = Când apăs „Pornește”
at-minutes = Peste { $count ->
    [one] un minut
    [few] { $count } minute
   *[other] { $count } de minute
}
at-hours = Peste { $count ->
    [one] o oră
    [few] { $count } ore
   *[other] { $count } de ore
}
button-at = La o anumită oră

time-title = Când începe?
form-time = Ora, de pildă 20:00
form-day = Ziua
form-zone = Fusul tău orar sau un oraș din el
form-zone-now = Fusul orar (acolo e ora { $time })
time-day =
    { $days ->
        [0] Azi:{ " " }
        [1] Mâine:{ " " }
       *[other] { "" }
    }{ $weekday ->
        [1] luni
        [2] marți
        [3] miercuri
        [4] joi
        [5] vineri
        [6] sâmbătă
       *[7] duminică
    }, { $date }
error-time = „{ $text }” nu e o oră. Scrie, de pildă, 20:00. Formularul păstrează ce ai scris.
error-time-over = Ora { $time } a trecut deja. Alege una mai târzie sau altă zi.

finding-call = 📣 **Cheamă jucători** anunță { $role }.{ $when ->
    [now] { "" }
   *[other] { " " }Se poate din nou de la { $when }
}
finding-no-role = 📣 Oricine vede sala de așteptare poate apăsa **{ button-join }**. Încă nu e ales un rol de chemat; cei care administrează serverul pot alege unul: { COMMAND("server") }
finding-usual = 👥 **Invită gașca obișnuită**: { $names }.{ $when ->
    [now] { "" }
   *[other] { " " }Se poate din nou de la { $when }
}
finding-nobody = 👥 Din gașca ta obișnuită fac parte cei cu care ai terminat aici cel puțin două jocuri în ultima vreme. Deocamdată nu e nimeni altcineva în ea.
finding-friends = 👤 **Invită prieteni**: până la patru. Îi anunț pe cei care permit asta în { COMMAND("notify") }.{ $when ->
    [now] { "" }
   *[other] { " " }Se poate din nou de la { $when }
}
menu-invite-friends = Invită prieteni…
finding-friends-invited = 👥 Am trimis invitații către { $names }. Îi anunț doar pe cei care permit asta ({ COMMAND("notify") }), cel mult o dată pe oră.{ $strangers ->
    [none] { "" }
   *[other] { " " }Cu { $strangers } n-ai terminat încă niciun joc, deci acolo n-am trimis anunțul: menționează-i tu în canal.
}
error-friends-seated = Toți cei aleși sunt deja în această sală.
button-call = Cheamă jucători
button-invite-usual = Invită gașca obișnuită
button-usual = Invită gașca mea
button-lobby = Sala de așteptare

finding-called = 📣 Am trimis anunțul pentru { $role }.
finding-invited = 👥 Gașca ta obișnuită a primit invitația. Îi anunț doar pe cei care au pornit invitațiile: { COMMAND("notify") }.
finding-joined = Te-ai așezat la masă.
button-play-now = Joacă acum
error-called-lately = Poți chema jucători o dată pe oră și invita de patru ori, la fel din fiecare sală. Se poate din nou de la { $when }
error-call-refused = Discord a refuzat mesajul, așa că nimeni nu e anunțat. Încearcă mai târziu.

error-call-role = { $why ->
    [gone] Aici nu e ales niciun rol pentru chemarea jucătorilor. Cei care administrează serverul pot alege unul: { COMMAND("server") }
    [mention] Nu am voie să anunț { $role }. Cei care administrează serverul pot permite tuturor să menționeze rolul sau îmi pot permite să menționez toate rolurile.
    [refused] Discord a refuzat. Încearcă mai târziu.
   *[other] { server-role }
}

lobby-at = ⏰ **{ lobby-seats }** · începe { $when }
lobby-soon = ⏰ Citadels începe la { $when }.
lobby-due = ⏰ E { $when }. Primul jucător care apasă **Pornește** împarte cărțile.
lobby-urged = ⏰ Încă n-a apăsat nimeni **Pornește**. Cărțile le împarte primul jucător care o face. Programarea expiră la { $when }.
lobby-missed = ⏰ Jocul trebuia să înceapă la { $when }. { $why ->
    [alone] Nu e nimeni altcineva la masă. Completează cu calculatoare sau alege altă oră.
    [late] Botul nu rula atunci. Apasă **Pornește** sau alege altă oră.
    [nobody] Nimeni nu a apăsat **Pornește**. Apasă acum sau alege altă oră.
   *[other] Așa nu poate începe: motivul se vede în sală. Schimbă asta sau alege altă oră.
}
lobby-call = 📣 { $role ->
    [none] { "" }
   *[other] { $role }{ " " }
}{ $host } caută jucători: **{ lobby-seats }**{ $when ->
    [none] .
   *[other] { " " }· începe { $when }
}
lobby-call-over = -# 📣 { $host } nu mai caută jucători: { $state ->
    [full] masa e plină.
    [begun] jocul a început.
   *[closed] sala e închisă.
}
vote-call = 💤 { $name } nu răspunde, deși i-a venit rândul { $since }. Se poate vota ca să joace un calculator.
lobby-invitation = 👥 { $host } invită la joc: { $names }
lobby-invited = 👥 { $host } te invită la joc.
listed-name = Citadels
