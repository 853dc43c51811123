#!/usr/bin/env python3
"""Writes a dictionary for libFuzzer: the words of every game's description, as its requests spell them.

dictionary.py TORCHSIDE_CLI FILE"""
import json
import subprocess
import sys


def words(schema, into):
    """Keys with their colon, and whatever a value may be by name."""
    if isinstance(schema, list):
        for each in schema:
            words(each, into)
    elif isinstance(schema, dict):
        for key in schema.get("properties", {}):
            into.add(f'"{key}":')
        for value in [schema.get("const"), *schema.get("enum", [])]:
            if isinstance(value, str):
                into.add(json.dumps(value))
        for each in schema.values():
            words(each, into)


def main():
    cli, path = sys.argv[1:]
    told = lambda *call: json.loads(subprocess.run([cli, *call], stdout=subprocess.PIPE, check=True).stdout)
    found = set()
    for game in told("games"):
        found.add(game["id"])
        definitions = told("describe", game["id"])["$defs"]
        for name in sorted(definitions["commands"]):
            found.add(f'{{"do":"{name}"')
        words(definitions, found)
    with open(path, "w", encoding="utf-8") as file:
        for word in sorted(found):
            file.write('"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"\n')


main()
