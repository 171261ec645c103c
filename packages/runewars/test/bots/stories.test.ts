import { PASS } from '@runehold/kernel/ask/offer';
import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { campaigns, spareOf } from '../../src/bots/campaign.ts';
import { fighterDomain, turnDomain } from '../../src/domains.ts';
import type { Table } from '../../src/layout.ts';
import { areaIds, orderIds, unitIds } from '../../src/pools.ts';
import { runeChance } from '../../src/rules/view/areas.ts';
import { optionName } from '../../src/rules/view/options.ts';
import { ASTARRA, questPhase } from '../heroes/summer.ts';
import {
  area,
  army,
  dials,
  hero,
  heroAt,
  neutrals,
  objective,
  questHand,
  rune,
  stronghold,
} from '../kit/arrange.ts';
import { atTurn, nextFate, position } from '../kit/position.ts';
import { botAnswer, lookOf } from './table.ts';

/** What the bot at a seat says, by name. */
const answered = (story: Play<Table>, names: readonly string[], seat = 0): string[] =>
  botAnswer(story.table, seat).reply.map(code => (code === PASS ? 'pass' : names[code]));

/** Where the marches lead that the bot would make, the best first. */
const marchesTo = (story: Play<Table>, seat = 0): string[] =>
  campaigns(lookOf(story.table, seat)).map(march => areaIds[march.area]);

describe('marches', () => {
  it('lead to the dragon rune that the seat knows of', () => {
    const story = position().given(t => {
      army(t, 0, 'DC', { 'unit-footman': 4 });
      rune(t, '3B', 'dragon', { knownTo: [0] });
      rune(t, '3A', 'false', { knownTo: [0] });
    });
    expect(marchesTo(story)[0]).toBe('3B');
    expect(answered(story, orderIds)[0]).toMatch(/order-(strategize|mobilize|conquer)/);
    expect(answered(atTurn(story, 0, 'order-conquer').answer('order'), areaIds)).toEqual(['3B']);
  });

  it('cannot tell a false rune that only others have seen', () => {
    const withRune = (kind: 'dragon' | 'false', other: 'dragon' | 'false') =>
      position().given(t => {
        army(t, 0, 'DC', { 'unit-footman': 4 });
        rune(t, '3B', kind, { knownTo: [1] });
        rune(t, '3A', other, { knownTo: [1] });
      });
    expect(marchesTo(withRune('dragon', 'false'))).toEqual(marchesTo(withRune('false', 'dragon')));
    const look = lookOf(withRune('dragon', 'false').table, 0);
    expect([runeChance(look, area('3A')), runeChance(look, area('3B'))]).toEqual([0.5, 0.5]);
  });

  it('leave a garrison where the area would be lost, and nobody where walls or home hold it', () => {
    const { table } = position().given(t => {
      army(t, 0, '3B', { 'unit-footman': 2, 'unit-knight': 1 });
      army(t, 0, 'DC', { 'unit-footman': 2 });
      army(t, 0, '3A', { 'unit-footman': 1 });
      stronghold(t, 0, '3A');
    });
    const troops = ['3B', 'DC', '3A'].map(from => ({
      area: area(from),
      type: 2,
      count: from === '3A' ? 1 : 2,
    }));
    const spare = spareOf(lookOf(table, 0), troops);
    expect(spare.map(troop => [areaIds[troop.area], troop.count])).toEqual([
      ['3B', 2],
      ['DC', 2],
      ['3A', 1],
    ]);
    const all = spareOf(lookOf(table, 0), [...troops, { area: area('3B'), type: 1, count: 1 }]);
    expect(all.map(troop => [areaIds[troop.area], unitIds[troop.type], troop.count])).toEqual([
      ['3B', 'unit-footman', 1],
      ['DC', 'unit-footman', 2],
      ['3A', 'unit-footman', 1],
      ['3B', 'unit-knight', 1],
    ]);
  });

  it('do not go where the battle would be lost', () => {
    const story = position().given(t => {
      army(t, 0, 'DC', { 'unit-footman': 2 });
      army(t, 1, '3B', { 'unit-warrior': 5 });
      rune(t, '3B', 'dragon', { faceup: true });
    });
    expect(marchesTo(story)).not.toContain('3B');
  });
});

describe('neutral units', () => {
  const facing = (units: Readonly<Record<string, number>>, influence: number): Play<Table> => {
    const story = position().given(t => {
      army(t, 0, 'DC', { 'unit-knight': 4, 'unit-footman': 4 });
      neutrals(t, '3A', units);
      t.influence.set(0, influence);
    });
    atTurn(story, 0, 'order-conquer').answers('order', '3A');
    const force = [...Array(4).fill('DC:unit-knight'), ...Array(4).fill('DC:unit-footman')];
    return story.answer(force);
  };

  it('are fought when they are weak, and talked to when they are not', () => {
    expect(answered(facing({ 'unit-sorcerer': 1 }, 6), ['battle', 'diplomacy'])).toEqual(['battle']);
    expect(answered(facing({ 'unit-giant': 3 }, 6), ['battle', 'diplomacy'])).toEqual(['diplomacy']);
  });

  it('are offered what they are worth and no more', () => {
    const story = facing({ 'unit-giant': 3 }, 6).answer('diplomacy');
    const [influence] = botAnswer(story.table, 0).reply;
    expect(influence).toBeGreaterThanOrEqual(2);
    expect(influence).toBeLessThan(6);
  });
});

