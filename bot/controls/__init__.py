"""Controls: how their ids are written and read, and the request that each makes."""
