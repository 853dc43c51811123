#!/usr/bin/env python3
"""Writes the sentences of the rules as a file that lupdate can read.

The rules know no Qt, so no tr() marks their texts: a sentence is a pattern handed to say(), and looked up in
the context "Sentence" when it is shown. Here every such pattern is found and marked.

    sentences.py SOURCE_FOLDER > sentences.cpp
    sentences.py --lists SOURCE_FOLDER    # as JSON: which places of which patterns are filled with lists of people
"""

import json
import pathlib
import re
import sys

TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/
      | R"(?P<mark>[^(\s]*)\((?P<raw>.*?)\)(?P=mark)"
      | "(?P<text>(?:\\.|[^"\\])*)"
      | \d(?:'?\w)*
      | '(?:\\.|[^'\\])+'
      | [A-Za-z_]\w* | \S""",
    re.S | re.X,
)
# Files that speak to programs, not to people at the table, and those whose tr() lupdate finds by itself.
FOREIGN = re.compile(r"/(face|table)/|/legal[^/]*$|/game\.h$|^app/")


class Literal(str):
    pass


def tokens(source):
    """The tokens of a C++ file without comments, neighbouring literals joined."""
    found = []
    for match in TOKEN.finditer(source):
        if match.group().startswith(("//", "/*")):
            continue
        if match["raw"] is not None:
            token = Literal(match["raw"])
        elif match["text"] is not None:
            token = Literal(re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), match["text"]))
        else:
            token = match.group()
        if isinstance(token, Literal) and found and isinstance(found[-1], Literal):
            found[-1] = Literal(found[-1] + token)
        else:
            found.append(token)
    return found


def is_call(found, i):
    """say( and not a declaration or a member of that name."""
    return found[i] == "say" and found[i + 1 : i + 2] == ["("] and found[i - 1] not in (".", ">")


def first_argument(found, i):
    """The literals of the first argument of the call whose name stands at i."""
    depth = 0
    for token in found[i + 1 :]:
        if isinstance(token, Literal):
            yield token
        elif token in "([{":
            depth += 1
        elif token in ")]}":
            depth -= 1
        if depth == 0 or (depth == 1 and token == ","):
            return


def reads_like_words(token):
    return " " in token.strip() and token[0] not in " ,<" and "{\n" not in token


def spelt(word):
    """As people read a key: "fogHag" and "fog-hag" as "Fog hag"."""
    words = re.sub(r"(?<=.)[A-Z]", lambda capital: " " + capital[0].lower(), word).replace("-", " ")
    return words[:1].upper() + words[1:]


def patterns_in(path, source, worded):
    found = tokens(source)
    told = found[: found.index("TORCHSIDE_ONE_OF")] if "TORCHSIDE_ONE_OF" in found else found  # below stand questions
    told = len(told) if re.search(r"/commands\w*\.h$", path) else 0
    statement = 0
    for i, token in enumerate(found):
        if not isinstance(token, Literal):
            if token in (";", "{", "}"):
                statement = i
            elif is_call(found, i):
                yield from first_argument(found, i)
        # A command and its keys, which corrections show as they are spelt where they have no other word.
        elif i < told and found[i - 1 : i] == ["("] and found[i - 2] in ("record", "must", "may") and token not in worded:
            yield spelt(token)
        # The title of a game; an answer of the flowchart.
        elif found[i - 2 : i] == ["title", "="] or found[i - 4 : i - 2] == ["Edge", "{"]:
            yield token
        # Patterns in tables: whatever reads like words for people, but for what is thrown at programmers.
        elif not FOREIGN.search(path) and reads_like_words(token) and not {"throw", "static_assert"} & set(map(str, found[statement:i])):
            yield token


def arguments(found, i):
    """The arguments of the call whose name stands at i, each as its tokens."""
    depth, current = 0, []
    for token in found[i + 1 :]:
        if not isinstance(token, Literal):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(token, 0)
            if depth == 0:
                break
            if depth == 1 and token in "(,":
                if token == ",":
                    yield current
                    current = []
                continue
        current.append(token)
    yield current


LIST = re.compile(r"^(listed|names|namesOf|peopleOf|people)$")


def is_list(argument):
    """names, listed(…), but not names[i] or names.at(i)."""
    names = [str(token) for token in argument if not isinstance(token, Literal)]
    return any(LIST.match(name) and names[i + 1 : i + 2] not in (["["], ["."]) for i, name in enumerate(names))


def lists_in(source):
    """(pattern, the places that a list fills), where the code doesn't ask for their number itself."""
    found = tokens(source)
    statement = 0
    for i, token in enumerate(found):
        if isinstance(token, Literal):
            continue
        if token in (";", "{", "}"):
            statement = i
        elif is_call(found, i):
            asked = " ".join(map(str, found[statement:i]))
            pattern, *words = arguments(found, i)
            places = [n for n, word in enumerate(words, 1) if is_list(word)]
            if places and len(pattern) == 1 and isinstance(pattern[0], Literal) and not re.search(r"= = 1|> 1|isAlone", asked):
                yield str(pattern[0]), places


def sources(root):
    return [path for room in ("models", "app") for ending in ("cpp", "h") for path in sorted((root / room).rglob(f"*.{ending}"))]


def lists(folder):
    found = [{"pattern": pattern, "places": places} for path in sources(pathlib.Path(folder)) for pattern, places in lists_in(path.read_text())]
    print(json.dumps(found, ensure_ascii=False))


def main(folder):
    root = pathlib.Path(folder)
    seen = {}
    worded = re.findall(r'{"(?:do:)?([^"]+)", say', (root / "models/table/deed_words.cpp").read_text())
    for path in sources(root):
        name = path.relative_to(root).as_posix()
        for pattern in patterns_in(name, path.read_text(), worded):
            # (What the app looks up by a key is no sentence.)
            if pattern.strip() and (path.is_relative_to(root / "models") or reads_like_words(pattern)):
                seen.setdefault(str(pattern), name)
    for pattern, name in sorted(seen.items(), key=lambda item: (item[1], item[0])):
        print(f'QT_TRANSLATE_NOOP("Sentence", {json.dumps(pattern, ensure_ascii=False)}) // {name}')
    # What is said no longer still stands in journals: one pattern a line.
    for pattern in (root / "data/i18n/retired.txt").read_text().splitlines():
        if pattern not in seen:
            print(f'QT_TRANSLATE_NOOP("Retired", {json.dumps(pattern, ensure_ascii=False)})')


if __name__ == "__main__":
    lists(sys.argv[2]) if sys.argv[1] == "--lists" else main(sys.argv[1])
