panel-waiting = ### Я повідомлю про твій хід
panel-folded = У раунді { $round } граєш: **{ $characters }**. Дам знати.
panel-folded-choosing = Персонажа обереш згодом. Дам знати.
panel-left-behind = Почався раунд { $round }: натисни **Грати** внизу.
