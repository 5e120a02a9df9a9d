"""Compiling the engine and the computer players with mypyc."""
