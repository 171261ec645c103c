import { sampleReply } from '@runehold/kernel/ask/answers';
import type { Offer } from '@runehold/kernel/ask/offer';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { EventLog } from '@runehold/kernel/event/event';
import type { Viewer } from '@runehold/kernel/layout/seats';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { askOp, nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { cardCounts } from '@runehold/kernel/table/digest';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { under } from '@runehold/kernel/text/message';
import { takeChecked } from '@runehold/testkit/checked';
import { Look } from '@runehold/testkit/look';
import { expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { areaIds, heroPool, questPool, rewardPool, tacticsPool, unitIds } from '../../src/pools.ts';
import { deedDomain } from '../../src/rules/heroes/action/deed.ts';
import { stepDomain } from '../../src/rules/heroes/action/move.ts';
import { duelWords } from '../../src/rules/heroes/duel/words.ts';
import { results } from '../../src/rules/heroes/quest/clauses.ts';
import { rewards } from '../../src/rules/heroes/reward/registry.ts';
import { skills } from '../../src/rules/heroes/skills.ts';
import { heroesWords } from '../../src/rules/heroes/words.ts';
import { isOnBoard } from '../../src/rules/map/areas.ts';
import { army, heroAt, neutrals, questHand, reward, rune, tacticsHand } from '../kit/arrange.ts';
import { questPhase, token } from './summer.ts';

const seats = 3;
const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];

const tokenNames = [
  'exp-training-1',
  'exp-scroll-of-sight-1',
  'exp-raiding-party-1',
  'exp-traveling-merchant-1',
  'exp-village-food',
  'exp-magic-portal',
  'exp-magic-portal',
  'exp-dungeon',
  'exp-temple',
  'exp-hall-of-kellos',
];

/** The duel quests of this board and where they are. */
const duelQuests = ['quest-the-giants-toll', 'quest-beast-of-the-high-pass'];
const duelAreas = ['2A', '9B'];

/** A crowded board: heroes with Rewards close together, tokens and runes, hands full of cards. */
const crowd = (t: Table, rng: FastChance): void => {
  const anyOf = (names: readonly string[]): string => names[rng.pick(names.length)];
  const board = areaIds.filter((_, number) => isOnBoard(t, number));
  const few = [anyOf(duelAreas), ...Array.from({ length: 4 }, () => anyOf(board))];
  const heroes = heroPool.cards
    .slice(0, t.heroes)
    .toSorted(() => rng.pick(3) - 1)
    .slice(0, 8);
  for (const [n, hero] of heroes.entries()) {
    heroAt(t, n % seats, hero, anyOf(few), { routed: rng.pick(5) === 0, damage: rng.pick(3) });
    for (let held = 1 + rng.pick(4); held > 0 && t.rewardDeck.total > 0; held--) {
      reward(t, hero, rewardPool.cards[t.rewardDeck.nth(rng.pick(t.rewardDeck.total))], rng.pick(2) === 0);
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    const deck = questPool.cards.filter((_, card) => t.questDeck.count(card) > 0);
    questHand(t, seat, ...new Set([anyOf(duelQuests), anyOf(deck), anyOf(deck)]));
    tacticsHand(
      t,
      seat,
      anyOf(['tactics-ambush', 'tactics-blessing-of-kellos']),
      anyOf(tacticsPool.cards.filter((_, card) => t.tacticsDeck.count(card) > 0)),
    );
  }
  for (const name of tokenNames) {
    const where = anyOf(board);
    if (t.nearToken.at(areaIds.indexOf(where)) < 0 && t.farToken.at(areaIds.indexOf(where)) < 0) {
      token(t, where, name, rng.pick(3) === 0);
    }
  }
  for (const where of new Set(few)) rune(t, where, rng.pick(2) === 0 ? 'dragon' : 'false');
  const [strangers, own] = few;
  neutrals(t, strangers, { [unitIds[16 + rng.pick(3)]]: 1 });
  if (own !== strangers) army(t, 0, own, { 'unit-footman': 2 });
};

/** Chance alone seldom attempts a quest: a hero who could stops and does. */
const seekQuests = (procedure: string, offer: Offer, reply: Reply): void => {
  if (procedure === 'move-action') reply.one(stepDomain.code('stop'));
  if (procedure !== 'hero-deed') return;
  for (let i = 0; i < offer.length; i++) {
    if (deedDomain.partOf(offer.codes[i]) === 'quest') reply.one(offer.codes[i]);
  }
};

/** Plays a Quest Phase by chance, looking closely at every few asks; answers what is wrong, if anything is. */
const playSummer = (seed: number, told: Set<string>): string | undefined => {
  const rng = new FastChance(seed);
  const story = questPhase({ seats, options: { exploration: 'yes' } });
  const t = spareTable(game, story.table) as unknown as Table;
  t.copyFrom(story.table);
  crowd(t, rng);
  t.version++;
  t.chance = rng;
  const log = new EventLog(game.eventList);
  t.sink = log;
  const look = new Look(game, t);
  const cards = cardCounts(t);
  const reply = new Reply();
  for (let n = 0; n < 300 && !t.over; n++) {
    const ask = askOp(game, t).ask;
    if (ask?.spec.rule === 'RW-ORDER-01') break;
    if (rng.pick(4) === 0) {
      const problem = look.problem(t, { viewer: viewers[rng.pick(viewers.length)], seed: rng.next() });
      if (problem !== undefined) return `summer ${seed}, ${askOp(game, t).owner.name}: ${problem}`;
    }
    const seat = nextAsked(t);
    sampleReply(offerTo(game, t, seat), rng, reply);
    if (rng.pick(2) === 0) seekQuests(askOp(game, t).owner.name, offerTo(game, t, seat), reply);
    takeChecked(game, t, seat, reply, cards);
  }
  for (const { key } of log.seen('all-seeing')) told.add(key);
  return undefined;
};

/** What happens before the first ask, in a turn, on other boards, or hardly ever. */
const elsewhere = [
  'quest-phase-began',
  'marker-removed',
  'rewards-reshuffled',
  'objective-seen',
  'quest-unit-hardened',
  'hero-shielded',
  // Of Banners of War, whose stories are in `test/banners/heroes`.
  'banner-raised',
  'test-card-replaced',
];

test('random Quest Phases betray nothing, lose nothing and can be taken back', { timeout: 120_000 }, () => {
  const told = new Set<string>();
  const problems = Array.from({ length: 200 }, (_, seed) => playSummer(seed + 1, told)).filter(Boolean);
  expect(problems).toEqual([]);
  expect(
    [
      ...Object.keys(under('event', joinBilingual(heroesWords, duelWords).specs)),
      ...[results, rewards, skills].flatMap(({ events }) => Object.keys(events)),
    ].filter(key => !told.has(key) && !elsewhere.includes(key)),
  ).toEqual([]);
});
