import { describe, expect, it } from 'vitest';
import { type Play, play, StoryError } from '../src/play.ts';
import { everyWay, inWay } from '../src/ways.ts';
import { type Bazaar, bazaar, WARES } from './fixtures/bazaar.ts';
import { type Fault, type Treasury, treasury } from './fixtures/treasury.ts';
import { neverTwiceTheSame } from './fixtures/unsteady.ts';

neverTwiceTheSame();

const stall = (seats = 2): Play<Bazaar> => play<Bazaar>(bazaar, { seats });

everyWay({ describe, it }, 'a table that a test plays at', test => {
  test('takes answers to every kind of ask, by name', () => {
    const table = stall().answer(3, 0).answer(6, 1).answer('17');
    expect(table.ask().name).toBe('haggles');
    table.answer(true);
    expect(table.ask().options.map(({ name, limit }) => [name, limit])).toEqual([
      ['salt', 2],
      ['silk', 1],
    ]);
    expect(table.tries([])).toBe('too-few');
    expect(table.tries(['silk', 'silk'])).toBe('too-many');
    // In any order: a player does not sort.
    table.answer(['silk', 'salt']);
    expect(table.ask().items.map(({ name }) => name)).toEqual(['salt', 'silk']);
    expect(table.tries(['left', 'left'])).toBe('too-many');
    expect(table.tries(['left'])).toBe('wrong-shape');
    table.answer(['right', 'left']);
    expect(table.over).toBe(true);
    expect(table.happened).toEqual(['sold']);
  });

  test('knows yes and no by name and by value', () => {
    for (const said of ['yes', 'no', true, false] as const) {
      const table = stall().answer(1, 0).answer(1, 1).answer('0').answer(said);
      expect(table.ask().name).toBe('goods');
    }
  });

  test('refuses without a change', () => {
    const table = stall().answer(1, 0).answer(1, 1);
    const before = table.table.state.slice();
    expect(table.tries('sand')).toBe('not-offered');
    expect(table.tries(WARES)).toBe('not-offered');
    expect(table.tries('pass')).toBe('not-offered');
    expect(table.table.state).toEqual(before);
    expect(table.told()).toEqual([]);
  });

  test('says what is wrong with a story', () => {
    const table = stall(3);
    expect(() => table.answer(1)).toThrow('say which seat: asked are 0, 1, 2');
    expect(() => table.answer(7, 2)).toThrow('seat 2 may not say 7 to stakes (too-many); offered: nothing');
    table.answer(1, 0).answer(1, 1).answer(1, 2);
    expect(() => table.answer('5', 2)).toThrow('seat 2 is not asked (wrong-seat); asked: 0');
    expect(() => table.offered(7)).toThrow('seat 7 is not asked (wrong-seat); asked: 0');
    expect(() => table.answer('sand')).toThrow(
      /^seat 0 may not say "sand" to ware \(not-offered\); offered: 0, 1, 2/,
    );
    table.answers('5', 'no', ['salt'], ['left']);
    expect(() => table.answer(1)).toThrow('say which seat: asked are nothing');
    expect(() => table.ask(0)).toThrow('seat 0 is not asked (game-over); asked: nothing');
    expect(() => table.ask(0)).toThrow(StoryError);
  });

  test('may look at an answer under seal and change it, not once it is open', () => {
    const table = stall().answer(2, 0);
    expect([table.asked, table.ask(0).answered]).toEqual([[1], [2]]);
    table.answer(5, 0).answer(1, 1);
    expect(() => table.ask(1)).toThrow('seat 1 is not asked (wrong-seat)');
  });

  test('is dealt by its seed', () => {
    const deal = (seed?: number): unknown =>
      play<Treasury>(treasury(), { seats: 3, ...(seed !== undefined && { seed }) }).view('all-seeing').table;
    expect(deal(5)).toEqual(deal(5));
    expect(deal()).toEqual(deal(1));
    expect(new Set([1, 2, 3, 4, 5].map(seed => JSON.stringify(deal(seed)))).size).toBeGreaterThan(1);
  });

  test('shows what is offered, why not, and what was told to whom', () => {
    const table = play<Treasury>(treasury(), { seats: 2 }).given(t => {
      t.deck.pour(t.hand.at(0));
      for (const card of [0, 2]) t.move(card, t.deck, t.hand.at(0));
    });
    expect(table.offered()).toEqual(['ruby', 'opal']);
    expect(table.whyNot('pearl')).toBe('reason.no-such-gem');
    expect(table.whyNot('ruby')).toBeUndefined();
    table.answer('opal');
    expect(table.told(0)).toEqual([{ key: 'stored', args: { who: 0, gem: 2 } }]);
    expect(table.told(1)).toEqual([{ key: 'stored', args: { who: 0 } }]);
    expect(table.told('spectator')).toEqual(table.told(1));
    table.answer('1');
    expect(table.happened).toEqual(['envied', 'drew']);
    expect(table.history().length).toBe(4 + 1 + 2);
  });

  test('sees that a rule made or lost a card', () => {
    for (const fault of ['a rule makes a card', 'a rule loses a card'] as const)
      expect(() => storeOpal(fault)).toThrow(/^cards were lost or made: gem\/opal: 6 became [57]$/);
  });

  test('sees that a rule broke in other ways', () => {
    expect(() => storeOpal('an invariant breaks')).toThrow('the note is not empty');
    expect(() => storeOpal('a rule loops')).toThrow('step-budget in turn');
    expect(() => storeOpal('a number does not fit its field')).toThrow('note: 256');
  });

  test('lets cards be brought in when the position is arranged', () => {
    const table = play<Treasury>(treasury(), { seats: 2 }).given(t => t.hand.at(0).add(1, 1));
    expect(table.answer('pearl').asked).toEqual([1]);
  });
});

const storeOpal = (fault: Fault | undefined): Play<Treasury> =>
  play<Treasury>(treasury(fault), { seats: 2 })
    .given(t => {
      t.deck.pour(t.hand.at(0));
      for (const card of [0, 2]) t.move(card, t.deck, t.hand.at(0));
    })
    .answer('opal');

describe('the ways to play', () => {
  it('by undo finds what does not come out the same twice', () => {
    const unsteady = [
      'a module variable decides an outcome',
      'a module variable is told',
      'Math.random decides an outcome',
    ] as const;
    for (const fault of unsteady) {
      expect(() => inWay('undo', () => storeOpal(fault))).toThrow('the same answer led to two tables');
      expect(() => inWay('plain', () => storeOpal(fault))).not.toThrow();
    }
    expect(() => inWay('undo', () => storeOpal(undefined))).not.toThrow();
  });

  it('by save finds what is not part of the game', () => {
    const onward = (): unknown => storeOpal('a number is written where no field is').answer('pass');
    expect(() => inWay('save', onward)).toThrow('save and load changed the table');
    expect(() => inWay('plain', onward)).not.toThrow();
    expect(() => inWay('save', () => storeOpal(undefined).answer('pass'))).not.toThrow();
  });

  it('refuse a table that cannot be set', () => {
    expect(() => play(bazaar, { seats: 5 })).toThrow('the table is refused: refusal.seats');
    expect(() => play(bazaar, { seats: 2, options: { weather: 'odd' } })).toThrow('refusal.option-value');
    expect(() => play(bazaar, { seats: 2, options: { wind: 'odd' } })).toThrow('refusal.unknown-option');
  });
});
