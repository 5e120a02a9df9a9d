panel-waiting = ### Te anunț când e rândul tău
panel-waiting-how = Așa stăteau lucrurile { $made }. Tabla arată al cui e rândul.
panel-left-behind = A început runda { $round }: apasă **Joacă** mai jos.

board-since = Întrebare pusă { $since }
board-how = E rândul tău? Apasă **Joacă**.
