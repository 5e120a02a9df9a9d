"""The data that outlives a restart: games, results, people and servers, tournaments."""
