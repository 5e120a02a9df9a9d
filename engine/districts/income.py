"""Districts that change what characters gain for districts."""

from engine.hooks import UniqueDistrict


class SchoolOfMagic(UniqueDistrict):
    """Counts as the type that pays, whichever it is (F103)."""

    id = "school_of_magic"
    any_type = True
