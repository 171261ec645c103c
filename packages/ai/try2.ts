import { game } from '@runehold/rune-age/game';
import { guide } from '@runehold/rune-age/bots/greedy';
import { weights } from '@runehold/rune-age/bots/weights';
import { greedyAgent } from '@runehold/ai/greedy';
import { randomAgent } from '@runehold/ai/random';
import { arena } from '@runehold/ai/arena';
for (const arg of process.argv.slice(2)) { const w = { ...weights.resurgence }; Object.assign(weights.resurgence, JSON.parse(arg)); const r = arena({ game, seats: 2, options: { scenario: 'resurgence' }, a: greedyAgent(guide), b: randomAgent(), mode: 'versus', games: 600, seed: 77 }).a; console.log(arg, (100 * r.rate).toFixed(1), (100 * r.low).toFixed(1)); Object.assign(weights.resurgence, w); }
