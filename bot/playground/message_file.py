"""The memory of the simulated Discord: it keeps messages from one start to the next, as the real one does."""

import logging
import pickle
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import simcord
from simcord import Env

_log = logging.getLogger(__name__)

KEPT = 200
"""So many of the last messages of a channel are kept."""


@dataclass(slots=True)
class Saved:
    """The messages by channel, and the files in them by address."""

    simcord: str
    messages: dict[int, list[Any]] = field(default_factory=dict[int, list[Any]])
    files: dict[str, bytes] = field(default_factory=dict[str, bytes])


class MessageFile:
    """A file that holds the messages of the simulated Discord."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, env: Env) -> None:
        """Write down the messages; the file is replaced at once or not at all."""
        saved = Saved(simcord.__version__)
        for channel, messages in env.backend.messages.items():
            last = sorted(messages.values(), key=lambda message: message.id)[-KEPT:]
            saved.messages[channel] = last
            for attachment in (each for message in last for each in message.attachments):
                content = env.backend.cdn.get(attachment["url"])
                if content is not None:
                    saved.files[attachment["url"]] = content
        fresh = self.path.with_suffix(".new")
        fresh.write_bytes(pickle.dumps(saved))
        fresh.replace(self.path)

    def restore(self, env: Env) -> None:
        """Put back the messages of channels that exist; a file that can't be read counts as none."""
        saved = self._load()
        if saved is None:
            return
        for channel, messages in saved.messages.items():
            if channel not in env.backend.channels:
                continue
            env.backend.messages[channel] = {message.id: message for message in messages}
            for message in messages:
                for attachment in message.attachments:
                    _store(env, channel, attachment, saved.files)

    def _load(self) -> Saved | None:
        try:
            # The file lies in the player's own folder and was written by `save`.
            saved = pickle.loads(self.path.read_bytes())  # noqa: S301
        except FileNotFoundError:
            return None
        except Exception as error:  # noqa: BLE001 - what a damaged pickle raises can be anything
            _log.warning("The messages of the last time can't be read (%s); the games can", error)
            return None
        if not isinstance(saved, Saved) or saved.simcord != simcord.__version__:
            _log.warning("The messages of the last time are from another version; the games are still there")
            return None
        return saved


def _store(env: Env, channel: int, attachment: dict[str, Any], files: dict[str, bytes]) -> None:
    content = files.get(attachment["url"])
    if content is not None:
        env.backend.cdn.store_attachment(
            int(attachment["id"]), channel, attachment["filename"], content, attachment.get("description")
        )
