#!/usr/bin/env python3
"""The hub's package: what it installs, that its service and its proxies' examples are what the program understands.
Arguments: source folder, build folder, version."""
import os
import re
import shutil
import socket
import ssl
import stat
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

SOURCE, BUILD, VERSION = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
LINUX, PROGRAM = SOURCE / "app/hub/linux", BUILD / "bin/torchside-hub"
FILES = {
    "/etc/default/torchside-hub", "/usr/bin/torchside-hub", "/usr/lib/systemd/system/torchside-hub.service",
    "/usr/share/doc/torchside-hub/changelog.gz", "/usr/share/doc/torchside-hub/copyright",
    "/usr/share/doc/torchside-hub/examples/Caddyfile", "/usr/share/doc/torchside-hub/examples/nginx.conf",
    "/usr/share/man/man1/torchside-hub.1.gz",
}


def read(name):
    return (LINUX / name).read_text(encoding="utf-8")


def options():
    help_text = subprocess.run([PROGRAM, "--help"], check=True, capture_output=True, text=True).stdout
    return set(re.findall(r"--[a-z-]+", help_text))


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def run(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout + done.stderr


def reachable(port):
    for _ in range(400):
        try:
            socket.create_connection(("127.0.0.1", port), 5).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"nobody listens at {port}")


