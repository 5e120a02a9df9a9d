# What slash commands say, and messages that call for somebody.

command-opened = The lobby is open.
resign-what = A computer player takes your seat for good, and in a game that counts for ratings you come last.
command-resign-confirm = Do you really want to resign? { resign-what }
command-resign-confirm-last = Do you really want to resign? Only computer players are left then, who play the game to its end at once.
command-resigned = You resigned. A computer player takes your seat.

ping-turn = { $mention } It is your move in Citadels.
