# While the bot stops or starts

error-stopping = I am restarting, so this didn’t count. Nothing is lost: press again in a minute.
