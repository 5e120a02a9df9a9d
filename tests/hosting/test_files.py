"""The Dockerfile, compose.yaml and .dockerignore agree with the code."""

import re
from pathlib import Path

import pytest

from bot.cli import COMMANDS
from bot.release import REVISION
from bot.settings import Settings
from storage.database.postgres.postgres_connection import CONNECTION_OPTIONS
from tests.hosting.files import ROOT, compose, service, shown, stages

_, BUILDER, COMPILER, IMAGE = stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))


def test_it_runs_commands_that_there_are():
    assert IMAGE.command == ["python", "-m", "bot", "run"]
    assert IMAGE.health[:3] == ["python", "-m", "bot"]
    assert IMAGE.health[3] in COMMANDS
    assert IMAGE.signal == "SIGTERM"


def test_the_games_are_kept_on_the_volume():
    database = IMAGE.environment["CITADELS_DATABASE"]
    assert [str(Path(database).parent)] == IMAGE.volumes
    # SQLite's temporary files may be as large as the database, too large for memory.
    assert [IMAGE.environment["SQLITE_TMPDIR"]] == IMAGE.volumes
    compose = service()
    assert compose["environment"]["CITADELS_DATABASE"] == database
    assert [volume.partition(":")[2] for volume in compose["volumes"]] == IMAGE.volumes


def test_everything_that_is_copied_is_there_and_not_ignored():
    wanted = [
        words[0] for stage in (BUILDER, COMPILER, IMAGE) for word, words in stage.steps if word == "COPY"
    ]
    sources = [source for source in wanted if not source.startswith("--from=")]
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in lines
    assert {line[1:] for line in lines if line.startswith("!")} == set(sources)
    assert all((ROOT / source).exists() for source in sources)


def test_every_package_of_the_bot_is_copied():
    copied = {words[0] for word, words in IMAGE.steps if word == "COPY"}
    packages = {each.parent.name for each in ROOT.glob("*/__init__.py")} - {"tests", "fast", "lab"}
    assert packages <= copied
    compiled = next(words[0] for word, words in IMAGE.steps if word == "RUN" and "compileall" in words[0])
    assert packages <= set(compiled.split())


def test_all_stages_have_one_base_that_is_pinned_by_its_digest():
    bases = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    pinned, *others = bases
    assert re.fullmatch(r"python:[\d.]+-slim@sha256:[0-9a-f]{64}", pinned)
    assert others == ["base", "builder", "base"]


def test_the_image_says_where_it_is_from():
    names = {"SOURCE": "source", "REVISION": "revision"}
    assert IMAGE.arguments == [*names]
    assert {IMAGE.labels[f"org.opencontainers.image.{label}"] for label in names.values()} == {
        f"${name}" for name in names
    }
    assert ["RUN", [f'echo "$REVISION" > {REVISION}']] in [[*step] for step in IMAGE.steps]


def test_compose_runs_the_image_that_the_host_names():
    compose = service()
    assert compose["image"].startswith("${IMAGE:?")
    assert "build" not in compose
    # The example and the docs have the setting that its error names.
    (asked,) = re.findall(r"IMAGE=\S+", compose["image"])
    for page in (".env.example", "docs/hosting.md"):
        assert asked in (ROOT / page).read_text(encoding="utf-8")


def test_compose_leaves_it_no_rights():
    compose = service()
    # Kubernetes accepts a user only by number: `runAsNonRoot`.
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", IMAGE.user)
    assert compose["read_only"] is True
    assert compose["cap_drop"] == ["ALL"]
    assert compose["security_opt"] == ["no-new-privileges:true"]
    assert compose["env_file"] == ".env"


