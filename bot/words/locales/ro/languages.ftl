language-name = Română

describe-language = Alege limba în care vezi ce e doar pentru tine
language-title = ## 🌐 Limba ta
language-about = Panoul tău și răspunsurile mele către tine sunt în această limbă. Tablele sunt în limba serverului.
language-discord = Ca în Discord
menu-language = Alege o limbă
context-show = Arată în limba mea
error-not-a-game = În altă limbă se pot arăta doar o sală de așteptare, o tablă sau scorul final.

alphabet = a ă â b c d e f g h i î j k l m n o p q r s ș t ț u v w x y z
    .same = citadels film rating
