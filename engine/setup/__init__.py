"""What may be played: rules, editions, sets, the choice of cards, and what a choice comes to."""
