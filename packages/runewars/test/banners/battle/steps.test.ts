import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { attack, type Battle, finish, rows } from '../../battle/kit.ts';
import { activate, army, heroAt, stronghold, tacticsHand, unitsAt } from '../../kit/arrange.ts';
import { expansion, fights, open } from '../tactical-fate/kit.ts';

const options = { ...expansion, developmentCards: 'yes', exploration: 'yes' } as const;
const LAY = 'BW-TFATE-03';
const reserves = 'tactics-hidden-reserves';

/** The step of the battle, by number, in which each of these things was told. */
const stepsOf = (story: Play<Table>, ...keys: readonly string[]): (readonly [string, number])[] => {
  let step = 0;
  return story.history().flatMap(({ key, args }) => {
    if (key === 'battle-step') step = args['step'] ?? 0;
    return keys.includes(key) ? [[key, step] as const] : [];
  });
};

/** What was told, without what is told again at once. */
const inTurn = (story: Play<Table>, tell: (key: string, side: number) => string | undefined): string[] => {
  const told: string[] = [];
  for (const { key, args } of story.history()) {
    const it = tell(key, args['side'] ?? args['who'] ?? 0);
    if (it !== undefined && told.at(-1) !== it) told.push(it);
  }
  return told;
};

everyWay({ describe, it }, 'the steps of a battle', test => {
  test('BW-BATTLE-01 there are seven, and what the expansion adds has its place in them', () => {
    const story = attack({
      options,
      attackers: { 'unit-knight': 3 },
      defenders: { 'unit-archer': 1, 'unit-warrior': 3 },
      lying: { 'unit-leonx-rider': 1 },
      arrange: t => {
        tacticsHand(t, 0, 'tactics-flanking-strike', 'tactics-bribery');
        tacticsHand(t, 1, reserves, 'tactics-hold-the-line');
        army(t, 1, '1B', { 'unit-archer': 1 });
        heroAt(t, 0, 'HE-01', '3A');
        stronghold(t, 1, '3B');
      },
    });
    story.answer(`battle:${reserves}`).answer('unit-knight');
    story.answer('battle:tactics-flanking-strike').answer(['unit-archer']);
    while (story.table.battleArea > 0) {
      const [seat] = story.asked;
      const [first = ''] = story.offered(seat);
      const uses = first.startsWith('tactics-') || first.startsWith('battle:');
      story.answer(uses ? first : story.ask(seat).absent, seat);
    }
    const told = story.history().filter(({ key }) => key === 'battle-step');
    expect(told.map(({ args }) => args['step'])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const first = new Map(
      stepsOf(
        story,
        'battle-began',
        'tactics-played',
        'rows-formed',
        'hero-supports',
        'fate-laid',
        'fate-drawn',
        'strength-tallied',
        'battle-won',
        'battle-ended',
      ).toReversed(),
    );
    expect(Object.fromEntries(first)).toEqual({
      'battle-began': 1,
      'tactics-played': 1,
      'rows-formed': 2,
      'hero-supports': 3,
      'fate-laid': 5,
      'fate-drawn': 5,
      'strength-tallied': 6,
      'battle-won': 7,
      'battle-ended': 7,
    });
    expect(stepsOf(story, 'tactics-played').map(([, step]) => step)).toEqual([1, 4]);
  });

  test('BW-BATTLE-18 a card before the rows is for the player it names, and who comes takes part', () => {
    const raid = (seat: number): Battle => ({
      options,
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 1 },
      arrange: t => {
        tacticsHand(t, seat, reserves, 'tactics-scrying');
        army(t, 1, '1B', { 'unit-leonx-rider': 1 });
        army(t, 0, 'DB', { 'unit-footman': 1 });
        activate(t, 0, 'DB');
      },
    });
    const story = attack(raid(1));
    expect([story.asked, story.offered()]).toEqual([[1], [`battle:${reserves}`, 'pass']]);
    expect(stepsOf(story, 'battle-began', 'rows-formed')).toEqual([['battle-began', 1]]);
    story.answer(`battle:${reserves}`);
    expect(stepsOf(story, 'tactics-played', 'units-marched', 'fighters-joined').slice(-4)).toEqual([
      ['tactics-played', 1],
      ['units-marched', 1],
      ['fighters-joined', 2],
      ['fighters-joined', 2],
    ]);
    expect(rows(story.table, 1)).toEqual({ 'unit-archer': 1, 'unit-leonx-rider': 1 });
    const attacker = attack(raid(0));
    expect(attacker.offered()).not.toContain(`battle:${reserves}`);
    expect(stepsOf(attacker, 'rows-formed')).toEqual([['rows-formed', 2]]);
    expect(unitsAt(attacker.table, 'DB')).toEqual({ 'unit-footman': 1 });
  });
});

