#!/usr/bin/env python3
"""Makes every icon of every platform from the three drawings in this folder.

make.py           draws them all anew (needs rsvg-convert, Debian's librsvg2-bin)
make.py --check   draws nothing; says which file is missing, has another size, or is older than its drawing
"""
import json
import struct
import subprocess
import sys
from pathlib import Path

from vector_drawable import drawable

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FULL, SMALL, SYMBOLIC = HERE / "torchside.svg", HERE / "torchside-small.svg", HERE / "torchside-symbolic.svg"

LINUX = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
IOS = (("iphone", 20, (2, 3)), ("iphone", 29, (2, 3)), ("iphone", 40, (2, 3)), ("iphone", 60, (2, 3)),
       ("ipad", 20, (1, 2)), ("ipad", 29, (1, 2)), ("ipad", 40, (1, 2)), ("ipad", 76, (1, 2)), ("ipad", 83.5, (2,)),
       ("ios-marketing", 1024, (1,)))
RGB, RGBA = 2, 6
LAUNCH = 168  # points, at one, two and three times
CENTRE, SAFE = (240, 269), 0.132  # what is drawn stays within the 66 dp circle that every launcher shows
ICONSET, LAUNCHSET = ROOT / "ios/Assets.xcassets/AppIcon.appiconset", ROOT / "ios/Assets.xcassets/LaunchMark.imageset"


def drawing_for(pixels):
    return SMALL if pixels <= 24 else FULL


def pictures():
    """Every PNG: where it lies, its drawing, its size in pixels, and which kind it is."""
    for size in LINUX:
        yield HERE / f"hicolor/{size}x{size}/apps/torchside.png", drawing_for(size), size, "tile"
    for pixels in sorted({round(points * scale) for _, points, scales in IOS for scale in scales}):
        yield ICONSET / f"icon-{pixels}.png", drawing_for(pixels), pixels, "square"
    for scale in (1, 2, 3):
        yield LAUNCHSET / f"mark-{scale}x.png", FULL, LAUNCH * scale, "mark"


def appicon_contents():
    images = [{"idiom": idiom, "size": f"{points}x{points}", "scale": f"{scale}x",
               "filename": f"icon-{round(points * scale)}.png"} for idiom, points, scales in IOS for scale in scales]
    return json.dumps({"images": images, "info": {"author": "xcode", "version": 1}}, indent=2) + "\n"


def launch_contents():
    images = [{"idiom": "universal", "scale": f"{scale}x", "filename": f"mark-{scale}x.png"} for scale in (1, 2, 3)]
    return json.dumps({"images": images, "info": {"author": "xcode", "version": 1}}, indent=2) + "\n"


def texts():
    """Every file that is text: where it lies, and what it has to hold."""
    android = ROOT / "android/res/drawable"
    yield android / "ic_launcher_background.xml", drawable(FULL, "background", 108, CENTRE, SAFE)
    yield android / "ic_launcher_foreground.xml", drawable(FULL, "foreground", 108, CENTRE, SAFE)
    yield android / "ic_launcher_monochrome.xml", drawable(SYMBOLIC, "foreground", 108, (7.7, 7.9), 3.2, "#FFFFFF")
    yield android / "splash_mark.xml", drawable(FULL, "foreground", 288, CENTRE, 0.36)
    yield ICONSET / "Contents.json", appicon_contents()
    yield LAUNCHSET / "Contents.json", launch_contents()


def svg_for(drawing, kind):
    text = drawing.read_text(encoding="utf-8")
    if kind == "square":  # the system rounds the corners itself
        return text.replace(' clip-path="url(#tile)"', "")
    if kind == "mark":
        before, after = text.split('  <g id="background"')
        return before + after.split("</g>\n", 1)[1]
    return text


def draw(drawing, pixels, kind):
    return subprocess.run(["rsvg-convert", "--width", str(pixels), "--height", str(pixels)], check=True,
                          input=svg_for(drawing, kind).encode(), stdout=subprocess.PIPE).stdout


def png_head(data):
    """Width, height and colour type of a picture."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR":
        raise ValueError("no PNG")
    width, height, _, colours = struct.unpack(">IIBB", data[16:26])
    return width, height, colours


def make():
    for place, drawing, pixels, kind in pictures():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(draw(drawing, pixels, kind))
    for place, text in texts():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return []


def faults():
    for place, _, pixels, kind in pictures():
        if not place.exists():
            yield f"{place} is missing"
            continue
        width, height, colours = png_head(place.read_bytes())
        if (width, height) != (pixels, pixels):
            yield f"{place} is {width} x {height}, not {pixels} x {pixels}"
        if colours != (RGB if kind == "square" else RGBA):  # the shops of iOS refuse icons with an alpha channel
            yield f"{place}: {'may not' if kind == 'square' else 'has to'} have an alpha channel"
    for place, text in texts():
        if not place.exists() or place.read_text(encoding="utf-8") != text:
            yield f"{place} is not what its drawing says: run data/icons/make.py"
    expected = {place for place, *_ in pictures()} | {place for place, _ in texts()}
    for folder in (HERE / "hicolor", ICONSET, LAUNCHSET):
        for place in folder.rglob("*.*"):
            if place not in expected:
                yield f"{place}: nobody asks for it"


if __name__ == "__main__":
    found = list(faults()) if "--check" in sys.argv[1:] else make()
    print("\n".join(found) if found else "Every icon is there, in its size.")
    sys.exit(1 if found else 0)
