panel-waiting = ### Ozvu se, až budeš na tahu
panel-waiting-how = Stav, jaký byl { $made }. Kdo je na tahu teď, ukazuje přehled.
panel-left-behind = Začíná { $round }. kolo: stiskni níže **Hrát**.
