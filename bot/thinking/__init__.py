"""The search runs in other processes, because it takes up to a second of CPU. They replay the game first.

`search_pool` starts the processes and asks them, `worker` is the program of such a process, and
`search_questions` defines the messages.
"""
