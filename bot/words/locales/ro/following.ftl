panel-waiting = ### Te anunț când e rândul tău
panel-folded = Tu, în runda { $round }: **{ $characters }**. Te chem.
panel-folded-choosing = Alegi personajul mai târziu. Te chem.
panel-left-behind = A început runda { $round }: apasă **Joacă** mai jos.
