"""The search runs in other processes, because it takes up to a second of CPU time.

`search_pool` starts the processes and sends them questions, `worker` is their program, and `search_questions`
defines the messages. A process replays a game before it searches.
"""
