"""What is read of self-play, nets in whole numbers as games work them out, and how good they are. Needs numpy only."""

import base64
import glob
import json
import os
import struct

import numpy as np

SEATS = 4
WEIGHT = 4096
STEP = 256
SIXTH = 6
HELD_OUT = 10
KINDS = {
    "runewars": [("runewars", "one-or-none")],
    "rune-age": [
        ("resurgence", "one-or-none"),
        ("runewars", "one-or-none"),
        ("monument", "one-or-none"),
        ("cataclysm", "each"),
    ],
}


def read(folder, game):
    with open(os.path.join(folder, f"{game}.json"), encoding="utf8") as file:
        form = json.load(file)
    width = form["head"] + SEATS + form["common"] + SEATS * form["own"] + SEATS
    files = sorted(glob.glob(os.path.join(folder, f"{game}-*.rows")))
    rows = [np.fromfile(name, dtype="<i2") for name in files]
    return form, np.concatenate([part[: len(part) // width * width].reshape(-1, width) for part in rows])


class Split:
    """The columns of rows by what they say."""

    def __init__(self, form, rows):
        head, common, own = form["head"], form["common"], form["own"]
        self.seats = rows[:, 1].astype(np.int64)
        self.year = rows[:, 2].astype(np.int64)
        self.game = rows[:, 3].astype(np.int64) + (rows[:, 4].astype(np.int64) << 15)
        self.searched = rows[:, 5].astype(bool)
        self.today = rows[:, head : head + SEATS].astype(np.float32) / 10_000
        self.common = rows[:, head + SEATS : head + SEATS + common]
        self.own = rows[:, head + SEATS + common : -SEATS].reshape(-1, SEATS, own)
        self.won = rows[:, -SEATS:].astype(np.float32)
        self.is_seat = np.arange(SEATS)[None, :] < self.seats[:, None]

    def take(self, which):
        part = object.__new__(Split)
        for name, value in self.__dict__.items():
            setattr(part, name, value[which])
        return part


def is_held_out(data):
    """One game of ten: by a digest of its number, which says by its last digits what table it was."""
    return (data.game * 2654435761 >> 9) % HELD_OUT == 0


def whole_numbers(net, mean, spread, form):
    """The weights as they ship, for numbers as they are read."""
    state = {name: value.detach().cpu().numpy().astype(np.float64) for name, value in net.state_dict().items()}
    first = state["first.weight"] / spread
    bias = state["first.bias"] - first @ mean
    first[:, form["common"] + form["own"] :] /= SIXTH

    def short(values):
        return np.clip(np.rint(values * WEIGHT), -32768, 32767).astype(np.int64)

    def long(values, scale):
        return np.rint(values * scale).astype(np.int64)

    return [
        (short(first.T), long(bias, WEIGHT)),
        (short(state["second.weight"].T), long(state["second.bias"], WEIGHT * STEP)),
        (short(state["last.weight"].T), long(state["last.bias"], WEIGHT * STEP)),
    ]


def text_of(layers, mode, form):
    (first, _), (second, _), _ = layers
    numbers = [1, 0 if mode == "one-or-none" else 1, form["common"], form["own"], first.shape[1], second.shape[1]]
    data = struct.pack(f"<{len(numbers)}h", *numbers)
    for weights, bias in layers:
        for value in bias:
            value = int(value)
            low = value & 0xFFFF
            data += struct.pack("<hH", value >> 16, low)
        data += weights.astype("<i2").tobytes()
    return base64.b64encode(data).decode()


def layers_of(text):
    """A net as it was written."""
    data = base64.b64decode(text)
    _, mode, common, own, first, second = struct.unpack_from("<6h", data)
    at, layers = 12, []
    for inputs, size in ((common + 2 * own, first), (first, second), (second, 1)):
        bias = [high * 65_536 + low for high, low in struct.iter_unpack("<hH", data[at : at + 4 * size])]
        at += 4 * size
        weights = np.frombuffer(data, dtype="<i2", count=inputs * size, offset=at).reshape(inputs, size)
        at += 2 * inputs * size
        layers.append((weights.astype(np.int64), np.array(bias, dtype=np.int64)))
    return layers


def run_whole(layers, data, mode):
    """The net as the game works it out, in whole numbers."""
    own = data.own.astype(np.int64)
    share = np.where(data.seats > 1, SIXTH // np.maximum(1, data.seats - 1), 0)
    rivals = (own.sum(1, keepdims=True) - own) * share[:, None, None]
    common = np.repeat(data.common.astype(np.int64)[:, None, :], SEATS, 1)
    wide = np.concatenate([common, own, rivals], 2).astype(np.float64)
    (w1, b1), (w2, b2), (w3, b3) = layers
    hidden = np.clip(np.floor((wide @ w1 + b1) * STEP / WEIGHT), 0, 1 << 20)
    hidden = np.clip(np.floor((hidden @ w2 + b2) / WEIGHT), 0, 1 << 20)
    logit = np.floor((hidden @ w3 + b3)[..., 0] / WEIGHT) / STEP
    if mode == "each":
        return 1 / (1 + np.exp(-logit))
    logit = np.where(data.is_seat, logit, -1e9)
    top = np.maximum(0, logit.max(1, keepdims=True))
    power = np.exp(logit - top)
    return power / (power.sum(1, keepdims=True) + np.exp(-top))


def area_under(values, data):
    """How often, of a winner and a loser at one table, the winner is held the likelier; at equal values half."""
    right, pairs = 0.0, 0
    for a in range(SEATS):
        for b in range(SEATS):
            is_pair = data.is_seat[:, a] & data.is_seat[:, b] & (data.won[:, a] > data.won[:, b])
            pairs += int(is_pair.sum())
            ahead = values[is_pair, a] - values[is_pair, b]
            right += float((ahead > 0).sum() + 0.5 * (ahead == 0).sum())
    return right / pairs if pairs > 0 else None


def area_over_all(values, data):
    """The same over all tables of its kind, for those where all win or lose as one."""
    told = values[data.is_seat]
    won = data.won[data.is_seat] > 0
    if won.all() or not won.any():
        return None
    order = np.argsort(told, kind="stable")
    _, place, counts = np.unique(told[order], return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    ranks = (ends - (counts - 1) / 2)[place]
    winners = int(won.sum())
    return float((ranks[won[order]].sum() - winners * (winners + 1) / 2) / (winners * (len(won) - winners)))


def log_loss(values, data):
    """For each seat by itself, so that both ways of telling chances can be compared."""
    told = np.clip(values, 1e-3, 1 - 1e-3)
    each = -(data.won * np.log(told) + (1 - data.won) * np.log(1 - told))
    return float((each * data.is_seat).sum() / data.is_seat.sum())


def report(values, data, mode):
    rows = []
    area = area_over_all if mode == "each" else area_under
    years = sorted(set(data.year.tolist()))
    groups = [(str(year), data.year == year) for year in years] + [("all", np.ones(len(data.year), bool))]
    groups += [(f"{seats} players", data.seats == seats) for seats in sorted(set(data.seats.tolist()))]
    for name, which in groups:
        part = data.take(which)
        if len(part.year) < 500 and name != "all":
            continue
        rows.append(
            {
                "of": name,
                "positions": int(len(part.year)),
                "areaToday": area(part.today, part),
                "areaNet": area(values[which], part),
                "lossToday": log_loss(part.today, part),
                "lossNet": log_loss(values[which], part),
            }
        )
    return rows
