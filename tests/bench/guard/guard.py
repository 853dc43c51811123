#!/usr/bin/env python3
"""Counts what a tap costs, and holds it against table.json: guard.py PROGRAM [--renew] [--lines].

Instructions are callgrind's, memory and the disk the program counts itself: the same on every machine, how busy
it may be. Where compiler and libraries are others than the table's, the rows that depend on them have a wider
bound, and that is said."""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE / "table.json"
MORE = 0.05       # by so much a row may grow
MORE_ALONE = 0.25 # one kind of command among them, which may come but once
MORE_ELSEWHERE = 0.5  # instructions and allocations, with another compiler or other libraries
# Which way through the C library and Qt is taken depends on the processor, unless told.
PLAIN = {"QT_HASH_SEED": "0", "QT_NO_CPU_FEATURE": "avx avx2 avx512f sse4.1 sse4.2",
         "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX,-AVX2,-AVX_Fast_Unaligned_Load,-AVX512F,-AVX512VL,-ERMS,-FSRM,-SSE4_2",
         "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}


def instructions(folder):
    """Callgrind leaves a file for each line, in their order."""
    files = sorted(folder.glob("count.*"), key=lambda path: int(path.suffix[1:]))
    totals = [int(re.search(r"^totals: (\d+)", path.read_text(), re.M)[1]) for path in files]
    return [total for total in totals if total > 0]


def counted(program, valgrind, script):
    call = [program, "search"] if script is None else [program, script.stem.split("-")[0], str(script)]
    alone = json.loads(subprocess.run(call, env=PLAIN, stdout=subprocess.PIPE, check=True).stdout)
    with tempfile.TemporaryDirectory() as folder:
        options = ["--collect-atstart=no", "--toggle-collect=guarded", "--dump-after=guarded",
                   f"--callgrind-out-file={folder}/count"]
        subprocess.run([valgrind, "-q", "--tool=callgrind", *options, *call], env=PLAIN,
                       stdout=subprocess.DEVNULL, check=True)
        found = instructions(pathlib.Path(folder))
    if len(found) != len(alone["lines"]):
        sys.exit(f"{len(alone['lines'])} lines were played, callgrind counted {len(found)}")
    for line, total in zip(alone["lines"], found):
        line["instructions"] = total
    return alone


def row(lines, kinds):
    mean = lambda kind: round(sum(line[kind] for line in lines) / len(lines), 1)
    return {kind: mean(kind) for kind in kinds}


# What people do beside their game's own taps.
AROUND = {"undo", "redo", "goto", "correct", "note", "history", "seat", "state"}


def rows(lines):
    """A tap on the mean, what is done beside taps, each kind of command alone, and opening the evening anew."""
    every = ["instructions", "allocations", "bytes", "writes", "syncs"]
    if lines[0]["do"] == "search":
        return {"a search": row(lines, every[:2])}
    taps, opening = lines[:-1], lines[-1:]
    names = sorted({line["do"] for line in taps})
    found = {"a tap": row([line for line in taps if line["do"] not in AROUND], every),
             "around": row([line for line in taps if line["do"] in AROUND], every),
             "opening": row(opening, every[:2])}
    for name in names:
        found[f"only {name}"] = row([line for line in taps if line["do"] == name], every[:2])
    return found


def measure(program, valgrind):
    scripts = [*sorted(HERE.glob("*.jsonl")), None]
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        results = list(pool.map(lambda script: counted(program, valgrind, script), scripts))
    evenings = {script.stem if script else "lillith": rows(result["lines"])
                for script, result in zip(scripts, results)}
    return {"surroundings": results[0]["surroundings"], "evenings": evenings}


def bound(name, kind, elsewhere):
    if elsewhere and kind in ("instructions", "allocations"):
        return MORE_ELSEWHERE
    return MORE_ALONE if name.startswith("only ") else MORE


def grown(table, now, elsewhere):
    """The rows that grew beyond their bound, or are not in the table."""
    for evening, found in now["evenings"].items():
        for name, numbers in found.items():
            before = table["evenings"].get(evening, {}).get(name)
            for kind, number in numbers.items():
                if before is None or kind not in before:
                    yield f"{evening}, {name}: {kind} {number} are not in the table"
                elif number > before[kind] * (1 + bound(name, kind, elsewhere)):
                    more = (number / before[kind] - 1) * 100 if before[kind] else float("inf")
                    yield f"{evening}, {name}: {kind} {before[kind]} -> {number} (+{more:.1f} %)"


def shrunk(table, now):
    """A table that is kept too high would hide what grows again."""
    for evening, found in now["evenings"].items():
        for name, numbers in found.items():
            if not name.startswith("only ") and any(
                    number < table["evenings"][evening][name][kind] * (1 - MORE) for kind, number in numbers.items()):
                yield f"{evening}, {name}: less than the table says; write it anew, that it stays so."


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--valgrind", default="valgrind")
    parser.add_argument("--renew", action="store_true", help="write the table anew")
    options = parser.parse_args()
    now = measure(options.program, options.valgrind)
    if options.renew:
        TABLE.write_text(json.dumps(now, indent=1) + "\n")
        print(f"{TABLE} is written.")
        return 0
    table = json.loads(TABLE.read_text())
    elsewhere = now["surroundings"] != table["surroundings"]
    if elsewhere:
        print(f"Built with {now['surroundings']}; the table with {table['surroundings']}: instructions and "
              f"allocations may be {MORE_ELSEWHERE:.0%} more here.")
    wrong = list(grown(table, now, elsewhere))
    for each in wrong:
        print(each)
    if wrong:
        print(f"Where that is as it should be, write the table anew: {sys.argv[0]} {options.program} --renew")
        return 1
    for each in shrunk(table, now):
        print(each)
    count = sum(len(found) for found in now["evenings"].values())
    print(f"{count} rows, none more than {MORE:.0%} above the table ({MORE_ALONE:.0%} for one command alone).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
