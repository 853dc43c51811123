#!/usr/bin/env python3
"""Compiles the WebView shell against its stubs of Android, and tries what it decides without Android: once as javac made
it, and once more as android/web/dex and smali make it for the package, brought back to Java's byte code by enjarify and
checked by Java's own verifier. Arguments: source folder, work folder."""
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

from web_shell import debian, packing

SOURCE, WORK = Path(sys.argv[1]), Path(sys.argv[2])
HERE = SOURCE / "tests/android/web"
PACK = packing(SOURCE)
# What every JDK from 17 on knows.
PACK.CHECKS = ["-Xlint:cast,deprecation,divzero,empty,fallthrough,finally,overrides,rawtypes,static,unchecked,varargs", "-Xlint:-options", "-Werror"]


def run(*call):
    done = subprocess.run([str(one) for one in call], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, env=debian())
    if done.returncode:
        raise AssertionError(done.stdout.decode())
    return done.stdout.decode()


def javac(out, *call):
    run("javac", *PACK.CHECKS, "-encoding", "UTF-8", "--release", "8", "-d", out, *call)
    return out


def there_and_back(classes, work):
    """Those classes after the way into the package."""
    work.mkdir(parents=True)
    out = work / "back.jar"
    said = run("enjarify", "--force", "--output", out, PACK.dexed(classes, work))
    assert " 0 classes had errors" in said, said
    return out


def java(path, main, *given):
    return run("java", "-Xverify:all", "-XX:-PrintWarnings", "-XX:TieredStopAtLevel=1", "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-cp", ":".join(str(one) for one in path), main, *given)


