#!/usr/bin/env python3
"""Writes what the kernel knows of letters, from Python's own Unicode tables.

    letters.py > models/kernel/letters.inc

Three lists of numbers: what a letter is made of (letter, first part, second part or 0), which marks go before which
(first, last, class), and what can't be seen by itself (first, last).
"""

import sys
import unicodedata

HANGUL = range(0xAC00, 0xD7A4)  # made of their parts by counting
# Letters and symbols by their category that show nothing all the same.
FILLERS = {0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0}


def parts(code):
    made = unicodedata.decomposition(chr(code))
    if not made or made.startswith("<") or code in HANGUL:
        return None
    numbers = [int(part, 16) for part in made.split()]
    return numbers + [0] * (2 - len(numbers))


def is_unseen(code):
    category = unicodedata.category(chr(code))
    return code in FILLERS or category in ("Cc", "Cf", "Cs", "Mn", "Me", "Mc", "Zs", "Zl", "Zp") or 0xE0000 <= code < 0xE1000


def runs(of):
    """(first, last, value) of neighbours with the same value that counts."""
    found = []
    for code in range(0x110000):
        value = of(code)
        if not value:
            continue
        if found and found[-1][1] == code - 1 and found[-1][2] == value:
            found[-1][1] = code
        else:
            found.append([code, code, value])
    return found


def write(name, numbers):
    print(f"constexpr char32_t {name}[] = {{")
    line = ""
    for number in numbers:
        text = f"{number:#x}," if number > 9 else f"{number},"
        if len(line) + len(text) > 118:
            print(line)
            line = ""
        line += text
    print(line + "};")


def main():
    print("// Written by data/i18n/letters.py. Unicode " + unicodedata.unidata_version + ".")
    write("madeOf", [n for code in range(0x110000) if parts(code) for n in [code, *parts(code)]])
    write("classes", [n for run in runs(lambda code: unicodedata.combining(chr(code))) for n in run])
    write("unseen", [n for run in runs(is_unseen) for n in run[:2]])


if __name__ == "__main__":
    sys.exit(main())
