import { mix } from '@runehold/ai/agent';
import { Referee } from '@runehold/ai/arena';
import { greedyAgent } from '@runehold/ai/greedy';
import { randomAgent } from '@runehold/ai/random';
import { guide } from '@runehold/rune-age/bots/greedy';
import { game } from '@runehold/rune-age/game';

const greedy = greedyAgent(guide),
  random = randomAgent();
const names = game.content.cards.map(c => c.id.split('.')[1] + (c.id.startsWith('gold') ? 'g' : ''));
const bag = (z: any) => {
  const out: string[] = [];
  for (let c = 0; c < 58; c++) {
    const n = z.count(c);
    if (n > 0) out.push((n > 1 ? n + '×' : '') + names[c % 29]);
  }
  return out.join(' ');
};
const ref = new Referee({
  game,
  seats: 2,
  options: { scenario: 'monument' },
  a: greedy,
  b: random,
  mode: 'versus',
  games: 1,
  mostAnswers: 3000,
});
for (let d = 0; d < 60; d++) {
  const { table } = ref.play([greedy, random], mix(1, d), d);
  const t = table as any;
  if (t.over) continue;
  const c: string[] = [];
  for (let i = 0; i < 8; i++)
    if (t.cityPlace.get(i) > 0) c.push(game.content.cities[i].strength + ':' + (t.cityPlace.get(i) - 2));
  const en: string[] = [];
  for (let i = 0; i < t.enemies.total; i++)
    en.push(game.content.events[t.enemies.at(i)].id + game.content.events[t.enemies.at(i)].strength);
  const rw: string[] = [];
  for (let i = 0; i < t.rewards.at(0).total; i++) rw.push(game.content.events[t.rewards.at(0).at(i)].id);
  console.log(
    'deal',
    d,
    'round',
    t.round,
    'strongholds',
    3 - t.barracksStrongholds.get(0),
    'cities',
    c.join(' '),
    'enemies',
    en.join(' '),
    'rewards',
    rw.join(' '),
    '\n  HAND',
    bag(t.hand.at(0)),
    '| DECK',
    bag(t.deck.at(0)),
    '| DISC',
    bag(t.discard.at(0)),
    '\n  PILE',
    bag(t.pile),
    '\n  OPP',
    bag(t.hand.at(1)),
    '|',
    bag(t.deck.at(1)),
    '|',
    bag(t.discard.at(1)),
  );
}
