welcome = ## 🏰 Bun venit la Citadels
    { game-about } Totul rulează doar pe calculatorul tău.
welcome-people = -# „Viewing as”, sus, te face altcineva: așa poți sta pe mai multe locuri.
button-welcome-new = Joc nou
button-welcome-learn = Învață
button-welcome-direct = { $name }: mesaje directe
button-watch = Privește calculatoarele
watch-title = ## Joacă patru calculatoare