def test_the_cluster_is_the_same_bot_twice_on_a_database_that_is_well():
    found = compose("compose.postgres.yaml")
    bots, database = found["services"]["citadels"], found["services"]["database"]
    # Both files run the bot in the same way, except for the place of its games.
    other = {"environment", "volumes", "tmpfs", "deploy", "depends_on"}
    assert {name: each for name, each in service().items() if name not in other} == {
        name: each for name, each in bots.items() if name not in other
    }
    assert bots["deploy"]["replicas"] == "2"
    assert bots["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert database["healthcheck"]["test"][1] == "pg_isready"
    assert database["restart"] == bots["restart"]
    settings, made = bots["environment"], database["environment"]
    place = f"postgresql://{made['POSTGRES_USER']}@database/{made['POSTGRES_DB']}"
    assert settings["CITADELS_DATABASE"] == place
    assert settings["PGPASSWORD"] == made["POSTGRES_PASSWORD"]
    # A value in Compose wins over `.env`, where the docs tell hosts to put the number.
    assert settings["CITADELS_SHARDS"].startswith("${CITADELS_SHARDS:-")
    # Each bot has its own folder there.
    assert str(Path(settings["CITADELS_HEARTBEAT_FILE"]).parent) in bots["tmpfs"]
    assert {*IMAGE.volumes, *service()["tmpfs"]} <= {*bots["tmpfs"]}
    assert [volume.partition(":")[0] for volume in database["volumes"]] == [*found["volumes"]]


def test_a_server_notices_a_lost_bot_as_soon_as_the_bot_notices_a_lost_server():
    words = compose("compose.postgres.yaml")["services"]["database"]["command"]
    set_to = {name: int(value) for name, _, value in (word[2:].partition("=") for word in words[1:])}
    there = {name: value for name, value in set_to.items() if name.startswith("tcp_")}
    here = {
        name if name.startswith("tcp_") else f"tcp_{name}": value
        for name, value in CONNECTION_OPTIONS.items()
    }
    assert there == {name: value for name, value in here.items() if name in there}


def test_kubernetes_runs_the_image_as_compose_does():
    text = (ROOT / "docs" / "kubernetes" / "processes.yaml").read_text(encoding="utf-8")
    bots = compose("compose.postgres.yaml")["services"]["citadels"]
    probes = dict(re.findall(r"(\w+)Probe:\n +exec:\n +command: \[(.*)\]", text))
    asked = ", ".join(IMAGE.health)
    # A restart would not bring the database back.
    assert probes == {"startup": f"{asked}, --restart", "liveness": f"{asked}, --restart", "readiness": asked}
    assert f"runAsUser: {IMAGE.user.partition(':')[0]}\n" in text
    assert f"terminationGracePeriodSeconds: {bots['stop_grace_period'].removesuffix('s')}\n" in text
    for volume in IMAGE.volumes:
        assert f"mountPath: {volume}}}" in text
    for name in ("CITADELS_HEARTBEAT_FILE", "CITADELS_SHARDS"):
        (value,) = re.findall(rf'name: {name}\n +value: "?([^"\n]+)', text)
        assert value in bots["environment"][name]


@pytest.mark.parametrize(
    "name",
    [
        ".env.example",
        "compose.yaml",
        "compose.postgres.yaml",
        "Dockerfile",
        "docs/citadels.service",
        "docs/kubernetes/processes.yaml",
        "docs/scaling.md",
        "docs/going-public.md",
        "docs/other-ways.md",
    ],
)
def test_only_settings_are_named_that_there_are(name: str):
    named = set(re.findall(r"\bCITADELS_[A-Z_]+", (ROOT / name).read_text(encoding="utf-8")))
    assert named <= {f"CITADELS_{field.upper()}" for field in Settings.model_fields}


def test_every_setting_stands_in_the_example():
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    for name, field in Settings.model_fields.items():
        variable = name.upper() if name.startswith("discord_") else f"CITADELS_{name.upper()}"
        found = re.search(rf"^#? ?{variable}=(.*)$", text, re.MULTILINE)
        assert found, variable
        assert found[1] == shown(field.default), variable
