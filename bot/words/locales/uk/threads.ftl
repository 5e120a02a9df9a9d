switch-threads = { $state ->
    [on] Грати без гілок
   *[off] Дати кожній грі власну гілку
}

permission-create_public_threads = Створювати публічні гілки

thread-name = Цитаделі · { $host }
thread-greeting = 🏰 За столом { $names }.

lobby-started-thread = ▶️ Гра почалася. Вона триває тут: { $thread }.

thread-lacking = Гра йде тут: для окремої гілки мені бракує дозволів: { $permissions }.
thread-refused = Ця гра йде тут: Discord відмовив в окремій гілці, хоча я маю дозволи «{ permission-create_public_threads }» і «{ permission-send_messages_in_threads }». Сервер може мати щонайбільше 1000 відкритих гілок.

thread-elsewhere = Ця гра йде у своїй гілці: { $where }

rematch-elsewhere = 🔁 **{ $name }** відкриває реванш у { $channel }. Натисни там **Приєднатися**.
