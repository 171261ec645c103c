import { NONE } from '@runehold/kernel/layout/zones';
import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { contentProblems } from '../../src/content/validate.ts';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { factionIds, seasonPool, tacticsPool, titleIds, unitIds } from '../../src/pools.ts';
import { countMonsters, earnsRune, mayClaimAfterBattle } from '../../src/rules/battle/outcome/aftermath.ts';
import { promise, promised } from '../../src/rules/battle/outcome/prizes.ts';
import { losesDeserters } from '../../src/rules/heroes/desert.ts';
import { columnOf, typeOf } from '../../src/rules/map/columns.ts';
import { supplyOf } from '../../src/rules/map/units.ts';
import { activationPace } from '../../src/rules/move/activate.ts';
import { isOpened } from '../../src/rules/table/opened.ts';
import { titleEffect } from '../../src/rules/table/title-owner.ts';
import { payPrimarch } from '../../src/rules/table/titles.ts';
import { army, neutrals } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { influenceOf } from '../orders/kit.ts';
import { opened, sets, tableOf } from './play.ts';

const both = { folk: 'yes', toy: 'yes' };
const folkOnly = { folk: 'yes' };
const at = (options: Readonly<Record<string, string>>, factions = ['daqan', 'uthuk']): Table =>
  position({ options, factions }).table;

describe('the universe of the tests', () => {
  it('has nothing wrong with its names, references and ranges', () => {
    expect(contentProblems(universe)).toEqual([]);
  });
});

describe.each(sets)('unit types with %j open', boxes => {
  const t = at(boxes);

  it('have a column each if their box is open, and no figures if it is not', () => {
    for (const [type, id] of unitIds.entries()) {
      const column = columnOf(t, type);
      expect(column === NONE, id).toBe(!isOpened(t, t.content.boxOf.units, type));
      const { owner } = universe.units[type];
      if (column === NONE) expect(supplyOf(t, 0, column)).toBe(0);
      if (column === NONE || (owner !== 'neutral' && owner !== 'daqan')) continue;
      expect(typeOf(t, 0, column), id).toBe(type);
      expect(supplyOf(t, 0, column), id).toBe(universe.units[type].figures);
    }
  });
});

describe('a faction with fewer types than another', () => {
  const t = at(both, ['folk', 'daqan']);

  it('has no figures in the columns that it leaves free', () => {
    expect(Array.from({ length: t.ownColumns }, (_, column) => typeOf(t, 0, column) === NONE)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect([2, 3, 4].map(column => supplyOf(t, 0, column))).toEqual([12, 0, 0]);
    expect([3, 4].map(column => supplyOf(t, 1, column))).toEqual([4, 4]);
  });
});

describe('factions', () => {
  const dealt = (options: Readonly<Record<string, string>>): Set<string> =>
    new Set(
      Array.from({ length: 24 }, (_, seed) =>
        tableOf(opened({ ...options, factions: 'random' }, seed)),
      ).flatMap(t => [0, 1, 2].map(seat => factionIds[t.faction.get(seat) - 1])),
    );

  it('are dealt from open boxes alone', () => {
    expect([...dealt({})].toSorted()).toEqual(['daqan', 'latari', 'uthuk', 'waiqar']);
    expect([...dealt({ toy: 'yes' })].toSorted()).toEqual(['daqan', 'latari', 'uthuk', 'waiqar']);
    expect([...dealt(folkOnly)].toSorted()).toEqual(['daqan', 'folk', 'latari', 'uthuk', 'waiqar']);
  });

  it('cannot be wished for out of a closed box', () => {
    const refused = (options: Readonly<Record<string, string>>) => refuseSetup(game as Game, 3, options)?.key;
    expect(refused({ faction2: 'folk' })).toBe('refusal.closed-faction');
    expect(refused({ faction2: 'folk', toy: 'yes' })).toBe('refusal.closed-faction');
    expect(refused({ faction2: 'folk', folk: 'yes' })).toBeUndefined();
    expect(tableOf(opened({ faction2: 'folk', folk: 'yes' })).faction.get(1)).toBe(5);
  });
});

describe('a second card of a kind', () => {
  const [primarch, captain] = [0, 1];
  const elder = titleIds.indexOf('title-elder-folk');
  const council = seasonPool.cards.findIndex((_, card) => universe.seasonCards[card].wizardsCouncil);

  it('is a Title that pays, trades and protects whoever has it', () => {
    const t = at(folkOnly);
    t.titleOwner.set(primarch, 1);
    t.titleOwner.set(captain, 1);
    t.titleOwner.set(elder, 2);
    const before = [0, 1].map(seat => t.influence.get(seat));
    payPrimarch(t, council);
    expect([0, 1].map(seat => t.influence.get(seat) - before[seat])).toEqual([1, 4]);
    expect([0, 1].map(seat => titleEffect(t, seat, 'rewards-for-runes')?.rewards)).toEqual([3, 1]);
    expect([0, 1].map(seat => losesDeserters(t, seat))).toEqual([false, false]);
    expect([0, 1].map(seat => earnsRune(t, seat))).toEqual([false, true]);
  });

  it('is a Tactics card that pays the winner its own prize', () => {
    const [first, second] = ['', '-folk'].map(box =>
      tacticsPool.cards.indexOf(`tactics-to-the-victor${box}`),
    );
    const t = at(folkOnly);
    for (const card of [first, second, second]) promise(t, card);
    expect([promised(t, 'influence'), promised(t, 'tactics')]).toEqual([2 + 2 * 5, 1 + 2 * 2]);
  });

  it('is an Objective that counts if its box is open', () => {
    for (const [options, claims, monsters] of [
      [{}, false, 0],
      [{ toy: 'yes' }, false, 0],
      [folkOnly, true, 3],
    ] as const) {
      const t = at(options);
      neutrals(t, '1A', { 'unit-beastman': 3 });
      expect([mayClaimAfterBattle(t, 0), mayClaimAfterBattle(t, 1)]).toEqual([claims, true]);
      expect(countMonsters(t)).toBe(monsters);
    }
  });

  it('is an Order that brings units from farther', () => {
    expect(sets.map(options => activationPace(at(options)))).toEqual([
      [2, 3],
      [2, 3],
      [4, 5],
      [4, 5],
    ]);
  });

  it('is a stronghold more for everybody', () => {
    expect(sets.map(options => at(options).strongholds)).toEqual([4, 4, 5, 5]);
  });
});

everyWay({ describe, it }, 'Orders of two kinds alike', test => {
  const setting = { options: folkOnly };
  /** The other one has an Order with a higher number. */
  const resolved = (order: string, arrange: (t: Table) => void) =>
    atTurn(position(setting).given(arrange), 0, order, 'order-mobilize-folk').answer('order');
  test('move as far as the active one says', () => {
    const reached = (order: string): number =>
      resolved(order, t => army(t, 0, 'DA', { 'unit-footman': 1 })).offered().length;
    expect(reached('order-strategize-folk')).toBeGreaterThan(reached('order-strategize'));
  });

  test('hire for what the active one says', () => {
    const having = (influence: number) =>
      resolved('order-strategize-folk', t => t.influence.set(0, influence));
    expect(influenceOf(having(3).answer('bonus'))).toBe(1);
    expect(having(1).offered()).not.toContain('bonus');
  });
});
