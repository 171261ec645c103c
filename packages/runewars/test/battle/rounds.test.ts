import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { UnitClass } from '../../src/content/types.ts';
import type { Table } from '../../src/layout.ts';
import { fateFor } from '../../src/rules/cards/fate.ts';
import { tacticsHand, unit } from '../kit/arrange.ts';
import { keys, rows, type Stage, silence, stage, tally } from './kit.ts';

/** The types for which cards were drawn, in order: side, unit and how many. */
const draws = (story: Play<Table>): string[] => {
  const drawn: string[] = [];
  for (const { key, args } of story.history()) {
    if (key === 'fate-drawn') drawn.push(`${args['side']}:${args['unit']}`);
  }
  return drawn;
};

const card = (side: number, id: string): string => `${side}:${unit(id)}`;

everyWay({ describe, it }, 'RW-ROUND', test => {
  const apart: Stage = {
    attackers: { 'unit-siege-tower': 1, 'unit-bowman': 1 },
    defenders: {},
    fate: [1, 4],
  };

  test('RW-ROUND-01 RW-CLASS-12 units draw in the round of their initiative, in ascending order', () => {
    const story = stage(apart);
    expect(draws(story)).toEqual([card(0, 'unit-bowman'), card(0, 'unit-siege-tower')]);
    const told = story
      .history()
      .filter(({ key }) => key === 'combat-round' || key === 'fate-drawn')
      .map(({ key, args }) => (key === 'fate-drawn' ? 'draws' : args['round']));
    expect(told).toEqual([1, 'draws', 2, 3, 4, 5, 'draws']);
  });

  test('RW-ROUND-02 all five rounds are run through, though nobody draws in most', () => {
    const rounds = stage(apart)
      .history()
      .filter(({ key }) => key === 'combat-round');
    expect(rounds.map(({ args }) => args['round'])).toEqual([1, 2, 3, 4, 5]);
  });

  test('RW-ROUND-03 RW-ROUND-08 each unit draws once in a battle, all of its type together', () => {
    const story = stage({ attackers: { 'unit-footman': 4 }, defenders: {}, fate: [1, 2, 3, 4] });
    expect(draws(story)).toEqual(Array(4).fill(card(0, 'unit-footman')));
    expect(keys(story).filter(key => key === 'strength-tallied')).toHaveLength(1);
  });

  /** Berserkers and Beastmen attack in round 2, in which a Knight defends. */
  const twoTypes: Stage = {
    factions: ['uthuk', 'daqan'],
    attackers: { 'unit-berserker': 2, 'unit-beastman': 1 },
    defenders: { 'unit-knight': 1 },
    fate: [1, 2, 5, 4],
  };

  test('RW-ROUND-10 RW-ROUND-09 of two types of an initiative the owner says which draws, and he cannot wait', () => {
    const story = stage(twoTypes);
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-ROUND-10']);
    expect(story.offered()).toEqual(['unit-berserker', 'unit-beastman']);
    expect(story.tries('pass')).toBeDefined();
  });

  test('RW-ROUND-05 RW-ROUND-06 in a pass the attacker draws a card for each unit of his type, then the defender', () => {
    const story = stage(twoTypes).answer('unit-berserker');
    expect(draws(story).slice(0, 2)).toEqual(Array(2).fill(card(0, 'unit-berserker')));
    expect(draws(story)[2]).toBe(card(1, 'unit-knight'));
  });

  test('RW-ROUND-04 RW-ROUND-11 an allied type is a type of its own and draws in a pass of its own', () => {
    const story = stage({ ...twoTypes, fate: [1, 5, 2, 3] }).answer('unit-beastman');
    expect(draws(story).slice(0, 2)).toEqual([card(0, 'unit-beastman'), card(1, 'unit-knight')]);
    expect(draws(story).slice(2)).toEqual(Array(2).fill(card(0, 'unit-berserker')));
  });

  test('RW-ROUND-12 RW-FATE-03 RW-CLASS-02 RW-EX-B10 a card is read in the section of the base shape alone', () => {
    const story = stage({
      attackers: { 'unit-knight': 1 },
      defenders: { 'unit-archer': 1 },
      silent: 1,
      fate: [10],
    });
    expect(keys(story)).toContain('fighters-routed');
    expect(keys(story)).not.toContain('special-used');
    const read = (shape: UnitClass) => fateFor(story.table, 9, shape);
    expect(read('triangle')).toEqual({ kind: 'special' });
    expect(read('rectangle')).toEqual({ kind: 'rout', amount: 1 });
    expect(read('hexagon')).toEqual({ kind: 'damage', amount: 2 });
    expect(read('circle')).toEqual({ kind: 'miss' });
  });

  test('RW-ROUND-13 RW-FATE-12 the defender sees which type the attacker drew for and how many cards, not which', () => {
    const story = stage({
      factions: ['latari', 'waiqar'],
      attackers: { 'unit-archer': 2 },
      defenders: { 'unit-skeleton-archer': 1, 'unit-razorwing': 1 },
      fate: [1, 2, 3, 4],
    });
    expect(story.asked).toEqual([1]);
    expect(story.ask().rule).toBe('RW-ROUND-10');
    const secretly = story.history(1).filter(({ key }) => key === 'fate-drawn');
    expect(secretly).toEqual(
      Array(2).fill({ key: 'fate-drawn', args: { side: 0, unit: unit('unit-archer') } }),
    );
    const openly = story.history(0).filter(({ key }) => key === 'fate-drawn');
    expect(openly.map(({ args }) => args['fate'])).toEqual([0, 1]);
    const seen = story.view(1).table['fateDrawn'];
    const known = story.view(0).table['fateDrawn'];
    expect(JSON.stringify(seen)).not.toEqual(JSON.stringify(known));
  });

  test('RW-ROUND-19 RW-ROUND-20 RW-ROUND-21 specials, then routs, then damage; the defender assigns first', () => {
    const story = stage({
      attackers: { 'unit-bowman': 2, 'unit-knight': 1, 'unit-footman': 1 },
      defenders: { 'unit-archer': 2, 'unit-warrior': 1 },
      fate: [5, 15, 6, 16],
    });
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-ROUT-04']);
    story.answer('unit-warrior');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-ROUT-04']);
    story.answer('unit-knight');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-DMG-01']);
    expect(rows(story.table, 1)).toEqual({ 'unit-archer': 1, 'unit-warrior:routed': 1 });
  });

  test('RW-ROUND-22 RW-ROUND-23 the icons of a type add up, and a blank does nothing', () => {
    const story = stage({
      attackers: { 'unit-knight': 3 },
      defenders: { 'unit-archer': 5 },
      silent: 1,
      fate: [1, 8, 5],
    });
    expect(story.history()).toContainEqual({
      key: 'fighters-routed',
      args: { side: 1, unit: unit('unit-archer'), amount: 1 },
    });
    expect(keys(story).filter(key => key === 'fighters-routed')).toHaveLength(3);
    expect(tally(story)).toEqual([3, 2]);
  });

  test('RW-ROUND-24 RW-ROUND-42 RW-FATE-07 all cards of a pass end on the open discard pile, misses too', () => {
    const story = stage({
      attackers: { 'unit-bowman': 3 },
      defenders: { 'unit-archer': 2 },
      fate: [1, 2, 5, 3, 4],
    });
    const { fateDiscard } = story.table;
    expect(fateDiscard.total).toBe(5);
    for (const number of [1, 2, 3, 4, 5]) expect(fateDiscard.count(number - 1)).toBe(1);
    expect(story.history(1)).toContainEqual({ key: 'fate-dropped', args: { side: 0, fate: 0 } });
    expect(story.view('spectator').table['fateDiscard']).toEqual(
      story.view('all-seeing').table['fateDiscard'],
    );
  });

  const secondPass: Stage = {
    factions: ['uthuk', 'daqan'],
    attackers: { 'unit-berserker': 1, 'unit-beastman': 1 },
    defenders: { 'unit-footman': 1 },
    fate: [1, 2, 3],
  };

  test('RW-ROUND-25 RW-ROUND-26 a second type draws in another pass, alone where the other side has none', () => {
    const story = stage(secondPass).answer('unit-beastman');
    expect(draws(story).slice(0, 2)).toEqual([card(0, 'unit-beastman'), card(0, 'unit-berserker')]);
    expect(draws(story).filter(one => one.startsWith('1:'))).toEqual([card(1, 'unit-footman')]);
  });

  test('RW-ROUND-27 the next initiative begins when all types of this one have drawn', () => {
    const story = stage(secondPass).answer('unit-beastman');
    const told = keys(story).filter(key => key === 'combat-round' || key === 'fate-drawn');
    // Nobody in round 1, both types in round 2, the Footman in round 3.
    expect(told.slice(0, 6)).toEqual([
      'combat-round',
      'combat-round',
      'fate-drawn',
      'fate-drawn',
      'combat-round',
      'fate-drawn',
    ]);
  });

  test('RW-ROUND-29 who is destroyed or routed before his draw does not attack', () => {
    const story = stage({
      factions: ['daqan', 'latari'],
      attackers: { 'unit-bowman': 2 },
      defenders: { 'unit-warrior': 2 },
      fate: [5, 6],
    });
    expect(draws(story)).toEqual([card(0, 'unit-bowman'), card(0, 'unit-bowman')]);
  });

  test('RW-ROUND-30 cards once drawn are resolved even if their unit has fallen', () => {
    const story = stage({
      factions: ['latari', 'uthuk'],
      attackers: { 'unit-archer': 1 },
      defenders: { 'unit-flesh-ripper': 1 },
      fate: [9, 18],
    });
    expect(keys(story).filter(key => key === 'fighters-destroyed')).toHaveLength(2);
  });

  test('RW-ROUND-32 RW-BATTLE-27 who stands up after his type has drawn does not attack again', () => {
    const story = stage({
      factions: ['daqan', 'latari'],
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer:routed': 2, 'unit-warrior:routed': 1 },
      arrange: t => tacticsHand(t, 1, 'tactics-rally-cry'),
    });
    story.answer('pass').given(t => {
      silence(t, 0);
      t.hasDrawn.set(1, 0, 1);
    });
    expect(story.ask().rule).toBe('RW-TACT-15');
    story.answer('battle:tactics-rally-cry').answer(['unit-archer:routed', 'unit-warrior:routed']);
    const drawn = draws(story).filter(one => one.startsWith('1:'));
    expect(drawn).toEqual([card(1, 'unit-warrior')]);
  });

  test('RW-ROUND-36 RW-BATTLE-28 rounds go on when one side has nobody left', () => {
    const story = stage({
      attackers: { 'unit-bowman': 1, 'unit-siege-tower': 1 },
      defenders: { 'unit-warrior:1': 1 },
      fate: [15, 6],
    });
    expect(draws(story)).toEqual([card(0, 'unit-bowman'), card(0, 'unit-siege-tower')]);
    expect(tally(story)).toEqual([4, 0]);
  });
});

