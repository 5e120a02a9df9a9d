"""People and servers: their settings, what protects others from them, and their privacy."""
