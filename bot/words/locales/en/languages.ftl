# In which language somebody is told something: /citadels language, and a setting of the server.

# The language's own name.
language-name = English

describe-language = Choose the language of the things only you see
language-title = ## 🌐 Your language
language-about = I use this language in messages that only you see. Boards are in the server’s language.
language-discord = Same as Discord
# Found at a message of the bot, under "Apps"; at most 32 letters.
context-show = Show in my language
error-not-a-game = I can only show a lobby, a board or final scores in another language.
menu-language = Choose a language

# The order of letters, for lists of cards. Two letters that count as one stand together. Accents that are
# not listed don’t matter. Another language may list in .same the words that are the same in English, in small
# letters, so that `words check` doesn’t take them for words that were left in English.
alphabet = a b c d e f g h i j k l m n o p q r s t u v w x y z
