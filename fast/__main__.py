"""`python -m fast`: compile the engine and the computer players into `build/fast` (`make fast`).

The sources stay as they are: `engine/compiled.py` loads what lies there, as long as it was made of them.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

os.environ["ENGINE_COMPILED"] = "no"  # what is compiled anew has no part in it

from engine.compiled import DIGEST, FOLDER, ROOT, digest, sources

INTERPRETED = ("engine/__init__.py", "engine/compiled.py", "ai/__init__.py", "engine/events/")
"""What stays as it is: what decides whether compiled modules are loaded, and all kinds of events.

An event is nothing but its fields, so there is nothing to gain, and games for looking ahead have none.
"""

LIBRARY = "citadels"
WORK = ROOT / "build" / "work"
NEEDED = (
    "make fast needs a C compiler and Python's headers. On Debian and Ubuntu: apt-get install gcc python3-dev"
)


def main() -> int:
    """Compile everything, and put it in the place of what was compiled before, if anything was."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC")).split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if not (shutil.which(compiler) and headers.exists()):
        sys.stderr.write(f"{NEEDED}\n")
        return 1
    made_of = digest()
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    made = WORK / "made"
    # mypyc is imported late: how, is said there.
    from fast.mypyc import build  # noqa: PLC0415

    os.chdir(ROOT)
    build([str(each) for each in _compiled()], LIBRARY, made, WORK)
    if made_of != digest():
        sys.stderr.write("A source was changed meanwhile: run `make fast` again.\n")
        return 1
    for data in sources():
        if data.suffix != ".py":
            shutil.copy(data, made / data.relative_to(ROOT))
    (made / DIGEST).write_text(made_of, encoding="ascii")
    made.rename(FOLDER)
    shutil.rmtree(WORK)
    return _try()


def _compiled() -> list[Path]:
    found = [each.relative_to(ROOT) for each in sources()]
    return [each for each in found if each.suffix == ".py" and not str(each).startswith(INTERPRETED)]


def _try() -> int:
    """Load what was compiled, in a process of its own."""
    script = "import engine.game, ai; print('Compiled into', engine.compiled.FOLDER)"
    environment = {**os.environ, "ENGINE_COMPILED": "only"}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
