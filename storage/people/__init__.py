"""People and servers: their settings, and the limits that protect others."""
