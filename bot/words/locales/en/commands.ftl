# Answers to slash commands, and messages that call somebody

command-opened = The lobby is open.
resign-what = A computer player takes your seat for good, and in a rated game you come last.
command-resign-confirm = Do you really want to resign? { resign-what }
command-resign-confirm-last = Do you really want to resign? Computer players then finish the game at once.
command-resigned = You resigned. A computer player takes your seat.

# mention: of the player
ping-turn = { $mention } It’s your move in Citadels.
ping-turn-how = -# Press Play to see your cards. Where I call you: { COMMAND("notify") }.
