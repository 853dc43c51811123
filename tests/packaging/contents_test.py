#!/usr/bin/env python3
"""Holds what the Debian package says against what the sources need. Arguments: source folder, version."""
import re
import sys
import unittest
import xml.etree.ElementTree as ET
from pathlib import Path

SOURCE, VERSION = Path(sys.argv[1]), sys.argv[2]
LINUX = SOURCE / "app/linux"
# These come with another module's package.
PACKAGE_OF = {"QtQuick.Controls.Basic": "qml6-module-qtquick-controls"}


def read(name):
    return (LINUX / name).read_text(encoding="utf-8")


def qml_files():
    return [one for folder in ("app", "qml") for one in (SOURCE / folder).rglob("*.qml")]


def package_of(module):
    return PACKAGE_OF.get(module, "qml6-module-" + re.sub(r"^Qt\.", "qt-", module).replace(".", "-").lower())


def desktop_entry():
    return dict(line.split("=", 1) for line in read("torchside.desktop").splitlines() if "=" in line)


class Contents(unittest.TestCase):
    def test_every_qml_module_that_is_imported_is_a_dependency(self):
        depends = set(re.findall(r"qml6-module-[\w-]+", read("package.cmake"))) # Multimedia's is recommended: silent without
        needed = {}
        for place in qml_files():
            for module in re.findall(r"(?m)^import (Qt[\w.]*)", place.read_text(encoding="utf-8")):
                needed.setdefault(package_of(module), place.name)
        self.assertGreater(len(needed), 4)
        self.assertEqual({name: where for name, where in needed.items() if name not in depends}, {})

    def test_what_is_needed_to_run_is_installed_where_it_is_built_and_tested(self):
        listed = (SOURCE / "app/packages.txt").read_text(encoding="utf-8").split()
        depends = re.findall(r"qml6-module-[\w-]+", read("package.cmake"))
        self.assertEqual([name for name in depends if name not in listed], [])

    def test_the_version_is_the_same_everywhere(self):
        release = ET.fromstring(read("org.torchside.app.metainfo.xml")).find("releases/release")
        self.assertEqual(release.get("version"), VERSION)
        self.assertTrue(read("changelog").startswith(f"torchside ({VERSION}) "))
        for page in ("torchside.1", "torchside-cli.1"):
            self.assertIn(f'"Torchside {VERSION}"', read(page).splitlines()[0])

    def test_desktop_metainfo_and_program_name_the_same_app(self):
        entry, info = desktop_entry(), ET.fromstring(read("org.torchside.app.metainfo.xml"))
        self.assertEqual(info.find("launchable").text, "torchside.desktop")
        self.assertEqual(entry["Icon"], info.find("icon").text)
        self.assertIn('setDesktopFileName(u"torchside"_s)', (SOURCE / "app/main.cpp").read_text(encoding="utf-8"))

    def test_the_desktop_entry_opens_the_kinds_that_the_package_describes(self):
        root = ET.fromstring(read("torchside-mime.xml"))
        space = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}
        described = [one.get("type") for one in root.findall("mime:mime-type", space)]
        self.assertEqual([kind for kind in desktop_entry()["MimeType"].split(";") if kind], described)
        patterns = {one.get("pattern").lstrip("*.") for one in root.iter("{%s}glob" % space["mime"])}
        manifest = (SOURCE / "android/AndroidManifest.xml").read_text(encoding="utf-8")
        self.assertEqual(patterns, set(re.findall(r'pathPattern="\.\*\\\\\.(\w+)"', manifest)))

    def test_the_manual_tells_every_option_of_the_program(self):
        options = re.findall(r'addOption\(\{u"([\w-]+)"', (SOURCE / "app/main.cpp").read_text(encoding="utf-8"))
        self.assertGreater(len(options), 0)
        page = read("torchside.1").replace("\\-", "-")
        self.assertEqual([one for one in options if "--" + one not in page], [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
