"""Looking ahead takes up to a second of work, so other processes do it; they replay the game first.

`pool` starts the processes and asks them, `worker` is the program of such a process, `mind` finds the
answers, and `questions` defines the messages.
"""
