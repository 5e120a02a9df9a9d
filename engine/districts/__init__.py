"""The unique districts: those that ask nothing, that react, that pay, that have a power, that score."""
