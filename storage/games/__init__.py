"""Games that go on: their rows, choices, clicks and messages."""
