"""Set-ups: rules, editions, sets, the choice of cards, and previews of a choice."""
