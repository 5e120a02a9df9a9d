language-name = Polski
describe-language = Wybierz język tego, co widzisz tylko ty
language-title = ## 🌐 Twój język
language-about = W tym języku jest twój panel i moje odpowiedzi dla ciebie. Plansze są w języku serwera.
language-discord = Jak w Discordzie
context-show = Pokaż w moim języku
error-not-a-game = W innym języku można pokazać tylko poczekalnię, planszę albo wynik końcowy.
menu-language = Wybierz język
