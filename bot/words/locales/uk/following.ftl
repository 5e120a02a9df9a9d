panel-waiting = ### Я повідомлю про твій хід
panel-folded = У раунді { $round } граєш: **{ $characters }**. Покличу.
panel-folded-choosing = Персонажа обереш згодом. Я покличу.
panel-left-behind = Почався раунд { $round }: натисни **Грати** внизу.
