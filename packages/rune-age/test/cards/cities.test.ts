import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Race } from '../../src/content/types.ts';
import { cityId, cityTo, strongholds } from '../kit.ts';
import { asks, camp, discard, log } from './fight.ts';

const cities = [
  { id: 'city.dawnsmoor', strength: 4, influence: 2, defense: 0 },
  { id: 'city.frostgate', strength: 5, influence: 2, defense: 1 },
  { id: 'city.nerekhall', strength: 5, influence: 2, defense: 1 },
  { id: 'city.greyhaven', strength: 6, influence: 2, defense: 2 },
  { id: 'city.vynelvale', strength: 6, influence: 2, defense: 2 },
  { id: 'city.riverwatch', strength: 7, influence: 3, defense: 0 },
  { id: 'city.tamalir', strength: 8, influence: 3, defense: 1 },
  { id: 'city.forge', strength: 9, influence: 3, defense: 2 },
] as const;

/** So many Footmen; there are eight of them, and a Knight for more. */
const force = (strength: number): string[] =>
  strength > 8 ? ['daqan.knight', ...force(strength - 3)] : Array<string>(strength).fill('daqan.footman');

for (const { id, strength, influence, defense } of cities) {
  everyWay({ describe, it }, id, test => {
    const attacked = (army: number, place: 'middle' | 1, state: 'ready' | 'exhausted' = 'ready') => {
      const cards = force(army);
      const story = camp({ mine: { hand: cards }, also: t => cityTo(t, place, id, state) });
      return story.answers(`attack:city:${id}`, ...cards);
    };

    test(`${id}: taken from the middle with a strength of ${strength}, not with less`, () => {
      const taken = attacked(strength, 'middle');
      expect(log(taken).slice(-3)).toEqual([
        `compared 0 ${strength} ${strength}`,
        `took-city 0 ${id}`,
        'combat-ended 0',
      ]);
      expect(taken.table.cityPlace.get(cityId(id))).toBe(2);
      const failed = attacked(strength - 1, 'middle');
      expect(log(failed).slice(-3)).toEqual([
        `compared 0 ${strength - 1} ${strength}`,
        'failed 0',
        'combat-ended 0',
      ]);
      expect(failed.table.cityPlace.get(cityId(id))).toBe(1);
    });

    test(`${id}: exhausted it gives ${influence} influence, once`, () => {
      const begin = (state: 'ready' | 'exhausted') =>
        camp({
          also: t => {
            cityTo(t, 0, id, state);
            strongholds(t, 0, 1);
          },
        }).answer('influence');
      const story = begin('ready');
      expect(story.offered()).toEqual([`exhaust:city:${id}`, 'exhaust:stronghold']);
      expect(log(story.answer(`exhaust:city:${id}`))).toEqual([`exhausted-city 0 ${id}`]);
      expect(story.ask().prompt.args).toEqual({ purse: influence });
      const golds = ['acquire:gold.1', 'acquire:gold.2'].slice(0, influence > 2 ? 2 : 1);
      expect(story.offered()).toEqual(['exhaust:stronghold', ...golds, 'acquire:neutral.battle_cry']);
      expect(log(begin('exhausted'))).toEqual(['exhausted-stronghold 0', 'acquired 0 gold.1']);
    });

    test(`${id}: besieged it adds ${defense} to the defence, whatever it takes in the middle`, () => {
      const taken = attacked(defense + 1, 1, 'exhausted');
      expect(log(taken).slice(-3)).toEqual([
        `compared 0 ${defense + 1} ${defense}`,
        `took-city 0 ${id}`,
        'combat-ended 0',
      ]);
      expect(taken.table.cityExhausted.get(cityId(id))).toBe(0);
      expect([taken.table.damage.get(0), taken.table.damage.get(1)]).toEqual([0, 0]);
      const footman = 'daqan.footman';
      const kept = camp({
        mine: { hand: force(defense + 1) },
        theirs: { hand: ['uthuk.berserker'] },
        also: t => cityTo(t, 1, id, 'exhausted'),
      }).answers(`attack:city:${id}`, footman, 'uthuk.berserker', ...force(defense));
      expect(log(kept).slice(-4)).toEqual([
        `compared 0 ${defense + 1} ${defense + 1}`,
        'failed 0',
        `kept-city 1 ${id}`,
        'combat-ended 0',
      ]);
      expect(kept.table.cityExhausted.get(cityId(id))).toBe(1);
    });

    test(`${id}: its owner cannot attack it, and nobody twice in a round`, () => {
      const attack = `attack:city:${id}`;
      const own = camp({ mine: { hand: ['daqan.footman'] }, also: t => cityTo(t, 0, id) });
      expect(own.offered().includes(attack)).toBe(false);
      const story = camp({
        mine: { hand: ['daqan.footman', 'daqan.footman', 'gold.1'] },
        also: t => cityTo(t, 'middle', id),
      });
      expect(story.offered()).toContain(attack);
      story.answers(attack, 'daqan.footman', 'pass');
      expect(asks(story)).toBe('0 action');
      expect(story.whyNot(attack)).toBe('reason.attacked-already');
    });
  });
}

