import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { attack, FIELD, finish, keys, rows, tally } from '../../battle/kit.ts';
import { CARTHOS, CORBIN, KIRGA, VALADIR } from '../../heroes/summer.ts';
import { hero, heroAt, noStronghold, stronghold, tacticsHand } from '../../kit/arrange.ts';
import { commanderAt, options } from '../commanders/kit.ts';
import { led, open, staged, until, used } from './kit.ts';

const FURY = 'tactics-battle-fury';
const VANGUARD = 'command:commander-vanguard';
const SABOTEUR = 'command:commander-saboteur';
const SPY = 'command:commander-spy';

/** What seat 0 is offered at the start of its battle; it holds a Tactics card, so that it is always asked. */
const startOf = (place: (t: Table) => void): Play<Table> => {
  const story = attack({
    options,
    attackers: { 'unit-footman': 2 },
    defenders: { 'unit-archer': 1 },
    arrange: t => {
      place(t);
      tacticsHand(t, 0, FURY);
    },
  });
  while (story.ask().rule === 'RW-HERO-32') story.answer('pass');
  return story;
};

everyWay({ describe, it }, 'commanders in battle', test => {
  test('BW-CMD-32 a commander who stands in the contested area provides his card', () => {
    const here = startOf(t => commanderAt(t, 0, CORBIN, FIELD, 'vanguard'));
    expect(here.offered()).toEqual([`battle:${FURY}`, VANGUARD, 'pass']);
    here.answers(VANGUARD);
    expect(used(here)).toEqual(['vanguard']);
  });

  test('BW-CMD-32 routed or elsewhere he does not, nor at another moment', () => {
    const routed = startOf(t => commanderAt(t, 0, CORBIN, FIELD, 'vanguard', { routed: true }));
    const away = startOf(t => commanderAt(t, 0, CORBIN, 'LA', 'vanguard'));
    for (const story of [routed, away]) {
      expect(story.offered()).toEqual([`battle:${FURY}`, 'pass']);
      expect(story.whyNot(VANGUARD)).toBe('reason.commander-not-here');
    }
    const later = startOf(t => commanderAt(t, 0, CORBIN, FIELD, 'bulwark'));
    expect(later.whyNot('command:commander-bulwark')).toBe('reason.card-at-another-time');
  });

  test('BW-CMD-32 each card is used once in a battle', () => {
    const story = startOf(t => commanderAt(t, 0, CORBIN, FIELD, 'vanguard')).answer(VANGUARD);
    expect(story.offered()).toEqual([`battle:${FURY}`, 'pass']);
    expect(story.whyNot(VANGUARD)).toBe('reason.commander-card-used');
    finish(story);
    expect(story.table.commandUsed.get(0)).toBe(0);
  });

  test('BW-CMD-33 beside an empty stronghold or units that lay routed before, his card does not work', () => {
    const besieged = (lying: Readonly<Record<string, number>>, card: string): Play<Table> =>
      led([[], [card]], {
        attackers: { 'unit-footman': 2 },
        lying,
        arrange: t => {
          stronghold(t, 1, FIELD);
          tacticsHand(t, 1, FURY);
        },
      });
    for (const lying of [{}, { 'unit-archer': 2 }]) {
      const story = besieged(lying, 'saboteur');
      expect(story.whyNot(SABOTEUR)).toBe('reason.commander-without-units');
      expect(used(finish(besieged(lying, 'bulwark')))).toEqual([]);
    }
  });

  test('BW-CMD-33 it stays usable when the last unit is gone', () => {
    const story = staged([[], ['bulwark']], {
      attackers: { 'unit-footman': 1 },
      defenders: {},
      silent: 0,
    });
    expect(used(finish(story))).toEqual(['bulwark']);
    expect(tally(story)).toEqual([1, 1]);
  });

  test('BW-CMD-33 who decides for neutral units has no use of his commander', () => {
    const story = led([[], ['bulwark']], {
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-sorcerer': 1 },
      unallied: true,
    });
    expect(used(finish(story))).toEqual([]);
    const start = led([[], ['saboteur']], {
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-sorcerer': 1 },
      unallied: true,
      arrange: t => {
        tacticsHand(t, 0, FURY);
        tacticsHand(t, 1, FURY);
      },
    });
    expect(open(start)).toBe('0 pick RW-TACT-15');
    expect(open(start.answer('pass'))).not.toContain('1 pick');
  });

  test('BW-CMD-34 BW-BATTLE-03 at the start the attacker uses all of his, then the defender', () => {
    const story = led([['vanguard'], ['saboteur']], {
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 2 },
      arrange: t => {
        tacticsHand(t, 0, FURY, 'tactics-mountain-pass');
        tacticsHand(t, 1, FURY);
      },
    });
    expect(open(story)).toBe('0 pick RW-TACT-15');
    expect(story.offered()).toEqual([`battle:${FURY}`, VANGUARD, 'turn:tactics-mountain-pass', 'pass']);
    // In whatever order he likes.
    story.answer(VANGUARD).answer(`battle:${FURY}`);
    expect(open(story)).toBe('0 pick RW-TACT-15');
    story.answer('pass');
    expect(open(story)).toBe('1 pick RW-TACT-15');
    expect(story.offered()).toEqual([`battle:${FURY}`, SABOTEUR, 'pass']);
    story.answer(SABOTEUR);
    expect(used(story)).toEqual(['vanguard', 'saboteur']);
    expect(story.table.tactics.at(0).total).toBe(0);
  });

  test('BW-BATTLE-02 supporters are declared before any card of the start is used', () => {
    const story = attack({
      options,
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 2 },
      arrange: t => {
        commanderAt(t, 0, CORBIN, FIELD, 'vanguard');
        commanderAt(t, 1, KIRGA, FIELD, 'saboteur');
        tacticsHand(t, 0, 'tactics-mountain-pass');
      },
    });
    expect(open(story)).toBe('0 unit RW-HERO-32');
    story.answer('unit-footman');
    expect(open(story)).toBe('1 unit RW-HERO-32');
    story.answer('unit-archer');
    expect(open(story)).toBe('0 pick RW-TACT-15');
    expect(keys(story)).toContain('hero-supports');
  });

  test('BW-CMD-40 BW-EX-05 no special ability strikes a commander, however damaged', () => {
    const story = staged([['bulwark'], []], {
      factions: ['daqan', 'latari'],
      attackers: { 'unit-footman': 1, 'unit-knight:1': 1, 'unit-bowman:routed': 1 },
      defenders: { 'unit-warrior': 1 },
      silent: 0,
      fate: [3],
      arrange: t => t.heroDamage.set(hero(CORBIN), 2),
    });
    expect(open(story)).toBe('1 destroys RW-ROUND-17');
    story.answer('yes');
    expect(story.offered()).toEqual(['unit-bowman:routed', 'unit-knight:1']);
    finish(story);
    expect([story.table.heroesInPlay.count(hero(CORBIN)), story.table.heroDamage.get(hero(CORBIN))]).toEqual([
      1, 2,
    ]);
  });

  test('BW-CMD-41 damage of a battle is put on a commander only by a card that says so', () => {
    const hit = (card: string): Play<Table> =>
      staged([[card], []], {
        attackers: { 'unit-footman': 2 },
        defenders: { 'unit-archer': 1 },
        silent: 0,
        fate: [15],
      });
    expect(hit('champion').ask().rule).toBe('BW-CMD-41');
    const other = finish(hit('tactician'));
    expect(keys(other)).not.toContain('hero-damaged');
    expect(rows(hit('tactician').table, 0)).toEqual({});
  });

  test('BW-CMD-45 a commander supports a type besides, as any hero', () => {
    const story = attack({
      options,
      factions: ['latari', 'daqan'],
      attackers: { 'unit-archer': 2 },
      defenders: { 'unit-footman': 3 },
      arrange: t => commanderAt(t, 0, CORBIN, FIELD, 'vanguard'),
    });
    story.answer('unit-archer');
    expect(story.offered()).toEqual([VANGUARD, 'pass']);
    story.answer(VANGUARD);
    // Two for the Archers, one for Vanguard, one for his support, of which one then goes.
    expect(open(story)).toBe('0 more RW-HERO-37');
    story.answer('yes');
    expect(open(story)).toBe('0 dropped RW-HERO-38');
    expect(story.table.fateDrawn.at(0).total).toBe(4);
  });

  test('BW-CMD-52 two commanders in one battle both provide their cards', () => {
    const story = led([['vanguard', 'spy'], []], {
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 2 },
      arrange: t => tacticsHand(t, 1, FURY),
    });
    expect(story.offered()).toEqual([VANGUARD, SPY, 'pass']);
    story.answers(VANGUARD, SPY);
    expect(used(until(story, 'pick'))).toEqual(['vanguard', 'spy']);
  });

  test('BW-CMD-52 a hero who is no commander brings no card', () => {
    const story = startOf(t => {
      noStronghold(t, FIELD);
      heroAt(t, 0, VALADIR, FIELD);
      heroAt(t, 1, CARTHOS, FIELD);
    });
    expect(story.offered()).toEqual([`battle:${FURY}`, 'pass']);
  });
});
