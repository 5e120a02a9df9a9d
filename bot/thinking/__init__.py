"""Looking ahead takes a second of work, so it is done in other processes, which play the game again.

`pool` keeps the processes and asks them, `worker` is one of them, `mind` finds the answers, and `questions`
is what goes to and fro.
"""
