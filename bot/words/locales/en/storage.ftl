# What players are told while nothing can be stored: what is wrong, and that everything goes on by itself.
# cause: full, read-only, locked (another program holds on to the file), or failing

error-outage = ⏸️ { $cause ->
    [full] The disk on which I keep all games is full
    [read-only] The file in which I keep all games may not be changed
    [locked] Another program holds on to the file in which I keep all games
   *[failing] The disk on which I keep all games does not work as it should
}, so nothing can be stored just now. This does not count, and all that counted before is safe. The games go on by themselves as soon as they can: then try again.
error-unsure = ⏸️ { $cause ->
    [full] The disk on which I keep all games is full
    [read-only] The file in which I keep all games may not be changed
    [locked] Another program holds on to the file in which I keep all games
   *[failing] The disk on which I keep all games does not work as it should
}, so I can’t say for sure whether this counts. All that counted before is safe. The games go on by themselves as soon as they can: then look again.
error-not-read = ⏸️ { $cause ->
    [read-only] The file in which I keep all games may not be read
    [locked] Another program holds on to the file in which I keep all games
   *[failing] The disk on which I keep all games does not work as it should
}, so I can’t look that up just now. All that counted before is safe. Please try again in a moment.

# since: the time of day, as Discord writes it
board-held-up = ⏸️ **The game has stood still** since { $since }: { $cause ->
    [full] the disk on which I keep all games is full
    [read-only] the file in which I keep all games may not be changed
    [locked] another program holds on to the file in which I keep all games
   *[failing] the disk on which I keep all games does not work as it should
}, so the answers of computer players can’t be stored. Nothing that was played is lost, and it goes on by itself as soon as it can.
