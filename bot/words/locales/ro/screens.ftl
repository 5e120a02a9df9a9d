panel-picked-count = Alese până acum: { $count }
