"""The lesson, and the hints in somebody's first games."""
