"""The steps from an empty database to today's, one numbered file each; none is ever changed."""
