import { describe, expect, it } from 'vitest';
import { seasonIds } from '../../src/pools.ts';
import { army, city, neutrals, rune, stronghold } from '../kit/arrange.ts';
import { atTurn, ordersInPlay, position } from '../kit/position.ts';
import { lit, said } from './kit.ts';

describe('RW-AREA-05 the coach about an area that is left behind', () => {
  /** Two Footmen in 3B, with a rune, about to march to 3A. */
  const marching = (arrange: Parameters<ReturnType<typeof position>['given']>[0] = () => undefined) =>
    atTurn(
      position()
        .given(t => {
          army(t, 0, '3B', { 'unit-footman': 2 });
          rune(t, '3B', 'false', { knownTo: [0] });
        })
        .given(arrange),
      0,
      'order-mobilize',
    ).answers('order', '3A');
  const both = ['3B:unit-footman', '3B:unit-footman'];

  it('speaks when the last unit would go, and not while one stays', () => {
    expect(said(marching(), 'left-behind', both)).toBe(
      'Nobody stays in 3B: without units or a stronghold it is no longer yours.',
    );
    expect(lit(marching(), 'left-behind', both)).toEqual(['3B']);
    expect(said(marching(), 'left-behind', both.slice(1))).toBeUndefined();
  });

  it('allied units alone do not hold it', () => {
    const allied = marching(t => neutrals(t, '3B', { 'unit-sorcerer': 1 }));
    expect(said(allied, 'left-behind', both)).toBeDefined();
  });

  it('is silent where a stronghold stays, and where nothing lies that others want', () => {
    expect(
      said(
        marching(t => stronghold(t, 0, '3B')),
        'left-behind',
        both,
      ),
    ).toBeUndefined();
    const bare = atTurn(
      position().given(t => army(t, 0, '3B', { 'unit-footman': 2 })),
      0,
      'order-mobilize',
    ).answers('order', '3A');
    expect(said(bare, 'left-behind', both)).toBeUndefined();
    const withCity = atTurn(
      position().given(t => {
        army(t, 0, '3B', { 'unit-footman': 2 });
        city(t, '3B', 'city-greyhaven');
      }),
      0,
      'order-mobilize',
    ).answers('order', '3A');
    expect(said(withCity, 'left-behind', both)).toBeDefined();
  });
});

describe('RW-MOVE-10 the coach about units that are bound', () => {
  /** A Knight in 3B, about to activate an area with Mobilize or Conquer. */
  const activating = (order = 'order-conquer', season = 'summer', played: readonly number[] = []) =>
    atTurn(
      position().given(t => {
        t.season = seasonIds.indexOf(season as 'summer');
        army(t, 0, '3B', { 'unit-knight': 1 });
        army(t, 0, 'DC', { 'unit-footman': 1 });
        ordersInPlay(t, 0, ...played);
      }),
      0,
      order,
    ).answer('order');

  it('speaks of an area with own units, and not of an empty one', () => {
    expect(said(activating(), 'bound', '3B')).toBe('Your units in 3B will be bound there until spring.');
    expect(said(activating(), 'bound', '3A')).toBeUndefined();
    expect(said(activating(), 'bound')).toBeUndefined();
  });

  it('is silent when nobody could march again this year', () => {
    expect(said(activating('order-conquer', 'winter'), 'bound', '3B')).toBeUndefined();
    expect(said(activating('order-conquer', 'fall', [1, 2]), 'bound', '3B')).toBeUndefined();
    // The bonus of Mobilize lets one march again at once.
    expect(said(activating('order-mobilize', 'winter'), 'bound', '3B')).toBeDefined();
    expect(said(activating('order-mobilize', 'winter', [7]), 'bound', '3B')).toBeUndefined();
  });
});

describe('RW-CAP-02 the coach about a crowd', () => {
  const joining = (there: number) =>
    atTurn(
      position().given(t => {
        army(t, 0, '3B', { 'unit-footman': there });
        army(t, 0, 'DC', { 'unit-knight': 2 });
      }),
      0,
      'order-mobilize',
    ).answers('order', '3B');
  const both = ['DC:unit-knight', 'DC:unit-knight'];

  it('speaks when more than eight would stand there', () => {
    expect(said(joining(7), 'crowd', both)).toBe('Only 8 may stand in 3B: 1 must be destroyed.');
    expect(said(joining(7), 'crowd', both.slice(1))).toBeUndefined();
    expect(said(joining(6), 'crowd', both)).toBeUndefined();
  });

  it('is silent where a battle waits', () => {
    const battle = atTurn(
      position().given(t => {
        army(t, 1, '3B', { 'unit-warrior': 7 });
        army(t, 0, 'DC', { 'unit-knight': 2 });
      }),
      0,
      'order-mobilize',
    ).answers('order', '3B');
    expect(said(battle, 'crowd', both)).toBeUndefined();
  });

  it('counts recruits where they are placed', () => {
    const recruiting = (there: number) =>
      atTurn(
        position().given(t => army(t, 0, 'DA', { 'unit-knight': there })),
        0,
        'order-recruit',
      ).answers('order', 'food');
    const story = recruiting(8);
    const places = story.ask().items.map(() => 'area:DA');
    expect(said(story, 'crowd', places)).toContain('Only 8 may stand in DA');
    expect(said(recruiting(2), 'crowd', places)).toBeUndefined();
  });
});

describe('RW-RETR-04 the coach about a way back', () => {
  /** Knights in LC, deep in the home realm of Latari, before LA. */
  const deep = () =>
    atTurn(
      position().given(t => {
        army(t, 0, 'LC', { 'unit-knight': 2 });
        army(t, 1, 'LA', { 'unit-warrior': 1 });
      }),
      0,
      'order-conquer',
    ).answers('order', 'LA');
  const both = ['LC:unit-knight', 'LC:unit-knight'];

  it('speaks where the area that all leave is a rival’s again', () => {
    expect(said(deep(), 'no-retreat', both)).toBe(
      'If this is lost there is nowhere to retreat: all are destroyed.',
    );
  });

  it('is silent where one stays there, where one can go back to empty land, and without a battle', () => {
    expect(said(deep(), 'no-retreat', both.slice(1))).toBeUndefined();
    const outside = atTurn(
      position().given(t => {
        army(t, 0, '5B', { 'unit-knight': 2 });
        army(t, 1, 'LB', { 'unit-warrior': 1 });
      }),
      0,
      'order-conquer',
    ).answers('order', 'LB');
    expect(said(outside, 'no-retreat', ['5B:unit-knight', '5B:unit-knight'])).toBeUndefined();
    const peaceful = atTurn(
      position().given(t => army(t, 0, 'LC', { 'unit-knight': 2 })),
      0,
      'order-conquer',
    ).answers('order', '5A');
    expect(said(peaceful, 'no-retreat', both)).toBeUndefined();
  });

  it('is silent where another area beside it is held', () => {
    const held = deep().given(t => army(t, 0, 'LB', { 'unit-footman': 1 }));
    expect(said(held, 'no-retreat', both)).toBeUndefined();
  });
});
