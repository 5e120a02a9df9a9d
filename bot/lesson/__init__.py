"""The lesson: a script that a learner plays with the real rules."""
