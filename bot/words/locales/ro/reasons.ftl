lacking-because = { $label } · { $reason }
lacking-first = { $label } · întâi: { $first }
lacking = nu acum
lacking-gather-first = întâi ia monede sau trage cărți
lacking-deck-empty = teancul e gol

lacking-income-noble = niciun cartier nobil în orașul tău
lacking-income-religious = niciun cartier religios în orașul tău
lacking-income-trade = niciun cartier comercial în orașul tău
lacking-income-military = niciun cartier militar în orașul tău
lacking-cards-noble = niciun cartier nobil sau nicio carte rămasă
lacking-cards-religious = niciun cartier religios sau nicio carte rămasă
lacking-tithe = niciun cartier religios în orașul tău
lacking-architect-cards = teancul e gol
lacking-study = teancul e gol
lacking-redraw = mâna ta e goală
lacking-wizard = nimeni altcineva nu are cărți
lacking-seer = nimeni altcineva nu are cărți
lacking-beg = nimeni nu e mai bogat decât tine
lacking-beg-tie = sunt mai mulți la fel de bogați
lacking-destroy = niciun cartier accesibil pe care să-l poți plăti
lacking-exchange = niciun cartier accesibil pe care să-l poți plăti
lacking-exchange-nothing = nu ai un cartier de dat la schimb
lacking-seize = niciun cartier accesibil pe care să-l poți plăti
lacking-queen-gold = niciun vecin nu a arătat un personaj de rangul 4
lacking-queen-gold-later = abia la sfârșitul rundei: personajul de rangul 4 a fost ucis
lacking-beautify = îți trebuie o monedă și un cartier
lacking-beautify-done = toate cartierele tale sunt deja înfrumusețate
lacking-collect-tax = nu s-a strâns nicio taxă
lacking-armory = niciun cartier de distrus
lacking-armory-safe = orașul tău e complet
lacking-laboratory = mâna ta e goală
lacking-museum = mâna ta e goală
lacking-smithy = îți trebuie 2 monede și cărți în teanc

ask-confiscate-unsigned = { $target } plătește { NAME($card, case: "acc") }, dar mandatul acesta nu e semnat
    .no = Mai departe
help-confiscate-unsigned = Cartierul îl construiește { $target }. Te întreb oricum, ca nimeni să nu afle care mandat e semnat.
ask-confiscate-identical = Mandatul tău e semnat, dar orașul tău are deja { NAME($card, case: "acc") }
    .no = Mai departe
help-confiscate-identical = { help-confiscate-unsigned }
ask-confiscate-forbidden = Mandatul tău e semnat, dar orașul tău nu poate avea { NAME($card, case: "acc") }
    .no = Mai departe
help-confiscate-forbidden = { help-confiscate-unsigned }
ask-hospital-not-yours = { GENDER($card) ->
    [feminine] { $card } a fost ucisă, dar nu e a ta
   *[other] { $card } a fost ucis, dar nu e al tău
}
    .no = Mai departe
help-hospital-not-yours = Întrebarea vine oricum, ca nimeni să nu afle al cui e.
