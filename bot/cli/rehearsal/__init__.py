"""The checks of `rehearse`: does the real Discord behave as our imitations of it assume?"""
