#!/bin/sh
# Run a command of the bot with the settings of its unit, as its user. docs/hosting.md says how to install this.
# If there are several bots, the variable BOT names one.
bot=citadels${BOT:+-$BOT}
fail() { echo "citadels: $1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail "only root may run this: sudo citadels ..."
[ -r "/etc/$bot.env" ] || fail "there is no /etc/$bot.env, so there is no bot of this name"
[ -d "/var/lib/$bot" ] || fail "there is no /var/lib/$bot: the first start of the bot makes it"
export PYTHONPATH=/opt/citadels CITADELS_DATABASE="/var/lib/$bot/citadels.sqlite3"
while IFS= read -r line || [ -n "$line" ]; do
    name=${line%%=*} value=${line#*=}
    case $value in \"*\" | \'*\') value=${value#?} value=${value%?} ;; esac
    case $line in [A-Z]*=?*) export "$name=$value" ;; esac
done < "/etc/$bot.env"
umask 077
cd "/var/lib/$bot" && exec setpriv --reuid citadels --regid citadels --clear-groups \
    /opt/citadels/.venv/bin/python -m bot "$@"
