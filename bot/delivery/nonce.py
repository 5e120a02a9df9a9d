"""Names for messages, so that one that was sent but not remembered is not sent twice."""

from hashlib import sha256


def nonce(*facts: object) -> str:
    """Return a short name made of these facts.

    Discord returns the earlier message instead of posting a second one of the same name within minutes.
    So the facts must stay the same until the message was remembered, and change with that: the message
    that the new one takes the place of is a good fact.
    """
    return sha256(repr(facts).encode()).hexdigest()[:24]
