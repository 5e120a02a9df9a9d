"""Puzzles are found in games of computers and in records, and go to a file."""

from itertools import islice
from pathlib import Path

import pytest

from bot.review.puzzles import read_puzzles
from engine.game import Game
from lab import main, puzzles
from lab.puzzles import Pass, found_in, narrowed, played, recorded
from tests.engine.goldens.recording import read
from tests.storage.test_game_record import RECORD
