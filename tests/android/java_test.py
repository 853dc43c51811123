#!/usr/bin/env python3
"""Compiles our activity against stubs of Android, and holds its native methods against those that the C++ side
registers. Needs a JDK, which nothing else here does: without one it is skipped. Arguments: source and work folder."""
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

SOURCE, WORK = Path(sys.argv[1]), Path(sys.argv[2])
SKIPPED = 77
PLAIN = """package org.torchside.app;
public class PlainNames {
    public static void main(String[] names) {
        for (String name : names)
            System.out.println(OfferedFile.plain(name));
    }
}
"""


def write(folder, name, text):
    place = folder / (name.replace(".", "/") + ".java")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")
    return str(place)


def stubs(folder):
    for line in (SOURCE / "tests/android/stubs.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        name, code = line.split(": ", 1)
        yield write(folder, name, f"package {name.rsplit('.', 1)[0]};\n{code}\n")
    names = re.findall(r'<string name="(\w+)"', (SOURCE / "android/res/values/strings.xml").read_text(encoding="utf-8"))
    fields = " ".join(f"public static final int {name} = {place};" for place, name in enumerate(names))
    yield write(folder, "org.torchside.app.R",
                f"package org.torchside.app;\npublic final class R {{ public static final class string {{ {fields} }} }}\n")
    yield write(folder, "org.torchside.app.PlainNames", PLAIN)


class Java(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        shutil.rmtree(WORK, ignore_errors=True)
        ours = [str(one) for one in (SOURCE / "android/src").rglob("*.java")]
        subprocess.run(["javac", "-Xlint:all", "-Xlint:-classfile", "-Werror", "-encoding", "UTF-8", "--release", "11",
                        "-d", str(WORK / "classes"), *stubs(WORK / "stubs"), *ours], check=True)

    def test_the_c_plus_plus_side_registers_and_calls_what_java_declares(self):
        listed = subprocess.run(["javap", "-p", "-s", "-cp", str(WORK / "classes"), "org.torchside.app.TorchsideActivity"],
                                check=True, stdout=subprocess.PIPE, text=True).stdout
        natives = set(re.findall(r"static native .* (\w+)\(.*\n\s+descriptor: (\S+)", listed))
        native_side = (SOURCE / "android/android_platform.cpp").read_text(encoding="utf-8")
        registered = set(re.findall(r'\{"(\w+)", "([^"]+)", reinterpret_cast', native_side))
        self.assertEqual(natives, registered)
        self.assertEqual(len(natives), 3)
        called = re.findall(r'<void>\(activityClass, "(\w+)", "([^"]+)"\)', native_side)
        statics = re.findall(r"public static \S+ (\w+)\(.*\n\s+descriptor: (\S+)", listed)
        self.assertEqual(called, statics)

    def test_the_name_of_a_lent_file_never_leads_out_of_our_folder(self):
        names = {"session.torchside": "session.torchside", "../../databases/x": "_.._databases_x", "": "file",
                 "...": "file", "Käse & Brot.o8d": "Käse _ Brot.o8d", "a/b\\c\0".replace("\0", "\n"): "a_b_c_",
                 "x" * 200 + ".xml": "x" * 116 + ".xml"}
        said = subprocess.run(["java", "-Dfile.encoding=UTF-8", "-Dsun.jnu.encoding=UTF-8", "-cp", str(WORK / "classes"),
                               "org.torchside.app.PlainNames", *names], check=True, stdout=subprocess.PIPE,
                              env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}).stdout.decode()
        self.assertEqual(said.splitlines(), list(names.values()))


if __name__ == "__main__":
    if not shutil.which("javac"):
        print("Skipped: there is no javac here (Debian: default-jdk-headless).")
        sys.exit(SKIPPED)
    unittest.main(argv=sys.argv[:1], verbosity=2)
