"""The models of screens, as plain data. A screen needs only its model and a language.

The `note` of a model is a sentence for the top of its screen, in the reader's language.
"""
