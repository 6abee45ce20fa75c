"""What a viewer knows, kept up to date: a snapshot, and updates applied to it."""

from typing import Any

State = dict[str, Any]

_REPLACED = ("table", "asks", "standing", "forbidden", "talk", "clock", "missed")


def apply(state: State, update: dict[str, Any]) -> None:
    """Change a state as an update says."""
    view = state["view"]
    for key in update.get("gone", ()):
        view.pop(key, None)
    view.update(update.get("view", {}))
    state["log"] += update.get("log", ())
    state["chat"] += update.get("chat", ())
    for field in _REPLACED:
        if field in update:
            state[field] = update[field]
