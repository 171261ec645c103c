import type { Json } from '@runehold/kernel/view/codec';
import { CodecError, decodeState, encodeState } from '@runehold/kernel/view/codec';
import { describe, expect, it } from 'vitest';
import { emptyCaravan } from '../fixtures/layout-caravan.ts';
import { caravan } from '../fixtures/layout-caravan-game.ts';
import { played } from '../fixtures/layout-random.ts';

type Loose = { fields: Record<string, unknown>; frames: unknown };

/** A good state, spoiled. */
const spoiled = (spoil: (state: Loose) => unknown): Json => {
  const state = JSON.parse(JSON.stringify(encodeState(caravan, played(2, 8, 3)))) as Loose;
  const other = spoil(state);
  return (other === undefined ? state : other) as Json;
};
const field = (name: string, value: unknown): Json =>
  spoiled(state => {
    state.fields[name] = value;
  });
const frame = (index: number, change: Record<string, unknown>): Json =>
  spoiled(state => {
    const frames = state.frames as Record<string, unknown>[];
    frames[index] = { ...frames[index], ...change };
  });
const local = (name: string, value: unknown): Json =>
  spoiled(state => {
    const frames = state.frames as { locals: Record<string, unknown> }[];
    frames[1].locals[name] = value;
  });

const whole = /is not a whole number/;

