# While the bot stops or starts

error-stopping = I’m restarting, so that didn’t count. Nothing is lost. Please press again in a minute.
