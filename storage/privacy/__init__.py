"""What is stored of a person: found, handed out, and deleted."""
