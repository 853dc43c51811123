"""Finds what may be changed in a game's rules, and writes the sources with every change in them at once.

Clang's tree says where an operator's sides end; what is changed is text (see mutant.h for what it becomes)."""
import pathlib
import re

import clang.cindex
from clang.cindex import CursorKind as Kind, TypeKind

RELATIONS = {"<": "less", "<=": "lessEqual", ">": "greater", ">=": "greaterEqual", "==": "equal", "!=": "unequal"}
TURNED = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",)}
SUMS = {"+": ("plus", "-"), "-": ("minus", "+"), "*": ("times", "+"), "/": ("over", "*"), "%": ("rest", "+")}
CHANGES = {"+=": ("add", "-="), "-=": ("take", "+=")}
NUMBERS = {TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG, TypeKind.ULONGLONG,
           TypeKind.DOUBLE, TypeKind.FLOAT, TypeKind.SHORT, TypeKind.USHORT, TypeKind.UCHAR, TypeKind.SCHAR}
# Where the compiler needs to know the value, or where nothing is played.
LEFT_OUT = {Kind.STATIC_ASSERT, Kind.ENUM_DECL, Kind.TYPE_REF, Kind.TEMPLATE_REF, Kind.DECL_REF_EXPR,
            Kind.MEMBER_REF, Kind.CXX_TRY_STMT}
BODIES = {Kind.FUNCTION_DECL, Kind.CXX_METHOD, Kind.FUNCTION_TEMPLATE, Kind.CONSTRUCTOR, Kind.CONVERSION_FUNCTION}
EXPRESSIONS = {Kind.CALL_EXPR, Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR, Kind.UNARY_OPERATOR,
               Kind.UNEXPOSED_EXPR}


