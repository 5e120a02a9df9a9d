"""The bot runs as its unit says, and is set up, copied and restored as the pages for hosts say."""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosting.docs import blocks
from tests.hosting.files import ROOT
from tests.hosting.machine import Machine, check, copied, running
from tests.patience import PATIENCE
from tests.wire.payloads import ALICE, command
from tests.wire.process import LATE_PICTURE
from tests.wire.server import TOKEN, Server
from tests.wire.test_gateway import join

UNIT = ROOT / "docs" / "citadels.service"
HOME = "/opt/citadels"
CODE = ("ai", "bot", "cogs", "docs", "engine", "requirements", "storage", ".env.example")


def unit(name: str) -> list[str]:
    """Return the values of a setting of the unit, in order."""
    return re.findall(rf"^{name}=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)


def script(section: str, number: int, page: str = "hosting") -> str:
    """Return a block of a section, without the commands that need systemd itself."""
    lines = blocks(section, page)[number].splitlines()
    return "\n".join(line for line in lines if not line.startswith(("systemctl ", "journalctl ")))


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A machine on which the bot was set up."""
    with copied(tmp_path_factory.mktemp("machine")) as machine:
        for line in script("With systemd", 0).splitlines():
            if line.startswith("git clone "):
                assert line.endswith(f" {HOME}")
                machine.outside(f"mkdir {machine.files}{HOME}")
                for each in CODE:
                    machine.outside(f"cp -a {ROOT / each} {machine.files}{HOME}/")
            elif " -m pip install " in line:
                assert line.endswith(f"--require-hashes -r {HOME}/requirements/run.txt")
                machine.install(f"{HOME}/.venv")
            else:
                run(machine, line)
        run(machine, f"sed -i s/^DISCORD_TOKEN=/DISCORD_TOKEN={TOKEN}/ /etc/citadels.env")
        run(machine, "echo CITADELS_EMOJIS=no >> /etc/citadels.env")
        (folder,) = unit("StateDirectory")
        (mode,) = unit("StateDirectoryMode")
        run(machine, f"install --directory --owner citadels --group citadels --mode {mode} /var/lib/{folder}")
        yield machine


PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PATH_OF_CRON = "/usr/bin:/bin"


def run(machine: Machine, script: str, path: str = PATH) -> None:
    check([*machine.inside(), "env", "-i", f"PATH={path}", "sh", "-ec", f"cd /root\n{script}"])


def service(machine: Machine, **more: str) -> list[str]:
    """Return the command that systemd would run, and its user."""
    (user,), (group,), (folder,), (start,) = map(unit, ("User", "Group", "WorkingDirectory", "ExecStart"))
    (file,), (mask,) = map(unit, ("EnvironmentFile", "UMask"))
    ids = ["--reuid", user, "--regid", group, "--clear-groups", "--bounding-set=-all", "--no-new-privs"]
    told = [*unit("Environment"), *(f"{name}={value}" for name, value in more.items())]
    shell = f"set -a; . {file}; set +a; umask {mask}; cd {folder}; exec setpriv {' '.join(ids)} {start}"
    return [*machine.inside(first=True), "env", "-i", f"PATH={PATH}", *told, "sh", "-ec", shell]


async def test_it_plays_and_is_well_and_copied_and_restored(machine: Machine, server: Server, tmp_path: Path):
    address = server.address.replace(":", " ")
    log = tmp_path / "log"
    command_line = service(machine, PYTHONPATH="/test", DISCORD_OF_THE_TESTS=address)
    async with running(command_line, log) as process:
        await server.until("IDENTIFY", 1)
        await join(server, await server.ask(command(ALICE, "new")))
        # It writes its first heartbeat a little after it is connected.
        run(
            machine, f"timeout {PATIENCE:g} sh -c 'until citadels health; do sleep 0.2; done'\ncitadels check"
        )
        run(machine, script("Making a copy", 1, "backups"))
        (cron,) = script("Making a copy", 2, "backups").splitlines()
        run(machine, cron.split(maxsplit=5)[5].replace("\\%", "%"), PATH_OF_CRON)
        (number,), (seconds,) = unit("KillSignal"), unit("TimeoutStopSec")
        assert await process.stop(signal.Signals[number], int(seconds)) == 0
    lines = log.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if "WARNING" in line and LATE_PICTURE not in line]
    run(machine, "echo spoilt > /var/lib/citadels/citadels.sqlite3")
    run(machine, script("Going back to a copy", 1, "backups"))
    run(machine, "test $(stat --format %U:%a /var/lib/citadels/citadels.sqlite3) = citadels:600")
    run(machine, "test -f /root/[1-7].sqlite3")


def test_an_update_installs_the_unit_as_the_first_installation_does():
    installed = [line for line in blocks("With systemd")[0].splitlines() if f"{HOME}/docs/" in line]
    (update,) = [block for block in blocks("Updating") if "systemctl restart" in block]
    assert len(installed) == 2
    assert update.splitlines()[-4:] == [*installed, "systemctl daemon-reload", "systemctl restart citadels"]


def test_the_script_says_which_bot_is_missing():
    words = ["sh", str(ROOT / "docs" / "citadels.sh"), "health"]
    done = subprocess.run(
        words, env=os.environ | {"BOT": "none"}, capture_output=True, text=True, check=False
    )
    told = "there is no /etc/citadels-none.env" if os.geteuid() == 0 else "only root may run this"
    assert done.returncode == 1
    assert told in done.stderr


def test_the_token_can_be_read_by_root_alone(machine: Machine):
    run(machine, "test $(stat --format %U:%a /etc/citadels.env) = root:600")


def test_commands_read_the_settings_of_the_unit(machine: Machine):
    place = "/var/lib/citadels/other $x.sqlite3"
    line = f'CITADELS_DATABASE="{place}"'
    run(machine, f"cp /etc/citadels.env saved; printf '%s' '{line}' >> /etc/citadels.env")
    run(machine, f"citadels check 2>&1 | grep -F 'There is no database {place}.'")
    run(machine, "mv saved /etc/citadels.env")


def test_several_bots_have_settings_and_games_of_their_own(machine: Machine):
    run(machine, script("With systemd", 3).partition("BOT=")[0])
    made = "/etc/systemd/system/citadels@.service"
    for line in (
        "EnvironmentFile=/etc/citadels-%i.env",
        "Environment=CITADELS_DATABASE=/var/lib/citadels-%i/citadels.sqlite3",
        "StateDirectory=citadels-%i",
        "User=citadels",
    ):
        run(machine, f"grep -qxF '{line}' {made}")
    run(machine, "install --directory --owner citadels --mode 700 /var/lib/citadels-NAME")
    run(
        machine,
        "BOT=NAME citadels check 2>&1 | grep -F 'no database /var/lib/citadels-NAME/citadels.sqlite3.'",
    )


def test_a_wrong_token_is_not_tried_again_and_an_error_is():
    assert unit("Restart") == ["on-failure"]
    assert unit("RestartPreventExitStatus") == ["2"]


def test_only_the_bot_is_asked_to_end():
    # A search process that got the signal itself would count as failed.
    assert unit("KillMode") == ["mixed"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_systemd_understands_the_unit_and_finds_it_safe(tmp_path: Path):
    # This machine lacks the command of the unit.
    file = tmp_path / UNIT.name
    (start,) = unit("ExecStart")
    file.write_text(UNIT.read_text(encoding="utf-8").replace(start, "/bin/true"), encoding="utf-8")
    looked = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert (looked.returncode, looked.stderr) == (0, "")
    looked = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=15", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert looked.returncode == 0, looked.stdout


def calls(group: str) -> set[str]:
    """Return the system calls of a group, or the one call with this name."""
    if not group.startswith("@"):
        return {group}
    told = subprocess.run(
        ["systemd-analyze", "syscall-filter", group], capture_output=True, text=True, check=True
    )
    names = [line.strip() for line in told.stdout.splitlines()[1:]]
    return set[str]().union(*(calls(name) for name in names if name and not name.startswith("#")))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_processes_that_look_ahead_may_lower_their_priority_and_nothing_else():
    allowed: set[str] = set()
    for line in unit("SystemCallFilter"):
        named = set[str]().union(*(calls(group) for group in line.removeprefix("~").split()))
        allowed = allowed - named if line.startswith("~") else allowed | named
    assert allowed & calls("@resources") == {"setpriority"}
