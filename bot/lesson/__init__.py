"""The lesson: a script that is played with the real rules, one learner at a time."""
