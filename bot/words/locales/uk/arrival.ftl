arrival-title = «Цитаделі» вже тут
arrival =
    { game-about } Вільні місця займають комп’ютери.
    -# { evening-every-week }
    -# Решта: { COMMAND("help") }
button-arrival-try = { button-learn }
button-arrival-open = { button-new }
button-arrival-settings = Налаштування
permissions-fine = -# ✅ Тут у мене є всі потрібні дозволи. Щоб зіграти: { COMMAND("new") }
permissions-lacking = ⚠️ Мені тут бракує дозволів:
cost-games = · { $permissions }. Без них я не можу вести ігри в цьому каналі.
cost-threads = · { $permissions }. Без них жодна гра не матиме власної гілки.
cost-events = · { $permissions }. Без цього гра з призначеним часом не потрапить до подій сервера.
cost-roles = · { $permissions }. Без цього я не можу дати роль найкращим у сезоні й тим, хто хоче знати про нові ігри.
cost-mentions = · { $permissions }. Без цього не можна сповістити роль, яку дозволено згадувати не всім.
button-grant = Надати дозволи
permission-create_events = Створювати події
permission-manage_roles = Керувати ролями
permission-mention_everyone = Згадувати @everyone, @here та всі ролі
