switch-threads = Jocuri în fire: { $state ->
    [on] da
   *[off] nu
}

permission-create_public_threads = Creează fire publice

thread-name = Citadels · { $host }
thread-greeting = 🏰 Aici joacă { $names }.

lobby-started-thread = ▶️ Jocul a început. Se joacă în { $thread }.

thread-lacking = Acest joc se joacă aici: pentru un fir separat îmi lipsesc permisiunile: { $permissions }.
thread-refused = Acest joc se joacă aici: Discord nu i-a dat un fir separat.

thread-elsewhere = Acest joc se joacă în firul lui: { $where }

rematch-elsewhere = 🔁 **{ $name }** a deschis revanșa în { $channel }. Apasă acolo **Intră**.
