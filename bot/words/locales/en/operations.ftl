# What is said while the bot is being stopped or started.

error-stopping = I am being restarted, so this didn’t count. Nothing is lost: please press again in a minute.
