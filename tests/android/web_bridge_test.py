#!/usr/bin/env python3
"""The page's own side over android/web/bridge.js, in Chromium, with a shell that writes down what is asked of it.
Arguments: source folder."""
import http.server
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

SOURCE = Path(sys.argv[1])
TRIAL = SOURCE / "tests/android/web/bridge"
FILES = {"/": TRIAL / "index.html", "/fake.js": TRIAL / "fake.js", "/tried.js": TRIAL / "tried.js", "/bridge.js": SOURCE / "android/web/bridge.js",
         "/system.js": SOURCE / "app/web/page/system.js", "/page.css": SOURCE / "app/web/page/page.css"}
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
LENT = "/offered/K%C3%A4se%20%26%20Brot.json"


def policy():
    served = re.search(r'POLICY = ((?:"[^"]+"[ \\\n]*)+)', (SOURCE / "app/web/serve").read_text(encoding="utf-8"))[1]
    return "".join(re.findall(r'"([^"]+)"', served))


class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        file = FILES.get(self.path)
        content = b'{"lent":true}' if self.path == LENT else file.read_bytes() if file else None
        self.send_response(404 if content is None else 200)
        self.send_header("Content-Type", TYPES[file.suffix] if file else "application/json")
        self.send_header("Content-Security-Policy", policy())
        self.end_headers()
        self.wfile.write(content or b"")

    def do_POST(self):
        self.server.report = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.send_response(204)
        self.end_headers()
        self.server.reported.set()


class Bridge(unittest.TestCase):
    def test_the_page_gets_all_it_asks_for(self):
        browser = shutil.which("chromium") or shutil.which("chromium-browser")
        self.assertTrue(browser, "Chromium is missing (Debian: chromium)")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.reported = threading.Event()
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            with subprocess.Popen([browser, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
                                   "--remote-debugging-port=0", f"http://127.0.0.1:{server.server_address[1]}/"],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as page:
                try:
                    self.assertTrue(server.reported.wait(90), "the page has said nothing")
                finally:
                    page.terminate()
        report = server.report.splitlines()
        self.assertEqual([line for line in report if not line.startswith("held ")], [], server.report)
        names = re.findall(r"^    async (\w+)\(\) \{$", (TRIAL / "tried.js").read_text(encoding="utf-8"), re.M)
        self.assertEqual(report, ["held " + name for name in names])
        self.assertGreater(len(names), 15)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
