import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { evilPool, goodPool, typesWith, unitIds } from '../../../src/pools.ts';
import { objectiveOf } from '../../../src/rules/cards/objectives.ts';
import { army, city, heroAt, neutrals, objective, stronghold } from '../../kit/arrange.ts';
import { atTurn, nextCards, position } from '../../kit/position.ts';
import { offeredWith } from '../../runes/kit.ts';
import { expanded } from './kit.ts';

const claim = ['objective'];
const offered = (id: string, arrange: (t: Table) => void, setting = {}): string[] =>
  offeredWith(`objective-${id}`, arrange, undefined, { ...expanded, ...setting });

/** What the condition of a seat's Objective sees as the units of its faction. */
const typesOf = (t: Table, seat: number): string[] =>
  typesWith(t.boxes).own[t.faction.get(seat) - 1].map(type => unitIds[type]);

everyWay({ describe, it }, 'The conditions of the expansion', test => {
  test('BW-SETUP-06 Objectives: eleven good and eleven evil', () => {
    const { table } = position(expanded);
    expect([table.goodDeck.total, table.evilDeck.total]).toEqual([11, 11]);
    expect([position().table.goodDeck.total, position().table.evilDeck.total]).toEqual([8, 8]);
    expect([goodPool.cards.slice(8).length, evilPool.cards.slice(8).length]).toEqual([3, 3]);
  });

  test('Champion of the Free Cities: a city of one’s own, and heroes in two areas with cities', () => {
    const id = 'champion-of-the-free-cities';
    const cities = (t: Table): void => {
      city(t, '3B', 'city-forge');
      city(t, '2C', 'city-dawnsmoor');
    };
    const champions = (second: string) => (t: Table) => {
      cities(t);
      heroAt(t, 0, 'HE-01', '3B');
      heroAt(t, 0, 'HE-02', second, { routed: true });
    };
    const owning = (second: string) => (t: Table) => {
      champions(second)(t);
      army(t, 0, '3B', { 'unit-footman': 1 });
      army(t, 1, '2C', { 'unit-archer': 1 });
    };
    expect(offered(id, owning('2C'))).toEqual(claim);
    expect(offered(id, champions('2C'))).toEqual([]);
    expect(offered(id, owning('3B'))).toEqual([]);
    expect(offered(id, owning('3A'))).toEqual([]);
  });

  test('Champion of the Free Cities: with fewer than two cities it is exchanged', () => {
    const id = 'champion-of-the-free-cities';
    expect(offered(id, t => city(t, '3B', 'city-forge'))).toEqual(['exchange']);
    const story = atTurn(
      position(expanded).given(t => objective(t, 0, `objective-${id}`)),
      0,
      'order-acquire-power',
    );
    nextCards(story, 'objective', t => t.goodDeck, goodPool.cards, 'objective-raise-the-banners');
    story.answer('exchange');
    expect(story.happened).toEqual(['objective-exchanged', 'objective-drawn']);
    expect(story.table.content.objectiveCards[objectiveOf(story.table, 0)].id).toBe(
      'objective-raise-the-banners',
    );
  });

  test('Raise the Banners: a unit of every type of the faction, routed ones too, where one has control', () => {
    const id = 'raise-the-banners';
    const all = (t: Table): void => {
      const [first, ...rest] = typesOf(t, 0);
      army(t, 0, '3B', { [first]: 1 }, true);
      for (const type of rest) army(t, 0, 'DB', { [type]: 1 });
    };
    expect(offered(id, all)).toEqual(claim);
    expect(
      offered(id, t =>
        army(
          t,
          0,
          'DB',
          Object.fromEntries(
            typesOf(t, 0)
              .slice(1)
              .map(type => [type, 2]),
          ),
        ),
      ),
    ).toEqual([]);
  });

  test('A Land Made Whole: four of each resource produced, whatever the dials say', () => {
    const id = 'a-land-made-whole';
    const holding =
      (...where: readonly string[]) =>
      (t: Table) => {
        for (const one of where) army(t, 0, one, { 'unit-footman': 1 });
      };
    const most = (t: Table): void => {
      for (const one of ['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C', '5A', '5B', '5C', '5D'])
        army(t, 0, one, { 'unit-footman': 1 });
    };
    expect(offered(id, most)).toEqual(claim);
    expect(
      offered(id, t => {
        holding('3A')(t);
        for (const resource of [0, 1, 2]) t.dial.set(0, resource, 8);
      }),
    ).toEqual([]);
  });

  test('Pillars of Bone: three strongholds outside the home realm, damaged or not', () => {
    const id = 'pillars-of-bone';
    const two = (t: Table): void => {
      stronghold(t, 0, '3A', true);
      stronghold(t, 0, '3B');
    };
    expect(offered(id, two)).toEqual([]);
    expect(
      offered(id, t => {
        two(t);
        stronghold(t, 0, 'LB');
      }),
    ).toEqual(claim);
  });

  test('Host of Monsters: three hexagons of the faction or allied', () => {
    const id = 'host-of-monsters';
    const two = (t: Table): void => {
      army(t, 0, '3A', { 'unit-chaos-lord': 1 }, true);
      neutrals(t, '3A', { 'unit-giant': 1 });
      neutrals(t, '1A', { 'unit-dragon': 2 });
    };
    expect(offered(id, two)).toEqual([]);
    expect(
      offered(id, t => {
        two(t);
        neutrals(t, '3A', { 'unit-dragon': 1 }, true);
      }),
    ).toEqual(claim);
  });

  test('Trampled Banners: a stronghold in the home realm of another player', () => {
    const id = 'trampled-banners';
    expect(offered(id, t => stronghold(t, 0, '3A'))).toEqual([]);
    expect(offered(id, t => stronghold(t, 1, 'LB'))).toEqual([]);
    expect(offered(id, t => stronghold(t, 0, 'LB'))).toEqual(claim);
  });

  test('Trampled Banners: the home realm of an eliminated player counts', () => {
    const taken = (t: Table): void => {
      stronghold(t, 0, 'LB');
      t.alive.set(1, 0);
    };
    const three = { seats: 3, factions: ['uthuk', 'latari', 'waiqar'] };
    expect(offered('trampled-banners', taken, three)).toEqual(claim);
  });
});
