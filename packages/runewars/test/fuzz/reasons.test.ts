import type { Game } from '@runehold/kernel/procedure/game';
import type { Play, Said } from '@runehold/testkit/play';
import { SilenceWatch } from '@runehold/testkit/silence';
import { fuzzTrials } from '@runehold/testkit/trials';
import { beforeAll, describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { trials } from '../../src/trials/trials.ts';
import { led } from '../banners/command/kit.ts';
import { feast, heldByUthuk, uthuk } from '../banners/developments/kit.ts';
import { ours, peasantsIn } from '../banners/peasants/kit.ts';
import { options as ofBox, playing as playingInBox } from '../banners/tactics/kit.ts';
import { heirs } from '../duel/kit.ts';
import { attempts } from '../heroes/attempting.ts';
import { CORBIN, RONAN, SCORPION, VYRAH } from '../heroes/summer.ts';
import {
  army,
  city,
  defeatedHero,
  development,
  heroAt,
  reward,
  stronghold,
  tacticsHand,
} from '../kit/arrange.ts';
import { atTurn, nextFate, position } from '../kit/position.ts';
import { mobilizing } from '../move/stories.ts';
import { playing } from '../tactics/kit.ts';
import { excused, excusedInBox, inPlay, unthought } from './in-play.ts';

const base = game as Game;

const inTurn = (arrange: (t: Table) => void): Play<Table> =>
  atTurn(position().given(arrange), 0, 'order-harvest');

/** Asks that chance comes upon too seldom to wait for; their stories are in `test/heroes`. */
const rare = new Set([
  'repair-stronghold.site',
  'attempt.other',
  'complete-quest.friend',
  'quest-look-at-rune.area',
  'quest-place-unit.area',
  'quest-stand-units.area',
  // Of the expansion, with stories in `test/banners`.
  'bring-fallen-home.area',
  'build-development.givenUp',
  'choose-task.way',
  'command-spy.named',
  'devcard-leave-only-ashes.area',
  'flooded-area.area',
  'open-purse.card',
  'quest-clear.area',
  'quest-discard-tactics.card',
  'quest-freeze.area',
  'quest-look-at-runes.areas',
  'quest-move-hero.area',
  'rebuild-capital.site',
  'rout-where-moved.unit',
  'season-muster.site',
  'tactics-bribery.from',
  'tactics-bribery.to',
  'tactics-city-riots.routed',
  'tactics-hidden-reserves.from',
  'tactics-hidden-reserves.units',
]);

const archer = { 'unit-archer': 1 };
const twoTypes = { 'unit-footman': 2, 'unit-bowman': 1 };

/** Two cities of a seat, guarded, which it could pay for. */
const twoCities = (t: Table, seat: number): void => {
  t.influence.set(seat, 4);
  for (const [where, id] of [
    ['5B', 'city-dawnsmoor'],
    ['2C', 'city-tamalir'],
  ]) {
    city(t, where, id);
    army(t, seat, where, seat === 0 ? { 'unit-footman': 1 } : archer);
  }
};

/** Somebody with peasants is about to leave an area. */
const peasantsBehind = (t: Table): void => {
  army(t, 0, '3A', { 'unit-footman': 1 });
  peasantsIn(t);
};

/** A hero who is about to be tested, with two cards in hand that change what is tested. */
const beforeTest = (): Play<Table> =>
  attempts('quest-the-whispering-caves', '3A', {
    hero: SCORPION,
    options: ofBox,
    arrange: t => tacticsHand(t, 0, 'tactics-elder-lore', 'tactics-elder-lore'),
  }).answers('quest:quest-the-whispering-caves', 'tactics-elder-lore');

/** What chance hardly ever brings about: a table just before it, and the answers that lead there. */
const arranged: readonly (readonly [() => Play<Table>, ...Said[]])[] = [
  [
    () =>
      inTurn(t => {
        for (const [id, where] of [
          [CORBIN, '3A'],
          [RONAN, '3A'],
          [VYRAH, '1B'],
          [SCORPION, '1B'],
        ])
          heroAt(t, 0, id, where);
        reward(t, CORBIN, 'reward-rage-blade');
        reward(t, VYRAH, 'reward-tome-of-lore');
      }),
    'trade',
  ],
  [
    () =>
      inTurn(t => {
        defeatedHero(t, 1, CORBIN, '3A');
        reward(t, CORBIN, 'reward-rage-blade');
        heroAt(t, 0, RONAN, '3A');
        heroAt(t, 0, SCORPION, '3A');
        heroAt(t, 0, VYRAH, '1B');
      }),
    `pickUp:${CORBIN}`,
  ],
  [
    () =>
      inTurn(t => {
        for (const where of ['1B', '3A', '3B']) stronghold(t, 0, where);
        for (const where of ['1B', '3A']) development(t, where, 'dev-resources');
      }),
    'order',
    'bonus',
    'pass',
    'dev-resources',
  ],
  [
    () =>
      nextFate(
        attempts('quest-thieves-in-the-reeds', '3B', {
          arrange: t => {
            heroAt(t, 0, RONAN, '3A');
            for (const id of ['reward-rage-blade', 'reward-tome-of-lore']) reward(t, CORBIN, id);
            reward(t, RONAN, 'reward-runeplate');
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
  [
    () => atTurn(position(uthuk).given(heldByUthuk), 0, 'order-harvest'),
    'developmentCard:devcard-leave-only-ashes',
  ],
  [() => playing('raze-a-city', t => twoCities(t, 0))],
  [() => playingInBox('city-riots', t => twoCities(t, 1))],
  [() => led([['vanguard'], []], { attackers: twoTypes, defenders: archer }), 'command:commander-vanguard'],
  [() => mobilizing(peasantsBehind, ours), '3B', ['3A:unit-footman']],
  [beforeTest],
  [beforeTest, 'strength'],
  [heirs, `duel:${SCORPION}`],
  [() => feast({ 'unit-berserker': 7 }, 'devcard-bottomless-gluttony'), 'card:devcard-bottomless-gluttony'],
];

/** So often games are played until every ask has been met. */
const ROUNDS = 10;

describe('whatever is in play and not offered', () => {
  const watch = new SilenceWatch(inPlay, Object.keys(unthought));

  const unmet = (): string[] => watch.asksOf(base).filter(ask => !watch.met.has(ask) && !rare.has(ask));

  const unneeded = (): string[] => Object.keys(excused).filter(ask => !watch.silent.has(ask));

  beforeAll(() => {
    for (const [begin, ...said] of arranged) watch.before(base, begin().answers(...said).table);
    for (let seed = 1; seed === 1 || (seed < ROUNDS && unmet().length + unneeded().length > 0); seed++)
      fuzzTrials(trials.list, { games: 90, seed, looks: 0, longest: 30_000, watch });
  }, 1_200_000);

  it('is denied with a reason', () => {
    const silent = [...watch.silent].filter(([ask]) => !(ask in excused) && !(ask in excusedInBox));
    expect(silent).toEqual([]);
  });

  it('is left out by nobody who is excused and does not need it', () => {
    expect(unneeded()).toEqual([]);
  });

  it('is looked for in every ask', () => {
    expect(unmet()).toEqual([]);
  });
});
