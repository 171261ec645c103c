import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { FIELD, finish, setRows, silence, tally } from '../../battle/kit.ts';
import { noStronghold, stronghold, tacticsHand } from '../../kit/arrange.ts';
import { card, discarded, drawnOn } from '../tactical-fate/kit.ts';
import { led, open, until, used } from './kit.ts';

const FURY = 'tactics-battle-fury';
const RALLY = 'tactics-rally-cry';
const FLANK = 'tactics-flanking-strike';
const SABOTEUR = 'command:commander-saboteur';
const SPY = 'command:commander-spy';
const VANGUARD = 'command:commander-vanguard';

/** Cards of this season in a hand, besides what may be used. */
const fresh = (t: Table, seat: number, id: string): void => {
  t.tacticsDeck.take(card(id));
  t.freshTactics.at(seat).put(card(id));
};

/** Attacker and defender lead at the start; the hands are dealt. */
const opening = (
  cards: readonly [readonly string[], readonly string[]],
  hands: readonly [readonly string[], readonly string[]],
  arrange: (t: Table) => void = () => {},
  unallied = false,
): Play<Table> =>
  led(cards, {
    attackers: { 'unit-footman': 3 },
    defenders: unallied ? { 'unit-sorcerer': 1 } : { 'unit-archer': 2 },
    unallied,
    arrange: t => {
      for (const [seat, hand] of hands.entries()) tacticsHand(t, seat, ...hand);
      arrange(t);
    },
  });

/** The rows stand as they are when strength is tallied. */
const stilled = (story: Play<Table>): Play<Table> =>
  story.given(t => {
    setRows(t, 0, { 'unit-footman': 3 });
    setRows(t, 1, { 'unit-archer': 2 });
    silence(t, 0);
    silence(t, 1);
  });

