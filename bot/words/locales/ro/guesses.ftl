button-guess = Ghicește
guesses-title = ### 🔮 Cine e cine în runda { $round }?
guesses-how = E doar pentru tine. După rundă, toți văd câte ai ghicit.
guesses-none = Toate personajele au fost strigate. Poți ghici din nou runda următoare.
menu-guess = { $character }: cine?
guess-option = { $character }: { $name }
guess-shown = a arătat: { $characters }
guesses-scores = 🔮 { $scores }
guesses-score = **{ $name }** a ghicit { $right } din { $known }
guessing-option = **Ghicitul personajelor**: { $state ->
    [on] după tura ta poți ghici, de amuzament, personajele celorlalți (în jurnal).
   *[off] oprit, deci nimeni nu ghicește personajele celorlalți.
}
switch-guessing = { $state ->
    [on] Oprește ghicitul
   *[off] Pornește ghicitul
}

error-guess-late = Asta se știe deja. Iată ce se mai poate ghici.
error-guess-early = Poți ghici după ce nu mai urmează nimic pentru tine în această rundă.
error-no-guesses = În acest joc nu se ghicește.
