language-name = Українська

describe-language = Обери мову того, що бачиш лише ти
language-title = ## 🌐 Твоя мова
language-about = Цією мовою будуть твоя панель і мої відповіді тобі. Поля — мовою сервера.
language-discord = Як у Discord
context-show = Показати моєю мовою
error-not-a-game = Іншою мовою можна показати лише лобі, поле або підсумки.
menu-language = Обери мову

alphabet = а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я
