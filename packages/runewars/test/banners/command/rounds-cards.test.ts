import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { type Battle, FIELD, finish, keys, type Stage, tally } from '../../battle/kit.ts';
import { CORBIN, KIRGA, whereIs } from '../../heroes/summer.ts';
import { area, army, hero, reward, tacticsHand, unitsAt } from '../../kit/arrange.ts';
import { drawnOn } from '../tactical-fate/kit.ts';
import { open, staged, until, used } from './kit.ts';

type Amounts = Readonly<Record<string, number>>;

const damageOf = ({ table }: Play<Table>, id: string): number => table.heroDamage.get(hero(id));

/** How many units of a side have been destroyed. */
const lost = (story: Play<Table>, side: number): number =>
  story
    .history()
    .filter(({ key, args }) => key === 'fighters-destroyed' && args['side'] === side)
    .reduce((sum, { args }) => sum + (args['amount'] ?? 0), 0);

/** Only the attacker draws, for units that both stand. */
const struck = (
  card: string,
  side: number,
  attackers: Amounts,
  defenders: Amounts,
  fate: readonly number[],
  other: Partial<Battle> = {},
): Play<Table> =>
  staged(side === 0 ? [[card], []] : [[], [card]], {
    attackers,
    defenders,
    silent: 1,
    fate,
    ...other,
  } as Stage);

