"""The unique districts, one file for each kind: plain, paying, powers, reactions and scoring."""