everyWay({ describe, it }, 'the parts of a pass', test => {
  const both: Battle = {
    attackers: { 'unit-knight': 4 },
    defenders: { 'unit-pegasus-rider': 4 },
    options,
  };

  test('BW-BATTLE-04 announcements, draws, abilities, routs and damage, each of the attacker and of the defender', () => {
    // Of the attacker Bribery's special, a miss, a rout and two damage; of the defender a rout, a special and damage.
    const story = fights([['bribery'], ['hold-the-line']], { ...both, fate: [5, 8, 11, 3, 18, 6] });
    story.answer('tactics-bribery').answer('tactics-hold-the-line');
    finish(story);
    const isPart = ['fate-laid', 'fate-drawn', 'special-used', 'fighters-routed', 'fighter-damaged'];
    expect(inTurn(story, (key, side) => (isPart.includes(key) ? `${key} ${side}` : undefined))).toEqual([
      'fate-laid 0',
      'fate-laid 1',
      'fate-drawn 0',
      'fate-drawn 1',
      'special-used 0',
      'fighters-routed 1',
      'special-used 1',
      'fighters-routed 0',
      'fighters-routed 1',
      'fighters-routed 0',
      'fighter-damaged 1',
      'fighter-damaged 0',
    ]);
  });

  test('BW-BATTLE-05 both types are chosen and all cards announced before anybody draws', () => {
    const story = fights([['bribery'], ['bribery']], {
      ...both,
      attackers: { 'unit-knight': 1, 'unit-novice-wizard': 1 },
      defenders: { 'unit-pegasus-rider': 1, 'unit-beastman': 1 },
      fate: [5, 5, 6, 7].map((number, at) => number + 2 * at),
    });
    const course: string[] = [];
    const drawn = (): boolean => story.history().some(({ key }) => key === 'fate-drawn');
    for (const answer of ['unit-novice-wizard', 'pass', 'unit-beastman', 'pass']) {
      course.push(`${open(story)} ${drawn() ? 'drawn' : 'undrawn'}`);
      story.answer(answer);
    }
    expect(course).toEqual([
      '0 RW-ROUND-10 undrawn',
      `0 ${LAY} undrawn`,
      '1 RW-ROUND-10 undrawn',
      `1 ${LAY} undrawn`,
    ]);
    const sides = story
      .history()
      .filter(({ key }) => key === 'fate-drawn')
      .map(({ args }) => args['side']);
    expect(sides.slice(0, 2)).toEqual([0, 1]);
  });

  test('BW-BATTLE-06 the defender assigns first, routs as well as damage', () => {
    const mixed = (fate: readonly number[]): Play<Table> =>
      fights([[], []], {
        options,
        attackers: { 'unit-knight': 2, 'unit-siege-tower': 2 },
        defenders: { 'unit-pegasus-rider': 2, 'unit-forest-guardian': 2 },
        fate,
      });
    const deciders = (story: Play<Table>): string[] => {
      const told: string[] = [];
      while (story.table.battleArea > 0 && story.table.combatRound === 2) {
        const [seat] = story.asked;
        told.push(open(story));
        story.answer(story.ask(seat).absent, seat);
      }
      return told;
    };
    expect(deciders(mixed([5, 8, 6, 9]))).toEqual(['1 RW-ROUT-04', '0 RW-ROUT-04']);
    expect(deciders(mixed([5, 18, 6, 19]))).toEqual(['1 RW-DMG-01', '0 RW-DMG-01']);
    expect(deciders(mixed([8, 18, 9, 19]))).toEqual([
      '1 RW-ROUT-04',
      '0 RW-ROUT-04',
      '1 RW-DMG-01',
      '0 RW-DMG-01',
    ]);
  });
});
