# The words of a screen where there isn't room for everything.

panel-picked-count = Chosen so far: { $count }
