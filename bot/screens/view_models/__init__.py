"""The models of the screens: plain data. A screen needs its model and a language, and nothing else."""
