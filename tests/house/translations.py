#!/usr/bin/env python3
"""Every string of the sources stands in every translation, translated, with the same places; nothing vanished is kept.

    translations.py SOURCE_FOLDER
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

PLACES = re.compile(r"%L?(?:[1-9]|n)")
ENDINGS = ("…", ":", "?")
NAMES = ("Minion", "LILLITH")  # called so in every language


def messages(file):
    """{(context, source, comment): message}"""
    found = {}
    for context in xml.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
            found[key] = message
    return found


def texts(message):
    translation = message.find("translation")
    return [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]


def wrong_with(source, message):
    if message.find("translation").get("type"):
        return "is " + message.find("translation").get("type")
    for text in texts(message):
        if not text.strip() and source.strip():
            return "has no translation"
        if set(PLACES.findall(text)) != set(PLACES.findall(source)):
            return f"has other places: {text}"
        if (text[:1] == " ", text[-1:] == " ") != (source[:1] == " ", source[-1:] == " "):
            return f"has other blanks around it: {text}"
        for name in NAMES:
            if name in source and name not in text:
                return f"calls {name} otherwise: {text}"
        for ending in ENDINGS:
            if source.endswith(ending) != text.endswith(ending):
                return f"ends otherwise: {text}"
    return None


def look_at(file, wanted):
    """What is wrong with a translation, given the messages that the sources have."""
    here = messages(file)
    complaints = [f"{context}: “{source}” is missing" for context, source, _ in wanted if (context, source, _) not in here]
    complaints += [f"{context}: “{source}” is no longer said" for context, source, _ in here if (context, source, _) not in wanted]
    for (context, source, _), message in here.items():
        wrong = wrong_with(source, message)
        if wrong:
            complaints.append(f"{context}: “{source}” {wrong}")
    return complaints


def sources_of(root, folder):
    """What the sources say: an empty translation, brought up to date."""
    fresh = folder / "torchside_de.ts"
    subprocess.run([root / "data/i18n/update", fresh], check=True, stdout=subprocess.DEVNULL)
    return messages(fresh)


def spoiled(file, folder):
    """A copy with one thing of each kind wrong: what finds no fault here finds none anywhere."""
    copy = folder / "spoiled.ts"
    tree = xml.parse(file)
    context = next(c for c in tree.getroot().iter("context") if c.findtext("name") == "Sentence")
    placed = [m for m in context.iter("message") if "%1" in m.findtext("source")]
    context.remove(placed[0])
    placed[1].find("translation").set("type", "unfinished")
    placed[2].find("translation").text = "%7"
    placed[3].find("source").text += " no longer"
    tree.write(copy, encoding="utf-8")
    return copy


def main(root):
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        wanted = sources_of(root, folder)
        if len(wanted) < 2000:
            sys.exit(f"only {len(wanted)} strings were found in the sources")
        files = sorted((root / "data/i18n").glob("torchside_*.ts"))
        for file in files:
            complaints = look_at(file, wanted)
            expected = len(complaints) + 5  # a changed source is both missing and no longer said
            if len(look_at(spoiled(file, folder), wanted)) < expected:
                sys.exit("this check no longer sees what is wrong")
            for complaint in complaints:
                print(f"{file.name}: {complaint}")
            failed = failed or bool(complaints)
            print(f"{file.name}: {len(wanted)} strings, {len(complaints)} with something wrong")
    if failed or not files:
        print("bring it up to date with: data/i18n/update data/i18n/torchside_*.ts, then translate what is unfinished")
        sys.exit(1)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve())