everyWay({ describe, it }, 'Commander cards in the rounds', test => {
  test('Tactician: one card drawn for a type goes for a new one, before support takes its own', () => {
    const story = struck('tactician', 0, { 'unit-bowman': 2 }, { 'unit-warrior': 4 }, [1, 2, 15], {
      arrange: t => t.supporter.set(0, 0, 0),
    });
    expect(open(story)).toBe('0 cards BW-CMD-32');
    expect(story.offered()).toEqual(['fate-1', 'fate-2']);
    expect([story.ask().min, story.ask().max]).toEqual([0, 1]);
    story.answer(['fate-2']);
    expect(drawnOn(story, 0)).toEqual([1, 2, 15]);
    expect(used(story)).toEqual(['tactician']);
    expect(keys(story).filter(key => key === 'fate-dropped').length).toBeGreaterThan(0);
  });

  test('Tactician: once in a battle, for whichever type; who waits is asked again', () => {
    const armies: Amounts = { 'unit-bowman': 1, 'unit-knight': 1, 'unit-footman': 1 };
    const waits = struck('tactician', 0, armies, { 'unit-warrior': 6 }, [1, 5, 2]);
    waits.answer([]);
    until(waits, 'cards');
    expect(waits.offered()).toEqual(['fate-5']);
    waits.answer(['fate-5']);
    expect(open(until(waits, 'cards'))).not.toContain('cards');
  });

  test('Champion: any part of what Fate cards deal falls on him, up to what defeats him', () => {
    // Two Bowmen deal 1 each.
    const story = struck('champion', 1, { 'unit-bowman': 2 }, { 'unit-archer': 3 }, [15, 16]);
    expect(open(story)).toBe('1 taken BW-CMD-41');
    expect([story.ask(1).min, story.ask(1).max]).toEqual([0, 2]);
    story.answer(1);
    expect([damageOf(story, KIRGA), lost(story, 1)]).toEqual([1, 1]);
    expect(used(story)).toEqual(['champion']);
    const none = struck('champion', 1, { 'unit-bowman': 2 }, { 'unit-archer': 3 }, [15, 16]).answer(0);
    expect([damageOf(none, KIRGA), lost(none, 1)]).toEqual([0, 2]);
    expect(used(none)).toEqual([]);
  });

  test('Champion: in every such step, and once defeated no more; he leaves his Rewards in the field', () => {
    const story = struck(
      'champion',
      1,
      { 'unit-bowman': 2, 'unit-footman': 2 },
      { 'unit-archer': 4 },
      [15, 16, 17, 18],
      {
        arrange: t => {
          t.heroDamage.set(hero(KIRGA), 3);
          reward(t, KIRGA, 'reward-healing-draught');
        },
      },
    );
    // Who has a facedown Reward might prevent damage.
    story.answer(1).answer('pass');
    expect(damageOf(story, KIRGA)).toBe(4);
    until(story, 'taken');
    // One point defeats him now, so no more can fall on him; the other is his units'.
    expect([story.ask(1).min, story.ask(1).max]).toEqual([0, 1]);
    story.answer(1).answer('pass');
    expect(whereIs(story.table, KIRGA)).toBeUndefined();
    expect(keys(story)).toContain('marker-placed');
    expect(lost(story, 1)).toBe(2);
  });

  test('Champion: damage of special abilities does not fall on him', () => {
    const story = struck('champion', 1, { 'unit-bowman': 1 }, { 'unit-archer': 2 }, [9]);
    expect(used(finish(story))).toEqual([]);
    expect(damageOf(story, KIRGA)).toBe(0);
  });

  test('Champion: a supporter who falls supports nobody any more', () => {
    const story = struck('champion', 1, { 'unit-bowman': 1 }, { 'unit-warrior': 2 }, [15], {
      arrange: t => t.heroDamage.set(hero(KIRGA), 4),
    });
    story.given(t => t.supporter.set(1, 3, hero(KIRGA) + 1)).answer(1);
    expect(story.table.supporter.get(1, 3)).toBe(0);
    expect(finish(story).table.battleArea).toBe(0);
  });

  test('Reaver: for 1 damage to himself, which nothing prevents, the enemy takes 2 more', () => {
    const story = struck('reaver', 0, { 'unit-bowman': 2 }, { 'unit-archer': 6 }, [15, 1], {
      arrange: t => reward(t, CORBIN, 'reward-amulet-of-shielding'),
    });
    expect(open(story)).toBe('0 yes BW-CMD-41');
    story.answer('yes');
    expect([damageOf(story, CORBIN), lost(story, 1)]).toEqual([1, 3]);
    const no = struck('reaver', 0, { 'unit-bowman': 2 }, { 'unit-archer': 6 }, [15, 1]).answer('no');
    expect([damageOf(no, CORBIN), lost(no, 1)]).toEqual([0, 1]);
  });

  test('Reaver: even if that defeats him; only where his cards deal damage, and once', () => {
    const last = struck('reaver', 0, { 'unit-bowman': 1 }, { 'unit-archer': 6 }, [15], {
      arrange: t => t.heroDamage.set(hero(CORBIN), 5),
    }).answer('yes');
    expect(whereIs(last.table, CORBIN)).toBeUndefined();
    expect(lost(last, 1)).toBe(3);
    const misses = struck('reaver', 0, { 'unit-bowman': 1 }, { 'unit-archer': 6 }, [1]);
    expect(used(finish(misses))).toEqual([]);
    expect(misses.history().some(({ key }) => key === 'hero-damaged')).toBe(false);
    const again = struck(
      'reaver',
      0,
      { 'unit-bowman': 1, 'unit-footman': 1 },
      { 'unit-archer': 9 },
      [15, 16],
    );
    again.answer('yes');
    expect(open(until(again, 'yes'))).not.toContain('BW-CMD-41');
  });

  test('Reaver and Champion: what the card adds does not fall on the other commander', () => {
    const story = staged([['reaver'], ['champion']], {
      attackers: { 'unit-bowman': 1 },
      defenders: { 'unit-archer': 6 },
      silent: 1,
      fate: [15],
    }).answer('yes');
    expect(open(story)).toBe('1 taken BW-CMD-41');
    expect(story.ask(1).max).toBe(1);
    story.answer(1, 1);
    expect([damageOf(story, KIRGA), lost(story, 1)]).toEqual([1, 2]);
  });

  test('Field Surgeon: after the last round a triangle or circle of the faction comes back, routed', () => {
    const story = staged([['field-surgeon'], []], {
      attackers: { 'unit-bowman': 1, 'unit-knight:1': 1, 'unit-footman': 3 },
      defenders: { 'unit-archer': 2 },
      silent: 0,
      fate: [15, 16],
    });
    // The damaged Knight falls first, then a triangle of the attacker's choice.
    until(story, 'pick').answer('unit-bowman', 0);
    until(story, 'units');
    expect(open(story)).toBe('0 units BW-CMD-32');
    expect(story.offered()).toEqual(['unit-bowman']);
    expect(story.whyNot('unit-knight')).toBe('reason.wrong-shape');
    story.answer(['unit-bowman']);
    expect(unitsAt(finish(story).table, FIELD)).toEqual({ 'unit-bowman:routed': 1, 'unit-footman': 3 });
    expect(used(story)).toEqual(['field-surgeon']);
    expect(lost(story, 0)).toBe(2);
  });

  test('Field Surgeon: nobody destroyed, nobody asked; neutral units do not come back', () => {
    const whole = staged([['field-surgeon'], []], {
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 1 },
      silent: 0,
      fate: [1],
    });
    expect(open(until(whole, 'units'))).not.toContain('units');
    const allied = staged([['field-surgeon'], []], {
      attackers: { 'unit-razorwing': 1, 'unit-knight': 1 },
      defenders: { 'unit-archer': 1 },
      silent: 0,
      fate: [15],
    });
    until(allied, 'pick').answer('unit-razorwing', 0);
    expect(open(until(allied, 'units'))).not.toContain('units BW');
  });
});

