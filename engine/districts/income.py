"""Districts that change what characters gain for districts."""

from engine.hooks import UniqueDistrict


class SchoolOfMagic(UniqueDistrict):
    """Counts as every type for income (F103)."""

    id = "school_of_magic"
    any_type = True
