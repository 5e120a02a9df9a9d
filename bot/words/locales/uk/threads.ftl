switch-threads = Ігри в гілках: { $state ->
    [on] так
   *[off] ні
}

permission-create_public_threads = Створювати публічні гілки

thread-name = Цитаделі · { $host }
thread-greeting = 🏰 Тут грають { $names }.

lobby-started-thread = ▶️ Гра почалася. Вона триває тут: { $thread }.

thread-lacking = Гра йде тут: для окремої гілки мені бракує дозволів: { $permissions }.
thread-refused = Гра йде тут: Discord не дав їй окремої гілки.

thread-elsewhere = Ця гра йде у своїй гілці: { $where }

rematch-elsewhere = 🔁 **{ $name }** відкриває реванш у { $channel }. Натисни там **Приєднатися**.
