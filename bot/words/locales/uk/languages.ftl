language-name = Українська

describe-language = Обери мову того, що бачиш лише ти
language-title = ## 🌐 Твоя мова
language-about = Цією мовою будуть твоя панель і мої відповіді тобі. Поля — мовою сервера.
language-discord = Як у Discord
menu-language = Обери мову
