welcome-title = Bun venit la Citadels
welcome = { game-about } Totul rulează doar pe calculatorul tău.
welcome-people = -# Din meniul „Viewing as”, de sus, poți juca și în locul altora: așa ocupi mai multe locuri.
button-welcome-new = { button-new }
button-welcome-learn = { button-learn }
button-welcome-direct = { $name }: mesaje directe
button-watch = Privește calculatoarele
watch-title = ## Joacă patru calculatoare
