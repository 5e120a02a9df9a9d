welcome-title = Vítej v Citadele
welcome = { game-about } Všechno tu běží jen na tvém počítači.
welcome-people = -# „Viewing as“ nahoře z tebe udělá někoho jiného, takže můžeš obsadit víc míst.
button-welcome-new = { button-new }
button-welcome-learn = { button-learn }
button-welcome-direct = { $name }: soukromé zprávy
button-watch = Sledovat hru počítačů
watch-title = ## Hrají čtyři počítače
