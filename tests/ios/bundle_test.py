#!/usr/bin/env python3
"""Reads what makes the bundle for iPhone and iPad as strictly as its tools do, and holds every key against what the
code needs and every picture against the size that is said of it. Arguments: source folder, version."""
import json
import plistlib
import re
import struct
import sys
import unittest
import xml.etree.ElementTree as ET
from pathlib import Path

SOURCE, VERSION = Path(sys.argv[1]), sys.argv[2]
IOS = SOURCE / "ios"
ASSETS = IOS / "Assets.xcassets"
CMAKE = (IOS / "bundle.cmake").read_text(encoding="utf-8")
ORIENTATIONS = {"UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
                "UIInterfaceOrientationLandscapeRight"}
FILLED = {"MACOSX_BUNDLE_EXECUTABLE_NAME": "torchside", "MACOSX_BUNDLE_GUI_IDENTIFIER": "org.torchside.app",
          "MACOSX_BUNDLE_SHORT_VERSION_STRING": VERSION, "MACOSX_BUNDLE_BUNDLE_VERSION": VERSION}

# Every key that may stand in Info.plist, and what it has to say. Nothing is in there that nothing needs: of the
# NS…UsageDescriptions only the one for what is fetched from another device, as nothing else asks the person first.
NEEDED = {
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": ["en", "de"],
    "CFBundleDisplayName": "Torchside",
    "CFBundleExecutable": "torchside",
    "CFBundleIdentifier": "org.torchside.app",
    "CFBundleInfoDictionaryVersion": "6.0",
    "CFBundleName": "Torchside",
    "CFBundlePackageType": "APPL",
    "CFBundleShortVersionString": VERSION,
    "CFBundleVersion": VERSION,
    "NSLocalNetworkUsageDescription": "Torchside fetches a pack from the device in your network that hands it over.",
    "LSRequiresIPhoneOS": True,
    "LSSupportsOpeningDocumentsInPlace": False,  # the code reads copies
    "ITSAppUsesNonExemptEncryption": False,
    "UILaunchStoryboardName": "LaunchScreen",
    "UIRequiredDeviceCapabilities": ["arm64"],
    "UISupportedInterfaceOrientations": ORIENTATIONS,
    "UISupportedInterfaceOrientations~ipad": ORIENTATIONS | {"UIInterfaceOrientationPortraitUpsideDown"},
    "UTExportedTypeDeclarations": None,  # held against the files that we open, below
    "UTImportedTypeDeclarations": None,
    "CFBundleDocumentTypes": None,
}


def plist(name):
    """What the file says, with CMake's words filled in; the same key twice is an error, which plistlib lets pass."""
    text = re.sub(r"\$\{(\w+)\}", lambda found: FILLED[found[1]], (IOS / name).read_text(encoding="utf-8"))
    for one in ET.fromstring(text.encode()).iter("dict"):
        keys = [key.text for key in one.findall("key")]
        if len(keys) != len(set(keys)):
            raise ValueError(f"{name}: a key stands there twice: {keys}")
    return plistlib.loads(text.encode(), fmt=plistlib.FMT_XML)


def png_head(place):
    data = place.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", place
    return struct.unpack(">IIBB", data[16:26])


