"""The models of the screens: plain data. A screen needs only its model and a language."""
