#!/usr/bin/env python3
"""Packs a small site into an Android package, and looks at what came out: manifest, resources, files, byte code, alignment,
signature. Arguments: source folder, work folder, version code."""
import os
import re
import shutil
import struct
import subprocess
import sys
import unittest
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

from package_folder import ANDROID, run
from web_shell import FILES, made_site, packing

SOURCE, WORK, VERSION_CODE = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
WEB = SOURCE / "android/web"


def pack(site, out, **environment):
    return subprocess.run([WEB / "pack", site, out], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                          env={**os.environ, **environment})


def classes_of(dex):
    """The names of the classes that byte code of Android's defines, by its tables of strings, types and classes."""
    def numbers(at, count=1):
        return struct.unpack_from(f"<{count}I", dex, at)
    assert dex[:4] == b"dex\n"
    (strings,), (types,), (count, definitions) = numbers(0x3c), numbers(0x44), numbers(0x60, 2)
    for each in range(count):
        start = numbers(strings + 4 * numbers(types + 4 * numbers(definitions + 32 * each)[0])[0])[0] + 1  # behind its length
        yield dex[start:dex.index(0, start)].decode()


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        shutil.rmtree(WORK, ignore_errors=True)
        cls.site, cls.apk = made_site(WORK / "site"), WORK / "out/torchside.apk"
        done = pack(cls.site, cls.apk)
        if done.returncode:
            raise AssertionError(done.stdout)
        cls.said = run("aapt2", "dump", "badging", cls.apk)
        with zipfile.ZipFile(cls.apk) as package:
            cls.files = {entry.filename: package.read(entry) for entry in package.infolist()}
            cls.sizes = {entry.filename: (entry.compress_type, entry.compress_size, entry.file_size) for entry in package.infolist()}

    def test_it_says_what_it_is(self):
        self.assertIn(f"package: name='org.torchside.web' versionCode='{VERSION_CODE}' versionName='1.0'", self.said)
        self.assertRegex(self.said, r"(?m)^(minS|s)dkVersion:'26'")
        self.assertIn("targetSdkVersion:'34'", self.said)
        self.assertIn("application-label:'Torchside'", self.said)
        self.assertIn("launchable-activity: name='org.torchside.app.WebShell'", self.said)
        self.assertRegex(self.said, r"application-icon-\d+:'res/mipmap-anydpi-v26/ic_launcher\.xml'")

    def test_it_asks_for_nothing_that_a_person_would_be_asked_for(self):
        self.assertEqual(re.findall(r"uses-permission: name='([^']+)'", self.said), ["android.permission.INTERNET", "android.permission.VIBRATE"])
        self.assertNotIn("uses-implied-permission", self.said)

    def test_the_site_is_in_it_once(self):
        assets = {name[len("assets/site/"):]: content for name, content in self.files.items() if name.startswith("assets/")}
        expected = {name: content for name, content in FILES.items() if name not in ("worker.js", "start.js.gz", "start.js.br", "torchside.wasm.br")}
        self.assertEqual(set(assets), set(expected) | {"bridge.js"})
        for name in set(expected) - {"index.html"}:
            self.assertEqual(assets[name], expected[name], name)
        self.assertEqual(assets["bridge.js"], (WEB / "bridge.js").read_bytes())
        kind, size, plain = self.sizes["assets/site/torchside.wasm"]
        self.assertEqual(kind, zipfile.ZIP_DEFLATED)
        self.assertLess(size, plain / 10)

    def test_the_bridge_comes_before_all_that_the_page_does(self):
        scripts = re.findall(r'<script src="([^"]+)"', self.files["assets/site/index.html"].decode())
        self.assertEqual(scripts, ["bridge.js", "start.js"])

    def test_resources_lie_where_android_maps_them(self):
        self.assertEqual(self.sizes["resources.arsc"][0], zipfile.ZIP_STORED)
        run("zipalign", "-c", "-p", "4", self.apk)

    def test_it_is_signed_and_a_changed_byte_is_found(self):
        said = run("apksigner", "verify", "--verbose", "--min-sdk-version", "26", self.apk)
        self.assertIn("Verified using v2 scheme (APK Signature Scheme v2): true", said)
        self.assertIn("Verified using v3 scheme (APK Signature Scheme v3): true", said)
        changed = WORK / "changed.apk"
        content = bytearray(self.apk.read_bytes())
        content[content.index(b"assets/site/start.js") + 30] ^= 1
        changed.write_bytes(content)
        self.assertNotEqual(subprocess.run(["apksigner", "verify", changed], capture_output=True, check=False).returncode, 0)

    def test_what_the_manifest_names_is_there_in_byte_code(self):
        manifest = ET.parse(WEB / "AndroidManifest.xml").getroot().find("application")
        classes = list(classes_of(self.files["classes.dex"]))
        for one in [manifest.find("activity"), manifest.find("provider")]:
            self.assertIn(f'L{one.get(ANDROID + "name").replace(".", "/")};', classes)

    def test_the_stubs_stay_outside(self):
        for name in classes_of(self.files["classes.dex"]):
            self.assertRegex(name, "^Lorg/torchside/(app|web)/")

    def test_no_turn_of_the_phone_begins_the_page_anew(self):
        activity = ET.parse(WEB / "AndroidManifest.xml").getroot().find("application/activity")
        stays = set(activity.get(ANDROID + "configChanges").split("|"))
        self.assertLessEqual({"orientation", "screenSize", "smallestScreenSize", "screenLayout", "uiMode", "locale", "fontScale", "density", "keyboard",
                              "keyboardHidden"}, stays)
        self.assertEqual(activity.get(ANDROID + "windowSoftInputMode"), "adjustResize")

    def test_the_pictures_lent_to_others_are_found_where_the_manifest_says(self):
        provider = ET.parse(WEB / "AndroidManifest.xml").getroot().find("application/provider")
        self.assertEqual(provider.get(ANDROID + "exported"), "false")
        java = (WEB / "java/org/torchside/app/LentPicture.java").read_text(encoding="utf-8")
        self.assertIn(f'"content://{provider.get(ANDROID + "authorities")}/"', java)
        native = ET.parse(SOURCE / "android/AndroidManifest.xml").getroot()
        self.assertNotEqual(provider.get(ANDROID + "authorities"), native.find("application/provider").get(ANDROID + "authorities"))

    def test_nothing_flashes_before_the_page_is_there(self):
        styles = (SOURCE / "app/web/page/page.css").read_text(encoding="utf-8")
        dark, light = re.findall(r"background: (#[0-9a-f]{6})", styles)[0], re.findall(r"background: (#[0-9a-f]{6})", styles)[-1]
        for folder, colour in (("values", light), ("values-night", dark)):
            said = (WEB / "res" / folder / "colors.xml").read_text(encoding="utf-8")
            self.assertEqual(re.search(r'<color name="ground">(\S+)</color>', said)[1].lower(), colour)

    def test_every_language_has_every_text_with_the_same_places(self):
        def texts(folder):
            return {one.get("name"): sorted(re.findall(r"%\d\$\w", one.text)) for one in ET.parse(WEB / "res" / folder / "strings.xml").getroot()
                    if one.get("translatable") != "false"}
        self.assertEqual(texts("values-de"), texts("values"))
        used = {name for path in (WEB / "java").rglob("*.java") for name in re.findall(r"R\.string\.(\w+)", path.read_text(encoding="utf-8"))}
        self.assertLessEqual(used, set(texts("values")))

    def test_the_same_site_makes_the_same_package_signed_with_the_same_key(self):
        def signer():
            return re.search(r"certificate SHA-256 digest: (\w+)", run("apksigner", "verify", "--print-certs", self.apk))[1]
        aligned = WORK / "out/webview/work/aligned.apk"
        content, certificate = aligned.read_bytes(), signer()
        done = pack(self.site, self.apk)
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertEqual(aligned.read_bytes(), content)
        self.assertEqual(signer(), certificate)