describe('battles', () => {
  /** An Archer strikes first, for one damage, at what has marched against him. */
  const struck = (units: Readonly<Record<string, number>>): Play<Table> => {
    const story = position().given(t => {
      army(t, 0, 'DC', units);
      army(t, 1, '3B', { 'unit-archer': 1 });
    });
    atTurn(story, 0, 'order-conquer').answers('order', '3B');
    nextFate(story, 15);
    return story.answer(
      Object.entries(units).flatMap(([id, count]) => Array<string>(count).fill(`DC:${id}`)),
    );
  };

  it('hurt who survives it before they cost a life', () => {
    const story = struck({ 'unit-knight': 1, 'unit-footman': 2 });
    expect(story.ask(0).rule).toBe('RW-DMG-01');
    expect(fighterDomain.nameOf(botAnswer(story.table, 0).reply[0])).toBe('unit-knight');
    const other = struck({ 'unit-footman': 2, 'unit-siege-tower': 1 });
    expect(fighterDomain.nameOf(botAnswer(other.table, 0).reply[0])).toBe('unit-siege-tower');
  });
});

describe('runes', () => {
  it('of dragons go behind walls, false ones to where the enemy comes first', () => {
    const story = position().given(t => {
      objective(t, 0, 'objective-voice-of-the-council');
      t.influence.set(0, 12);
      army(t, 0, '3B', { 'unit-footman': 1 });
      army(t, 1, '1B', { 'unit-warrior': 4 });
    });
    atTurn(story, 0, 'order-fortify').answer('objective');
    expect(story.ask(0).rule).toBe('RW-RUNE-08');
    expect(answered(story, areaIds)).toEqual(['DA', '3B']);
  });
});

describe('orders', () => {
  it('are Harvest when the land yields more than the dials show', () => {
    const story = position().given(t => dials(t, 0, 0, 0, 0));
    expect(answered(story, orderIds)).toEqual(['order-harvest']);
  });

  it('are Recruit when the dials are full and the barracks empty', () => {
    const story = position().given(t => dials(t, 0, 8, 8, 8));
    expect(answered(story, orderIds)).toEqual(['order-recruit']);
  });
});

describe('turns', () => {
  it('begin with the Objective that is fulfilled', () => {
    const story = position().given(t => {
      objective(t, 0, 'objective-voice-of-the-council');
      t.influence.set(0, 12);
    });
    atTurn(story, 0, 'order-fortify');
    expect(turnDomain.nameOf(botAnswer(story.table, 0).reply[0])).toBe('objective');
  });

  it('begin with the claim of victory before anything else', () => {
    const story = position().given(t => {
      objective(t, 0, 'objective-voice-of-the-council');
      t.influence.set(0, 12);
      for (const home of ['DA', 'DB', 'DC', '3A', '3B', '3C']) rune(t, home, 'dragon', { knownTo: [0] });
      for (const field of ['3A', '3B', '3C']) army(t, 0, field, { 'unit-footman': 1 });
    });
    atTurn(story, 0, 'order-fortify');
    expect(turnDomain.nameOf(botAnswer(story.table, 0).reply[0])).toBe('victory');
  });
});

describe('heroes', () => {
  /** Lets the bot answer for the first seat, so many times, and tells what was chosen. */
  const follow = (story: Play<Table>, times: number): string[] =>
    Array.from({ length: times }, () => {
      const { reply, ask } = botAnswer(story.table, 0);
      const name = optionName(
        { name: ask, prompt: { key: '', args: {} }, offer: story.table.offer },
        reply[0],
      );
      story.answer(name, 0);
      return name;
    });

  it('go to the quest by the shortest way and attempt it', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, ASTARRA, '3C');
      t.training.set(hero(ASTARRA), 1, 2);
      questHand(t, 0, 'quest-the-whispering-caves');
    });
    expect(follow(story, 5)).toEqual([ASTARRA, 'move', 'to:3A', 'stop', 'quest:quest-the-whispering-caves']);
  });

  it('heal before the next blow would beat them', () => {
    const story = questPhase({}, t => {
      const { health } = t.content.heroes[hero(ASTARRA)];
      heroAt(t, 0, ASTARRA, 'DC', { damage: health - 1 });
      questHand(t, 0, 'quest-the-whispering-caves');
    });
    expect(follow(story, 2)).toEqual([ASTARRA, 'heal']);
  });
});