class Shell(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        shutil.rmtree(WORK, ignore_errors=True)
        (WORK / "shell").mkdir(parents=True)
        PACK.check_tools()
        PACK.resources(WORK / "shell")
        cls.classes = PACK.compiled(WORK / "shell")
        cls.stubs = WORK / "shell/stubs"
        javac(cls.classes, "-cp", f"{cls.classes}:{cls.stubs}", HERE / "ShellLogic.java", HERE / "LoadAll.java")
        cls.phone = javac(WORK / "phone", "-cp", cls.stubs, *PACK.stubs(HERE / "fakes.txt", WORK / "phone-sources"))
        javac(cls.classes, "-cp", f"{cls.classes}:{cls.phone}:{cls.stubs}", HERE / "ShellLife.java")
        cls.packed = there_and_back(cls.classes, WORK / "back")

    def test_its_decisions_are_right_as_written_and_as_packed(self):
        said = java([self.classes, self.stubs], "org.torchside.app.ShellLogic")
        self.assertGreater(int(re.search(r"held (\d+)", said)[1]), 200)
        self.assertEqual(java([self.packed, self.stubs], "org.torchside.app.ShellLogic"), said)

    def test_its_life_on_a_phone_that_is_made_up(self):
        for number, classes in enumerate((self.classes, self.packed)):
            cache = WORK / f"cache{number}"
            cache.mkdir()
            said = java([classes, self.phone, self.stubs], "-Dcache=" + str(cache), "org.torchside.app.ShellLife")
            self.assertGreater(int(re.search(r"held (\d+)", said)[1]), 60)

    def test_every_class_of_the_package_stands_before_a_verifier(self):
        names = [path.relative_to(WORK / "back/smali").with_suffix("").as_posix().replace("/", ".") for path in (WORK / "back/smali").rglob("*.smali")]
        self.assertGreater(len(names), 30)
        self.assertEqual(java([self.packed, self.stubs], "org.torchside.app.LoadAll", *names).strip(), f"{len(names)} stand")

    def test_the_policy_is_the_one_that_the_site_is_served_with(self):
        policy = re.search(r"policy (.+)", java([self.classes, self.stubs], "org.torchside.app.ShellLogic"))[1]
        served = re.search(r'POLICY = ((?:"[^"]+"[ \\\n]*)+)', (SOURCE / "app/web/serve").read_text(encoding="utf-8"))[1]
        self.assertEqual(policy, "".join(re.findall(r'"([^"]+)"', served)))

    def test_the_types_are_those_that_the_site_is_served_with(self):
        served = re.findall(r'"(\.\w+)": "([^";]+)', (SOURCE / "app/web/serve").read_text(encoding="utf-8"))
        ours = (SOURCE / "android/web/java/org/torchside/app/Site.java").read_text(encoding="utf-8")
        self.assertGreater(len(served), 5)
        for ending, kind in served:
            self.assertRegex(ours, rf'case "{ending[1:]}":\s+return "{re.escape(kind)}";')

    def test_the_page_calls_what_java_offers_it(self):
        listed = run("javap", "-v", "-p", "-cp", f"{self.classes}:{self.stubs}", "org.torchside.app.Bridge")
        offered = set(re.findall(r"public \S+ (\w+)\([^)]*\);\n(?:(?!\n\n).|\n(?!\n))*JavascriptInterface", listed))
        called = set(re.findall(r"\bshell\.(\w+)\(", (SOURCE / "android/web/bridge.js").read_text(encoding="utf-8")))
        self.assertEqual(called, offered)

    def test_java_calls_what_the_page_offers_it(self):
        bridge = (SOURCE / "android/web/bridge.js").read_text(encoding="utf-8")
        called = {name for path in (SOURCE / "android/web/java").rglob("*.java") for name in re.findall(r"\b(torchside[A-Z]\w+)\(", path.read_text(encoding="utf-8"))}
        self.assertEqual(called, set(re.findall(r"globalThis\.(torchside[A-Z]\w+) = ", bridge)))
        self.assertIn('addJavascriptInterface(new Bridge(shell), "torchsideShell")', (SOURCE / "android/web/java/org/torchside/app/Pages.java").read_text(encoding="utf-8"))
        self.assertIn("globalThis.torchsideShell", bridge)


class Dexer(unittest.TestCase):
    """android/web/dex by itself: all that Java the shell is written in, and what it doesn't know."""

    def setUp(self):
        self.work = WORK / self.id().rsplit(".", 1)[1]
        shutil.rmtree(self.work, ignore_errors=True)

    def test_a_program_says_the_same_after_the_way_through(self):
        classes = javac(self.work / "classes", HERE / "Everything.java")
        said = java([classes], "Everything", "given")
        self.assertEqual(len(said.splitlines()), 27)
        self.assertEqual(java([there_and_back(classes, self.work / "back")], "Everything", "given"), said)

    def test_what_it_does_not_know_it_refuses_with_the_place(self):
        cases = (("synchronized void a() {}", "a synchronized method"), ("void a() { synchronized (this) { } }", r"instruction \d+"),
                 ("java.util.function.Supplier<Object> a() { return Object::new; }", "the name of a constructor"),
                 ("Object a() { return new int[2][3]; }", "instruction"), ("Runnable a() { return this::b; } private void b() {}", "the name of a private method"),
                 ("java.util.function.Supplier<Integer> a() { return this::b; } int b() { return 1; }", "a lambda that wraps what it gives"))
        (self.work / "source").mkdir(parents=True)
        for number, (code, _) in enumerate(cases):
            (self.work / f"source/Odd{number}.java").write_text(f"class Odd{number} {{ {code} }}\n", encoding="utf-8")
        classes, path = javac(self.work / "classes", *(self.work / "source").iterdir()), PACK.dexer(self.work)
        for number, (code, reason) in enumerate(cases):
            (self.work / f"only{number}").mkdir()
            shutil.copy(classes / f"Odd{number}.class", self.work / f"only{number}")
            with self.assertRaisesRegex(AssertionError, rf"Odd{number}\.a\S*: {reason}.* more than this dexer knows", msg=code):
                java([path], "Dexer", self.work / f"only{number}", self.work / "smali")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
