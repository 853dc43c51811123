#!/usr/bin/env python3
"""Every picture of a turning point has a drawing in the window and on the phones' page.

    pictures.py SOURCE_FOLDER
"""

import pathlib
import re
import sys


def main(root):
    listed = re.search(r"Names<torchside::table::Picture> \{(.*?)\};\s*\};", (root / "models/table/cue.h").read_text(), re.S)
    pictures = re.findall(r'"([a-z]+)"', listed.group(1))
    moment = (root / "qml/kit/Moment.qml").read_text()
    drawn = dict(re.findall(r'(\w+): "([a-z-]+)"', re.search(r"string drawing: \(\{(.*?)\}\)", moment).group(1)))
    icons = set(re.findall(r'^ +"([a-z-]+)": "', (root / "qml/kit/IconPaths.qml").read_text(), re.M))
    wrong = [f"{each} has no drawing" for each in pictures if each not in drawn]
    wrong += [f"{each}: there is no icon {drawing}" for each, drawing in drawn.items() if drawing not in icons]
    page = (root / "app/link/page/page.js").read_text()
    shown = dict(re.findall(r'(\w+): "([a-z]+)"', re.search(r"const moments = \{(.*?)\}", page).group(1)))
    signs = re.findall(r'(\w+): "M', re.search(r"const signs = \{(.*?)\};", page, re.S).group(1))
    by_chance = {"dice", "coin", "cards"}
    wrong += [f"{each} has no drawing on the phones' page" for each in pictures if each not in by_chance and shown.get(each) not in signs]
    print(f"{len(pictures)} pictures", *wrong, sep="\n")
    return bool(wrong) or not pictures


sys.exit(main(pathlib.Path(sys.argv[1])))
