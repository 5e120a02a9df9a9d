describe-privacy = Vezi, descarcă sau șterge ce e salvat despre tine
    .show = Vezi ce e salvat despre tine
    .export = Descarcă ce e salvat despre tine
    .delete = Șterge ce e salvat despre tine; se cere o confirmare

player-former = un fost jucător
player-former-seat = un fost jucător ({ $number })

privacy-title = ## Ce e salvat despre tine
privacy-nothing = Nimic. ID-ul tău de Discord nu apare nicăieri în baza de date.
privacy-about = ID-ul tău de Discord, numele cu care ai intrat într-un joc și:
privacy-line = · { $text }
privacy-lobbies = săli de așteptare: { $count }
privacy-running = jocuri în curs: { $count }
privacy-over = jocuri încheiate: { $count }
privacy-closed = săli închise: { $count }
privacy-played-on = jocuri continuate dintr-o reluare: { $count }
privacy-unreadable = jocuri deteriorate: { $count }
privacy-answers = răspunsurile tale în jocuri: { $count }
privacy-panels = anunțuri primite de tine: { $count }
privacy-held-clicks = { $days ->
    [one] clicuri care au schimbat ceva, din ultima zi: { $count }
    [few] clicuri care au schimbat ceva, din ultimele { $days } zile: { $count }
   *[other] clicuri care au schimbat ceva, din ultimele { $days } de zile: { $count }
}
privacy-held-results = rezultate de jocuri: { $count }
privacy-held-dailies = jocuri ale zilei: { $count }
privacy-held-ratings = ratingurile tale după fiecare joc
privacy-held-sets = seturi de cărți salvate: { $count }
privacy-held-settings = setările tale
privacy-held-lesson = unde ai rămas în lecție și ce sfaturi ai văzut
privacy-held-puzzles = răspunsurile tale la problemele zilei: { $count }
privacy-held-tournaments = turnee pe care le organizezi sau în care joci: { $count }
privacy-held-evenings = numele tău la serile de joc pe care le organizezi și răspunsurile tale: { $count }
privacy-held-guesses = presupunerile tale despre cine are ce personaj: { $count }
privacy-held-barred = servere care nu te lasă să deschizi jocuri: { $count }
privacy-held-operator = faptul că persoana care găzduiește botul ți-a blocat accesul
privacy-deleting = ⏳ Ai cerut să se șteargă tot. Restul urmează.
privacy-messages = Nu citesc niciodată mesaje. Lista asta o vezi doar tu.

button-privacy-export = Descarcă
button-privacy-delete = Șterge…
button-privacy-policy = Confidențialitate
button-privacy-terms = Termeni de utilizare

privacy-file = ## Tot ce e salvat despre tine
privacy-file-how = Fișierul este în format JSON. Conține doar răspunsurile tale. { COMMAND("hand") } îți arată cărțile dintr-un joc în curs.

privacy-erase-title = ## Ștergi tot ce e salvat despre tine?
privacy-erase-lobbies = Ieși din sălile tale de așteptare ({ $count }). Cele goale se închid.
privacy-erase-running = Un calculator îți ia definitiv locul în jocurile în curs ({ $count }).
privacy-erase-played = Jocurile { $tournaments ->
        [0] tale
       *[other] și turneele tale
    } rămân pentru ceilalți, cu un **fost jucător** în locul tău.
privacy-erase-evenings = Serile tale de joc ({ $count }) trec la cineva care vine. Dacă nu vine nimeni, se încheie.
privacy-erase-rest = Toate celelalte date despre tine se șterg.
privacy-erase-sets = seturile tale de cărți salvate ({ $count }), fără numele tău: contează la limita ta până le șterge cineva, iar tu o poți face înainte
privacy-erase-unreadable = jocuri deteriorate, pentru toți: { $count }
privacy-erase-unreadable-tournaments = turnee deteriorate, pentru toți: { $count }
privacy-erase-not = mesajele din Discord și copiile mai vechi ale bazei de date, până le vine rândul
privacy-erase-limits = limitele folosite deja, de pildă jocul de azi sau zilele de absență: ca un număr fără nume, cel mult un an
privacy-erase-bars = o interdicție: ca un număr fără nume, până e ridicată
privacy-erase-final = **Nu se mai poate anula.**
button-privacy-erase = Șterge tot
button-privacy-keep = Păstrează tot
button-privacy-kept = Ce rămâne…
privacy-kept-title = ## Ce se mai șterge și ce rămâne
privacy-kept-gone = **Se șterge**
privacy-kept-stays = **Rămâne**

privacy-erased = Tot ce era salvat despre tine s-a șters. Mulțumesc că ai jucat!
privacy-erased-partly = ⏳ O parte s-a șters. Restul urmează în cel mult o oră sau la repornirea botului.
privacy-left = Ți-ai șters datele. Un calculator îți ia locul.
error-privacy-changed = Ce e salvat despre tine s-a schimbat, așa că nu s-a șters nimic. Încearcă din nou: { COMMAND("privacy delete") }