everyWay({ describe, it }, 'RW-FATE', test => {
  test('RW-FATE-06 RW-FATE-08 a deck that runs out is made anew of the discards, and the rest is drawn from it', () => {
    const story = stage({
      attackers: { 'unit-footman': 5 },
      defenders: {},
      arrange: t => {
        for (let number = 0; number < 28; number++) t.move(number, t.fateDeck, t.fateDiscard);
      },
    });
    expect(draws(story)).toHaveLength(5);
    expect(story.history()).toContainEqual({ key: 'fate-reshuffled', args: { cards: 28 } });
    expect(story.table.fateDeck.total + story.table.fateDiscard.total).toBe(30);
  });

  test('RW-FATE-09 cards that are drawn and not discarded are not shuffled in', () => {
    const story = stage({
      attackers: { 'unit-bowman': 8 },
      defenders: { 'unit-archer': 2 },
      arrange: t => {
        for (let number = 0; number < 22; number++) t.move(number, t.fateDeck, t.fateDiscard);
      },
    });
    expect(story.history()).toContainEqual({ key: 'fate-reshuffled', args: { cards: 22 } });
  });

  test('RW-FATE-11 a deck that is empty after a draw waits for the next one', () => {
    const story = stage({
      attackers: { 'unit-footman': 2 },
      defenders: {},
      arrange: t => {
        for (let number = 0; number < 28; number++) t.move(number, t.fateDeck, t.fateDiscard);
      },
    });
    expect(keys(story)).not.toContain('fate-reshuffled');
    expect([story.table.fateDeck.total, story.table.fateDiscard.total]).toEqual([0, 30]);
  });
});
