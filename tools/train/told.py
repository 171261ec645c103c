"""What nets are worth on games that they have not seen:

    python3 tools/train/told.py --data DIR --nets FILE.net.json --game runewars

Reads what tools/train/write.ts has written with a seed of its own, and tells as JSON what tools/train/page.mjs shows.
"""

import argparse
import json

from nets import KINDS, Split, layers_of, read, report, run_whole


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--nets", required=True)
    parser.add_argument("--game", required=True)
    args = parser.parse_args()
    with open(args.nets, encoding="utf8") as file:
        nets = json.load(file)["nets"]
    form, rows = read(args.data, args.game)
    told = {}
    for kind, (name, mode) in enumerate(KINDS[args.game]):
        data = Split(form, rows[rows[:, 0] == kind])
        games = len(set(data.game.tolist()))
        told[name] = {"games": games, "rows": report(run_whole(layers_of(nets[name]), data, mode), data, mode)}
    print(json.dumps(told))


main()
