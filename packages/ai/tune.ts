import { arena } from '@runehold/ai/arena';
import { greedyAgent } from '@runehold/ai/greedy';
import { randomAgent } from '@runehold/ai/random';
import { guide } from '@runehold/rune-age/bots/greedy';
import { weights } from '@runehold/rune-age/bots/weights';
import { game } from '@runehold/rune-age/game';

const greedy = greedyAgent(guide),
  random = randomAgent();
const w = weights.resurgence as any;
let seed = Number(process.argv[2] ?? 1);
const rnd = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
  return (seed >>> 0) / 4294967296;
};
const score = (p: Record<string, number>, s: number, n: number) => {
  Object.assign(w, p);
  let sum = 0;
  for (const [seats, k] of [
    [2, 2],
    [3, 1],
  ])
    sum +=
      k *
      arena({
        game,
        seats,
        options: { scenario: 'resurgence' },
        a: greedy,
        b: random,
        mode: 'versus',
        games: n,
        seed: s + seats * 31,
      }).a.rate;
  return sum / 3;
};
let best = { ...w },
  bs = score(best, 100, 400),
  bc = score(best, 9000, 400);
console.log('start', bs, bc);
const until = Date.now() + Number(process.argv[3] ?? 240) * 1000;
let round = 0;
while (Date.now() < until) {
  const p = { ...best };
  const keys = Object.keys(p);
  for (let k = 0; k < 3; k++) {
    const key = keys[Math.floor(rnd() * keys.length)];
    p[key] = +(p[key] * Math.exp((rnd() - 0.5) * 1.0)).toPrecision(3);
  }
  const s = score(p, 100, 400);
  if (s > bs - 0.005) {
    const c1 = score(p, 9000, 400);
    if (s + c1 > bs + bc) {
      best = p;
      bs = s;
      bc = c1;
      console.log(round, s.toFixed(4), c1.toFixed(4), JSON.stringify(p));
    }
  }
  round++;
}
console.log('rounds', round, 'best', bs, bc, JSON.stringify(best));
