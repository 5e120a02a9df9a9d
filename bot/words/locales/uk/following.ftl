panel-waiting = ### Я повідомлю про твій хід
panel-waiting-how = Так було { $made }. Чий зараз хід, показує поле.
panel-left-behind = Почався раунд { $round }: натисни **Грати** внизу.
