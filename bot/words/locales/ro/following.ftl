panel-waiting = ### Te anunț când e rândul tău
panel-folded = În runda { $round } joci: **{ $characters }**. Te chem.
panel-folded-choosing = Alegi personajul mai târziu. Te chem.
panel-left-behind = A început runda { $round }: apasă **Joacă** mai jos.
