"""What the screens show: plain data, complete in itself. A screen reads a model and a language, no more."""