class Refusals(unittest.TestCase):
    """What the script says instead of making half a package."""

    @classmethod
    def setUpClass(cls):
        cls.pack = packing(SOURCE)
        cls.work = WORK / "refusals"
        shutil.rmtree(cls.work, ignore_errors=True)
        cls.work.mkdir(parents=True)

    def test_a_folder_that_is_no_site(self):
        with self.assertRaisesRegex(self.pack.Failure, "is no site"):
            list(self.pack.files(self.work))

    def test_a_page_that_begins_otherwise(self):
        for page in (b"<html></html>", b'<script src="start.js" type="module"></script>' * 2):
            with self.assertRaisesRegex(self.pack.Failure, "bridge has to come before"):
                self.pack.with_bridge(page)

    def test_missing_tools_are_named_by_their_packages(self):
        done = subprocess.run([sys.executable, WEB / "pack", self.work, self.work / "x.apk"], capture_output=True, text=True, check=False,
                              env={**os.environ, "PATH": str(self.work)})
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"^Missing packages: aapt apksigner default-jdk-headless libsmali-java zipalign$")

    def test_a_key_of_ones_own_without_its_password(self):
        os.environ["TORCHSIDE_KEYSTORE"] = "mine.keystore"
        try:
            with self.assertRaisesRegex(self.pack.Failure, "TORCHSIDE_KEYSTORE_PASSWORD"):
                self.pack.key(self.work)
        finally:
            del os.environ["TORCHSIDE_KEYSTORE"]

    def test_another_dexer_is_given_the_classes_and_what_they_stand_on(self):
        script, work = self.work / "d8", self.work / "given"
        (work / "classes").mkdir(parents=True)
        (work / "classes/A.class").write_bytes(b"")
        script.write_text('#!/bin/sh\necho "$@" > "$0.said"\nwhile [ "$1" != --output ]; do shift; done\necho made > "$2/classes.dex"\n')
        script.chmod(0o755)
        os.environ["TORCHSIDE_D8"] = str(script)
        try:
            self.assertEqual(self.pack.dexed(work / "classes", work).read_text(), "made\n")
        finally:
            del os.environ["TORCHSIDE_D8"]
        said = Path(f"{script}.said").read_text().split()
        self.assertEqual(said, ["--release", "--min-api", "26", "--classpath", str(work / "stubs"), "--output", str(work), str(work / "classes/A.class")])

    def test_a_wrong_manifest(self):
        folder = self.work / "wrong"
        shutil.copytree(WEB, folder, ignore=shutil.ignore_patterns("dex", "java"))
        manifest = folder / "AndroidManifest.xml"
        text = manifest.read_text(encoding="utf-8")
        for old, new in (("android:exported", "android:exportet"), ("@string/open_with", "@string/lost"), ("<provider", "<privider")):
            manifest.write_text(text.replace(old, new, 1).replace("</privider", "</provider"), encoding="utf-8")
            self.pack.WEB = folder
            with self.assertRaisesRegex(self.pack.Failure, new.strip("<@").split("/")[-1].split(":")[-1]):
                shutil.rmtree(self.work / "res-work", ignore_errors=True)
                (self.work / "res-work").mkdir()
                self.pack.resources(self.work / "res-work")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
