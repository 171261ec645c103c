import { describe, expect, it } from 'vitest';
import { homeRealms } from '../../src/boxes/base/home-realms.ts';
import type { Universe } from '../../src/content/box.ts';
import type { DialGain, Resource } from '../../src/content/types.ts';
import type { Faction } from '../../src/content/types-map.ts';
import { shippedProblems } from '../../src/content/validate.ts';
import { baseGame } from '../kit/base-game.ts';

const problems = (components: Universe) =>
  shippedProblems(components).map(({ path, key }) => `${path} ${key.replace('content.', '')}`);
const but = (fields: Partial<Universe>): Universe => ({ ...baseGame, ...fields });

const withDial = (
  faction: Faction,
  resource: Resource,
  change: { readonly start?: number; readonly spaces?: Readonly<Record<number, DialGain>> },
): Universe => {
  const dials = baseGame.dials[faction];
  const dial = dials[resource];
  const spaces = dial.spaces.map((space, at) => ({ ...space, gain: change.spaces?.[at] ?? space.gain }));
  const other = { ...dial, start: change.start ?? dial.start, spaces };
  return but({ dials: { ...baseGame.dials, [faction]: { ...dials, [resource]: other } } });
};
const influence: DialGain = { kind: 'influence' };
const tactics: DialGain = { kind: 'tactics' };
const nothing: DialGain = { kind: 'nothing' };
describe('mistakes on the dials', () => {
  const bowman: DialGain = { kind: 'unit', unit: 'unit-bowman' };
  const archer: DialGain = { kind: 'unit', unit: 'unit-archer' };

  it('other designed spaces are no mistake', () => {
    expect(problems(withDial('waiqar', 'food', { spaces: { 5: nothing, 7: tactics } }))).toEqual([]);
  });

  it.each<[string, Universe, string[]]>([
    [
      'a unit too many',
      withDial('uthuk', 'wood', { spaces: { 8: { kind: 'unit', unit: 'unit-flesh-ripper' } } }),
      ['dials.uthuk wrong-number'],
    ],
    [
      'something on space 0',
      withDial('uthuk', 'ore', { spaces: { 0: tactics } }),
      ['dials.uthuk.ore.spaces.0 wrong-number'],
    ],
    [
      'a unit of another faction',
      withDial('uthuk', 'food', { spaces: { 8: { kind: 'unit', unit: 'unit-reanimate' } } }),
      ['dials.uthuk.food.spaces.8 wrong-owner'],
    ],
    [
      'a start that the home realm does not yield',
      withDial('waiqar', 'wood', { start: 3 }),
      ['dials.waiqar.start wrong-number', 'dials.waiqar.wood.start wrong-number'],
    ],
    [
      'Bowmen on other spaces (1)',
      withDial('daqan', 'wood', { spaces: { 3: influence, 4: bowman } }),
      ['dials.daqan.wood known-fact'],
    ],
    [
      'the Knight on another space (2)',
      withDial('daqan', 'ore', { spaces: { 2: tactics, 3: { kind: 'unit', unit: 'unit-knight' } } }),
      ['dials.daqan.start wrong-number', 'dials.daqan.ore known-fact', 'dials.daqan.tactics known-fact'],
    ],
    [
      'Archers too late (3)',
      withDial('latari', 'wood', { spaces: { 5: nothing, 7: archer } }),
      ['dials.latari.wood known-fact'],
    ],
    [
      'Warriors too late (3)',
      withDial('latari', 'food', { spaces: { 3: tactics, 5: { kind: 'unit', unit: 'unit-warrior' } } }),
      ['dials.latari.food known-fact'],
    ],
    [
      'a third Sorceress (3)',
      withDial('latari', 'wood', { spaces: { 8: { kind: 'unit', unit: 'unit-sorceress' } } }),
      ['dials.latari.unit-sorceress out-of-range'],
    ],
    [
      'a third Pegasus Rider (3)',
      withDial('latari', 'ore', { spaces: { 6: { kind: 'unit', unit: 'unit-pegasus-rider' } } }),
      ['dials.latari.unit-pegasus-rider out-of-range'],
    ],
    [
      'two Pegasus Riders at ore 5 (3)',
      withDial('latari', 'ore', { spaces: { 5: { kind: 'unit', unit: 'unit-pegasus-rider' }, 8: tactics } }),
      ['dials.latari.ore known-fact'],
    ],
    [
      'Elves with less influence (4)',
      withDial('latari', 'food', { spaces: { 7: tactics } }),
      ['dials.latari.influence known-fact'],
    ],
    [
      'no influence for the third ore of the Elves (4)',
      withDial('latari', 'ore', { spaces: { 3: tactics, 5: influence } }),
      ['dials.latari.influence known-fact'],
    ],
    [
      'food starts otherwise (5)',
      withDial('uthuk', 'food', { start: 2 }),
      ['dials.food known-fact', 'dials.uthuk.food.start wrong-number'],
    ],
    [
      'another Strategize for Daqan (6)',
      withDial('daqan', 'food', { spaces: { 3: tactics } }),
      ['dials.daqan.tactics known-fact'],
    ],
  ])('%s', (_, components, found) => {
    expect(new Set(problems(components))).toEqual(new Set(found));
  });

  it('a dial with a space too few', () => {
    const { uthuk } = baseGame.dials;
    const food = { ...uthuk.food, spaces: uthuk.food.spaces.slice(0, 8) };
    const dials = { ...baseGame.dials, uthuk: { ...uthuk, food } };
    expect(problems(but({ dials }))).toEqual(['dials.uthuk.food wrong-number', 'dials.uthuk wrong-number']);
  });

  it('other home realms', () => {
    const realms = homeRealms.filter(realm => realm.id !== 'latari');
    expect(shippedProblems(but({ homeRealms: realms })).map(({ path }) => path)).toEqual([
      'dials.latari.food.start',
      'dials.latari.wood.start',
      'dials.latari.ore.start',
    ]);
  });
});
