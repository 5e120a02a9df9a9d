switch-threads = { $state ->
    [on] Joacă fără fire
   *[off] Dă fiecărui joc un fir
}

permission-create_public_threads = Creează fire publice

thread-name = Citadels · { $host }
thread-greeting = 🏰 Aici joacă { $names }.

lobby-started-thread = ▶️ Jocul a început. Se joacă în { $thread }.

thread-lacking = Acest joc se joacă aici: pentru un fir separat îmi lipsesc permisiunile: { $permissions }.
thread-refused = Jocul acesta se joacă aici: Discord a refuzat un fir separat, deși am permisiunile „{ permission-create_public_threads }” și „{ permission-send_messages_in_threads }”. Un server poate avea cel mult 1000 de fire deschise.

thread-elsewhere = Acest joc se joacă în firul lui: { $where }

rematch-elsewhere = 🔁 **{ $name }** a deschis revanșa în { $channel }. Apasă acolo **Intră**.
