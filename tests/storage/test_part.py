"""The part of all games of which a process takes care."""

from storage.part import ALL, Part, shard_of


def test_a_part_has_the_servers_of_its_shards() -> None:
    part = Part(4, {1, 3})
    guilds = [shard << 22 for shard in range(8)]
    assert [part.has(guild) for guild in guilds] == [shard_of(each, 4) in (1, 3) for each in guilds]
    # Direct messages are those of the first shard.
    assert shard_of(0, 4) == 0
    assert all(ALL.has(guild) for guild in guilds)
    assert ALL.condition == ""
