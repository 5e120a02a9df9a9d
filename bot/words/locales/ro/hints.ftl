panel-why = -# 💡 { $text }

why-pick-character = Nimeni nu vede pe cine iei. Ia personajul la care nu se așteaptă nimeni.
    .merchant = Comerciantul aduce o monedă în plus în orice rundă. Nimeni nu vede pe cine iei.
    .architect = Arhitectul trage 2 cărți în plus și poate construi 3 cartiere. Nimeni nu vede pe cine iei.
    .king = Regele alege primul runda următoare. Nimeni nu vede pe cine iei.
    .bishop = Episcopul îți apără orașul: { rank-eight } nu-l atinge. Nimeni nu vede pe cine iei.
    .warlord = Comandantul distruge un cartier ieftin al unui rival. Nimeni nu vede pe cine iei.
    .magician = Magicianul schimbă o mână slabă cu una mai bună. Nimeni nu vede pe cine iei.
    .thief = Hoțul ia tot aurul unui personaj. Alege unul de care are nevoie un jucător bogat.
    .assassin = Asasinul îi ia tura unui personaj. Alege-l pe cel mai de folos rivalilor.
why-toss-character = Pune deoparte personajul care te-ar lovi cel mai tare.
why-turn = Monedele necheltuite îți rămân. Cele mai multe puteri pot aștepta până la sfârșitul turei.
    .assassin = Numești un personaj, nu un jucător. Ucide-l pe cel mai de folos rivalilor.
    .witch = Construiești abia mai târziu, în rolul personajului vrăjit, cu ce iei acum.
    .magistrate = Semnează mandatul celui care poate construi ceva scump. Celelalte două doar sperie.
    .thief = Numești un personaj, nu un jucător. Jefuiește-l pe cel care îi trebuie unui bogat.
    .spy = Alege un jucător cu multe cărți și ceva monede, și tipul pe care îl strânge.
    .blackmailer = Numești personaje, nu jucători. Amenință cu adevărat ce îi trebuie unui bogat.
    .magician = { $cards ->
        [0] Mâna ta e goală: schimb-o cu cea mai mare.
       *[other] Construiește întâi, apoi schimbă ce ți-a rămas cu mâna cea mai mare.
    }
    .wizard = Uită-te într-o mână mare. Cartea construită pe loc nu intră în limita ta.
    .seer = Iei câte o carte de la fiecare și dai înapoi ce-ți trebuie cel mai puțin.
    .king = { $fitting ->
        [0] { why-turn }
       *[other] Un cartier nobil 🟡 construit înainte să încasezi îți aduce moneda pe loc.
    }
    .emperor = { why-turn.king }
    .patrician = { $fitting ->
        [0] { why-turn }
       *[other] Un cartier nobil 🟡 construit înainte să tragi îți aduce cartea pe loc.
    }
    .bishop = { $fitting ->
        [0] { why-turn }
       *[other] Un cartier religios 🔵 construit înainte să încasezi îți aduce moneda pe loc.
    }
    .abbot = { why-turn.bishop }
    .cardinal = Poți construi și ce nu-ți permiți: dă-i unui jucător cărți pentru monedele lui.
    .merchant = { $fitting ->
        [0] { why-turn }
       *[other] Un cartier comercial 🟢 construit înainte să încasezi îți aduce moneda pe loc.
    }
    .alchemist = Construiește ceva scump: la sfârșitul turei îți recapeți monedele.
    .trader = { $fitting ->
        [0] { why-turn }
       *[other] Poți construi toate cartierele comerciale 🟢 într-o tură. Încasează după aceea.
    }
    .architect = Trage întâi cele 2 cărți în plus: poți construi până la 3 cartiere.
    .navigator = Tura asta nu construiești. Ia ce-ți trebuie pentru următorul cartier.
    .scholar = Studiază înainte să construiești: cartea păstrată o poți construi pe loc.
    .warlord = Încasează întâi. Apoi distruge-i unui rival un cartier ieftin: cel de 1 e gratis.
    .diplomat = Încasează întâi, ca să plătești diferența. Ia un tip care îți lipsește.
    .marshal = Încasează întâi, apoi ia un tip care îți lipsește.
    .artist = Păstrează câteva monede: fiecare pusă pe un cartier aduce un punct în plus.
