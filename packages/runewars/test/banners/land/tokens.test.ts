import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { explorationTokens } from '../../../src/boxes/banners-of-war/exploration-tokens.ts';
import type { Table } from '../../../src/layout.ts';
import { areaIds } from '../../../src/pools.ts';

import { stage, tally } from '../../battle/kit.ts';
import { CORBIN, questPhase, token, VYRAH, whereIs } from '../../heroes/summer.ts';
import { area, army, heroAt, neutrals, questHand, stronghold, unitsAt } from '../../kit/arrange.ts';
import { atTurn, nextFate, position } from '../../kit/position.ts';
import { conquering, strategizing } from '../../move/stories.ts';
import { banners, exploring, frost } from './kit.ts';

const FLOOD = 'exp-flooded-area-2';
const HILL = 'exp-defensible-area-2';

/** A hero of seat 0 turns up what lies in 1A, without a step of his own. */
const finds = (arrange: (t: Table) => void, id = CORBIN): Play<Table> =>
  questPhase(exploring, t => {
    heroAt(t, 0, id, '1A');
    token(t, '1A', FLOOD);
    arrange(t);
  }).answers(id, 'move', 'stop');

const waysFrom = (where: string, arrange: (t: Table) => void): readonly string[] =>
  strategizing(t => {
    army(t, 0, where, { 'unit-footman': 1 });
    token(t, '1A', FLOOD, true);
    arrange(t);
  }, exploring)
    .offered()
    .filter(id => (areaIds as readonly string[]).includes(id));

