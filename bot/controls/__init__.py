"""Controls (buttons, menus and forms): their ids, and the request that each makes."""
