"""The settings: their sources, and the messages about wrong ones."""

from pathlib import Path

import pytest

from bot.operator_errors import WrongSettingsError
from bot.settings import Settings, unknown


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)


def test_nothing_needs_to_be_set():
    settings = Settings.read()
    assert settings.discord_token is None
    assert settings.database == Path("citadels.sqlite3")
    assert settings.heartbeat == Path("citadels.sqlite3.alive")
    assert settings.computer_pause > 0
    assert settings.http_port is None


def test_a_server_may_hold_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CITADELS_DATABASE", "postgresql://citadels:sesame@db/games")
    settings = Settings.read()
    assert settings.database == "postgresql://citadels:sesame@db/games"
    assert settings.heartbeat == Path("citadels.alive")
    assert "sesame" not in repr(settings)
    monkeypatch.setenv("CITADELS_HEARTBEAT_FILE", str(tmp_path / "beat"))
    assert Settings.read().heartbeat == tmp_path / "beat"


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / ".env").write_text("DISCORD_TOKEN=filed\nCITADELS_DATABASE=here.db\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("DISCORD_TOKEN", "spoken")
    settings = Settings.read()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "spoken"
    assert settings.database == Path("here.db")


def test_an_empty_value_counts_as_not_set(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("CITADELS_COMPUTER_PAUSE", "")
    assert Settings.read() == Settings()


def test_space_around_a_value_is_no_part_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    # A Windows file gives this to a program that doesn't strip its lines.
    monkeypatch.setenv("DISCORD_TOKEN", "spoken\r")
    monkeypatch.setenv("CITADELS_DATABASE", " games.db\r")
    monkeypatch.setenv("CITADELS_LOG_LEVEL", " \r")
    (tmp_path / ".env").write_bytes(b"CITADELS_LOG_FORMAT=json\r\n")
    settings = Settings.read()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "spoken"
    assert settings.database == Path("games.db")
    assert settings.log_level == "INFO"
    assert settings.log_format == "json"


def test_a_mark_at_the_beginning_of_the_file_is_no_part_of_a_name(tmp_path: Path):
    (tmp_path / ".env").write_text("DISCORD_TOKEN=filed\n", encoding="utf-8-sig")
    assert Settings.read().discord_token is not None


def test_the_home_may_be_written_as_in_a_shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / ".env").write_text("CITADELS_DATABASE=~/games/citadels.sqlite3\n")
    assert Settings.read().database == tmp_path / "games" / "citadels.sqlite3"


def test_unknown_variables_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / ".env").write_text("CITADELS_DATABSE=here.db\nCITADELS_OLD=\nOTHERS=1\nDISCORD_TOKEN=x\n")
    monkeypatch.setenv("citadels_colour", "blue")
    monkeypatch.setenv("DISCORD_TOKN", "x")
    monkeypatch.setenv("DISCORD_INVITE", "of another program")
    monkeypatch.setenv("CITADELS_HTTP_HOST", "127.0.0.1")
    assert unknown() == [
        "CITADELS_COLOUR is no setting and is ignored",
        "CITADELS_DATABSE is no setting and is ignored; is CITADELS_DATABASE meant?",
        "DISCORD_TOKN is no setting and is ignored; is DISCORD_TOKEN meant?",
    ]


def test_the_token_may_stand_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "token"
    file.write_text("filed\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(file))
    assert Settings.read().token() == "filed"
    monkeypatch.setenv("DISCORD_TOKEN", "spoken")
    assert Settings.read().token() == "spoken"


def test_a_file_of_the_token_that_can_t_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "missing"))
    with pytest.raises(WrongSettingsError, match="DISCORD_TOKEN_FILE: the file can't be read: No such file"):
        Settings.read().token()
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "binary"))
    with pytest.raises(WrongSettingsError, match="text in UTF-8"):
        Settings.read().token()
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path))
    with pytest.raises(WrongSettingsError, match="DISCORD_TOKEN_FILE: it is a folder"):
        Settings.read()


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path):
    (tmp_path / ".env").mkdir()
    with pytest.raises(WrongSettingsError, match="can't be read: it is a folder, and has to be a file"):
        Settings.read()


