"""Fits the nets of a game to what self-play has told, and writes them and what they are worth.

    python3 tools/train/fit.py --data DIR --game runewars --to DIR [--first 32 --second 16 --epochs 12]

Reads DIR/<game>.json and DIR/<game>-*.rows (tools/train/write.ts), needs numpy and PyTorch, and uses a graphics card where
there is one. Of every ten games one is held out: what is told in the report was measured on those, with the weights as they
ship. The nets are read by packages/ai/src/learned/net.ts.
"""

import argparse
import json
import os
import time

import numpy as np
import torch
from nets import KINDS, SEATS, Split, is_held_out, read, report, run_whole, text_of, whole_numbers


def inputs_of(data, device):
    common = torch.as_tensor(data.common, device=device).float()
    own = torch.as_tensor(data.own, device=device).float()
    rivals = (own.sum(1, keepdim=True) - own) / torch.as_tensor(
        np.maximum(1, data.seats - 1), device=device
    ).float().view(-1, 1, 1)
    return common, own, rivals


class Net(torch.nn.Module):
    def __init__(self, common, own, first, second):
        super().__init__()
        self.first = torch.nn.Linear(common + 2 * own, first)
        self.second = torch.nn.Linear(first, second)
        self.last = torch.nn.Linear(second, 1)

    def forward(self, inputs):
        hidden = torch.relu(self.first(inputs))
        return self.last(torch.relu(self.second(hidden))).squeeze(-1)


def loss_of(logits, won, is_seat, mode, weight):
    if mode == "each":
        each = torch.nn.functional.binary_cross_entropy_with_logits(logits, won, reduction="none")
        return ((each * is_seat).sum(1) / is_seat.sum(1) * weight).mean()
    logits = logits.masked_fill(~is_seat, -1e9)
    nobody = torch.zeros_like(logits[:, :1])
    told = torch.log_softmax(torch.cat([nobody, logits], 1), 1)
    winners = won.sum(1, keepdim=True)
    target = torch.cat([(winners == 0).float(), won / winners.clamp(min=1)], 1)
    # An absent seat has no chance and never wins: nothing times minus infinity is left out.
    return (-(target * told.clamp(min=-50)).sum(1) * weight).mean()


def fit(data, mode, form, args, device):
    torch.manual_seed(args.seed)
    is_held = is_held_out(data)
    train, held = data.take(~is_held), data.take(is_held)

    def prepare(part):
        common, own, rivals = inputs_of(part, device)
        wide = torch.cat([common.unsqueeze(1).expand(-1, SEATS, -1), own, rivals], 2)
        weight = torch.as_tensor(np.where(part.searched, 2.0, 1.0), device=device).float()
        return wide, torch.as_tensor(part.won, device=device), torch.as_tensor(part.is_seat, device=device), weight

    wide, won, is_seat, weight = prepare(train)
    seen = wide[is_seat]
    mean, spread = seen.mean(0), seen.std(0).clamp(min=0.25)
    del seen
    wide = (wide - mean) / spread
    others = prepare(held)
    others = ((others[0] - mean) / spread, *others[1:])
    net = Net(form["common"], form["own"], args.first, args.second).to(device)
    batch = 8192
    steps = max(1, args.epochs * (len(wide) // batch + 1))
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, args.rate, total_steps=steps + 1)
    best, kept = float("inf"), None
    for epoch in range(args.epochs):
        order = torch.randperm(len(wide), device=device)
        for start in range(0, len(wide), batch):
            which = order[start : start + batch]
            loss = loss_of(net(wide[which]), won[which], is_seat[which], mode, weight[which])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        with torch.no_grad():
            told = float(loss_of(net(others[0]), others[1], others[2], mode, others[3]))
        print(f"  epoch {epoch + 1}: train {float(loss.detach()):.4f}, held out {told:.4f}", flush=True)
        if told < best:
            best, kept = told, {name: value.clone() for name, value in net.state_dict().items()}
    net.load_state_dict(kept)
    return net, mean.cpu().numpy().astype(np.float64), spread.cpu().numpy().astype(np.float64), held


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--game", required=True)
    parser.add_argument("--to", required=True)
    parser.add_argument("--first", type=int, default=32)
    parser.add_argument("--second", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    started = time.time()
    form, rows = read(args.data, args.game)
    print(f"{args.game}: {len(rows)} positions on {device}", flush=True)
    nets, told = {}, {}
    for kind, (name, mode) in enumerate(KINDS[args.game]):
        data = Split(form, rows[rows[:, 0] == kind])
        if len(data.year) < 1000:
            continue
        net, mean, spread, held = fit(data, mode, form, args, device)
        layers = whole_numbers(net, mean, spread, form)
        values = run_whole(layers, held, mode)
        nets[name] = text_of(layers, mode, form)
        told[name] = {
            "positions": int(len(data.year)),
            "games": int(len(set(data.game.tolist()))),
            "searched": int(len(set(data.game[data.searched].tolist()))),
            "rows": report(values, held, mode),
        }
        everything = next(row for row in told[name]["rows"] if row["of"] == "all")
        print(f"  {name}: {json.dumps(everything)}", flush=True)
    os.makedirs(args.to, exist_ok=True)
    size = [args.first, args.second]
    with open(os.path.join(args.to, f"{args.game}.net.json"), "w", encoding="utf8") as file:
        json.dump({"size": size, "nets": nets, "told": told, "seconds": round(time.time() - started)}, file)


main()
