import type { Game } from '@runehold/kernel/procedure/game';
import type { Play, Said } from '@runehold/testkit/play';
import { hiddenAsks, SecretWatch, secretEvents } from '@runehold/testkit/secrets';
import { fuzzTrials } from '@runehold/testkit/trials';
import { beforeAll, describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { objectiveIds } from '../../src/pools.ts';
import { trials } from '../../src/trials/trials.ts';
import { attack } from '../battle/kit.ts';
import { duels, faces, heirs } from '../duel/kit.ts';
import { attempts } from '../heroes/attempting.ts';
import { CORBIN, SCORPION } from '../heroes/summer.ts';
import { heroAt, objective, reward, tacticsHand } from '../kit/arrange.ts';
import { boards } from '../kit/boards.ts';
import { atTurn, nextFate, position } from '../kit/position.ts';
import { sixRunes } from '../runes/kit.ts';
import { holding } from '../tactics/kit.ts';

const base = game as Game;

/** Ten Tactics cards, and three more are drawn. */
const full = [
  'scrying',
  'scrying',
  'sabotage',
  'sabotage',
  'ambush',
  'ambush',
  'rally-cry',
  'rally-cry',
  'sappers',
];

/** What chance hardly ever brings about: a table just before it, and the answers that lead there. */
const arranged: Readonly<Record<string, readonly [() => Play<Table>, ...Said[]]>> = {
  'objective-seen': [
    () =>
      nextFate(
        attempts('quest-foreign-library', 'LB', {
          seats: 3,
          board: boards[3],
          arrange: t => objective(t, 1, objectiveIds[0]),
        }),
        5,
        8,
        9,
        10,
      ),
    'quest:quest-foreign-library',
    'fate-5',
  ],
  'gain-tactics.discards': [() => holding([...full, 'shared-counsel']), 'tactics:tactics-shared-counsel', 3],
  'challenge.card': [
    () => faces({ arrange: t => void reward(t, SCORPION, 'reward-tome-of-lore') }),
    `duel:${SCORPION}`,
  ],
  'duel-pick.kept': [
    () =>
      duels({
        options: { expansion: 'banners-of-war' },
        fate: [7, 5, 8, 9],
        arrange: t => tacticsHand(t, 0, 'tactics-open-challenge'),
      }),
    'tactics-open-challenge',
    'fate-5',
  ],
  'loot.heirs': [heirs, `duel:${SCORPION}`],
  'lose-reward.card': [
    () =>
      nextFate(
        attempts('quest-thieves-in-the-reeds', '3B', {
          arrange: t => {
            for (const id of ['reward-rage-blade', 'reward-tome-of-lore']) reward(t, CORBIN, id);
          },
        }),
        1,
        8,
        9,
        10,
      ),
    'quest:quest-thieves-in-the-reeds',
    'pass',
  ],
  'redraw-fate.reward': [
    () =>
      attack({
        attackers: { 'unit-footman': 2 },
        defenders: { 'unit-archer': 1 },
        fate: [1, 2, 3, 4],
        arrange: t => {
          heroAt(t, 0, CORBIN, '3A');
          reward(t, CORBIN, 'reward-tome-of-lore');
        },
      }),
    'unit-footman',
    'pass',
    'yes',
  ],
  'claim-victory.proofs': [
    () => atTurn(position({ seats: 3 }).given(sixRunes), 0, 'order-acquire-power'),
    'victory',
  ],
};

/** Of the expansion, and seldom: arranged in `secrets.test.ts` of their rooms under `test/banners`. */
const elsewhere = new Set([
  'fate-laid',
  'tactics-seen',
  'command-redraw.cards',
  'command-spy.named',
  'open-purse.card',
  'quest-discard-tactics.card',
  'sound-horn.card',
]);
const isHere = (name: string): boolean => !elsewhere.has(name);

const watch = new SecretWatch(base);

beforeAll(() => {
  const { failures } = fuzzTrials(trials.list, { games: 180, seed: 5, looks: 0, longest: 30_000, watch });
  expect(failures).toEqual([]);
  for (const [begin, ...said] of Object.values(arranged))
    begin()
      .watchedBy(watch)
      .answers(...said);
}, 180_000);

describe('what is told in confidence', () => {
  it.each(secretEvents(base).filter(isHere))('%s is told to its confidants and to nobody else', key => {
    expect(watch.complaints(key)).toEqual([]);
  });
});

describe('what is asked in secret', () => {
  it.each(hiddenAsks(base).filter(isHere))('whether %s is asked tells nobody what is hidden', name => {
    expect(watch.complaints(name)).toEqual([]);
  });
});
