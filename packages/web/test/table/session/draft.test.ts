import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../../src/table/art/options-of.ts';
import {
  emptyDraft,
  hasRoomFor,
  isWhole,
  missing,
  openPlaces,
  placed,
  placesFor,
  replyOf,
  sent,
  touched,
  without,
} from '../../../src/table/session/draft.ts';
import { ask, things } from '../asks.ts';

describe('one of several', () => {
  const one = ask('one', { limits: [1, 1, 1] });

  it('nothing is chosen at first, and that is no answer', () => {
    expect(emptyDraft(one)).toEqual([]);
    expect(missing(one, [])).toBe(1);
    expect(replyOf(one, [])).toBeUndefined();
  });

  it('a second touch elsewhere changes the choice', () => {
    expect(touched(one, touched(one, [], 0), 2)).toEqual([2]);
    expect(replyOf(one, [2])).toEqual([2]);
  });

  it('passing is a choice like any other', () => {
    const passable = ask('one', { options: [...things(0), ...things(-1)] });
    expect(replyOf(passable, touched(passable, [], -1))).toEqual([-1]);
  });
});

describe('some of several', () => {
  const cards = ask('some', { limits: [2, 1, 1], min: 2, max: 3 });

  it('a touch takes one more, up to how many there are; the next one puts all of them back', () => {
    const twice = touched(cards, touched(cards, [], 0), 0);
    expect(twice).toEqual([0, 0]);
    expect(hasRoomFor(cards, twice, 0)).toBe(false);
    expect(touched(cards, twice, 0)).toEqual([]);
  });

  it('no more than the most can be chosen', () => {
    const full = [0, 0, 1];
    expect(touched(cards, full, 2)).toEqual(full);
  });

  it('where one may be chosen at most, the newer takes the place of the older', () => {
    const upToOne = ask('some', { limits: [1, 1], min: 0, max: 1 });
    expect(touched(upToOne, [0], 1)).toEqual([1]);
    expect(replyOf(upToOne, [])).toEqual([]);
  });

  it('what was proposed is changed piece by piece, or begun anew where it leaves no room', () => {
    const losses = ask('some', { limits: [2, 1, 1], min: 2, max: 2 });
    expect(touched(losses, [0, 0], 2, [0, 0])).toEqual([2]);
    expect(touched(losses, [0, 0], 0, [0, 0])).toEqual([]);
    expect(touched(losses, [0, 2], 1, [0, 0])).toEqual([0, 2]);
  });

  it('is whole when nothing can be added: exactly as many as wanted, or the one that may be', () => {
    expect(isWhole(ask('some', { limits: [2, 1], min: 2, max: 2 }), [0, 1])).toBe(true);
    expect(isWhole(ask('some', { limits: [2, 1], min: 2, max: 2 }), [0])).toBe(false);
    expect(isWhole(ask('some', { limits: [1], min: 0, max: 1 }), [0])).toBe(true);
    expect(isWhole(ask('some', { limits: [1], min: 0, max: 1 }), [])).toBe(false);
    expect(isWhole(cards, [0, 0, 1])).toBe(false);
  });

  it('one can be put back, and what is missing is counted', () => {
    expect(without([0, 0, 1], 0)).toEqual([0, 1]);
    expect(missing(cards, [1])).toBe(1);
    expect(replyOf(cards, [1])).toBeUndefined();
  });

  it('the answer is in the order the engine wants', () => {
    expect(replyOf(cards, [2, 0, 1])).toEqual([0, 1, 2]);
  });
});

describe('a number', () => {
  it('starts with the least and is an answer at once', () => {
    const number = ask('number', { min: 2, max: 5 });
    expect(emptyDraft(number)).toEqual([2]);
    expect(replyOf(number, [4])).toEqual([4]);
  });
});

describe('yes or no', () => {
  it('must be said', () => {
    const yes = ask('yes');
    expect(replyOf(yes, emptyDraft(yes))).toBeUndefined();
    expect(replyOf(yes, touched(yes, [], 0))).toEqual([0]);
  });
});

describe('an arrangement', () => {
  const places = ask('arrange', { limits: [1, 2], items: things(4, 5, 6) });

  it('each item needs a place, and a full place takes no more', () => {
    const first = placed(emptyDraft(places), 0, 0);
    expect(missing(places, first)).toBe(2);
    expect(openPlaces(places, first, 0)).toEqual([0, 1]);
    expect(openPlaces(places, first, 1)).toEqual([1]);
    const whole = placed(placed(first, 1, 1), 2, 1);
    expect(replyOf(places, whole)).toEqual([0, 1, 1]);
  });

  it('two items change places where there is no room for both', () => {
    const pair = ask('arrange', { limits: [1, 1], items: things(4, 5) });
    expect(openPlaces(pair, [0, 1], 0)).toEqual([0]);
    expect(placesFor(pair, [0, 1], 0)).toEqual([0, 1]);
    expect(sent(pair, [0, 1], 0, 1)).toEqual([1, 0]);
    expect(sent(pair, [0, undefined], 0, 1)).toEqual([1, undefined]);
    const fitted = ask('arrange', { limits: [1, 1], items: things(4, 5), fits: [[0, 1], [1]] });
    expect(placesFor(fitted, [0, 1], 0)).toEqual([0]);
  });

  it('what is answered already goes nowhere, though it is on the screen for a moment more', () => {
    expect(placed([], 1, 0)).toEqual([]);
  });

  it('an item that fits one place only is there from the start', () => {
    const fitted = ask('arrange', { limits: [1, 1], items: things(4, 5), fits: [[0, 1], [1]] });
    expect(emptyDraft(fitted)).toEqual([undefined, 1]);
    expect(openPlaces(fitted, emptyDraft(fitted), 0)).toEqual([0]);
  });
});

describe('an answer under seal', () => {
  it('starts with what was answered before, to be changed or left', () => {
    const sealed = ask('one', { limits: [1, 1], sealed: true, answered: [1] });
    expect(emptyDraft(sealed)).toEqual([1]);
    expect(touched(sealed, emptyDraft(sealed), 0)).toEqual([0]);
  });
});

describe('a number', () => {
  it('is an option to be touched where there are few of them', () => {
    expect(optionsOf(ask('number', { min: 2, max: 5 })).map(({ code }) => code)).toEqual([2, 3, 4, 5]);
    expect(optionsOf(ask('number', { min: 0, max: 40 }))).toEqual([]);
    expect(touched(ask('number', { min: 2, max: 5 }), [2], 4)).toEqual([4]);
  });
});
