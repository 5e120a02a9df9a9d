welcome = ## 🏰 Vítej v Citadele
    { game-about } Všechno tu běží jen na tvém počítači.
welcome-people = -# „Viewing as“ nahoře z tebe udělá někoho jiného, takže můžeš obsadit víc míst.
button-welcome-new = Nová hra
button-welcome-learn = Naučit se hrát
button-welcome-direct = { $name }: soukromé zprávy
button-watch = Sledovat hru počítačů
watch-title = ## Hrají čtyři počítače
