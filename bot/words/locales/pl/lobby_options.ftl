## Dla ilu

lobby-now = -# ℹ️ **Przy { $seats } graczach:** { $changes }
lobby-now-size = Ukończone miasto ma { $size } dzielnic.
lobby-now-with = Dodatkowo: { $names }.
lobby-now-without = Bez postaci: { $names }.
options-for-assumed = 👥 **Dla { $count } graczy**, dopóki nie dołączą inni.
options-for-expected = 👥 **Dla { $count } graczy**. Na razie jest: { $taken }
options-for-taken = 👥 **Dla { $count } graczy**: tylu już jest.
options-for-most = 👥 **Dla { $count } graczy**: więcej nie może w to grać. Na razie jest: { $taken }
menu-seats = Ilu będzie graczy?
options-seats = Gracze: { $count }
options-seats-open = Gracze: ilu dołączy
    .description = Karty pasują do liczby obecnych (dopóki nikogo więcej nie ma: { $count }).

## Formularz

button-form = Wszystkie opcje naraz
form-title = Opcje
form-edition = Edycja
form-set = Zestaw kart
form-extras = Dodatki
form-seats = Ilu będzie graczy?
form-tie = Kto wygrywa przy remisie?
extra-nine = Dziewiąta postać
    .description = Jedna więcej, jeśli pozwala na to liczba graczy.
extra-actions = Karty akcji
    .description = Tylko w edycji de luxe.
extra-short = Krótka gra
    .description = Miasto o jedną dzielnicę mniejsze, gra o około jedną piątą krótsza.
options-form-old = Ktoś zdążył zmienić coś innego. { now-so }
options-form-lacking = W edycji „{ $edition }” brakuje: { $names }. Reszta formularza jest ustawiona.

## Otwarty panel

button-options-done = Gotowe
options-done = ✅ Gotowe. Wrócisz tu przez **{ button-details }** w poczekalni.
options-opened-anew = ⬇️ Opcje są otwarte niżej.
options-over-started = ▶️ Gra się zaczęła.
options-over-host = Gospodarzem tej poczekalni jest teraz { $host }.
