#!/usr/bin/env python3
"""Every command that a page writes down, {do: "heal", player: …}, is one that its game describes, with keys it knows;
and how far a value may go stands in no page a second time: it comes from the description, or from the state.

commands.py SOURCE CLI: reads qml/GAME/*.qml and asks CLI describe GAME. Exit status 1 when a literal is wrong.
"""
import json, pathlib, re, subprocess, sys

SHARED = {"state", "undo", "redo", "goto", "note", "history", "trace", "rename", "seat", "correct"}
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
# Nothing is the least of most things, and may stand there; a property's own beginning is no range.
RANGE = re.compile(r"(?<![\w.])(?<!property int )(?<!property real )(from|to|minimum|maximum|least|most|longest|maximumLength)\s*:\s*-?(?!0\b)\d+")
PAD = re.compile(r"\.(?:open|ask)\([^;\n]*,\s*-?\d+,\s*-?(?!0\b)\d+\s*[,)]")
DRAWN = re.compile(r"(Animation|LifeBar|Bar)$")  # elements whose from and to are no values of a game


def end_of_text(source, at):
    quote = source[at]
    at += 1
    while source[at] != quote:
        at += 2 if source[at] == "\\" else 1
    return at


def literal(source, at):
    """The keys at the top of the object that begins there, and the words behind `do`."""
    keys, depth, key, at = [], 0, None, at
    names = []
    awaits_key = False
    while True:
        c = source[at]
        if c in "\"'`":
            end = end_of_text(source, at)
            text = source[at + 1 : end]
            is_compared = source[:at].rstrip().endswith("=")
            if depth == 1 and awaits_key:
                key = text
            elif depth == 1 and keys and keys[-1] == "do" and not is_compared:
                names.append(text)
            at = end
        elif c in "{[(":
            depth += 1
            awaits_key = c == "{" and depth == 1
        elif c in "}])":
            depth -= 1
            if depth == 0:
                return keys, names
        elif depth == 1 and c == ",":
            awaits_key = True
        elif depth == 1 and awaits_key and c == ":":
            keys.append(key)
            awaits_key = False
        elif depth == 1 and awaits_key and WORD.match(source, at):
            key = WORD.match(source, at).group(0)
            at += len(key) - 1
        at += 1


def element_around(source, at):
    """The name before the brace in which this stands; empty for an object of JavaScript."""
    depth = 0
    for place in range(at - 1, -1, -1):
        depth += {"}": 1, "{": -1}.get(source[place], 0)
        if depth < 0:
            return re.search(r"([A-Za-z.]*)\s*$", source[:place]).group(1)
    return ""


def literal_ranges(text):
    """Where a number stands that says how far a value may go."""
    ranges = [each for each in RANGE.finditer(text) if not DRAWN.search(element_around(text, each.start()))]
    return [(text.count("\n", 0, each.start()) + 1, each.group(0)) for each in [*ranges, *PAD.finditer(text)]]


def sees_ranges():
    found = [text for _, text in literal_ranges("Stepper {\n to: 30\n}\nA { property int most: 4; NumberAnimation { to: 1 } }")]
    found += [text for _, text in literal_ranges("f(() => { pad.open(title, value, 0, 99); }); m = [{key: \"draw\", from: 0, to: 6}]")]
    return found == ["to: 30", "to: 6", ".open(title, value, 0, 99)"]


def main(source, cli):
    wrong, seen = [], 0
    if not sees_ranges():
        sys.exit("this check no longer sees what is wrong")
    for folder in sorted((pathlib.Path(source) / "qml").iterdir()):
        described = subprocess.run([cli, "describe", folder.name], capture_output=True, text=True)
        if described.returncode != 0:
            continue
        commands = json.loads(described.stdout)["$defs"]["commands"]
        for path in sorted(folder.glob("*.qml")):
            text = path.read_text()
            wrong += [f"{path.name}:{line}: “{said}” is said by the description" for line, said in literal_ranges(text)]
            for found in re.finditer(r"\{\s*\"?do\"?\s*:", text):
                keys, names = literal(text, found.start())
                place = f"{path.name}:{text.count(chr(10), 0, found.start()) + 1}"
                seen += 1
                for name in names:
                    if name not in commands:
                        wrong.append(f"{place}: there is no command “{name}” in {folder.name}")
                        continue
                    known = set(commands[name]["properties"])
                    wrong += [f"{place}: “{name}” has no key “{key}”" for key in keys if key not in known]
            for found in re.finditer(r"limits\(\"([^\"]+)\", \"([^\"]+)\"", text):
                name, key = found.group(1), found.group(2).split(".")[0]
                seen += 1
                if key not in commands.get(name, {}).get("properties", {}):
                    wrong.append(f"{path.name}: limits of “{name}” “{key}”, which is not described")
            for found in re.finditer(r"\.limits\[\"([^\".]+)", text):
                seen += 1
                if found.group(1) not in commands["start"]["properties"]:
                    wrong.append(f"{path.name}: limits of “start” “{found.group(1)}”, which is not described")
    print("\n".join(wrong))
    print(f"{seen} commands and limits in pages, {len(wrong)} wrong")
    return 1 if wrong or seen < 50 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
