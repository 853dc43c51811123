#!/usr/bin/env python3
"""Builds manifest and resources with aapt2 against Debian's resources of Android, looks at the result, and proves
that what is wrong in them would be found. Arguments: source folder, work folder, version code, framework-res.apk."""
import re
import sys
import unittest
import xml.etree.ElementTree as ET
from pathlib import Path

from package_folder import ANDROID, NEWER, Framework, PackageFolder, Refused, run

SOURCE, WORK, VERSION_CODE, APK = sys.argv[1:5]
ANDROID_FOLDER = Path(SOURCE) / "android"


class Resources(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.framework = Framework(APK)

    def folder(self):
        folder = PackageFolder(ANDROID_FOLDER, WORK, VERSION_CODE)
        folder.leave_out(self.framework.too_new())
        return folder

    def refuses(self, file, old, new, reason):
        folder = self.folder()
        folder.change(file, old, new)
        with self.assertRaisesRegex(Refused, reason):
            folder.build(self.framework)

    def test_manifest_and_resources_compile_and_link(self):
        said = run("aapt2", "dump", "badging", self.folder().build(self.framework))
        self.assertIn(f"package: name='org.torchside.app' versionCode='{VERSION_CODE}' versionName='1.0'", said)
        self.assertRegex(said, r"(?m)^(minS|s)dkVersion:'26'")
        self.assertIn("targetSdkVersion:'34'", said)
        self.assertIn("application-label:'Torchside'", said)
        self.assertRegex(said, r"launchable-activity: name='org\.torchside\.app\.TorchsideActivity'")
        self.assertRegex(said, r"application-icon-\d+:'res/mipmap-anydpi-v26/ic_launcher\.xml'")

    def test_it_may_vibrate_and_open_its_table_to_phones(self):
        said = run("aapt2", "dump", "badging", self.folder().build(self.framework))
        self.assertEqual(re.findall(r"uses-permission: name='([^']+)'", said), ["android.permission.ACCESS_LOCAL_NETWORK", "android.permission.INTERNET", "android.permission.VIBRATE"])
        self.assertNotIn("uses-implied-permission", said)
        self.assertNotIn("INSERT_PERMISSIONS", (ANDROID_FOLDER / "AndroidManifest.xml").read_text(encoding="utf-8"))

    def test_every_kind_of_phone_gets_the_libraries_whose_sources_were_named(self):
        package = (ANDROID_FOLDER / "package.cmake").read_text(encoding="utf-8")
        forwarded = re.search(r"set\(QT_ANDROID_MULTI_ABI_FORWARD_VARS ([\w ]+)\)", package)[1].split()
        named = {found for place in ("data/journal/sqlite.cmake", "app/link/qrencode.cmake")
                 for found in re.findall(r'set\((\w+) "" CACHE PATH', (Path(SOURCE) / place).read_text(encoding="utf-8"))}
        self.assertEqual(named, set(forwarded))
        readme = (Path(SOURCE) / "README.md").read_text(encoding="utf-8")
        for one in named:
            self.assertIn(f"-D{one}=", readme)

    def test_a_missing_string_is_found(self):
        self.refuses("res/values/strings.xml", '<string name="open_with">Open in Torchside</string>', "", "open_with")

    def test_an_unknown_attribute_is_found(self):
        self.refuses("AndroidManifest.xml", "android:exported", "android:exportet", "exportet")

    def test_an_attribute_too_new_for_these_resources_is_found(self):
        self.refuses("res/values/styles.xml", "android:colorAccent", "android:windowGlowOfTomorrow", "GlowOfTomorrow")

    def test_a_value_of_the_wrong_type_is_found(self):
        self.refuses("AndroidManifest.xml", 'android:allowBackup="true"', 'android:allowBackup="perhaps"', "allowBackup")

    def test_a_missing_drawing_is_found(self):
        self.refuses("res/mipmap-anydpi-v26/ic_launcher.xml", "ic_launcher_monochrome", "ic_launcher_lost", "lost")

    def test_newer_attributes_of_styles_stand_in_folders_that_older_phones_skip(self):
        for place in ANDROID_FOLDER.rglob("values*/*.xml"):
            folder = re.search(r"-v(\d+)$", place.parent.name)
            for name in re.findall(r'name="android:(\w+)"', place.read_text(encoding="utf-8")):
                self.assertLessEqual(NEWER.get(name, 26), int(folder[1]) if folder else 26, f"{name} in {place}")

    def test_our_activity_is_there_in_java(self):
        manifest = ET.parse(ANDROID_FOLDER / "AndroidManifest.xml").getroot()
        name = manifest.find("application/activity").get(ANDROID + "name")
        self.assertTrue((ANDROID_FOLDER / "src" / (name.replace(".", "/") + ".java")).is_file(), name)

    def test_what_we_read_is_offered_to_us(self):
        activity = ET.parse(ANDROID_FOLDER / "AndroidManifest.xml").getroot().find("application/activity")
        offers = {}
        for one in activity.iter("intent-filter"):
            action = one.find("action").get(ANDROID + "name").rsplit(".", 1)[1]
            for data in one.iter("data"):
                offers.setdefault(action, set()).update(data.attrib.values())
        kinds = {"application/json", "application/xml", "text/xml", "application/octet-stream"}
        self.assertLessEqual(kinds | {r".*\\.torchside", r".*\\.o8d", "content", "file"}, offers["VIEW"])
        self.assertLessEqual(kinds, offers["SEND"])

    def test_every_language_has_every_text(self):
        own = ET.parse(ANDROID_FOLDER / "res/values/strings.xml").getroot()
        expected = {one.get("name") for one in own if one.get("translatable") != "false"}
        locales = {one.get(ANDROID + "name") for one in ET.parse(ANDROID_FOLDER / "res/xml/locales_config.xml").getroot()}
        told = {"en": expected}
        for place in ANDROID_FOLDER.glob("res/values-*/strings.xml"):
            told[place.parent.name.split("-", 1)[1]] = {one.get("name") for one in ET.parse(place).getroot()}
        self.assertEqual(told, {locale: expected for locale in locales})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