everyWay({ describe, it }, 'Commander cards when strength is counted', test => {
  test('Standard Bearer: one routed unit that is no hexagon stands again', () => {
    const story = staged([['standard-bearer'], []], {
      attackers: { 'unit-footman:routed': 1, 'unit-knight:routed:1': 1, 'unit-siege-tower:routed': 1 },
      defenders: { 'unit-archer': 2 },
      silent: 1,
    });
    expect(open(story)).toBe('0 pick RW-TACT-15');
    expect(story.offered()).toEqual(['command:commander-standard-bearer', 'pass']);
    story.answer('command:commander-standard-bearer');
    expect(story.offered()).toEqual(['unit-knight:routed:1', 'unit-footman:routed']);
    expect(story.whyNot('unit-siege-tower:routed')).toBe('reason.stands-or-wrong-class');
    story.answer(['unit-knight:routed:1']);
    expect(story.happened).toContain('fighters-stood');
    expect(tally(finish(story))).toEqual([2, 2]);
  });

  test('Standard Bearer: nobody routed, nobody asked', () => {
    const story = staged([['standard-bearer'], []], {
      attackers: { 'unit-footman': 1, 'unit-siege-tower:routed': 1 },
      defenders: { 'unit-archer': 2 },
      silent: 0,
      fate: [1, 2],
    });
    expect(used(finish(story))).toEqual([]);
    expect(story.history().some(({ key }) => key === 'fighters-stood')).toBe(false);
  });

  test('Bulwark: 1 more for his side, 2 in defence of an own stronghold', () => {
    const count = (side: number, walls: boolean): readonly [number, number] | undefined =>
      tally(
        finish(
          staged(side === 0 ? [['bulwark'], []] : [[], ['bulwark']], {
            attackers: { 'unit-footman:routed': 1 },
            defenders: { 'unit-archer:routed': 1 },
            arrange: t => {
              if (walls) t.stronghold.set(area(FIELD), 1 + 2 * 1);
            },
          }),
        ),
      );
    expect([count(0, false), count(1, false)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect([count(0, true), count(1, true)]).toEqual([
      [1, 5],
      [0, 7],
    ]);
  });

  test('Rearguard: up to three units that stood are not routed by the retreat; the commander is', () => {
    const story = staged([[], ['rearguard']], {
      attackers: { 'unit-footman': 6 },
      defenders: { 'unit-archer': 2, 'unit-warrior': 2, 'unit-warrior:routed': 1 },
      silent: 0,
      fate: [1, 2, 5, 6],
    });
    until(story, 'units');
    expect(open(story)).toBe('1 units BW-CMD-35');
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior']);
    expect([story.ask(1).min, story.ask(1).max]).toEqual([0, 3]);
    expect(story.whyNot('unit-warrior:routed')).toBe('reason.routed-in-battle');
    story.answer(['unit-archer', 'unit-warrior', 'unit-warrior'], 1).answer('1B', 1);
    expect(unitsAt(story.table, '1B')).toEqual({
      'unit-archer': 1,
      'unit-archer:routed': 1,
      'unit-warrior': 2,
      'unit-warrior:routed': 1,
    });
    expect([whereIs(story.table, KIRGA), story.table.heroRouted.get(hero(KIRGA))]).toEqual(['1B', 1]);
    expect(story.table.upright.get(0)).toBe(0);
  });

  test('Rearguard: who has fought and stands is not sent on by Forced March', () => {
    const MARCH = 'tactics-forced-march';
    const beaten = (covered: readonly string[]): Play<Table> => {
      const story = staged([['rearguard'], []], {
        attackers: { 'unit-footman': 2, 'unit-knight': 1 },
        defenders: { 'unit-archer': 4 },
        silent: 1,
        fate: [5, 1, 2],
      });
      until(story, 'units').given(t => army(t, 0, 'DC', { 'unit-knight': 1 }));
      story.answer(covered, 0);
      story.answer('DC', 0);
      return story.given(t => tacticsHand(t, 0, MARCH)).answer(`tactics:${MARCH}`);
    };
    expect(unitsAt(beaten(['unit-footman', 'unit-knight']).table, 'DC')).toEqual({
      'unit-footman': 1,
      'unit-footman:routed': 1,
      'unit-knight': 2,
    });
    const marching = beaten(['unit-footman', 'unit-knight']).answer('DA');
    // The Knight that stayed at home is fresh and goes; of those who fought nobody may.
    expect(unitsAt(marching.table, 'DA')).toEqual({ 'unit-knight': 1 });
    expect(unitsAt(marching.table, 'DC')).toEqual({
      'unit-footman': 1,
      'unit-footman:routed': 1,
      'unit-knight': 1,
    });
  });

  test('Rearguard: the winner is not asked, nor who has nobody standing', () => {
    const won = staged([['rearguard'], []], {
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-archer:routed': 1 },
      silent: 0,
    });
    expect(used(finish(won))).toEqual([]);
    expect(keys(won)).toContain('battle-won');
    const fallen = staged([['rearguard'], []], {
      attackers: { 'unit-footman:routed': 1 },
      defenders: { 'unit-archer': 2 },
      silent: 1,
    });
    expect(open(until(fallen, 'units'))).not.toContain('units BW');
  });
});
