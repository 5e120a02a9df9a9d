"""The level Master: tries every answer in possible worlds before it gives one."""

from ai.master.search import Search

MASTER = Search("master", playouts=400, seconds=1.0)
