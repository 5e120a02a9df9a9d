panel-picked-count = Поки що обрано: { $count }