const races = [
  { race: 'daqan', unit: 'daqan.footman' },
  { race: 'latari', unit: 'latari.deepwood_archer' },
  { race: 'uthuk', unit: 'uthuk.berserker' },
  { race: 'waiqar', unit: 'waiqar.reanimate' },
] as const;

for (const { race, unit } of races) {
  const other: Race = race === 'daqan' ? 'uthuk' : 'daqan';
  const seated = [race, other];

  everyWay({ describe, it }, `${race}.stronghold`, test => {
    test(`${race}.stronghold: three copies, bought for 4 gold and ready at once`, () => {
      const golds = Array<string>(12).fill('gold.1');
      const story = camp({ races: seated, mine: { hand: golds } }).answer('gold');
      for (let copy = 1; copy <= 3; copy++) {
        story.answers('pay:gold.1', 'pay:gold.1', 'pay:gold.1');
        expect(story.whyNot('stronghold')).toBe('reason.too-expensive');
        story.answer('pay:gold.1');
        expect(log(story.answer('stronghold'))).toEqual(['bought-stronghold 0']);
        expect(story.table.readyStrongholds.get(0)).toBe(copy);
      }
      expect(story.whyNot('stronghold')).toBe('reason.pile-empty');
      expect(discard(story)).toEqual(golds);
    });

    test(`${race}.stronghold: secured with a strength of 2 in a battle, not with 1`, () => {
      const begin = (hand: string[]) => camp({ races: seated, mine: { hand } }).answer('attack:stronghold');
      expect(log(begin([unit]).answer(unit)).slice(1)).toEqual([
        'passed 0',
        'compared 0 1 2',
        'failed 0',
        'combat-ended 0',
      ]);
      const story = begin([unit, unit]).answers(unit, unit);
      expect(log(story).slice(1)).toEqual([
        'passed 0',
        'compared 0 2 2',
        'took-stronghold 0',
        'combat-ended 0',
      ]);
      const { barracksStrongholds, readyStrongholds } = story.table;
      expect([barracksStrongholds.get(0), readyStrongholds.get(0)]).toEqual([2, 1]);
    });

    test(`${race}.stronghold: gives 1 influence, then is exhausted; no target once it stands`, () => {
      const story = camp({ races: seated, mine: { hand: [unit] }, also: t => strongholds(t, 0, 2, 1) });
      expect(story.offered()).toEqual(['end', 'influence', 'attack:objective', 'attack:home:seat-1']);
      story.answer('influence');
      expect(log(story)).toEqual(['exhausted-stronghold 0']);
      expect(story.ask().prompt.args).toEqual({ purse: 1 });
      expect(story.offered()).toEqual(['exhaust:stronghold', 'acquire:gold.1']);
      expect(story.table.exhaustedStrongholds.get(0)).toBe(2);
    });
  });

  everyWay({ describe, it }, `${race}.home_realm`, test => {
    test(`${race}.home_realm: produces nothing and can do nothing`, () => {
      expect(camp({ races: seated }).offered()).toEqual(['end']);
    });

    test(`${race}.home_realm: its player is eliminated at 20 damage, not at 19`, () => {
      const struck = (before: number) =>
        camp({
          races: [other, race],
          mine: { hand: ['neutral.dragon'] },
          also: t => t.damage.set(1, before),
        }).answers('attack:home:seat-1', 'neutral.dragon');
      expect(log(struck(13)).slice(-3)).toEqual(['compared 0 6 0', 'damaged 1 6 19', 'combat-ended 0']);
      expect(log(struck(14)).slice(-3)).toEqual(['damaged 1 6 20', 'combat-ended 0', 'eliminated 1']);
    });

    test(`${race}.home_realm: adds nothing to its defence; only those of others are targets`, () => {
      const story = camp({
        races: [other, race],
        seats: 3,
        mine: { hand: ['neutral.demon'] },
        theirs: { hand: [unit] },
      });
      const homes = story.offered().filter(option => option.startsWith('attack:home'));
      expect(homes).toEqual(['attack:home:seat-1', 'attack:home:seat-2']);
      story.answers('attack:home:seat-1', 'neutral.demon', unit);
      expect(log(story).slice(-3)).toEqual(['compared 0 5 1', 'damaged 1 4 4', 'combat-ended 0']);
    });
  });
}
