"""Runs the tests of a game against one mutant after the other."""
import collections
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

# Of these programs each function is run by itself; those that measure time are left out.
BY_FUNCTION = ("random_test",)
LEFT_OUT = ("aCorrectionFarBackIsQuick", "twoAtOneFileSeeEachOther")
MEMORY = 4 << 30
ASLEEP = 1200


class Unit:
    """One call of a test program."""

    def __init__(self, program, function=None):
        self.call = [str(program), *([function] if function else [])]
        self.game = program.name.split("_")[0]
        self.seconds, self.reached = 0.0, set()

    def run(self, environment, limit):
        """Its exit status; None where it does not come to an end within so many seconds of processor time, which a busy
        machine does not shorten, or sleeps."""
        limit = int(limit)

        def confine():
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        # No session of its own: that would be scheduled as if it were not nice.
        process = subprocess.Popen(self.call, cwd="/tmp", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   process_group=0, env=surroundings() | environment, preexec_fn=confine)
        try:
            status = process.wait(ASLEEP)
            return None if status in (-signal.SIGXCPU, -signal.SIGKILL) else status
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return None

    def measure(self, before):
        """As it was measured before, where it is the same program still."""
        name, built = " ".join(self.call), pathlib.Path(self.call[0]).stat().st_mtime_ns
        if before.get(name, {}).get("built") == built:
            self.seconds, self.reached = before[name]["seconds"], set(before[name]["reached"])
            return self
        with tempfile.NamedTemporaryFile("r") as file:
            begun = time.monotonic()
            status = self.run({"TORCHSIDE_REACHED": file.name}, 900)
            self.seconds = time.monotonic() - begun
            self.reached = {int(line) for line in file.read().split()}
        if status != 0:
            raise SystemExit(f"{name} fails without any mutant")
        before[name] = {"built": built, "seconds": self.seconds, "reached": sorted(self.reached)}
        return self


def surroundings():
    made = pathlib.Path(__file__).resolve().parents[2] / "build-mutation"
    return dict(os.environ) | {"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8", "QTEST_FUNCTION_TIMEOUT": "900000",
                               "TORCHSIDE_SOURCE": str(made / "source")}


def units(made, games, targets, jobs):
    """The tests of each game, the quickest first, with the mutants that each comes by."""
    all_of_them = []
    for target in targets:
        program = made / "tests" / target
        if not target.endswith(BY_FUNCTION):
            all_of_them.append(Unit(program))
            continue
        told = subprocess.run([program, "-functions"], stdout=subprocess.PIPE, env=surroundings(), check=True)
        names = [line.removesuffix("()") for line in told.stdout.decode().split()]
        all_of_them += [Unit(program, name) for name in names if name not in LEFT_OUT]
    kept = made / "measured.json"
    before = json.loads(kept.read_text()) if kept.exists() else {}
    try:
        with ThreadPoolExecutor(max_workers=jobs) as pool:
            measured = list(pool.map(lambda unit: unit.measure(before), all_of_them))
    finally:
        kept.write_text(json.dumps(before))
    measured.sort(key=lambda unit: unit.seconds)
    for game in games:
        own = [unit for unit in measured if unit.game == game]
        print(f"{game}: {len(own)} calls of tests, {sum(unit.seconds for unit in own):.0f} s", flush=True)
    return measured


def killed_by(mutant, measured):
    """The test that notices; None where none does."""
    game = mutant["file"].split("/")[1]
    for unit in measured:
        if unit.game != game or mutant["id"] not in unit.reached:
            continue
        status = unit.run({"TORCHSIDE_MUTANT": str(mutant["id"])}, 10 + 10 * unit.seconds)
        if status != 0:
            return " ".join([pathlib.Path(unit.call[0]).name, *unit.call[1:]]) + (" (endless)" if status is None else "")
    return None


def broken_lines(told, source):
    """Of the copied sources, which the compiler names from its own folder or from the root."""
    return {(file.rpartition(f"/{source.name}/")[2], int(line)) for file, line in
            re.findall(r"^(\S+?):(\d+):\d+:(?: error:|\s+required from)", told, re.M)}


def tell(results):
    """A line for each game and each kind of change."""
    for key in (lambda each: each["file"].split("/")[1], lambda each: each["kind"], lambda each: "all"):
        tried, lived = collections.Counter(), collections.Counter()
        for each, killer in results:
            tried[key(each)] += 1
            lived[key(each)] += killer is None
        for each in sorted(tried):
            print(f"{each}: {tried[each] - lived[each]} of {tried[each]} noticed "
                  f"({(tried[each] - lived[each]) / tried[each]:.1%})")