everyWay({ describe, it }, 'exploration tokens of the expansion', test => {
  test('BW-EXPL-01 eight of them are mixed with the others if the variant is played', () => {
    expect(explorationTokens.map(({ id, back, copies, kind }) => `${id} ${back} ${copies} ${kind}`)).toEqual([
      'exp-flooded-area-1 1 2 location',
      'exp-flooded-area-2 2 2 location',
      'exp-defensible-area-1 1 2 destructible',
      'exp-defensible-area-2 2 2 destructible',
    ]);
    const total = ({ table: t }: Play<Table>): number =>
      [t.nearPile, t.farPile, t.nearBox, t.farBox].reduce((sum, bag) => sum + bag.total, 0);
    expect(total(position(exploring))).toBe(35 + 8);
    expect(total(position({ options: { exploration: 'yes' } }))).toBe(35);
    expect(position(banners).table.exploration).toBe(0);
  });

  test('BW-EXPL-02 BW-EXPL-03 the left neighbour moves the hero up to two areas, and no units', () => {
    const story = finds(t => army(t, 0, '1A', { 'unit-footman': 1 }));
    expect(story.asked).toEqual([1]);
    expect(story.ask(1).rule).toBe('BW-EXPL-02');
    // Neither over the water to 2A nor over the mountains to 3C, though the flood itself does not hold him.
    expect(story.offered()).toEqual(['1B', '1C', '2B', '2C', 'pass']);
    expect(story.whyNot('2A')).toBe('reason.cannot-cross-over');
    story.answer('1B');
    expect(story.offered()).toEqual(['1A', '1C', '3B', '3C', 'pass']);
    story.answer('3B');
    expect(whereIs(story.table, CORBIN)).toBe('3B');
    expect(unitsAt(story.table, '1A')).toEqual({ 'unit-footman': 1 });
    const stays = finds(() => {}).answer('pass');
    expect(whereIs(stays.table, CORBIN)).toBe('1A');
    expect(stays.table.tokenUp.get(area('1A'))).toBe(1);
  });

  test('BW-EXPL-04 where he lands no token is turned, and he may duel or attempt his quest', () => {
    const story = finds(t => {
      token(t, '1B', 'exp-temple');
      heroAt(t, 1, VYRAH, '1B');
      questHand(t, 0, 'quest-the-broken-runestone');
    }).answers('1B', 'pass');
    expect(story.table.tokenUp.get(area('1B'))).toBe(0);
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toContain(`duel:${VYRAH}`);
    expect(story.offered()).toContain('quest:quest-the-broken-runestone');
  });

  test('BW-EXPL-05 a Dungeon stops him', () => {
    const story = finds(t => token(t, '1B', 'exp-dungeon', true)).answer('1B');
    expect(whereIs(story.table, CORBIN)).toBe('1B');
    expect(story.asked).not.toEqual([1]);
  });

  test('BW-EXPL-06 nobody enters or leaves but who flies, or in winter, or over ice in the area itself', () => {
    expect(waysFrom('1A', () => {})).toEqual([]);
    expect(waysFrom('1B', () => {})).toEqual(['1C', '3B', '3C']);
    expect(
      waysFrom('1A', t => {
        t.waterOpen = 1;
      }),
    ).toEqual(['1B', '1C', '2A', '2B', '2C']);
    expect(waysFrom('1A', t => frost(t, '1A'))).toEqual(['1B', '1C', '2A', '2B', '2C']);
    const flies = strategizing(
      t => {
        army(t, 0, '1B', { 'unit-pegasus-rider': 1 });
        token(t, '1A', FLOOD, true);
      },
      { ...exploring, factions: ['latari', 'daqan'] },
    );
    expect(flies.offered()).toContain('1A');
    const hero = (id: string): readonly string[] =>
      questPhase(exploring, t => {
        heroAt(t, 0, id, '1C');
        token(t, '1A', FLOOD, true);
      })
        .answers(id, 'move')
        .offered();
    expect(hero(CORBIN)).toEqual(['to:1B', 'to:2C', 'stop']);
    const march = conquering(t => {
      army(t, 0, '1C', { 'unit-footman': 1 });
      token(t, '1A', FLOOD, true);
    }, exploring).answer('2B');
    expect(march.offered()).toEqual(['1C:unit-footman']);
  });

  test('BW-EXPL-07 ice next to it does not open it', () => {
    expect(waysFrom('1A', t => frost(t, '1B', '2A'))).toEqual([]);
    expect(waysFrom('2A', t => frost(t, '2A'))).toEqual(['2B']);
  });

  test('BW-EXPL-08 its mountains stay mountains', () => {
    expect(
      waysFrom('3C', t => {
        t.waterOpen = 1;
      }),
    ).toEqual(['1B', '3A', '3B']);
    expect(
      waysFrom('1A', t => {
        t.mountainPass = 1;
      }),
    ).toEqual([]);
  });

  test('BW-EXPL-09 who has to retreat from it and cannot fly is destroyed', () => {
    const story = conquering(t => {
      army(t, 0, '1B', { 'unit-footman': 1 });
      neutrals(t, '1A', { 'unit-giant': 1 });
      token(t, '1A', FLOOD, true);
      t.waterOpen = 1;
    }, exploring);
    story.answers('1A', ['1B:unit-footman']);
    story.given(t => {
      t.waterOpen = 0;
    });
    nextFate(story, 1).answers('diplomacy', 1);
    story.answer('retreat');
    expect(story.happened).toContain('units-destroyed');
    expect(unitsAt(story.table, '1B')).toEqual({});
  });

  test('BW-EXPL-10 it cannot be discarded', () => {
    const story = atTurn(
      position(exploring).given(t => {
        army(t, 0, '1A', { 'unit-footman': 8 });
        token(t, '1A', FLOOD, true);
      }),
      0,
      'order-fortify',
    );
    expect(story.offered()).not.toContain('demolish:1A');
  });

  test('BW-EXPL-11 units are recruited there', () => {
    const story = atTurn(
      position(exploring).given(t => {
        stronghold(t, 0, '1A');
        token(t, '1A', FLOOD, true);
      }),
      0,
      'order-recruit',
    ).answers('order', 'food');
    expect(story.offered()).toContain('area:1A');
  });

  /** What the defender of 3B counts with two Archers, or a Giant, against a Footman who misses. */
  const defence = (arrange: (t: Table) => void, unallied = false): number =>
    tally(
      stage({
        ...exploring,
        attackers: { 'unit-footman': 1 },
        defenders: unallied ? { 'unit-giant': 1 } : { 'unit-archer': 2 },
        unallied,
        silent: 1,
        fate: [1],
        arrange,
      }),
    )?.[1] ?? -1;

  test('BW-EXPL-13 BW-EXPL-15 the defender has one strength more while it lies faceup', () => {
    expect(defence(() => {})).toBe(2);
    expect(defence(t => token(t, '3B', HILL, true))).toBe(3);
    expect(defence(t => token(t, '3B', HILL))).toBe(2);
    expect(defence(t => token(t, '3A', HILL, true))).toBe(2);
  });

  test('BW-EXPL-14 unallied neutral units have it too', () => {
    expect(defence(t => token(t, '3B', HILL, true), true)).toBe(2);
  });

  test('BW-EXPL-15 a flood acts only while it lies faceup', () => {
    const hidden = strategizing(t => {
      army(t, 0, '1A', { 'unit-footman': 1 });
      token(t, '1A', FLOOD);
    }, exploring);
    expect(hidden.offered()).toEqual(['1B', '1C', '2B', '2C', 'pass']);
  });

  test('BW-EXPL-16 six units of its controller may discard it in his turn', () => {
    const turn = (units: number): Play<Table> =>
      atTurn(
        position(exploring).given(t => {
          army(t, 0, '1A', { 'unit-footman': units });
          token(t, '1A', HILL, true);
        }),
        0,
        'order-fortify',
      );
    expect(turn(5).whyNot('demolish:1A')).toBe('reason.too-few-units');
    const story = turn(6).answer('demolish:1A');
    expect(story.table.farToken.at(area('1A'))).toBe(-1);
  });

  test('BW-EXPL-17 nothing happens when it is revealed', () => {
    const story = questPhase(exploring, t => {
      heroAt(t, 0, CORBIN, '1B');
      heroAt(t, 1, VYRAH, '1B');
      token(t, '1B', HILL);
    }).answers(CORBIN, 'move', 'stop');
    expect(story.table.tokenUp.get(area('1B'))).toBe(1);
    expect(story.happened).not.toContain('token-discarded');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toContain(`duel:${VYRAH}`);
  });
});
