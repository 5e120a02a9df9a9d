"""The share of all games of which a process takes care."""

from storage.share import ALL, Share, shard_of


def test_a_share_has_the_servers_of_its_shards() -> None:
    share = Share(4, {1, 3})
    guilds = [shard << 22 for shard in range(8)]
    assert [share.has(guild) for guild in guilds] == [shard_of(each, 4) in (1, 3) for each in guilds]
    # Direct messages are those of the first shard.
    assert shard_of(0, 4) == 0
    assert all(ALL.has(guild) for guild in guilds)
    assert ALL.condition == ""
