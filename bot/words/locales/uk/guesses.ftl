button-guess = Угадати
guesses-title = ### 🔮 Хто є хто в раунді { $round }?
guesses-how = Лише для тебе. Після раунду всі побачать, скільки тобі вдалося вгадати.
guesses-none = Усіх персонажів уже викликано. Вгадувати знову можна в наступному раунді.
menu-guess = { $character }: хто?
guess-option = { $character }: { $name }
guess-shown = відкрито: { $characters }
guesses-scores = 🔮 { $scores }
guesses-score = **{ $name }** вгадує { $right } із { $known }
guessing-option = **Вгадувати, хто є хто**: { $state ->
    [on] після свого ходу можна для розваги вгадувати персонажів інших (у журналі).
   *[off] вимкнено, тож персонажів інших ніхто не вгадує.
}
switch-guessing = { $state ->
    [on] Вимкнути вгадування
   *[off] Увімкнути вгадування
}

error-guess-late = Це вже відомо. Ось що ще можна вгадати.
error-guess-early = Вгадувати можна, коли на тебе в цьому раунді вже нічого не чекає.
error-no-guesses = У цій грі не вгадують.
