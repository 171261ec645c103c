import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Universe } from '../../src/content/box.ts';
import { cardsIn, cityId, cityTo, handOf, strongholds } from '../kit.ts';
import {
  archer,
  attack,
  battleCry,
  berserker,
  compared,
  demon,
  dragon,
  field,
  fieldOf,
  lightning,
  placeOf,
  rider,
  ripper,
  sorceress,
  warrior,
} from './battlefield.ts';

type Siege = {
  readonly target: string;
  readonly city?: string;
  readonly state?: 'ready' | 'exhausted';
  readonly attackers: readonly string[];
  readonly defenders?: readonly string[];
};

/** A siege of seat 1 in which both sides play all they have. */
const siege = ({ target, city, state, attackers, defenders = [] }: Siege) => {
  const story = field(t => {
    handOf(t, 0, attackers);
    handOf(t, 1, defenders);
    if (city) cityTo(t, 1, city, state);
  });
  story.answer(`attack:${target}`);
  const hands = [[...attackers], [...defenders]];
  while (story.table.target >= 0) {
    const [seat] = story.asked;
    story.answer(story.ask(seat).kind === 'yes' ? 'no' : (hands[seat].shift() ?? 'pass'));
  }
  return story;
};

const ofCity = (city: string, attackers: readonly string[], defenders: readonly string[] = []) => {
  const story = siege({ target: `city:${city}`, city, attackers, defenders });
  return { ...compared(story), owner: placeOf(story, city) };
};

everyWay({ describe, it }, 'RA-SIEGE result', test => {
  test('RA-SIEGE-11 a city adds its auto-defense to the defender, also if he played nothing', () => {
    const defenders = [berserker, ripper];
    const greyhaven = (...attackers: readonly string[]) => ofCity('city.greyhaven', attackers, defenders);
    expect(greyhaven(rider, archer)).toEqual({ who: 0, strength: 5, against: 5, owner: 1 });
    expect(greyhaven(rider, sorceress)).toEqual({ who: 0, strength: 6, against: 5, owner: 0 });
    expect(ofCity('city.frostgate', [archer])).toEqual({ who: 0, strength: 1, against: 1, owner: 1 });
    expect(ofCity('city.frostgate', [sorceress])).toEqual({ who: 0, strength: 2, against: 1, owner: 0 });
  });

  test('RA-SIEGE-12 the strength price of a city plays no part in a siege', () => {
    expect(ofCity('city.forge', [warrior])).toEqual({ who: 0, strength: 3, against: 2, owner: 0 });
  });

  test('RA-SIEGE-13 the higher total wins, a tie is the defender’s', () => {
    const tie = siege({ target: 'home:seat-1', attackers: [rider, archer], defenders: [demon] });
    expect(compared(tie)).toEqual({ who: 0, strength: 5, against: 5 });
    expect(tie.table.damage.get(1)).toBe(0);
    expect(tie.history().map(({ key }) => key)).toContain('failed');
    const won = siege({ target: 'home:seat-1', attackers: [rider, sorceress], defenders: [demon] });
    expect(won.table.damage.get(1)).toBe(1);
    const lost = siege({ target: 'home:seat-1', attackers: [rider], defenders: [demon] });
    expect(lost.table.damage.get(1)).toBe(0);
  });

  test('RA-SIEGE-13 nothing against nothing changes nothing', () => {
    // The defender's unit must have no strength of its own, which no printed unit has.
    const harmless: Universe = {
      ...universe,
      cards: universe.cards.map(card => (card.id === berserker ? { ...card, strength: 0 } : card)),
    };
    const story = fieldOf(harmless, t => {
      handOf(t, 0, [archer, 'gold.1']);
      handOf(t, 1, [berserker, lightning, 'gold.1']);
      cityTo(t, 1, 'city.dawnsmoor');
    });
    attack(story, 'city:city.dawnsmoor', archer).answers(berserker, 'pass', lightning, 'yes', 'pass');
    expect(cardsIn(story.table.army.at(0))).toEqual([]);
    story.answer('pass');
    expect(compared(story)).toEqual({ who: 0, strength: 0, against: 0 });
    expect(placeOf(story, 'city.dawnsmoor')).toBe(1);
    expect(story.table.damage.get(1)).toBe(0);
  });

  test('RA-SIEGE-14 a besieged city that is taken enters ready', () => {
    const story = siege({
      target: 'city:city.dawnsmoor',
      city: 'city.dawnsmoor',
      state: 'exhausted',
      attackers: [warrior],
    });
    expect(placeOf(story, 'city.dawnsmoor')).toBe(0);
    story.given(t => strongholds(t, 0, 1)).answer('influence');
    expect(story.offered().filter(name => name.startsWith('exhaust:'))).toEqual([
      'exhaust:city:city.dawnsmoor',
      'exhaust:stronghold',
    ]);
  });

  test('RA-SIEGE-15 a defended city stays as it was', () => {
    for (const state of ['ready', 'exhausted'] as const) {
      const story = siege({
        target: 'city:city.dawnsmoor',
        city: 'city.dawnsmoor',
        state,
        attackers: [sorceress],
        defenders: [ripper],
      });
      expect(story.told()).toContainEqual({
        key: 'kept-city',
        args: { who: 1, city: cityId('city.dawnsmoor') },
      });
      expect(placeOf(story, 'city.dawnsmoor')).toBe(1);
      expect(story.table.cityExhausted.get(cityId('city.dawnsmoor'))).toBe(state === 'ready' ? 0 : 1);
    }
  });

  test('RA-SIEGE-16 a Home Realm suffers the difference of the strengths', () => {
    const defenders = [ripper, berserker, berserker];
    const story = siege({ target: 'home:seat-1', attackers: [dragon, warrior], defenders });
    expect(compared(story)).toEqual({ who: 0, strength: 9, against: 4 });
    expect(story.history()).toContainEqual({ key: 'damaged', args: { who: 1, amount: 5, total: 5 } });
    expect([story.table.damage.get(0), story.table.damage.get(1)]).toEqual([0, 5]);
  });

  test('RA-SIEGE-17 a Home Realm adds nothing to its defence', () => {
    const story = siege({ target: 'home:seat-1', attackers: [rider, sorceress] });
    expect(compared(story)).toEqual({ who: 0, strength: 6, against: 0 });
    expect(story.table.damage.get(1)).toBe(6);
  });

  test('RA-SIEGE-18 a city that is taken costs no damage, nor does an attack that fails', () => {
    const city = 'city.dawnsmoor';
    const target = `city:${city}`;
    const taken = siege({
      target,
      city,
      attackers: [dragon, warrior],
      defenders: [ripper, berserker],
    });
    expect(compared(taken)).toEqual({ who: 0, strength: 9, against: 3 });
    expect(placeOf(taken, city)).toBe(0);
    const repelled = siege({ target: 'home:seat-1', attackers: [archer], defenders: [demon, dragon] });
    expect(compared(repelled)).toEqual({ who: 0, strength: 1, against: 11 });
    for (const { table } of [taken, repelled])
      expect([table.damage.get(0), table.damage.get(1)]).toEqual([0, 0]);
  });

  test('RA-SIEGE-13 bonuses count on both sides before strengths are compared', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer, battleCry]);
      handOf(t, 1, [ripper, battleCry]);
    });
    attack(story, 'home:seat-1', archer).answers(ripper, 'no', archer, battleCry, battleCry);
    story.answers(`card:${battleCry}`, `card:${battleCry}`);
    expect(compared(story)).toEqual({ who: 0, strength: 4, against: 3 });
    expect(story.table.damage.get(1)).toBe(1);
  });
});
