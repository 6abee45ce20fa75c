"""The crew: the bots at one live table. It tells them what happens, asks them, and lets them have a word."""

from collections.abc import Iterator, Mapping, Sequence

from winterover.bots.base import BlindBot, Bot
from winterover.core.errors import EngineBug, RuleError
from winterover.core.facts import log_of
from winterover.core.match import Entry, Match
from winterover.core.seats import Seat, letter
from winterover.core.state import Ask

#: How much one bot may say after one deed, and in a whole game.
WORDS_AT_ONCE = 2
WORDS_IN_ALL = 30


#: The bots by seat; in a sequence, None stands for a person.
Bots = Mapping[Seat, Bot] | Sequence[Bot | None]


class Crew:
    """The bots of a match. Seats without a bot are people's, and whoever runs the table answers for them.

        crew = Crew(match, {1: bot, 2: bot})
        while not match.over:
            for deed in crew.play():
                show(deed)
            ...                         # now the game waits for people, or is over

    The bots may join a match that is under way: they are told everything that their seat was told before.
    """

    def __init__(self, match: Match, bots: Bots) -> None:
        self.match = match
        seated = bots.items() if isinstance(bots, Mapping) else enumerate(bots)
        self.bots = {seat: bot for seat, bot in seated if bot is not None}
        self._heard = 0
        self._words_left = dict.fromkeys(self.bots, WORDS_IN_ALL)
        self._listeners = [(seat, bot) for seat, bot in self.bots.items() if not bot.blind]
        for _, bot in self._listeners:
            bot.begin(match.config)

    def play(self) -> Iterator[Entry]:
        """Let the bots act until only people are waited for or the game is over; each deed as it is done."""
        match = self.match
        while not match.over:
            self.tell()
            yield from self.talk()
            ask = self.next_ask()
            if ask is None:
                return
            match.act(ask.seat, *self._decide(ask))
            yield match.entries[-1]
        self.tell()

    def tell(self) -> None:
        """Tell every bot what happened since it was last told."""
        facts = self.match.facts
        if self._heard < len(facts):
            new = facts[self._heard :]
            self._heard = len(facts)
            for seat, bot in self._listeners:
                bot.hear(log_of(new, seat))

    def talk(self) -> Iterator[Entry]:
        """Let every bot that has something to say say it; the others hear it before they act."""
        match = self.match
        for seat, bot in self._listeners:
            if bot.eager:
                for words in bot.speak(match.view(seat))[: min(WORDS_AT_ONCE, self._words_left[seat])]:
                    try:
                        match.say(seat, words)
                    except RuleError:
                        continue  # words change nothing, so what nobody understands or may say is not worth a game
                    self._words_left[seat] -= 1
                    yield match.entries[-1]
        self.tell()

    def next_ask(self) -> Ask | None:
        """The first ask that a bot has to answer; a window only if the game waits for nothing else."""
        waiting = self.match.waiting()
        asks: list[Ask] = self.match.state.asks
        for ask in asks:
            if ask.seat in self.bots and (ask.seat in waiting or not waiting):
                return ask
        return None

    def _decide(self, ask: Ask) -> tuple[str, int | None]:
        """A code, and the number of the ask that it answers (None for a standing option); legal, or it is a bug."""
        match = self.match
        bot = self.bots[ask.seat]
        if isinstance(bot, BlindBot):
            return _decide_blindly(match, bot, ask)
        view = match.view(ask.seat)
        command = bot.command(view)
        if command is not None:
            _require(command, match.game.standing(match.state, ask.seat), match, bot, ask.seat)
            return command, None
        seen = next(seen for seen in view["asks"] if seen["number"] == ask.number)
        answer = bot.answer(view, seen)
        _require(answer, ask.options, match, bot, ask.seat)
        return answer, ask.number


def _require(code: str, options: Sequence[int], match: Match, bot: Bot, seat: Seat) -> None:
    """Name the bot that does what it was not offered."""
    legal = [match.game.code(option) for option in options]
    if code not in legal:
        raise EngineBug(f"the bot {bot.name} at seat {letter(seat)} gave {code!r} instead of one of {legal}")


def _decide_blindly(match: Match, bot: BlindBot, ask: Ask) -> tuple[str, int | None]:
    game = match.game
    if bot.moves():
        standing = game.standing(match.state, ask.seat)
        if standing:
            return game.code(standing[bot.pick(len(standing))]), None
    return game.code(ask.options[bot.pick(len(ask.options))]), ask.number


def play_match(match: Match, bots: Bots) -> Iterator[Entry]:
    """Let bots play a match, one deed at a time; stops when the game is over or waits for people only."""
    return Crew(match, bots).play()
