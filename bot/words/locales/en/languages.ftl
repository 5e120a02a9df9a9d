# In which language somebody is told something: /citadels language, and a setting of the server.

# The language's own name.
language-name = English

describe-language = Choose the language of what only you see
language-title = ## 🌐 Your language
language-about = Your panel and my answers to you are in this language. Boards are in the language of the server.
language-discord = As Discord says
menu-language = Choose a language
