switch-threads = { $state ->
    [on] Graj bez wątków
   *[off] Daj każdej grze własny wątek
}
permission-create_public_threads = Tworzenie publicznych wątków
thread-name = Cytadela · { $host }
thread-greeting = 🏰 Przy stole: { $names }.
lobby-started-thread = ▶️ Gra się zaczęła i toczy się w wątku { $thread }.
thread-lacking = Gra toczy się tutaj. Do osobnego wątku brakuje mi uprawnień: { $permissions }.
thread-refused = Ta gra toczy się tutaj: Discord odmówił osobnego wątku, choć mam uprawnienia „{ permission-create_public_threads }” i „{ permission-send_messages_in_threads }”. Serwer może mieć najwyżej 1000 otwartych wątków.
thread-elsewhere = Ta gra toczy się w swoim wątku: { $where }
rematch-elsewhere = 🔁 **{ $name }** ogłasza rewanż na { $channel }. Naciśnij tam **Dołącz**.
