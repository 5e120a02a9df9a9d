panel-waiting = ### Te anunț când e rândul tău
panel-folded = În runda { $round } ești **{ $characters }**. Te anunț.
panel-folded-choosing = Alegi personajul mai târziu. Te anunț.
panel-wait = ⏳ Se așteaptă mutarea lui { $name }: rândul a venit { $since }.{ $until ->
    [none] { "" }
   *[other] { " " }Timpul se termină { $until }.
}
panel-left-behind = A început runda { $round }: apasă **Joacă** mai jos.
