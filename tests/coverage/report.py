#!/usr/bin/env python3
"""What the tests come by, by folder, from gcovr's JSON.

report.py targets TESTS_JSON TESTS WITHOUT  the programs to build, by their names
report.py report COVERAGE_JSON FILE         the table; what was not come by goes into FILE"""
import collections
import json
import re
import sys


def targets(path, tests, without):
    for name in (each["name"] for each in json.load(open(path))["tests"]):
        if re.search(tests, name) and not re.search(without, name):
            print(name)


class Tally:
    def __init__(self):
        self.lines = self.seen = self.branches = self.taken = 0

    def add(self, line):
        self.lines += 1
        self.seen += line["count"] > 0
        self.branches += len(line["branches"])
        self.taken += sum(branch["count"] > 0 for branch in line["branches"])

    def told(self, name):
        share = lambda part, whole: f"{part / whole:7.1%}" if whole else "      -"
        return (f"{name:32} {self.seen:6} of {self.lines:6} {share(self.seen, self.lines)}"
                f"   {self.taken:6} of {self.branches:6} {share(self.taken, self.branches)}")


def folders(file):
    """A file counts for its folder, and for what is measured as a whole."""
    parts = file.split("/")
    whole = "app/link" if parts[0] == "app" else parts[0]
    yield whole + " "
    yield "/".join(parts[:min(3, len(parts) - 1)])
    if parts[0] == "models" and len(parts) > 2 and parts[2] == "rules":
        yield "models/*/rules "


def ranges(numbers):
    """1, 2, 3, 7 as 1-3, 7."""
    spans = []
    for number in sorted(numbers):
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in spans)


def report(path, missing):
    tallies = collections.defaultdict(Tally)
    left = []
    for file in json.load(open(path))["files"]:
        lines = [line for line in file["lines"] if not line.get("gcovr/noncode")]
        for line in lines:
            for folder in folders(file["file"]):
                tallies[folder].add(line)
        unseen = [line["line_number"] for line in lines if line["count"] == 0]
        half = [line["line_number"] for line in lines
                if line["count"] > 0 and any(branch["count"] == 0 for branch in line["branches"])]
        if unseen or half:
            left.append((len(unseen), file["file"], ranges(unseen), ranges(half)))
    with open(missing, "w") as out:
        for _, file, unseen, half in sorted(left, reverse=True):
            out.write(f"{file}\n  lines: {unseen or 'all seen'}\n  branches left at: {half or 'none'}\n")
    print(f"{'':32} {'lines':>24}   {'branches':>24}")
    for name in sorted(tallies):
        print(tallies[name].told(name.strip() if not name.endswith(" ") else "all of " + name.strip()))
    print(f"What was not come by: {missing}")


if __name__ == "__main__":
    {"targets": targets, "report": report}[sys.argv[1]](*sys.argv[2:])
