"""Patterns of wording that a native speaker wouldn't use, by language. Add those that readers find."""

import re
from collections.abc import Mapping

_DEEDS = {
    "pl": "gra|bierze|zabiera|dostaje|płaci|buduje|burzy|kradnie|zabija|okrada|odkrywa|wybiera|dobiera|oddaje"
    "|milczy|przejmuje|zamienia|może|musi|nie może",
    "cs": "hraje|bere|vezme|dostane|dostává|platí|staví|zbourá|ukáže|vybírá|mlčí|krade|předá|smí|může|musí"
    "|nesmí|nemůže|přijde|přesouvá|v tomto kole",
}

_LABELLED = "seat|target|source|host|readers|earners|nobody|others|who"
_TELEGRAM = re.compile(rf"[^\W\d_]: (?:\*\*)?\{{ ?\$(?:{_LABELLED})\b[^}}]*\}}(?:\*\*)?\W*$", re.MULTILINE)

CASE = {
    "pl": re.compile(r"\b(?:na|za|pod|przez|o|od|do|dla|z|w)\b[ *]*$", re.IGNORECASE),
    "cs": re.compile(r"\b(?:na|za|pod|pro|o|od|do|z|ze|v|ve|u|k|ke)\b[ *]*$", re.IGNORECASE),
    "uk": re.compile(r"\b(?:на|за|під|про|від|до|для|з|із|зі|проти|після)\b[ *]*$", re.IGNORECASE),
    "ro": re.compile(r"\b(?:pe|fără|locul|rolul de)\b[ *]*$", re.IGNORECASE),
}
"""Ends of a text after which a name needs a case other than the nominative."""

_APART = re.compile(r"\w …")

_NOT = "is|are|was|were|do|does|did|has|have|can|could|will|would"

_AND_NOW = "it|you|they|I|we|nobody|someone|this|that|there"

PLURAL_CARDS = {
    "en": ("docks", "barracks", "stables"),
    "pl": ("docks", "barracks", "stables"),
    "cs": ("stables",),
    "uk": ("docks", "barracks"),
    "ro": ("docks", "stables"),
}
"""The districts whose names are plural, by language."""

SINGULAR = {
    "en": r"(?:is|was|has|isn’t|wasn’t|hasn’t|doesn’t|does|goes|burns|stays|costs|scores|counts|works|comes"
    r"|brings|belongs|needs|pays|burnt down)",
    "pl": r"(?:jest|był[ao]?|płonie|spłon(?:ął|ęł[ao])|stoi|zostaje|ma|może|kosztuje|należy|działa"
    r"|przechodzi|znika)",
    "cs": r"(?:je|byl[ao]?|hoří|shořel[ao]?|stojí|zůstává|má|může|patří|platí|mizí)",
    "uk": r"(?:є|був|була|було|горить|згорі(?:в|ла|ло)|стоїть|має|може|коштує|належить|діє|зникає|стає)",
    "ro": r"(?:este|e|a fost|era|arde|a ars|stă|are|poate|costă|aparține|rămâne|dispare|contează)",
}
"""Match a verb in the singular, by language."""

