"""The Android package folder as a build would see it: placeholders filled in, in a folder of its own."""
import re
import shutil
import subprocess
from pathlib import Path

ANDROID = "{http://schemas.android.com/apk/res/android}"
# Attributes newer than the resources that a Debian may have, and the Android that brought them.
NEWER = {"dataExtractionRules": 31, "windowSplashScreenBackground": 31, "windowSplashScreenAnimatedIcon": 31,
         "enableOnBackInvokedCallback": 33, "localeConfig": 33}
FILLED = {"-- %%INSERT_VERSION_NAME%% --": "1.0", "-- %%INSERT_APP_LIB_NAME%% --": "torchside",
          "-- %%INSERT_APP_ARGUMENTS%% --": ""}


class Refused(Exception):
    pass


def run(*call):
    done = subprocess.run([str(one) for one in call], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode or re.search(r"\b(warn|warning|error)\b:", done.stdout):
        raise Refused(done.stdout.strip())
    return done.stdout


class Framework:
    """The resources of Android itself that are installed here."""

    def __init__(self, apk):
        self.apk = apk
        self.level = int(re.search(r"sdkVersion:'(\d+)'", run("aapt2", "dump", "badging", apk))[1])
        listed = subprocess.run(["aapt2", "dump", "resources", apk], stdout=subprocess.PIPE, text=True).stdout
        self.attributes = set(re.findall(r"resource 0x\w+ (?:android:)?attr/(\w+)", listed))

    def too_new(self):
        """What has to be left out here, because these resources are older; nothing that they should know."""
        unknown = {name for name in NEWER if name not in self.attributes}
        wrong = {name for name in unknown if NEWER[name] <= self.level}
        if wrong:
            raise Refused(f"Android {self.level} should know {wrong}: the list of newer attributes is wrong")
        return unknown


class PackageFolder:
    def __init__(self, source, work, version_code):
        self.work = Path(work)
        shutil.rmtree(self.work, ignore_errors=True)
        shutil.copytree(Path(source) / "res", self.work / "res")
        text = (Path(source) / "AndroidManifest.xml").read_text(encoding="utf-8")
        for placeholder, value in {**FILLED, "-- %%INSERT_VERSION_CODE%% --": version_code}.items():
            text = text.replace(placeholder, value)
        (self.work / "AndroidManifest.xml").write_text(text, encoding="utf-8")

    def change(self, file, old, new):
        place = self.work / file
        text = place.read_text(encoding="utf-8")
        if old not in text:
            raise Refused(f"{file} has no {old}")
        place.write_text(text.replace(old, new), encoding="utf-8")

    def leave_out(self, names):
        for place in [self.work / "AndroidManifest.xml", *self.work.rglob("values*/*.xml")]:
            text = place.read_text(encoding="utf-8")
            for name in names:
                text = re.sub(rf'\s+android:{name}="[^"]*"', "", text)
                text = re.sub(rf'\s*<item name="android:{name}">[^<]*</item>', "", text)
            place.write_text(text, encoding="utf-8")

    def build(self, framework):
        """Compiles and links; gives the package's path. Refused says what the tool said."""
        res, apk = self.work / "res.zip", self.work / "torchside.apk"
        run("aapt2", "compile", "--dir", self.work / "res", "-o", res)
        run("aapt2", "link", "-o", apk, "-I", framework.apk, "--manifest", self.work / "AndroidManifest.xml",
            "--min-sdk-version", "26", "--target-sdk-version", "34", "--java", self.work / "java", res)
        return apk