everyWay({ describe, it }, 'Commander cards at the start', test => {
  test('Saboteur: a stronghold that he attacks counts 2 less, besides what Conquer takes', () => {
    const walls = (used: boolean): readonly [number, number] | undefined => {
      const story = opening([['saboteur'], []], [[], [FURY]], t => stronghold(t, 1, FIELD));
      expect(story.offered()).toEqual([SABOTEUR, 'pass']);
      if (!used) return tally(finish(stilled(story).answer('pass')));
      story.answer(SABOTEUR);
      expect(story.happened).toContain('stronghold-weakened');
      expect(story.table.tactics.at(1).total).toBe(1);
      return tally(finish(stilled(story)));
    };
    expect([walls(false), walls(true)]).toEqual([
      [3, 7],
      [3, 5],
    ]);
  });

  test('Saboteur: otherwise the opponent discards a Tactics card by chance, one of this season as well', () => {
    const story = opening([['saboteur'], []], [[], [FURY]], t => fresh(t, 1, 'rally-cry'));
    expect(story.offered()).toEqual([SABOTEUR, 'pass']);
    story.chance('tactics', 1, 0).answer(SABOTEUR);
    expect(story.happened).toContain('fresh-tactics-discarded');
    expect([discarded(story, 'rally-cry'), story.table.tactics.at(1).total]).toEqual([1, 1]);
    const other = opening([['saboteur'], []], [[], [FURY, RALLY]], t => fresh(t, 1, 'sappers'));
    other.chance('tactics', 1, 0).answer(SABOTEUR);
    expect([discarded(other, 'rally-cry'), other.table.tactics.at(1).total]).toEqual([1, 1]);
    expect(other.table.freshTactics.at(1).total).toBe(1);
  });

  test('Saboteur: a defender has no walls to attack, so that the attacker discards', () => {
    const story = opening([[], ['saboteur']], [[FURY], []], t => stronghold(t, 1, FIELD)).answer('pass');
    expect(open(story)).toBe('1 pick RW-TACT-15');
    expect(story.offered()).toEqual([SABOTEUR, 'pass']);
    story.answer(SABOTEUR);
    expect([story.table.tactics.at(0).total, story.table.weakened]).toEqual([0, 0]);
  });

  test('Saboteur: against an empty hand or neutral units it does nothing, and is not offered', () => {
    const idle = opening([['saboteur'], []], [[FURY], []]);
    expect(idle.whyNot(SABOTEUR)).toBe('reason.card-of-no-use');
    const wild = opening([['saboteur'], []], [[FURY], [FURY]], noStrongholds, true);
    expect(wild.whyNot(SABOTEUR)).toBe('reason.card-of-no-use');
  });

  test('Spy: he sees the hand, names a card, and none of that name is used in this battle', () => {
    const story = opening([['spy'], []], [[], [FURY, FURY, RALLY]], t => fresh(t, 1, 'sappers'));
    story.answer(SPY);
    expect(open(story)).toBe('0 named BW-CMD-32');
    expect(story.offered()).toEqual([RALLY, FURY, 'tactics-sappers'].toSorted(byPlace));
    expect(story.told(0).filter(({ key }) => key === 'tactics-seen')).toHaveLength(4);
    story.answer(FURY);
    expect(story.told(1).find(({ key }) => key === 'tactics-barred')?.args).toEqual({
      who: 1,
      tactics: card('battle-fury'),
    });
    expect(open(story)).toBe('1 pick RW-TACT-15');
    expect(story.offered()).toEqual(['pass']);
    expect(story.whyNot(`battle:${FURY}`)).toBe('reason.card-barred');
    finish(story);
    expect([story.table.barredTactics.get(0), story.table.barredTactics.get(1)]).toEqual([0, 0]);
  });

  test('Spy: nor for its icon, and the other cards may be used', () => {
    const story = opening([['spy'], []], [[], [FLANK, 'tactics-hold-the-line']]);
    story.answers(SPY, FLANK);
    expect(story.whyNot(`battle:${FLANK}`)).toBe('reason.card-barred');
    until(story, 'card');
    expect(open(story)).toBe('1 card BW-TFATE-03');
    expect(story.offered()).toEqual(['tactics-hold-the-line', 'pass']);
    expect(story.whyNot(FLANK)).toBe('reason.card-barred');
  });

  test('Spy: a defender bars what the attacker has not played yet', () => {
    const story = opening([[], ['spy']], [[FURY, RALLY], []]);
    story.answers(`battle:${FURY}`, 'pass');
    expect(open(story)).toBe('1 pick RW-TACT-15');
    story.answer(SPY);
    expect(story.offered()).toEqual([RALLY]);
    story.answer(RALLY);
    expect(story.table.barredTactics.get(0)).toBe(1 + card('rally-cry'));
  });

  test('Spy: neutral units and empty hands show nothing', () => {
    expect(opening([['spy'], []], [[FURY], []]).whyNot(SPY)).toBe('reason.card-of-no-use');
    const wild = opening([['spy'], []], [[FURY], [FURY]], noStrongholds, true);
    expect(wild.whyNot(SPY)).toBe('reason.card-of-no-use');
  });

  test('Vanguard: one Fate card more for a type of the attacker’s, and all are resolved', () => {
    const story = led([['vanguard'], []], {
      attackers: { 'unit-footman': 2, 'unit-bowman': 1 },
      defenders: { 'unit-archer': 1 },
    });
    expect(story.offered()).toEqual([VANGUARD, 'pass']);
    story.answer(VANGUARD);
    expect(open(story)).toBe('0 unit BW-CMD-32');
    expect(story.offered()).toEqual(['unit-bowman', 'unit-footman']);
    story.answer('unit-bowman');
    expect(story.happened).toContain('fury-stirred');
    expect(drawnOn(story, 0)).toHaveLength(2);
  });

  test('Vanguard: of no use to a defender', () => {
    const story = opening([[], ['vanguard']], [[], [FURY]]);
    expect(open(story)).toBe('1 pick RW-TACT-15');
    expect(story.whyNot(VANGUARD)).toBe('reason.card-of-no-use');
    expect(used(finish(story))).toEqual([]);
  });
});

function noStrongholds(t: Table): void {
  noStronghold(t, FIELD);
}

function byPlace(a: string, b: string): number {
  return card(a.replace('tactics-', '')) - card(b.replace('tactics-', ''));
}
