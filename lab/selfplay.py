"""`selfplay`: games of computer players, without Discord and without a database."""

import argparse
import json
import random
from collections import Counter

import ai
from engine.decision import Decision
from engine.game import QuietGame
from fast.progress import Progress
from lab.played_cards import add_cards, add_json, add_seed, chosen_cards, positive
from lab.series import CardSource, SeriesResult, options_of, play, questions, seed_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", type=int, default=4, metavar="N", help="seats at the table (%(default)s)"
    )
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many (%(default)s)")
    add_seed(parser)
    parser.add_argument(
        "--policy",
        choices=("sensible", "random"),
        default="sensible",
        help="how the computers play; `random` picks among the options with equal chances (%(default)s)",
    )
    add_cards(parser)
    parser.add_argument("--single", action="store_true", help="instead, count the questions with one answer")
    add_json(parser)


def execute(arguments: argparse.Namespace) -> int:
    """Play the games and print the results. Raises `SetupError` if the rules don't allow these cards."""
    cards = chosen_cards(arguments, arguments.players)
    if arguments.single:
        _tell_single(arguments, cards)
        return 0
    progress = Progress(arguments.games)
    result = play(
        cards,
        arguments.players,
        arguments.games,
        arguments.seed,
        arguments.policy,
        None
        if arguments.json
        else lambda so_far: progress(so_far.games, f", {so_far.games_per_cpu_second:.1f} a CPU second"),
    )
    progress.end()
    print(as_json(result) if arguments.json else as_table(result, arguments.policy))
    return 0 if result.finished == result.games else 1


def _tell_single(arguments: argparse.Namespace, cards: CardSource) -> None:
    """Count the questions with one answer. The game asks them if others can't see that there is only one."""
    asked, single = 0, Counter[str]()
    for index in range(arguments.games):
        dealt = seed_of(arguments.seed, index)
        game = QuietGame.new(options_of(cards, dealt), arguments.players, dealt)
        chance = random.Random(dealt)
        for decision in questions(game):
            asked += 1
            if len(decision.options) == decision.minimum and not decision.back:
                single[_kind(decision)] += 1
            game.choose(decision.seat, ai.choose(game.view(decision.seat), decision, chance))
    if arguments.json:
        print(json.dumps({"questions": asked, "single": single}))
        return
    print(f"{asked} questions, {single.total() / asked:.1%} with one answer")
    for kind, count in single.most_common():
        print(f"{kind:<20} {count:>6} {count / asked:>8.2%}")


def _kind(decision: Decision) -> str:
    """Return the kind of a question; for a turn, also its only option."""
    return f"{decision.kind} {decision.options[0]}" if decision.kind == "turn" else decision.kind


def as_json(result: SeriesResult) -> str:
    """Write the figures as one line of JSON."""
    return json.dumps(
        {
            "games": result.games,
            "finished": result.finished,
            "decisions": result.decisions,
            # Round to microseconds, because a few games take less than a hundredth of a second.
            "cpu_seconds": round(result.cpu_seconds, 6),
            "games_per_cpu_second": round(result.games_per_cpu_second, 2),
        }
    )


def as_table(result: SeriesResult, policy: str) -> str:
    """Write the figures as a table for people."""
    finished = max(1, result.finished)
    a_game = result.decisions / result.games
    rows = [
        ("policy", policy),
        ("games", f"{result.games}"),
        ("finished", f"{result.finished}"),
        ("decisions", f"{result.decisions}  ({a_game:.0f} a game, {a_game / len(result.wins):.1f} a player)"),
        ("rounds", f"{result.rounds / finished:.1f} a game"),
        ("CPU time", f"{result.cpu_seconds:.2f} s"),
        ("speed", f"{result.games_per_cpu_second:.1f} games a CPU second"),
    ]
    lines = [f"{name:<10} {text}" for name, text in rows]
    lines += ["", "seat     wins    points"]
    for seat, (wins, points) in enumerate(zip(result.wins, result.points, strict=True), start=1):
        lines.append(f"{seat:<4} {wins / finished:>8.1%} {points / finished:>9.1f}")
    return "\n".join(lines)