describe('a state that does not have the layout’s form is refused', () => {
  it('takes the good one that the others were made from', () => {
    expect(() =>
      decodeState(
        caravan,
        spoiled(() => undefined),
        emptyCaravan(),
      ),
    ).not.toThrow();
  });

  it.each<[string, Json, string, RegExp]>([
    ['no object', 5, 'state', /an object is missing/],
    ['nothing', null, 'state', /an object is missing/],
    ['a list', [], 'state', /an object is missing/],
    ['no fields', {}, 'fields', /an object is missing/],
    ['fields in a list', { fields: [], frames: [] }, 'fields', /an object is missing/],
    ['a field too many', field('camels', 1), 'camels', /there is no such field/],
    ['a raw stack', field('@stack', []), '@stack', /there is no such field/],
    ['a field missing', field('day', undefined), 'day', /a number is missing/],
    ['a word for a number', field('day', '3'), 'day', /a number is missing/],
    ['a number too large', field('day', 256), 'day', /256 is not a whole number from 0 to 255/],
    ['a number too small', field('tax', -6), 'tax', /-6 is not a whole number from -5 to 5/],
    ['half a number', field('day', 1.5), 'day', whole],
    ['no seats', field('@seats', 0), '@seats', whole],
    ['an option value too many', field('weather', 3), 'weather', whole],
    ['cells that are no list', field('gold', 5), 'gold', /a list is missing/],
    ['an object for cells', field('gold', { 0: 1 }), 'gold', /a list is missing/],
    ['too few cells', field('gold', [1, 2, 3]), 'gold', /4 entries are needed, not 3/],
    ['too many cells', field('gold', [1, 2, 3, 4, 5]), 'gold', /4 entries are needed, not 5/],
    ['a cell too large', field('gold', [1, 2, 256, 4]), 'gold[2]', whole],
    ['a cell that is none', field('gold', [1, null, 3, 4]), 'gold[1]', /a number is missing/],
    ['a grid that is none', field('road', 1), 'road', /a list is missing/],
    ['a grid with a row too few', field('road', [[0, 0, 0]]), 'road', /2 entries are needed, not 1/],
    ['a row that is none', field('road', [[0, 0, 0], 1]), 'road[1]', /a list is missing/],
    [
      'a row too short',
      field('road', [
        [0, 0],
        [0, 0, 0],
      ]),
      'road[0]',
      /3 entries are needed, not 2/,
    ],
    [
      'a grid cell too large',
      field('road', [
        [0, 0, 0],
        [0, 10, 0],
      ]),
      'road[1][1]',
      whole,
    ],
    ['a bag missing', field('deck', undefined), 'deck', /an object is missing/],
    ['a bag that is a list', field('deck', ['ox']), 'deck', /an object is missing/],
    ['a card of no pool', field('deck', { yak: 1 }), 'deck', /"yak" is no card of beast/],
    ['no copies of a card', field('deck', { ox: 0 }), 'ox', whole],
    ['half a card', field('deck', { ox: 0.5 }), 'ox', whole],
    ['more cards than a bag can count', field('deck', { ox: 32767, mule: 1 }), 'deck', whole],
    ['a bag for each that is one', field('hand', {}), 'hand', /a list is missing/],
    ['too few bags', field('hand', [{}, {}, {}]), 'hand', /4 entries are needed, not 3/],
    ['a wrong bag among good ones', field('hand', [{}, { yak: 1 }, {}, {}]), 'hand[1]', /"yak" is no card/],
    ['a list missing', field('trail', undefined), 'trail', /a list is missing/],
    ['a list that is too long', field('trail', Array(6).fill('ox')), 'trail', /holds at most 5/],
    ['a list with a stranger', field('trail', ['ox', 'yak']), 'trail[0][1]', /"yak" is no card of beast/],
    ['a list with a gap', field('trail', ['ox', null]), 'trail[0][1]', /null is no card of beast/],
    ['too few lists', field('queue', [[]]), 'queue', /4 entries are needed, not 1/],
    ['slots that are none', field('gate', {}), 'gate', /a list is missing/],
    ['too few slots', field('gate', ['ox']), 'gate', /2 entries are needed, not 1/],
    ['too many slots', field('gate', ['ox', null, null]), 'gate', /2 entries are needed, not 3/],
    ['slots with a number', field('gate', ['ox', 2]), 'gate[0][1]', /2 is no card of beast/],
    ['no frames', spoiled(({ fields }) => ({ fields })), 'frames', /a list is missing/],
    ['a frame that is nothing', spoiled(s => ({ ...s, frames: [null] })), 'frames', /an object is missing/],
    [
      'a frame of no procedure',
      frame(1, { procedure: 'picnic' }),
      'frames',
      /no procedure is named "picnic"/,
    ],
    ['a frame without a step', frame(1, { step: undefined }), 'stage', /a number is missing/],
    ['a step before the first', frame(1, { step: -1 }), 'stage', whole],
    ['a step past the last', frame(1, { step: 99 }), 'stage', whole],
    ['no locals', frame(1, { locals: undefined }), 'stage', /an object is missing/],
    ['locals in a list', frame(1, { locals: [] }), 'stage', /an object is missing/],
    ['a local missing', local('pick', undefined), 'pick', /a number is missing/],
    ['a local too many', local('cook', 1), 'stage.cook', /there is no such local/],
    ['a local too large', local('pick', 32768), 'pick', whole],
    ['a local too small', local('pick', -32769), 'pick', whole],
    ['a local list that is none', local('loads', 1), 'loads', /a list is missing/],
    ['a local list that is too long', local('loads', [1, 1, 1, 1]), 'loads', /holds at most 3/],
    ['a local list with a word', local('loads', ['tea']), 'loads', /a number is missing/],
    ['a local row too short', local('marks', [1, 2, 3]), 'marks', /4 entries are needed, not 3/],
    ['a local row too long', local('marks', [1, 2, 3, 4, 5]), 'marks', /4 entries are needed, not 5/],
    [
      'more frames than the stack holds',
      spoiled(s => ({ ...s, frames: Array(9).fill((s.frames as unknown[])[1]) })),
      'frames',
      /too many frames/,
    ],
  ])('%s', (_what, json, place, problem) => {
    const decode = (): void => decodeState(caravan, json, emptyCaravan());
    expect(decode).toThrow(CodecError);
    expect(decode).toThrow(problem);
    try {
      decode();
    } catch (error) {
      expect((error as Error).message.slice(0, (error as Error).message.indexOf(': '))).toContain(place);
      expect((error as Error).name).toBe('CodecError');
    }
  });

  it('takes what is just within bounds', () => {
    const good = [field('day', 255), field('tax', -5), field('deck', { ox: 32767 }), local('pick', -32768)];
    good.push(field('trail', Array(5).fill('ox')), local('loads', [1, 1, 32767]), frame(1, { step: 0 }));
    const stage = caravan.procedures.find(procedure => procedure.name === 'stage');
    good.push(frame(1, { step: (stage?.ops.length ?? 0) - 1 }));
    // The stack has room for 64: one frame of 13, three of 12 and nothing more.
    const fits = Math.floor(64 / (stage?.size ?? 1));
    good.push(spoiled(s => ({ ...s, frames: Array(fits).fill((s.frames as unknown[])[1]) })));
    for (const json of good) expect(() => decodeState(caravan, json, emptyCaravan())).not.toThrow();
  });
});
