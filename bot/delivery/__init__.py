"""Everything that sends to Discord: boards, panels, pings, direct messages; and Discord's errors."""
