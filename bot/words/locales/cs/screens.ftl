panel-picked-count = Zatím vybráno: { $count }
