# News for players while nothing can be stored: the fault, and that everything goes on by itself.

# One sentence, which stands inside those below. $cause: full, read-only, locked (another program holds on to the file),
# silent, away (the server can’t be reached), or failing.
storage-cause = { $cause ->
    [full] My disk is full.
    [read-only] I’m not allowed to write to my games file.
    [locked] Another program is using my games file.
    [silent] My database isn’t answering.
    [away] My database can’t be reached.
   *[failing] My disk isn’t working.
}
error-outage = ⏸️ { storage-cause } I can’t save anything just now, so your click doesn’t count. Everything before it is safe. Please try again in a moment.
error-unsure = ⏸️ { storage-cause } I can’t tell whether that counted. Everything before it is safe. Please look again in a moment.
error-not-read = ⏸️ { storage-cause } I can’t look that up just now; nothing is lost. Please try again in a moment.

# $since: the time of day, as Discord writes it.
board-held-up = ⏸️ **The game has been on hold** since { $since }. { storage-cause } Nothing is lost, and it will carry on by itself as soon as it can.
