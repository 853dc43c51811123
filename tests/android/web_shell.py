"""What the tests of the WebView package share: the packing script as a module, and a small site to pack."""
import importlib.machinery
import importlib.util
import os
from pathlib import Path

INDEX = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="theme-color" content="#15120f">
<script src="start.js" type="module"></script>
</head>
<body></body>
</html>
"""
FILES = {"index.html": INDEX.encode(), "start.js": b"document.title = 'here';\n", "torchside.wasm": b"\0asm\1\0\0\0" * 5000,
         "manifest.webmanifest": b"{}", "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>", "sounds/tap.wav": b"RIFF" * 100,
         "worker.js": b"self.x = 1;", "start.js.gz": b"packed", "start.js.br": b"packed", "torchside.wasm.br": b"packed", "lonely.gz": b"alone"}


def packing(source):
    """android/web/pack as a module."""
    loader = importlib.machinery.SourceFileLoader("pack", str(Path(source) / "android/web/pack"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("pack", loader))
    loader.exec_module(module)
    return module


def made_site(folder):
    for name, content in FILES.items():
        place = Path(folder) / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    return Path(folder)


def debian():
    """Debian's own Python before any other: its tools are written for that."""
    return {**os.environ, "PATH": "/usr/bin:/bin:" + os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"}