class Finder:
    """The mutants of one parsed game, and the edits that put them into the text."""

    def __init__(self, root, files, first):
        self.root, self.next = root, first
        self.texts = {str(path): (root / path).read_bytes() for path in files}
        self.mutants, self.edits, self.seen, self.done, self.unit = [], {path: [] for path in self.texts}, {}, set(), 0
        self.function = ""

    def path(self, cursor):
        file = cursor.location.file
        if file is None:
            return None
        name = file.name.removeprefix(str(self.root) + "/")
        return name if name in self.texts else None

    def text(self, path, start, end):
        return self.texts[path][start:end].decode()

    def mutant(self, path, cursor, kind, was, becomes):
        """A number of its own for each change."""
        number, self.next = self.next, self.next + 1
        tidy = lambda text: re.sub(r"\s+", " ", text)
        self.mutants.append({"id": number, "file": path, "line": cursor.extent.start.line,
                             "end": cursor.extent.end.line, "in": self.function, "kind": kind,
                             "change": f"{tidy(was)} -> {tidy(becomes)}"})
        return number

    # What ends at a place comes before what begins there, and the inner ends first; each edit knows its mutants.
    def before(self, path, depth, at, text, *ids):
        self.edits[path].append((at, 1, depth, 0, text, ids))

    def after(self, path, depth, at, text, *ids):
        self.edits[path].append((at, 0, -depth, 0, text, ids))

    def swap(self, path, depth, start, end, text, *ids):
        lines = "\n" * self.text(path, start, end).count("\n")
        self.edits[path].append((start, 2, depth, end - start, text + lines, ids))

    def two_sides(self, path, cursor, left, right, depth):
        """An operator by what stands between its sides."""
        a, b, c, d = (left.extent.start.offset, left.extent.end.offset, right.extent.start.offset,
                      right.extent.end.offset)
        if not a < b <= c < d:
            return
        sign = self.text(path, b, c).strip()
        one, two, whole = self.text(path, a, b), self.text(path, c, d), self.text(path, a, d)
        between = lambda op: f"{one} {op} {two}"
        if sign in RELATIONS:
            ids = [self.mutant(path, cursor, "relation", whole, between(op)) for op in TURNED[sign]]
            call = RELATIONS[sign]
        elif sign in SUMS and all(side.type.get_canonical().kind in NUMBERS for side in (left, right)):
            call, other = SUMS[sign]
            ids = [self.mutant(path, cursor, "sum", whole, between(other))]
        elif sign in CHANGES and cursor.type.get_canonical().kind in NUMBERS:
            call, other = CHANGES[sign]
            ids = [self.mutant(path, cursor, "sum", whole, between(other))]
        elif sign in ("&&", "||"):
            return self.both(path, cursor, sign, (a, b, c, d), depth)
        else:
            return
        self.before(path, depth, a, f"mut::{call}({ids[0]}, ", *ids)
        self.swap(path, depth, b, c, ", ", *ids)
        self.after(path, depth, d, ")", *ids)

    def both(self, path, cursor, sign, places, depth):
        a, b, c, d = places
        one, two, whole = self.text(path, a, b), self.text(path, c, d), self.text(path, a, d)
        other = "||" if sign == "&&" else "&&"
        left = self.mutant(path, cursor, "boolean", whole, two)
        right = self.mutant(path, cursor, "boolean", whole, one)
        turned = self.mutant(path, cursor, "boolean", whole, f"{one} {other} {two}")
        drop = "|| mut::on" if sign == "&&" else "&& mut::off"
        # Turned around on both sides and as a whole, "and" is "or".
        ids = left, right, turned
        self.before(path, depth, a, "(((bool(", *ids)
        self.swap(path, depth, b, c, f") {drop}({left})) != mut::on({turned}) {sign} (bool(", *ids)
        self.after(path, depth, d, f") {drop}({right})) != mut::on({turned})) != mut::on({turned}))", *ids)

    def condition(self, path, cursor, depth):
        """What is asked for in if, and is no operator itself."""
        parts = list(cursor.get_children())
        start = cursor.extent.start.offset
        if self.text(path, start, start + 20).replace(" ", "").startswith("ifconstexpr"):
            return False
        asked = parts[0]
        if asked.kind == Kind.VAR_DECL:
            end = asked.extent.end.offset
            number = self.mutant(path, cursor, "boolean", self.text(path, asked.extent.start.offset, end), "never")
            self.after(path, depth, end, f"; bool({asked.spelling}) && mut::off({number})", number)
            return True
        if asked.kind == Kind.DECL_STMT and len(parts) > 1:
            asked = parts[1]
        if asked.kind in (Kind.BINARY_OPERATOR, Kind.UNARY_OPERATOR, Kind.DECL_STMT, Kind.VAR_DECL):
            return True
        a, b = asked.extent.start.offset, asked.extent.end.offset
        was = self.text(path, a, b)
        number = self.mutant(path, asked, "boolean", was, f"!({was})")
        self.before(path, depth, a, "(bool(", number)
        self.after(path, depth, b, f") != mut::on({number}))", number)
        return True

    def alone(self, path, cursor, depth):
        """What has one side, or none."""
        a, b = cursor.extent.start.offset, cursor.extent.end.offset
        was = self.text(path, a, b)
        if cursor.kind == Kind.INTEGER_LITERAL and re.fullmatch(r"[0-9']+[uUlL]*", was):
            value = int(re.sub(r"[^0-9]", "", was))
            number = self.mutant(path, cursor, "constant", was, str(value + 1))
            less = self.mutant(path, cursor, "constant", was, str(value - 1))
            self.swap(path, depth, a, b, f"mut::number({number}, {was})", number, less)
        elif cursor.kind == Kind.CXX_BOOL_LITERAL_EXPR and was in ("true", "false"):
            number = self.mutant(path, cursor, "constant", was, "false" if was == "true" else "true")
            self.swap(path, depth, a, b, f"mut::truth({number}, {was})", number)
        elif cursor.kind == Kind.UNARY_OPERATOR and was[0] in "!-" and was[:2] != "--":
            number = self.mutant(path, cursor, "boolean" if was[0] == "!" else "sum", was, was[1:])
            call = "(bool(" if was[0] == "!" else f"mut::negative({number}, "
            self.swap(path, depth, a, a + 1, call, number)
            self.after(path, depth, b, f") == mut::on({number}))" if was[0] == "!" else ")", number)

    def statement(self, path, cursor, depth):
        a, b = cursor.extent.start.offset, cursor.extent.end.offset
        was = self.text(path, a, b)
        if cursor.kind in EXPRESSIONS and self.text(path, b, b + 40).lstrip().startswith(";"):
            number = self.mutant(path, cursor, "statement", was, "nothing")
            self.before(path, depth, a, f"if (mut::off({number})) ", number)

    def walk(self, cursor, within=False, depth=0):
        outside = self.function
        if cursor.kind in BODIES:
            self.function = cursor.spelling
        self.walk_into(cursor, within, depth)
        self.function = outside

    def walk_into(self, cursor, within, depth):
        path = self.path(cursor)
        if cursor.kind in LEFT_OUT or (cursor.kind in BODIES and cursor.spelling == "form"):
            return
        if cursor.kind == Kind.VAR_DECL and any(each.spelling == "constexpr" for each in cursor.get_tokens()):
            return
        if path and within:
            key = (path, cursor.extent.start.offset, cursor.extent.end.offset, cursor.kind, cursor.spelling)
            before = self.seen.setdefault(key, self.unit)
            if before != self.unit: # a header, seen from elsewhere already
                return
            if key not in self.done:
                self.done.add(key)
                if not self.change(path, cursor, depth):
                    return
        for each in cursor.get_children():
            isBody = cursor.kind in BODIES | {Kind.LAMBDA_EXPR} and each.kind == Kind.COMPOUND_STMT
            if cursor.kind == Kind.VAR_DECL and each.extent.start.offset < cursor.location.offset:
                continue # its type
            if cursor.kind == Kind.CASE_STMT and each == next(cursor.get_children()):
                continue
            if path or cursor.kind == Kind.TRANSLATION_UNIT or cursor.kind == Kind.NAMESPACE:
                self.walk(each, within or isBody, depth + 1)

    def change(self, path, cursor, depth):
        """Notes the mutants of one node; false where what is in it must stay."""
        parts = list(cursor.get_children())
        if cursor.kind in (Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR) and len(parts) == 2:
            self.two_sides(path, cursor, *parts, depth)
        elif cursor.kind == Kind.CALL_EXPR and re.fullmatch(r"operator[=!<>]=?", cursor.spelling) and len(parts) == 3:
            self.two_sides(path, cursor, parts[0], parts[2], depth)
        elif cursor.kind == Kind.IF_STMT:
            return self.condition(path, cursor, depth)
        elif cursor.kind == Kind.COMPOUND_STMT:
            for each in parts:
                self.statement(path, each, depth)
        else:
            self.alone(path, cursor, depth)
        return True

    def written(self, path, without=frozenset()):
        """The text with every change in it."""
        text, at, out = self.texts[path], 0, [b'#include "tests/mutation/mutant.h"\n#line 1\n']
        for start, _, _, length, new, ids in sorted(self.edits[path], key=lambda edit: edit[:3]):
            if not without.intersection(ids):
                out += [text[at:start], new.encode()]
                at = start + length
        return b"".join([*out, text[at:]])


def found(root, game, first, arguments):
    """Parses a game's rules some files at a time, as they are built."""
    folder = root / "models" / game
    sources = sorted((folder / "rules").glob("*.cpp"))
    headers = sorted([*folder.glob("*.h"), *(folder / "rules").glob("*.h")])
    finder = Finder(root, [path.relative_to(root) for path in sources + headers], first)
    index = clang.cindex.Index.create()
    for i in range(0, len(sources), 8):
        text = "".join(f'#include "{path.relative_to(root)}"\n' for path in sources[i:i + 8])
        unit = index.parse(str(root / "all.cpp"), args=arguments, unsaved_files=[(str(root / "all.cpp"), text)])
        # What clang does not take and GCC does has no place in its tree: it is not changed, and that is said.
        for each in unit.diagnostics:
            if each.severity == clang.cindex.Diagnostic.Fatal:
                raise SystemExit(f"{game}: {each.spelling}")
            if each.severity == clang.cindex.Diagnostic.Error:
                print(f"{each.location.file}:{each.location.line}: {each.spelling}", flush=True)
        finder.unit += 1
        finder.walk(unit.cursor)
    return finder
