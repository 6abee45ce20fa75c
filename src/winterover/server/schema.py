"""JSON Schema and TypeScript of the messages, both made from `wire`."""

from typing import Any

import msgspec

from winterover.server import wire

_DIRECTIONS = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}

#: The bodies of requests and responses that are not part of a socket message.
BODIES = (
    wire.Problem,
    wire.NewTable,
    wire.Created,
    wire.TakeSeat,
    wire.Taken,
    wire.NewSecret,
    wire.Rotated,
    wire.SetBot,
    wire.SetReady,
    wire.SetOffered,
    wire.SetAgreed,
    wire.Rematch,
    wire.Tables,
    wire.Games,
    wire.SheetInfo,
    wire.Records,
    wire.Frames,
    wire.Past,
    wire.Beginnings,
    wire.Health,
)


def components(ref_template: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The two directions of the socket as unions, and every structure by its name."""
    unions, found = msgspec.json.schema_components([*_DIRECTIONS.values(), *BODIES], ref_template=ref_template)
    return dict(zip(_DIRECTIONS, unions, strict=False)), found


def socket_schema() -> dict[str, Any]:
    """The JSON Schema of everything that travels over the socket."""
    unions, found = components("#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Winterover socket messages",
        "$defs": {**unions, **found},
    }


# TypeScript

_HEAD = "// Made from src/winterover/server/wire.py by `make wire`. Do not edit.\n"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The same structures as TypeScript types."""
    unions, found = components("{name}")
    parts = [_HEAD]
    parts += [_interface(name, schema) for name, schema in found.items()]
    parts += [f"export type {name} = {_type(schema)};\n" for name, schema in unions.items()]
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any]) -> str:
    # What the server sends is complete but for updates; what a client sends may leave out whatever has a default.
    needed = schema.get("required", [])
    sent_whole = name not in _MAY_LEAVE_OUT
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, inner in schema.get("properties", {}).items():
        mark = "" if field in needed or sent_whole or field == "type" else "?"
        lines.append(f"  {field}{mark}: {_type(inner)};")
    lines.append("}\n")
    return "\n".join(lines)


_MAY_LEAVE_OUT = frozenset(
    body.__name__
    for body in (wire.Fact, wire.Update, wire.Hello, wire.Act, wire.Say, wire.Chat, wire.Ping, wire.NewTable)
)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(inner) for inner in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(inner) for inner in schema['prefixItems'])}]"
        inner = _type(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'any'}>"
    return _PLAIN[kind] if kind is not None else "any"
