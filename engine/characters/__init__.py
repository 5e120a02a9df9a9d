"""The characters, one file a rank."""
