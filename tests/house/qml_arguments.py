"""Every call of a function of ours in QML gives all of its arguments.

Since Qt 6.8 what is left out of a typed function is no longer nothing: for a string it becomes the word "undefined".
    qml_arguments.py SOURCE
"""
import re
import sys
from pathlib import Path

DEFINED = re.compile(r"^\s*(?:function|signal)\s+(\w+)\(([^)]*)\)", re.M)
CALLED = re.compile(r"(?<![\w\"'.])((?:\w+\??\.)*)(\w+)\(")
OPENED = re.compile(r"^\s*(?:\w+\s*:\s*)?(?:\w+\.)?([A-Z]\w*)\s*(?:on\s+\w+\s*)?\{", re.M)
PROPERTY = re.compile(r"^\s*(?:(?:required|readonly|default)\s+)*property\s+(?:alias|([A-Z]\w*))\s+(\w+)", re.M)
NAMED = re.compile(r"^\s*id:\s*(\w+)", re.M)


def parted(text):
    """The arguments of a call whose bracket opens before this text, and nothing of what lies within them."""
    parts, depth, quote, at, begun = 0, 1, "", 0, False
    while at < len(text) and depth:
        sign = text[at]
        if quote:
            at += sign == "\\"
            quote = "" if sign == quote else quote
        elif sign in "\"'`":
            quote, begun = sign, True
        elif sign in "([{":
            depth, begun = depth + 1, True
        elif sign in ")]}":
            depth -= 1
        elif sign == "," and depth == 1:
            parts, begun = parts + 1, False
        elif not sign.isspace():
            begun = True
        at += 1
    return parts + begun, "..." in text[:at]


def bare(text):
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.S)


class Page:
    def __init__(self, path):
        self.name, self.text = path.stem, bare(path.read_text())
        self.path = path
        self.takes = {name: parted(of + ")")[0] for name, of in DEFINED.findall(self.text)}
        opened = OPENED.search(self.text)
        self.base = opened.group(1) if opened else ""
        self.types = {name: kind for kind, name in PROPERTY.findall(self.text) if kind}
        for named in NAMED.finditer(self.text):
            self.types[named.group(1)] = self.owner(named.start())

    def owner(self, at):
        """The type of the object whose braces stand around this place."""
        depth = 0
        for back in range(at, -1, -1):
            depth += (self.text[back] == "}") - (self.text[back] == "{")
            if depth < 0:
                line = self.text[self.text.rfind("\n", 0, back) + 1:back + 1]
                kind = OPENED.search(line)
                return kind.group(1) if kind else ""
        return ""

    def is_root(self, name):
        return NAMED.search(self.text) is not None and NAMED.search(self.text).group(1) == name


def arity(pages, kind, function):
    while kind in pages:
        if function in pages[kind].takes:
            return pages[kind].takes[function]
        kind = pages[kind].base
    return None


def faults(pages, page):
    for call in CALLED.finditer(page.text):
        before = page.text[page.text.rfind("\n", 0, call.start()) + 1:call.start()]
        if re.search(r"\b(function|signal)\s*$", before):
            continue
        way = [part.rstrip("?") for part in call.group(1).split(".") if part]
        if len(way) > 1 and page.is_root(way[0]):
            way = way[1:]
        if len(way) > 1:
            continue
        kind = page.name if not way or page.is_root(way[0]) else page.types.get(way[0], "")
        wanted = arity(pages, kind, call.group(2))
        given, spread = parted(page.text[call.end():])
        if wanted is not None and given < wanted and not spread:
            line = page.text.count("\n", 0, call.start()) + 1
            yield f"{page.path}:{line}: {call.group(0)}…) gives {given} of {wanted} arguments"


def main(source):
    paths = [path for folder in ("qml", "app") for path in sorted((source / folder).rglob("*.qml"))]
    pages = {path.stem: Page(path) for path in paths}
    found = [fault for page in pages.values() for fault in faults(pages, page)]
    print("\n".join(found) or f"{len(pages)} files, every argument given")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
