"""The stored data of a person: find them, hand them out, and delete them."""
