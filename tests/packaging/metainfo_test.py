#!/usr/bin/env python3
"""Has the AppStream metainfo validated. What may be complained of: that there is no home page (there is none), and that
the author stands where Debian 12 looks for him. Older validators don't know these names, so that they can't be
overridden. Argument: the file."""
import re
import subprocess
import sys

ALLOWED = {"url-homepage-missing", "developer-name-tag-deprecated", "developer-info-missing"}

said = subprocess.run(["appstreamcli", "validate", "--no-net", "--explain", "--no-color", sys.argv[1]],
                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
print(said.stdout)
complaints = set(re.findall(r"(?m)^[EWI]: [^ ]+ ([\w-]+)", said.stdout))
if said.returncode and not complaints:
    sys.exit(said.returncode)
sys.exit(1 if complaints - ALLOWED else 0)
