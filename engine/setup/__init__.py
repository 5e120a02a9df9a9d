"""What can be played: rules, editions, sets, the choice of cards, and previews of a choice."""
