menu-level = Jak dobrze grają komputery?
level = 🤖 Poziom komputerów: { $name }
level-novice = Nowicjusz
    .description = Łatwy. Na pierwszą grę.
level-builder = Zaawansowany
    .description = Wie, do czego służy każda karta.
level-master = Mistrz
    .description = Planuje kilka ruchów naprzód. Trudno z nim wygrać.
