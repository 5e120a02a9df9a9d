panel-picked-count = Na razie wybrano: { $count }