why-keep-cards = Un cartier scump aduce mai multe puncte, unul ieftin se construiește mai repede.
why-pay = Fiecare carte îți economisește o monedă. Plătește cu cele pe care nu le-ai construi.

why-kill = Ce personaj le-ar fi rivalilor cel mai de folos?
why-bewitch = Plătești cu monedele și cărțile tale. Ce putere te ajută?
why-sign-warrant = Ce personaj poate construi ceva scump runda asta?
why-bluff-warrants = Și mandatele nesemnate funcționează, dacă lumea se teme de ele.
why-confiscate = Nu-i plătești costul și nu intră în limita ta de construcție.

why-rob = Ce personaj îi trebuie unui jucător bogat?
why-spy-seat = Cea mai bună pradă are multe cărți și ceva monede.
why-spy-type = Orașul arată ce tipuri strânge proprietarul.
why-flower-threat = Ce personaj îi trebuie unui jucător bogat? Acolo pune amenințarea adevărată.
why-plain-threat = O amenințare falsă aduce la fel de mult, dacă e crezută.
why-bribe = Dacă refuzi, pariezi că amenințarea e falsă.
why-show-threat = Dacă e falsă, nu primești nimic.

why-swap-hands = Numerele arată câte cărți are fiecare. Dacă n-ai nicio carte, ai doar de câștigat.
why-redraw = Renunță la ce e prea scump sau ai deja în oraș.
why-wizard-seat = Cu cât sunt mai multe cărți, cu atât ai mai mult de unde alege.
why-wizard-card = Construită pe loc, costă monede, dar nu intră în limita ta.
why-seer-gift = Dă ce ai deja în oraș sau ce e prea scump pentru celălalt.

why-give-crown = Cine are coroana alege înaintea tuturor. Dă-i-o celui mai slab.
why-late-crown = { why-give-crown }
why-tribute = Poate iei chiar cartea pe care voia s-o construiască.
why-crown-gift = Păstrează ce-ți trebuie pentru următorul cartier.

why-tithe = Ia ce-ți trebuie pentru următorul cartier.
why-beg = Celui din frunte i-ar lipsi cel mai mult.
why-loan-seat = Jucătorul primește cărți pentru monede: alege-l pe cel mai slab.
why-loan-cards = Dă ce nu vei construi.
why-loan-rest = { why-loan-cards }

why-study = Ia ce-i lipsește orașului tău, de pildă un tip nou.
why-destroy-seat = Lovește-l pe cel din frunte: amâni și sfârșitul.
why-exchange-seat = Ia un tip care îți lipsește sau încurcă-l pe cel din frunte.
why-give-district = Ai grijă la cele cinci tipuri ale tale.
why-seize-seat = Ia un tip care îți lipsește.
why-seize = Nu costă nicio carte și nu intră în limita ta.
why-beautify = Aduce un punct în plus și se distruge cu o monedă mai scump.

why-lighthouse = Orice carte din teanc: ce-i lipsește orașului tău?
why-theater = Crezi că îți vizează cineva personajul?
why-theater-give = Dă personajul pentru care te temi.
why-bell-tower = Un sfârșit mai apropiat îl ajută pe cel din frunte. Ești tu?
why-den-cards = Cu cărțile pe care nu le vei construi plătești la fel de bine ca și cu monedele.
why-necropolis = Alege cartierul cel mai ieftin. Îi pierzi și tipul.
why-armory-seat = Merge cel mai bine împotriva unui oraș aproape complet.
why-armory = Pierzi și punctele Arsenalului: distruge ceva scump.
why-laboratory = O carte pe care o ai deja în oraș nu folosește la nimic.
why-museum = O carte pe care nu o construiești aduce aici un punct.

why-fortune-card = Ia ce voia să construiască.
why-cannonball = Cu cât e mai scump cel nou, cu atât mai multe puncte.
why-wagon-gold = Apoi Casa de bilete dispare. Mai vin monede?
