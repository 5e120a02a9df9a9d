"""Everything that is sent to Discord: boards, panels, pings, direct messages, and its errors."""
