welcome-title = Вітаю в «Цитаделях»
welcome = { game-about } Усе тут працює лише на твоєму комп’ютері.
welcome-people = -# Меню `Viewing as` угорі дає змогу грати й за інших: так можна сидіти одразу на кількох місцях.
button-welcome-new = { button-new }
button-welcome-learn = { button-learn }
button-watch = Дивитися, як грають комп’ютери
button-welcome-direct = { $name }: приватні повідомлення
watch-title = ## Грають чотири комп’ютери
