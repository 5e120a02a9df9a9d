switch-threads = { $state ->
    [on] Hrát bez vláken
   *[off] Dát každé hře vlastní vlákno
}
permission-create_public_threads = Vytvářet veřejná vlákna
thread-name = Citadela · { $host }
thread-greeting = 🏰 Tady hraje { $names }.
lobby-started-thread = ▶️ Hra začala. Hraje se ve vlákně { $thread }.
thread-lacking = Tato hra se hraje tady: na vlastní vlákno mi chybí { $permissions }.
thread-refused = Tato hra se hraje tady: Discord odmítl vlastní vlákno, i když mám oprávnění „{ permission-create_public_threads }“ a „{ permission-send_messages_in_threads }“. Server smí mít nejvýš 1000 otevřených vláken.
thread-elsewhere = Tato hra se hraje ve svém vlákně: { $where }
rematch-elsewhere = 🔁 **{ $name }** zakládá odvetu v kanálu { $channel }. Stiskni tam **Připojit se**.
