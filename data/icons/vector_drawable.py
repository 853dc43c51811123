"""Writes layers of our SVG as Android vector drawables. Knows the little SVG that our icons are drawn with."""
import re
import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
HEAD = "<!-- Made by data/icons/make.py from {source}: change that instead. -->\n"


def number(value):
    return f"{float(value):.4f}".rstrip("0").rstrip(".")


def colour(text, opacity="1"):
    alpha = round(float(opacity) * 255)
    return f"#{text[1:]}" if alpha == 255 else f"#{alpha:02X}{text[1:]}"


def gradient_lines(gradient, indent):
    kind = "radial" if gradient.tag == SVG + "radialGradient" else "linear"
    names = (("centerX", "cx"), ("centerY", "cy"), ("gradientRadius", "r")) if kind == "radial" else (
        ("startX", "x1"), ("startY", "y1"), ("endX", "x2"), ("endY", "y2"))
    places = " ".join(f'android:{ours}="{number(gradient.get(theirs))}"' for ours, theirs in names)
    yield f'{indent}<aapt:attr name="android:fillColor">'
    yield f'{indent}    <gradient android:type="{kind}" {places}>'
    for stop in gradient:
        yield f'{indent}        <item android:offset="{stop.get("offset")}" android:color="{colour(stop.get("stop-color"))}" />'
    yield f"{indent}    </gradient>"
    yield f"{indent}</aapt:attr>"


def path_lines(path, gradients, indent):
    fill = path.get("fill")
    even = ' android:fillType="evenOdd"' if path.get("fill-rule") == "evenodd" else ""
    head = f'{indent}<path{even} android:pathData="{path.get("d")}"'
    named = re.fullmatch(r"url\(#(\w+)\)", fill)
    if not named:
        yield f'{head} android:fillColor="{colour(fill, path.get("fill-opacity", "1"))}" />'
        return
    yield head + ">"
    yield from gradient_lines(gradients[named[1]], indent + "    ")
    yield f"{indent}</path>"


def layer_lines(group, gradients, indent):
    for child in group:
        if child.tag == SVG + "path":
            yield from path_lines(child, gradients, indent)
            continue
        angle, x, y = re.fullmatch(r"rotate\((\S+) (\S+) (\S+)\)", child.get("transform")).groups()
        yield f'{indent}<group android:rotation="{angle}" android:pivotX="{x}" android:pivotY="{y}">'
        yield from layer_lines(child, gradients, indent + "    ")
        yield f"{indent}</group>"


def drawable(svg, layer, size, centre, scale, tint=None):
    """One layer, drawn so that the point `centre` of the picture lies in the middle of `size` by `size` dp."""
    root = ET.parse(svg).getroot()
    gradients = {one.get("id"): one for one in root.iter() if one.tag.endswith("Gradient")}
    group = next(one for one in root.iter(SVG + "g") if one.get("id") == layer)
    shift = [number(size / 2 - middle * scale) for middle in centre]
    lines = ['<?xml version="1.0" encoding="utf-8"?>', HEAD.format(source=f"data/icons/{svg.name}").rstrip(),
             '<vector xmlns:android="http://schemas.android.com/apk/res/android" xmlns:aapt="http://schemas.android.com/aapt"',
             f'    android:width="{size}dp" android:height="{size}dp"',
             f'    android:viewportWidth="{size}" android:viewportHeight="{size}">',
             f'    <group android:translateX="{shift[0]}" android:translateY="{shift[1]}"'
             f' android:scaleX="{number(scale)}" android:scaleY="{number(scale)}">',
             *layer_lines(group, gradients, "        "), "    </group>", "</vector>", ""]
    text = "\n".join(lines)
    return re.sub(r'fillColor="#\w+"', f'fillColor="{tint}"', text) if tint else text
