"""A bot for Runehold that knows no rules: it sits down where it is invited, or at the table that it is given, and
answers whatever it is asked by chance. Needs Python 3.9 or later and nothing else:

    RUNEHOLD_TOKEN=rh_… python3 bot.py https://games.example.org [table]
"""
import json
import os
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

house = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
table = sys.argv[2] if len(sys.argv) > 2 else None
headers = {"Authorization": "Bearer " + os.environ["RUNEHOLD_TOKEN"], "Content-Type": "application/json"}


def request(path, body=None):
    """Asks the house for something; waits and asks again where that was too much at once."""
    data = None if body is None else json.dumps(body).encode()
    try:
        return urlopen(Request(house + "/api/v1" + path, data, headers))
    except HTTPError as refused:
        if refused.code != 429:
            raise
        time.sleep(float(refused.headers.get("Retry-After", 1)))
        return request(path, body)


def api(path, body=None):
    """The same, read; what was refused is told and comes to nothing: a later event says how things stand then."""
    try:
        with request(path, body) as response:
            return json.load(response)
    except HTTPError as refused:
        print(path, refused.code, refused.read().decode(), file=sys.stderr)
        return None


def lines(path):
    """The lines of a stream as they come, without the empty ones that only say that the house is there."""
    with request(path) as stream:
        for line in stream:
            if line.strip():
                yield json.loads(line)


def choose(ask):
    """An answer, or nothing where an absent player's is good enough. A better bot begins here."""
    if ask["kind"] == "one":
        return [random.choice(ask["options"])["code"]]
    if ask["kind"] == "number":
        return [random.randint(ask["min"], ask["max"])]
    return [random.randint(0, 1)] if ask["kind"] == "yes" else None


if table:
    api(f"/tables/{table}/sit", {})
for event in lines("/events"):
    at = f"/tables/{event['table']}"
    if event["type"] == "invited":
        api(f"{at}/sit", {})
    if event["type"] in ("invited", "room-ready"):
        api(f"{at}/ready", {"on": True})
    if event["type"] == "your-move":
        view = api(f"{at}/view")
        ask = next((ask for ask in view["asks"] if "answered" not in ask), None) if view else None
        if ask:
            api(f"{at}/answer", {"ask": ask["id"], "seq": view["seq"], "reply": choose(ask) or ask["absent"]})
    if event["type"] == "over" and event["table"] == table:
        break
print("over")
