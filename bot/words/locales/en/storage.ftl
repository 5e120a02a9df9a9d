# News for players while nothing can be stored: the fault, and that everything goes on by itself.

# One sentence, which stands inside those below. $cause: full, read-only, locked (another program holds on to the file),
# silent, away (the server can’t be reached), or failing.
storage-cause = { $cause ->
    [full] My disk is full.
    [read-only] I may not use the file of my games.
    [locked] Another program uses the file of my games.
    [silent] My database doesn’t answer.
    [away] My database can’t be reached.
   *[failing] My disk doesn’t work.
}
error-outage = ⏸️ { storage-cause } Nothing can be stored just now, so this doesn’t count; all before is safe. Please try again in a moment.
error-unsure = ⏸️ { storage-cause } I can’t say whether this counts; all before is safe. Please look again in a moment.
error-not-read = ⏸️ { storage-cause } I can’t look that up just now; nothing is lost. Please try again in a moment.

# $since: the time of day, as Discord writes it.
board-held-up = ⏸️ **The game has stood still** since { $since }. { storage-cause } Nothing is lost, and it goes on by itself as soon as it can.
