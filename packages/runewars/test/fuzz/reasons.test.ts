import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Game } from '@runehold/kernel/procedure/game';
import type { Play, Said } from '@runehold/testkit/play';
import { type InPlay, SilenceWatch } from '@runehold/testkit/silence';
import { fuzzTrials } from '@runehold/testkit/trials';
import { beforeAll, describe, expect, it } from 'vitest';
import { areasOn } from '../../src/board/board.ts';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { areaIds, attributeIds, resourceIds } from '../../src/pools.ts';
import { countType } from '../../src/rules/battle/fighters.ts';
import { ATTACKER, DEFENDER, seatOn, typeOn } from '../../src/rules/battle/sides.ts';
import { questsInHand } from '../../src/rules/cards/draw.ts';
import { isHeroOf } from '../../src/rules/heroes/desert.ts';
import { boardOf } from '../../src/rules/map/map-of.ts';
import { holderAt } from '../../src/rules/table/held-rewards.ts';
import { isAlive } from '../../src/rules/table/seats.ts';
import { trials } from '../../src/trials/trials.ts';
import { attempts } from '../heroes/attempting.ts';
import { CORBIN, RONAN, SCORPION, VYRAH } from '../heroes/summer.ts';
import { defeatedHero, development, heroAt, reward, stronghold } from '../kit/arrange.ts';
import { atTurn, nextFate, position } from '../kit/position.ts';
import { unshipped } from '../kit/unshipped.ts';

const base = game as Game;

const upTo = (size: number): number[] => [...Array(size).keys()];

/** The types of units that a seat has in the battle that is going on. */
const typesInBattle = (t: Table, seat: Seat): number[] =>
  t.battleArea === 0
    ? []
    : [ATTACKER, DEFENDER]
        .filter(side => seatOn(t, side) === seat)
        .flatMap(side =>
          upTo(t.columns)
            .filter(column => countType(t, side, column) > 0)
            .map(column => typeOn(t, side, column)),
        );

const inPlay: InPlay<Table> = {
  area: t => areasOn(boardOf(t)).map(({ area }) => areaIds.indexOf(area.id)),
  hero: (t, seat) => upTo(t.heroes).filter(hero => isHeroOf(t, hero, seat)),
  seat: (t, seat) => upTo(t.seats).filter(other => other !== seat && isAlive(t, other)),
  resource: () => upTo(resourceIds.length),
  attribute: () => upTo(attributeIds.length),
  order: t => upTo(t.orders),
  title: t => upTo(t.titles),
  unit: typesInBattle,
  tactics: (t, seat) =>
    upTo(t.content.tacticsCards.length).filter(card => t.tactics.at(seat).count(card) > 0),
  quest: questsInHand,
  reward: (t, seat) =>
    upTo(t.rewardPlaces)
      .filter(place => holderAt(t, seat, place) !== NONE)
      .map(place => t.reward.at(place)),
  fall: () => [0, 1],
  only: () => [0],
};

/** Parts of asks with several ways to act of which nobody thinks, though the thing is in play, and why. */
const unthought: Readonly<Record<string, string>> = {
  'turn.order': 'comes first in a turn',
  'turn.bonus': 'comes after the Order, and says then why not',
  'turn.end': 'comes last in a turn',
  'turn.pickUp': 'is about markers of heroes that have left the game',
  'turn.demolish': 'is about areas with a location, each of which says why not',
  'turn.victory': 'is for the edition that has Victory cards, and says there why not',
  'turn.captain': 'is for who holds the Title, and says then why not',
  'turn.exchange': 'is for the rare Objective that cannot come true',
  'fortify.capital': 'is for tables with Development cards, and says there why not',
  'heroAction.move': 'is over once the hero has acted, as everybody sees',
  'heroAction.heal': 'is over once the hero has acted, as everybody sees',
  'heroAction.train': 'is over once the hero has acted, as everybody sees',
  'battleCard.turn': 'is for the attacker as a battle begins, and says then why not',
  'battleCard.reward': 'is for the attacker as a battle begins, and says then why not',
  'heroDeed.duel': 'is about heroes of others',
  'troop.standing': 'is about the units of one area, all of which are offered',
  'troop.routed': 'is about the units of one area, all of which are offered',
};

/** Asks that leave something out of what is in play and need not say why. */
const excused: Readonly<Record<string, string>> = {
  'claim-after-battle.choice': 'asks only whether the Objective is claimed',
  'hire-hero.kept': 'is about the Hero cards just drawn, all of which are offered',
  'muster-neutrals.units': 'is about figures of the supply, not about units in the battle',
  'place-neutrals.first': 'is about figures of the supply, not about units in the battle',
};

const inTurn = (arrange: (t: Table) => void): Play<Table> =>
  atTurn(position().given(arrange), 0, 'order-harvest');

/** Asks of quests that chance comes upon too seldom to wait for; their stories are in `test/heroes`. */
const rare = new Set([
  'attempt.other',
  'complete-quest.friend',
  'quest-look-at-rune.area',
  'quest-place-unit.area',
  'quest-stand-units.area',
]);

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
];

/** Asks of a box that nobody can open yet: they follow from its own chapters of the ledger. */
const waiting = new Set(
  base.ops.flatMap(({ owner, ask }) =>
    ask?.spec.rule.startsWith('BW-') ? [`${owner.name}.${ask.name}`] : [],
  ),
);

/** So often games are played until every ask has been met. */
const ROUNDS = 10;

describe('whatever is in play and not offered', () => {
  const watch = new SilenceWatch(inPlay, Object.keys(unthought));

  const unmet = (): string[] =>
    watch
      .asksOf(base)
      .filter(ask => !watch.met.has(ask) && !rare.has(ask) && !unshipped.has(ask) && !waiting.has(ask));

  beforeAll(() => {
    for (const [begin, ...said] of arranged) watch.before(base, begin().answers(...said).table);
    for (let seed = 1; seed === 1 || (seed < ROUNDS && unmet().length > 0); seed++)
      fuzzTrials(trials.list, { games: 60, seed, looks: 0, longest: 30_000, watch });
  }, 240_000);

  it('is denied with a reason', () => {
    const silent = [...watch.silent].filter(([ask]) => !(ask in excused));
    expect(silent).toEqual([]);
  });

  it('is left out by nobody who is excused and does not need it', () => {
    expect(Object.keys(excused).filter(ask => !watch.silent.has(ask))).toEqual([]);
  });

  it('is looked for in every ask', () => {
    expect(unmet()).toEqual([]);
  });
});
