panel-waiting = ### Я повідомлю про твій хід
panel-folded = У раунді { $round } граєш за **{ NAME($characters, case: "acc") }**. Дам знати.
panel-folded-choosing = Персонажа обереш згодом. Дам знати.
panel-left-behind = Почався раунд { $round }: натисни **Грати** внизу.
