error-unexpected = Ceva n-a mers bine la mine. Jocul tău e în siguranță: { COMMAND("hand") } arată cum stă.
error-not-stored = Nu s-a putut salva, deci n-are efect. Încearcă din nou peste o clipă.
error-unknown-click = Nu mai cunosc acest buton. Caută un mesaj mai nou sau folosește { COMMAND("board") }.
error-old-command = Această comandă s-a schimbat. Repornește Discord (Ctrl+R pe calculator) și încearcă din nou.
error-unknown-game = Acest joc nu mai e aici.
error-unknown-option = Asta nu se mai poate alege. { now-so }
error-stale = La această întrebare s-a răspuns deja. { now-so }
now-so = Așa stau lucrurile acum.
error-wrong-seat = Nu e rândul tău, e rândul lui { $seat }.
error-not-seated = Nu joci în acest joc. Poți urmări tabla sau intra în următorul.
error-resigned = Ai renunțat la acest joc. Un calculator joacă mai departe în locul tău.
error-over = Acest joc s-a încheiat.
error-conflict = Altă mutare a fost mai rapidă. Mai uită-te o dată și alege.
error-damaged = Acest joc n-a putut fi citit și a fost pus deoparte. Anunță persoana care găzduiește botul.
error-newer = De asta se ocupă acum o versiune mai nouă a botului. Nu s-a pierdut nimic; încearcă din nou peste câteva clipe.

error-lobby-started = Jocul a început deja.
error-lobby-closed = Această sală de așteptare s-a închis.
error-lobby-full = Toate locurile sunt ocupate.
error-lobby-open = Ai deschis deja o sală de așteptare.{ $others ->
    [none] { "" }
   *[other] { " " }Acolo așteaptă și { $others }.
} Pornește jocul sau închide-o mai întâi.
error-others-seated = În această sală mai sunt și alții: { $others }. Închide-o pentru toți sau apasă **Ieși**: atunci altcineva devine gazdă.
error-lobby-of-others = În această sală așteaptă { $others }. O închizi pentru toți?
error-early-start = Ceilalți se așteaptă ca jocul să înceapă { $when }: { $others }. Pornești totuși acum?
button-start-now = Pornește acum
button-close-for-all = Închide pentru toți
button-close-own = Închide acea sală
lobby-own-closed = ✖️ Sala ta de așteptare e închisă. { COMMAND("new") } deschide alta.
error-lobbies-full = În acest canal nu se mai pot deschide săli de așteptare. Intră într-una sau deschide-o pe a ta în alt canal.
error-already-joined = Ai intrat deja.
error-filled = Nu mai e niciun loc liber. **{ button-add }** mai adaugă unul.
error-no-computer = Nu e niciun calculator de scos.
error-host-only = Asta o poate face doar { $host }, gazda acestei săli. Cere-i asta sau deschide o sală a ta: { COMMAND("new") }
error-cast-choice = Setul îl poate alege doar { $host }, gazda acestei săli, sau cine a ieșit pe ultimul loc între cei care au terminat jocul ei precedent.
error-cast-join = Ai ieșit pe ultimul loc între cei care au terminat jocul precedent, așa că poți alege setul după ce intri.
error-keeper-starts = Botul acesta îți aparține, deci ai putea ști dinainte cărțile. Roagă pe altcineva de la masă să apese **Pornește**.
error-players-only = Asta o pot face doar jucătorii din această sală. Apasă mai întâi **Intră**.
error-cannot-start = Încă nu se poate începe: { $reason }

error-no-permissions = Am nevoie de aceste permisiuni în canal: { $permissions }. Cere-le cuiva care administrează serverul.
error-server-only = Asta merge într-un canal de pe un server, nu aici.
error-not-in-server = Pentru asta trebuie un server pe care sunt și eu. Pe acesta nu sunt: mă poate adăuga cine îl administrează.
error-managers-only = Pentru asta îți trebuie permisiunea **Gestionare server**.
error-barred = Administratorii acestui server nu te lasă să deschizi jocuri aici până nu revin asupra hotărârii. Poți intra în jocurile altora.
error-barred-rematch = { error-barred } Roagă pe altcineva ({ $others }) să apese **{ button-rematch }** și intră acolo.
error-shut-out = Persoana care găzduiește botul ți-a blocat accesul: îți mai merg doar { COMMAND("privacy export") } și { COMMAND("privacy delete") }.
error-not-there = Persoana aceasta nu mai e acolo.
error-no-files = Discord nu mă lasă să trimit fișiere aici. Încearcă din nou într-un mesaj direct către mine.

# Something can't be shown to everybody in a channel.
error-may-not-write = Nu ai voie să scrii în acest canal, deci nu pot arăta asta tuturor.
error-posted = Mesajul [e deja aici]({ $where }): îl vede toată lumea.
error-no-external-apps = Serverul acesta îți arată doar ție ce spune o aplicație a ta, deci nu pot arăta asta tuturor.
error-share-elsewhere = Un joc poate fi arătat tuturor doar pe serverul pe care s-a jucat.
