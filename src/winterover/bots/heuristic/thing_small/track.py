"""The track: what it costs when discs and the marker approach one another (T-ZR-01, T-ZR-04, T-Z9-03)."""

from collections.abc import Collection, Sequence

from winterover.bots.heuristic.thing_small.table import Table

#: Being hit when the round ends; and by the distance that is left then, how near a disc is to being hit later.
_SOON = 0.9
_LATER = (0.9, 0.5, 0.25, 0.12, 0.05)
#: A disc that the marker has passed.
_PASSED = 0.05
#: One is hit at a time: the others on its space count so much.
_SHARED = 0.4
#: The place of a disc that is out of the game.
_GONE = -1

#: The places of the crew's discs.
Discs = tuple[int, ...]


class Track:
    """The discs of the crew, each with what its loss would cost, and the marker."""

    def __init__(self, table: Table, losses: Sequence[float]) -> None:
        self._crew = table.crew
        self._losses = losses
        self._gives_way = table.rules.threat_shifts_now
        self._last_space: int = table.view["last_space"]
        self.threat = table.threat
        self._discs: Discs = tuple(figure.disc for figure in table.crew)
        #: Less than 1 if the game is likely to be over before a danger that is only near comes true.
        self.calm = 1.0
        self._steps: dict[tuple[str, int], float] = {}
        self._threats: dict[int, float] = {}
        self._known: dict[tuple[Discs, int], float] = {}
        self._now = self._ahead(self._discs, self.threat)

    def nearness(self, disc: int) -> float:
        """How near a disc is to being hit: 1 on the marker's space, less the farther away."""
        distance = self.threat - disc
        if not distance:
            return 1.0
        return _LATER[min(distance - 1, len(_LATER) - 1)] if distance > 0 else _PASSED

    # What may happen, as costs

    def steps(self, name: str, count: int) -> float:
        """A disc moves to the right so often, one step after the other."""
        key = (name, count)
        if key not in self._steps:
            number = next(number for number, figure in enumerate(self._crew) if figure.name == name)
            self._steps[key] = self._weigh_steps(number, count)
        return self._steps[key]

    def _weigh_steps(self, number: int, count: int) -> float:
        disc = self._discs[number]
        if not self.is_hit(disc, count):
            return self._change(_replaced(self._discs, number, disc + count), self.threat)
        sharing = self._discs.count(self.threat) if self._gives_way else 0
        return self._losses[number] + self._change(_replaced(self._discs, number, _GONE), self.threat + sharing)

    def is_hit(self, disc: int, count: int) -> bool:
        """Whether a disc enters the marker's space in so many steps."""
        return 0 < self.threat - disc <= count

    def step_together(self, names: Collection[str]) -> tuple[float, bool]:
        """These discs take a step at the same time (T-Z3-08): the cost, and whether somebody is lost."""
        discs = tuple(figure.disc + (figure.name in names) for figure in self._crew)
        if not any(figure.name in names and figure.disc + 1 == self.threat for figure in self._crew):
            return self._change(discs, self.threat), False
        lost, discs, threat = self._strike(discs, self.threat)
        return lost + self._change(discs, threat), True

    def threats(self, count: int) -> float:
        """The marker moves to the left so often."""
        if count not in self._threats:
            self._threats[count] = self._weigh_threats(count)
        return self._threats[count]

    def _weigh_threats(self, count: int) -> float:
        total, discs, threat = 0.0, self._discs, self.threat
        for _ in range(count):
            if threat:
                lost, discs, threat = self._strike(discs, threat - 1)
                total += lost
        return total + self._change(discs, threat)

    # Looking ahead

    def _strike(self, discs: Discs, threat: int) -> tuple[float, Discs, int]:
        """Of those on the marker's space the cheapest is lost, and the marker gives way to the others (T-ZR-04)."""
        total = 0.0
        while threat in discs:
            hit = [number for number, disc in enumerate(discs) if disc == threat]
            lost = min(hit, key=self._losses.__getitem__)
            total += self._losses[lost]
            discs = _replaced(discs, lost, _GONE)
            goal = self._right_of(threat, len(hit) - 1) if self._gives_way else threat
            if goal == threat:
                break
            threat = goal  # where it may meet others
        return total, discs, threat

    def _right_of(self, threat: int, spaces: int) -> int:
        return min(threat + spaces, self._last_space)

    def _change(self, discs: Discs, threat: int) -> float:
        return self.calm * (self._ahead(discs, threat) - self._now)

    def _ahead(self, discs: Discs, threat: int) -> float:
        """What the end of the round and the rounds after it are likely to cost."""
        key = (discs, threat)
        if key not in self._known:
            self._known[key] = self._look_ahead(discs, threat)
        return self._known[key]

    def _look_ahead(self, discs: Discs, threat: int) -> float:
        lost = 0.0
        if threat in discs and not self._gives_way:
            threat = self._right_of(threat, discs.count(threat))  # V-34
        elif threat:
            lost, discs, threat = self._strike(discs, threat - 1)
        cost = _SOON * lost
        dearest: dict[int, float] = {}
        for number, disc in enumerate(discs):
            if disc != _GONE:
                near = _PASSED if disc > threat else _LATER[min(threat - disc, len(_LATER) - 1)]
                loss = near * self._losses[number]
                cost += _SHARED * loss
                dearest[disc] = max(dearest.get(disc, 0.0), loss)
        return cost + (1 - _SHARED) * sum(dearest.values())


def _replaced(discs: Discs, number: int, disc: int) -> Discs:
    return (*discs[:number], disc, *discs[number + 1 :])