def test_the_token_does_not_show_itself(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISCORD_TOKEN", "hush-hush")
    assert "hush-hush" not in repr(Settings.read())
    assert "hush-hush" not in str(Settings.read())


def test_the_pages_of_the_host_have_addresses(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CITADELS_PRIVACY_URL", "https://example.org/privacy")
    monkeypatch.setenv("CITADELS_TERMS_URL", "")
    assert str(Settings.read().privacy_url) == "https://example.org/privacy"
    assert Settings.read().terms_url is None


def test_a_level_may_be_written_small_and_a_format_large(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CITADELS_LOG_LEVEL", "warning")
    assert Settings.read().log_level == "WARNING"
    monkeypatch.setenv("CITADELS_LOG_FORMAT", "JSON")
    assert Settings.read().log_format == "json"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CITADELS_COMPUTER_PAUSE", "-1"),
        ("CITADELS_COMPUTER_PAUSE", "soon"),
        ("CITADELS_COMPUTER_PAUSE", "nan"),
        ("CITADELS_DATABASE", "/"),
        ("CITADELS_DATABASE", ".."),
        ("CITADELS_DATABASE", "~nobody-of-this-name/games"),
        ("CITADELS_GATEWAY_PATIENCE", "0"),
        ("CITADELS_GATEWAY_PATIENCE", "inf"),
        ("CITADELS_LOG_LEVEL", "LOUD"),
        ("CITADELS_LOG_FORMAT", "xml"),
        ("CITADELS_HTTP_HOST", "999.1.1.1"),
        ("CITADELS_HTTP_HOST", "1::2::3"),
        ("CITADELS_HTTP_PORT", "0"),
        ("CITADELS_HTTP_PORT", "99999"),
        ("CITADELS_PRIVACY_URL", "example.org/privacy"),
        ("CITADELS_PRIVACY_URL", "ftp://example.org/privacy"),
        ("CITADELS_TERMS_URL", "https://example.org/" + "x" * 512),
        ("CITADELS_SUPPORT", "discord.gg/citadels"),
        ("CITADELS_PROXY", "socks5://me:hush@example.org"),
    ],
)
def test_a_wrong_value_is_named_but_not_repeated(name: str, value: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(name, value)
    with pytest.raises(WrongSettingsError) as caught:
        Settings.read()
    (line,) = str(caught.value).splitlines()
    assert line.startswith(f"{name}: ")
    assert value not in line


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("CITADELS_COMPUTER_PAUSE", "soon", "a number"),
        ("CITADELS_COMPUTER_PAUSE", "nan", "a number"),
        ("CITADELS_COMPUTER_PAUSE", "61", "at most 60"),
        ("CITADELS_EMOJIS", "perhaps", "True or False"),
        ("CITADELS_HTTP_PORT", "22x", "a whole number"),
        ("CITADELS_HTTP_PORT", "0", "at least 1"),
        ("CITADELS_HTTP_PORT", "99999", "at most 65535"),
        ("CITADELS_LOG_FORMAT", "xml", "'text' or 'json'"),
        ("CITADELS_SUPPORT", "http://example.org", "an address that begins with https://"),
        ("CITADELS_SUPPORT", "discord.gg/citadels", "an address that begins with https://"),
    ],
)
def test_what_a_value_has_to_be_is_said(name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(name, value)
    with pytest.raises(WrongSettingsError) as caught:
        Settings.read()
    assert str(caught.value) == f"{name}: it has to be {said}"


@pytest.mark.parametrize("value", ["example.org/privacy", "ftp://example.org/privacy"])
def test_a_wrong_address_is_told_how_one_begins(value: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CITADELS_PRIVACY_URL", value)
    with pytest.raises(WrongSettingsError, match=r"^CITADELS_PRIVACY_URL: .* https:// or http://$"):
        Settings.read()


def test_shards_belong_to_bots_on_a_server(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CITADELS_SHARDS", "2")
    with pytest.raises(WrongSettingsError, match=r"^CITADELS_SHARDS: only processes on one PostgreSQL"):
        Settings.read()
    monkeypatch.setenv("CITADELS_DATABASE", "postgresql://db/games")
    assert Settings.read().shards == 2


def test_the_password_of_the_proxy_does_not_show_itself(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CITADELS_PROXY", "http://me:hush-hush@example.org:3128")
    assert "hush-hush" not in repr(Settings.read())


def test_every_wrong_value_has_its_line(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CITADELS_COMPUTER_PAUSE", "soon")
    monkeypatch.setenv("CITADELS_HTTP_PORT", "0")
    with pytest.raises(WrongSettingsError) as caught:
        Settings.read()
    assert [line.partition(":")[0] for line in str(caught.value).splitlines()] == [
        "CITADELS_COMPUTER_PAUSE",
        "CITADELS_HTTP_PORT",
    ]


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("mysql://bot:sesame@db/games", "begins with postgresql://"),
        ("host=db dbname=games password=sesame", "begins with postgresql://"),
        ("postgresql://bot:se/same@db/games", "%2F for /"),
        ("postgresql://bot:sesame@x@db/games", "%40 for @"),
        ("postgresql://bot:%same@db/games", "%25 for %"),
        ("postgresql://bot:same@db:65536/games", "a port is a number from 1 to 65535"),
        ("postgresql://bot:same@db,db:0/games", "a port is a number from 1 to 65535"),
    ],
)
def test_a_wrong_address_is_refused_without_its_password(
    place: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CITADELS_DATABASE", place)
    with pytest.raises(WrongSettingsError) as caught:
        Settings.read()
    assert str(caught.value).startswith("CITADELS_DATABASE: ")
    assert said in str(caught.value)
    assert "same" not in str(caught.value)
    assert not list(tmp_path.iterdir()), "no folder was made"