class Bundle(unittest.TestCase):
    def test_info_says_what_the_code_needs_and_nothing_else(self):
        info = plist("Info.plist")
        self.assertEqual(set(info), set(NEEDED))
        for key, expected in NEEDED.items():
            if isinstance(expected, set):
                self.assertEqual(set(info[key]), expected, key)
                self.assertEqual(len(info[key]), len(expected), key)
            elif expected is not None:
                self.assertEqual(info[key], expected, key)

    def test_only_who_fetches_a_pack_is_asked_for_the_local_network(self):
        # Who listens and lets others come needs no leave; who looks for others, calls them or tells of itself does.
        calling = {place.name for place in (SOURCE / "app").rglob("*.cpp")
                   if re.search(r"QUdpSocket|QDnsLookup|connectToHost|QNetworkAccessManager", place.read_text(encoding="utf-8"))}
        self.assertEqual(calling, {"pack_fetch.cpp"})

    def test_cmake_fills_in_every_word_that_is_left_open(self):
        for word in FILLED:
            if word != "MACOSX_BUNDLE_EXECUTABLE_NAME":  # CMake knows that itself
                self.assertIn(word, CMAKE)
        self.assertIn("MACOSX_BUNDLE_GUI_IDENTIFIER org.torchside.app", CMAKE)
        for name in re.findall(r"\$\{ios\}/([\w./]+)", CMAKE):
            self.assertTrue((IOS / name).exists(), name)

    def test_every_kind_of_file_that_we_open_is_declared(self):
        info = plist("Info.plist")
        declared, suffixes = set(), set()
        for one in info["UTExportedTypeDeclarations"] + info["UTImportedTypeDeclarations"]:
            self.assertEqual(set(one), {"UTTypeIdentifier", "UTTypeDescription", "UTTypeConformsTo", "UTTypeTagSpecification"})
            self.assertTrue(all(parent.startswith("public.") for parent in one["UTTypeConformsTo"]))
            declared.add(one["UTTypeIdentifier"])
            suffixes.update(one["UTTypeTagSpecification"]["public.filename-extension"])
        opened = {kind for one in info["CFBundleDocumentTypes"] for kind in one["LSItemContentTypes"]}
        self.assertEqual(opened, declared | {"public.xml", "public.json"})
        manifest = (SOURCE / "android/AndroidManifest.xml").read_text(encoding="utf-8")
        self.assertEqual(suffixes, set(re.findall(r'pathPattern="\.\*\\\\\.(\w+)"', manifest)))
        for one in info["CFBundleDocumentTypes"]:
            self.assertEqual(one["CFBundleTypeRole"], "Viewer")
            self.assertIn(one["LSHandlerRank"], ("Owner", "Alternate"))

    def test_the_same_languages_as_on_android(self):
        locales = (SOURCE / "android/res/xml/locales_config.xml").read_text(encoding="utf-8")
        self.assertEqual(plist("Info.plist")["CFBundleLocalizations"], re.findall(r'locale android:name="(\w+)"', locales))

    def test_nothing_is_collected_and_every_reason_is_told(self):
        privacy = plist("PrivacyInfo.xcprivacy")
        self.assertEqual(set(privacy), {"NSPrivacyTracking", "NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes",
                                        "NSPrivacyAccessedAPITypes"})
        self.assertIs(privacy["NSPrivacyTracking"], False)
        self.assertEqual((privacy["NSPrivacyTrackingDomains"], privacy["NSPrivacyCollectedDataTypes"]), ([], []))
        told = {one["NSPrivacyAccessedAPIType"]: one["NSPrivacyAccessedAPITypeReasons"]
                for one in privacy["NSPrivacyAccessedAPITypes"]}
        self.assertEqual(told, {"NSPrivacyAccessedAPICategoryFileTimestamp": ["C617.1"],
                                "NSPrivacyAccessedAPICategorySystemBootTime": ["35F9.1"]})

    def test_every_picture_has_the_size_that_is_said_of_it(self):
        icons = json.loads((ASSETS / "AppIcon.appiconset/Contents.json").read_text(encoding="utf-8"))["images"]
        for one in icons:
            pixels = round(float(one["size"].split("x")[0]) * int(one["scale"][0]))
            width, height, depth, colours = png_head(ASSETS / "AppIcon.appiconset" / one["filename"])
            self.assertEqual((width, height, depth, colours), (pixels, pixels, 8, 2), one)  # 2: no alpha channel
        sizes = {(one["idiom"], one["size"], one["scale"]) for one in icons}
        self.assertEqual(len(sizes), len(icons))
        self.assertLessEqual({("iphone", "60x60", "2x"), ("iphone", "60x60", "3x"), ("ipad", "76x76", "2x"),
                              ("ipad", "83.5x83.5", "2x"), ("ios-marketing", "1024x1024", "1x")}, sizes)

    def test_no_picture_lies_there_unused(self):
        for catalogue in ASSETS.glob("*.*set"):
            contents = json.loads((catalogue / "Contents.json").read_text(encoding="utf-8"))
            named = {one["filename"] for one in contents.get("images", [])}
            self.assertEqual({one.name for one in catalogue.glob("*.png")}, named, catalogue)

    def test_the_launch_screen_shows_what_is_there(self):
        screen = ET.parse(IOS / (plist("Info.plist")["UILaunchStoryboardName"] + ".storyboard")).getroot()
        self.assertEqual(screen.get("launchScreen"), "YES")
        ids = {one.get("id") for one in screen.iter() if one.get("id")}
        self.assertIn(screen.get("initialViewController"), ids)
        for one in screen.iter("constraint"):
            self.assertLessEqual({one.get("firstItem"), one.get("secondItem")}, ids)
        for image in screen.iter("imageView"):
            one = screen.find(f"resources/image[@name='{image.get('image')}']")
            width, height, *_ = png_head(ASSETS / f"{image.get('image')}.imageset/mark-1x.png")
            self.assertEqual((one.get("width"), one.get("height")), (str(width), str(height)))
        for colour in screen.iter("color"):
            if colour.get("name"):
                self.assertTrue((ASSETS / f"{colour.get('name')}.colorset/Contents.json").exists())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
