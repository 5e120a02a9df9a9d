panel-waiting = ### Ozvu se, až budeš na tahu
panel-waiting-how = Takhle to vypadalo { $made }. Kdo je na tahu teď, ukazuje přehled.
panel-left-behind = Začíná { $round }. kolo: stiskni níže **Hrát**.

board-since = Otázka padla { $since }
board-how = Jsi na tahu? Stiskni **Hrát**.