class Installed(unittest.TestCase):
    def test_the_package_has_these_files_and_no_others(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(["cmake", "--install", BUILD, "--component", "hub", "--prefix", "/usr"], capture_output=True, text=True, env={**os.environ, "DESTDIR": folder})
            self.assertEqual(done.returncode, 0, done.stderr)
            found = {"/" + str(one.relative_to(folder)) for one in Path(folder).rglob("*") if not one.is_dir()}
            self.assertEqual(found, FILES)
            self.assertEqual(stat.S_IMODE((Path(folder) / "etc/default/torchside-hub").stat().st_mode), 0o600)

    def test_what_people_change_is_kept_when_a_new_version_comes(self):
        kept = read("conffiles").split()
        self.assertEqual(kept, sorted(one for one in FILES if one.startswith("/etc/")))

    def test_the_maintainers_scripts_are_good_shell(self):
        for name in ("postinst", "prerm", "postrm"):
            self.assertEqual(run("sh", "-n", LINUX / name), (0, ""))
            self.assertTrue(os.access(LINUX / name, os.X_OK), name)

    def test_the_manual_tells_every_option_and_the_version(self):
        page = read("torchside-hub.1").replace("\\-", "-")
        self.assertEqual([one for one in sorted(options()) if one not in page], [])
        self.assertIn(f'"Torchside {VERSION}"', page.splitlines()[0])


class Service(unittest.TestCase):
    def test_the_service_says_nothing_that_the_program_does_not_know(self):
        said = set(re.findall(r"--[a-z-]+", read("torchside-hub.service") + read("torchside-hub.default") + read("nginx.conf") + read("Caddyfile")))
        self.assertGreater(len(said), 3)
        self.assertEqual(said - options(), set())

    def test_the_default_file_names_what_the_unit_asks_for(self):
        asked = set(re.findall(r"\$\{?([A-Z]+)", read("torchside-hub.service")))
        named = set(re.findall(r"(?m)^#([A-Z]+)=", read("torchside-hub.default")))
        self.assertEqual(named - {"PGPASSWORD"}, asked) # which libpq takes by itself

    @unittest.skipUnless(shutil.which("systemd-analyze"), "systemd is not installed")
    def test_systemd_understands_the_unit_and_calls_it_safe(self):
        with tempfile.TemporaryDirectory() as folder:
            unit = Path(folder) / "torchside-hub.service"
            unit.write_text(re.sub(r"(?m)^Documentation=.*\n", "", read("torchside-hub.service")).replace("/usr/bin/torchside-hub", str(PROGRAM)), encoding="utf-8")
            self.assertEqual(run("systemd-analyze", "verify", unit), (0, ""))
            code, said = run("systemd-analyze", "security", "--offline=yes", "--threshold=20", unit)
            self.assertEqual(code, 0, said[-500:])

    def test_as_the_unit_calls_it_it_hosts_and_stops_when_told_to(self):
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            values = {"JOURNAL": folder + "/club.sqlite", "LISTEN": f"127.0.0.1:{port}", "NAME": ""}
            line = re.search(r"(?m)^ExecStart=\S+ (.*)$", read("torchside-hub.service")).group(1)
            words = [re.sub(r"\$\{(\w+)\}", lambda m: values[m.group(1)], word) for word in line.split() if word != "$OPTIONS"]
            hub = subprocess.Popen([PROGRAM, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                reachable(port)
                hub.terminate()
                self.assertEqual(hub.wait(10), 0)
            finally:
                hub.kill()
                hub.wait()


@unittest.skipUnless(shutil.which("nginx") and shutil.which("openssl"), "nginx is not installed")
class BehindNginx(unittest.TestCase):
    """The example itself, with ports and a certificate of the test's own, before a real hub."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        place = Path(self.folder.name)
        self.port, hub_port, plain = free_port(), free_port(), free_port()
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=club.example",
                        "-keyout", place / "key.pem", "-out", place / "cert.pem"], check=True, capture_output=True)
        site = re.sub(r"(?m)^ *listen \[::\].*\n", "", read("nginx.conf"))
        for was, now in (("127.0.0.1:7777", f"127.0.0.1:{hub_port}"), ("listen 80;", f"listen 127.0.0.1:{plain};"), ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
                         ("/etc/letsencrypt/live/club.example/fullchain.pem", f"{place}/cert.pem"), ("/etc/letsencrypt/live/club.example/privkey.pem", f"{place}/key.pem")):
            self.assertIn(was, site)
            site = site.replace(was, now)
        temp = "".join(f"{kind}_temp_path {place}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (place / "nginx.conf").write_text(f"daemon off; master_process off; pid {place}/pid; error_log {place}/log; events {{}}\nhttp {{ access_log off; {temp}\n{site} }}\n", encoding="utf-8")
        os.chmod(place, 0o755)
        self.call = ["nginx", "-e", str(place / "log"), "-c", str(place / "nginx.conf")]
        self.begin([PROGRAM, "--quiet", "--journal", place / "club.sqlite", "--listen", f"127.0.0.1:{hub_port}", "--behind-proxy", "club.example"])
        self.begin(self.call)
        reachable(hub_port)
        reachable(self.port)

    def begin(self, words):
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)

    def ask(self, host, *headers):
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        path = "/wall" if headers else "/"
        with context.wrap_socket(socket.create_connection(("127.0.0.1", self.port), 10)) as line:
            line.sendall("\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", *headers, "", ""]).encode())
            heard = b""
            while b"\r\n\r\n" not in heard or (b" 101 " in heard and b"hello" not in heard):
                more = line.recv(65536)
                if not more:
                    break
                heard += more
            return heard.decode("utf-8", "replace")

    def test_pages_and_conversations_come_through_and_other_names_do_not(self):
        self.assertEqual(run(*self.call, "-t")[0], 0)
        self.assertRegex(self.ask("club.example").splitlines()[0], r"^HTTP/1\.1 200 ")
        upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
        talk = self.ask("club.example", "Origin: https://club.example", *upgrade)
        self.assertRegex(talk.splitlines()[0], r"^HTTP/1\.1 101 ")
        self.assertIn('"type":"hello"', talk)
        self.assertRegex(self.ask("other.example").splitlines()[0], r"^HTTP/1\.1 421 ")
        self.assertRegex(self.ask("club.example", "Origin: https://other.example", *upgrade).splitlines()[0], r"^HTTP/1\.1 403 ")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
