panel-waiting = ### Я повідомлю про твій хід
panel-folded = Ти у раунді { $round }: **{ $characters }**. Я покличу.
panel-folded-choosing = Персонажа обереш згодом. Я покличу.
panel-left-behind = Почався раунд { $round }: натисни **Грати** внизу.
