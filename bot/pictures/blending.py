"""Arithmetic with colours, which are written as #RRGGBB."""


def rgb(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of a colour, each from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(first: str, second: str, share: float) -> str:
    """Mix two colours; `share` is how much there is of the second, from 0 to 1."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def grey(colour: str) -> str:
    """Return the grey that is as bright as a colour."""
    red, green, blue = rgb(colour)
    level = round(0.3 * red + 0.59 * green + 0.11 * blue)
    return f"#{level:02X}{level:02X}{level:02X}"


def distance(first: tuple[int, int, int], second: tuple[int, int, int]) -> float:
    """Return how far apart two colours are; the eye is keenest on green, and least so on blue."""
    red, green, blue = (a - b for a, b in zip(first, second, strict=True))
    return (0.9 * red * red + 1.5 * green * green + 0.6 * blue * blue) ** 0.5
