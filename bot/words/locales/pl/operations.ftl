error-stopping = Uruchamiam się ponownie, więc to się nie liczy. Nic nie przepadło: naciśnij jeszcze raz za minutę.
