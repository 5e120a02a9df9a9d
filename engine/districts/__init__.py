"""The unique districts, a file for each of: those that ask nothing, reactions, payments, powers, scoring."""