PHRASE_KINDS: Mapping[str, Mapping[str, re.Pattern[str]]] = {
    # A pronoun before a verb in the second person: in these languages the verb alone is enough.
    "pronoun": {
        "pl": re.compile(
            r"(?<![Tt]ylko )(?<!, a )\b[Tt]y\b[ *]{1,4}(?:(?:już|teraz|nie|się|też) )?[^\W\d_]+(?:sz|ś)\b"
        ),
        "cs": re.compile(
            r"(?<!jen )(?<!Jen )\b[Tt]y\b[ *]{1,4}(?:(?:už|teď|taky|si|se) )?[^\W\d_]*(?:š|jsi)\b"
        ),
    },
    # A rank as the subject of an action, though only characters and players act.
    "rank": {
        "pl": re.compile(rf"\b[Rr]anga (?:\d|\{{[^}}]*\}})\W+(?:{_DEEDS['pl']})\b"),
        "cs": re.compile(rf"(?<!ostav\w )\b(?:[Čč]\.|[Čč]íslo) (?:\d|\{{[^}}]*\}})\W+(?:{_DEEDS['cs']})\b"),
    },
    # A label before a player's name, in place of a sentence with an actor.
    "telegram": {"pl": _TELEGRAM, "cs": _TELEGRAM, "uk": _TELEGRAM, "ro": _TELEGRAM},
    # A preposition before a number on which the text doesn't depend: "z 7" is read as "ze sedmi".
    "preposition": {"cs": re.compile(r"(?<!\w)[ZzSsKkVv] (?:\*\*)?\{ ?\$(?P<number>[\w-]+) ?\}")},
    # Words copied from Russian or English.
    "calque": {
        "uk": re.compile(
            r"(?<!’)\b(?:прийма(?:ти|є|єш|ють) участь|слідуюч\w+|на протязі|являєт\w+|співпада\w+|в якості"
            r"|рахуєт\w+|не дивлячись на|по крайній мірі|торгівельн\w+|знищен\w+|вірн\w{1,3})\b",
            re.IGNORECASE,
        ),
        "ro": re.compile(r"\b(?:lua o acțiune|luat o acțiune|ia o acțiune|pe post de)\b", re.IGNORECASE),
    },
    # Plural or formal forms: we speak to one player, as to a friend.
    "formal": {
        "uk": re.compile(r"\b(?:ви|вас|вам|вами|ваш\w*)\b", re.IGNORECASE),
        "ro": re.compile(r"\b(?:dumneavoastră|dvs\b|votați|alegeți|apăsați|voastr[ăe])", re.IGNORECASE),
    },
    # Turkish letters that look like Romanian ones.
    "cedilla": {"ro": re.compile(r"\w*[şţŞŢ]\w*")},
    # An ellipsis after a space.
    "dots": {"uk": _APART, "ro": _APART},
    # Words that a native speaker wouldn't choose, or that mean something else in the game.
    "wording": {
        "en": re.compile(
            r"\b(?:goes on|anew|dear(?:er|est)?|(?<!\$)lack(?:s|ed|ing)?|put(?:s|ting)? away|uncover\w*"
            r"|de-luxe|best other|must\.|in (?:my|your|his) turn\b|any more\b(?! (?:this|open|tables))"
            r"|stands (?:still|at|behind|above|there|for)|(?:is|stands|lies) behind)",
            re.IGNORECASE,
        ),
        "pl": re.compile(
            r"\b(?:wybor(?:y|ów|om|ami|ach)\b|(?<!na )prowadzenie\b|gospod\."
            r"|na koniec\b(?! (?:gry|rundy|(?:\w+ )?tury))|wybierasz pierwsz[ya]\b|masz (?:\w+ )?ukończoną)",
            re.IGNORECASE,
        ),
        "cs": re.compile(
            r"\b(?:na přehled(?:u|ech)|(?<!podle )vol(?:by|eb|bám|bách|bami)|jak čeká"
            r"|zabij\w*|zavražd\w*|limit\w* staveb|příj(?:em|m\w+))\b",
            re.IGNORECASE,
        ),
        "uk": re.compile(r"\b(?:балу\b|тв(?:ій|оя) \**\{ ?\$(?:character|other|what)\b)", re.IGNORECASE),
        "ro": re.compile(
            r"\b(?:s-a strigat|contează ca|reamintir\w+|(?<!le )(?<!îl )(?<!îi )(?<!o )(?<!le-)vezi doar tu"
            r"|(?:să )?aduni\b(?! (?:\w+ )?(?:resurse|monede|cărți|aur)))",
            re.IGNORECASE,
        ),
    },
    # Forms such as "you are" and "is not": the bot uses contractions.
    "contraction": {
        "en": re.compile(
            r"\b(?:(?<!where )(?<!of )(?:you|we|they) are|(?<!on )(?<!before )(?<!ever )it is|I am)"
            r"(?= [a-z])(?! may| will)"
            rf"|\b(?:{_NOT}) ?not\b(?! only)",
            re.IGNORECASE,
        )
    },
    # "call" for notifying a person: only characters are called.
    "person": {
        "en": re.compile(
            r"\bcall(?:s|ed|ing)? (?:you|me|us|him|her|them|people|someone|everyone)\b(?! to)", re.IGNORECASE
        )
    },
    # The simple present for something in progress.
    "progress": {
        "en": re.compile(
            r"\b(?:(?<!a host )looks? for players|keeps? you waiting|waits? for (?:its|their) "
            r"|invites? you to|^A computer plays for)",
            re.MULTILINE,
        )
    },
    # Two sentences that a colon joins.
    "splice": {"en": re.compile(rf"[a-z’]{{3,}}: (?:{_AND_NOW}) (?!what|which)[a-z’]+", re.MULTILINE)},
    # A board or table that asks, waits or can do things: only people do.
    "thing": {
        "pl": re.compile(
            r"\b(?:plansza|stół|stolik|poczekalnia) (?:pyta|czeka|nie może|może|mówi)\b|\bpyta \w+ plansza\b",
            re.IGNORECASE,
        ),
        "cs": re.compile(
            r"\b(?:přehled|stůl|herna) (?:se )?(?:ptá|čeká|nemůže|může|říká)\b|\bptá se (?:jich )?přehled\b",
            re.IGNORECASE,
        ),
        "uk": re.compile(
            r"\b(?:(?:поле|стіл|лобі) (?:питає|чекає|не може|може|каже)|питає поле)\b", re.IGNORECASE
        ),
        "ro": re.compile(
            r"\b(?:tabla|masa) (?:întreabă|așteaptă|nu poate|poate|spune)\b|\bîntreabă tabla\b", re.IGNORECASE
        ),
    },
    # "3/7" in a sentence: Czech says "3 ze 7".
    "fraction": {
        "cs": re.compile(r"^[^:\n]*(?:\d|\})\*{0,2}/\*{0,2}(?:\d|\{)[^\n]*[a-zá-ž][.!]$", re.MULTILINE)
    },
    # A capital letter after a colon.
    "capital": {"uk": re.compile(r"[а-яіїєґ]: (?:[А-ЯІЇЄҐ][а-яіїєґ’]+)")},  # noqa: RUF001
}
"""The patterns by the kind of a fault and the language."""
