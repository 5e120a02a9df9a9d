describe-log = Історія гри, раунд за раундом; бачиш лише ти
    .game = Закінчена гра; не вказуй, якщо потрібна гра цього каналу

button-log = Журнал
games-log = Показати журнал

log-title = { $parts ->
    [1] ## 📜 Раунд { $round } із { $rounds }
   *[other] ## 📜 Раунд { $round } із { $rounds } · частина { $part } із { $parts }
}
log-crown = -# 👑 Корона: { $seat }.
log-goes-on = -# Цей раунд триває.
log-nothing = -# Поки що нема про що розповісти.
log-incomplete = ⚠️ Частину цього журналу вже не прочитати.
log-round = Раунд { $number }

error-no-log-own = Зараз ти ні в що не граєш. Закінчені ігри покаже { COMMAND("history") }.
error-no-such-log = Я не знаю такої гри. Обери її зі списку, який з’являється під час набору.
