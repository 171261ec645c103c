import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cityId, cityTo, enemyInPlay, eventsIn, table } from '../kit.ts';
import { armyOf, asked, damages, drawn, during, fight, places } from './stage.ts';

const alone = { seats: 1, scenario: 'cataclysm' } as const;
const two = { seats: 2, scenario: 'cataclysm' } as const;
const three = { seats: 3, scenario: 'cataclysm' } as const;

everyWay({ describe, it }, 'cat, attacks', test => {
  test('cat.tide: the players choose together which Home Realm it attacks', () => {
    const { story, told } = drawn('cat.tide', three, [[], [], ['neutral.dragon']]);
    expect(told).toEqual(['event-drawn cat.tide']);
    expect(asked(story)).toEqual({
      who: [0, 1, 2],
      what: 'attack-whom',
      offered: ['seat-0', 'seat-1', 'seat-2'],
    });
    expect([story.ask(0).sealed, story.offered(1), story.offered(2)]).toEqual([
      true,
      ['seat-0', 'seat-1', 'seat-2'],
      ['seat-0', 'seat-1', 'seat-2'],
    ]);
    story.answer('seat-2', 2).answer('seat-2', 0);
    expect(during(story, () => story.answer('seat-2', 1))).toEqual([
      'proposed-home 0 2',
      'proposed-home 1 2',
      'proposed-home 2 2',
      'event-attacks cat.tide 2',
    ]);
    expect(asked(story)).toEqual({ who: [2], what: 'assault', offered: ['neutral.dragon', 'pass'] });
    expect(during(story, () => fight(story, 'neutral.dragon'))).toEqual([
      'compared 2 6 9',
      'damaged 2 3 3',
      'event-discarded cat.tide',
    ]);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['cat.tide']);
  });

  test('RA-GEN-06 cat.tide: where all proposals differ the first player decides', () => {
    const { story } = drawn('cat.tide', { ...three, options: { firstPlayer: 'seat2' } }, [armyOf(9), [], []]);
    story.answer('seat-1', 0).answer('seat-2', 2);
    expect(during(story, () => story.answer('seat-0', 1)).at(-1)).toBe('event-attacks cat.tide 0');
    expect(during(story, () => fight(story, ...armyOf(9)))).toEqual([
      'compared 0 9 9',
      'repelled 0',
      'event-discarded cat.tide',
    ]);
    expect(damages(story)).toEqual([0, 0, 0]);
  });

  test('cat.tide: a player alone is attacked without a choice', () => {
    expect(drawn('cat.tide', alone).told).toEqual([
      'event-drawn cat.tide',
      'event-attacks cat.tide 0',
      'compared 0 0 9',
      'damaged 0 9 9',
      'event-discarded cat.tide',
    ]);
  });

  test('cat.flames: the players choose together a city of a player, which is destroyed', () => {
    const { story, told } = drawn('cat.flames', three, [], t => {
      cityTo(t, 0, 'city.dawnsmoor', 'exhausted');
      cityTo(t, 2, 'city.forge');
      cityTo(t, 'middle', 'city.tamalir');
    });
    expect(told).toEqual(['event-drawn cat.flames']);
    expect(asked(story)).toEqual({
      who: [0, 1, 2],
      what: 'destroy-city',
      offered: ['city.dawnsmoor', 'city.forge'],
    });
    story.answer('city.dawnsmoor', 0).answer('city.dawnsmoor', 1);
    expect(during(story, () => story.answer('city.dawnsmoor', 2)).slice(3)).toEqual([
      'city-destroyed city.dawnsmoor',
      'event-discarded cat.flames',
    ]);
    // It lies in the middle again, ready; the others are where they were.
    const { cityPlace, cityExhausted } = story.table;
    expect(['city.dawnsmoor', 'city.forge', 'city.tamalir'].map(city => cityPlace.get(cityId(city)))).toEqual(
      [1, 4, 1],
    );
    expect(cityExhausted.get(cityId('city.dawnsmoor'))).toBe(0);
    expect(damages(story)).toEqual([0, 0, 0]);
  });

  test('RA-GEN-06 cat.flames: most proposals decide, also against the first player, and all hear whose they were', () => {
    const { story } = drawn('cat.flames', three, [], t => {
      cityTo(t, 0, 'city.dawnsmoor');
      cityTo(t, 2, 'city.forge');
    });
    story.answer('city.dawnsmoor', 2).answer('city.dawnsmoor', 1);
    expect(during(story, () => story.answer('city.forge', 0))).toEqual([
      'proposed-city 0 city.forge',
      'proposed-city 1 city.dawnsmoor',
      'proposed-city 2 city.dawnsmoor',
      'city-destroyed city.dawnsmoor',
      'event-discarded cat.flames',
    ]);
  });

  test('cat.flames: the only city is no choice; without one each Home Realm suffers 3', () => {
    const only = drawn('cat.flames', two, [], t => cityTo(t, 1, 'city.forge'));
    expect(only.told).toEqual([
      'event-drawn cat.flames',
      'city-destroyed city.forge',
      'event-discarded cat.flames',
    ]);
    const none = drawn('cat.flames', two, [], t => cityTo(t, 'middle', 'city.forge'));
    expect(none.told).toEqual([
      'event-drawn cat.flames',
      'damaged 0 3 3',
      'damaged 1 3 3',
      'event-discarded cat.flames',
    ]);
    expect(none.story.table.cityPlace.get(cityId('city.forge'))).toBe(1);
  });

  test('cat.harbinger: attacks every Home Realm with 11, in play order', () => {
    const setting = { ...three, options: { firstPlayer: 'seat2' } };
    const { story, told } = drawn('cat.harbinger', setting, [['neutral.naga'], armyOf(11), []]);
    expect(told).toEqual(['event-drawn cat.harbinger', 'event-attacks cat.harbinger 1']);
    expect(asked(story)).toEqual({
      who: [1],
      what: 'assault',
      offered: ['neutral.demon', 'neutral.dragon', 'pass'],
    });
    expect(during(story, () => fight(story, ...armyOf(11)))).toEqual([
      'compared 1 11 11',
      'repelled 1',
      'event-attacks cat.harbinger 2',
      'compared 2 0 11',
      'damaged 2 11 11',
      'event-attacks cat.harbinger 0',
    ]);
    expect(during(story, () => fight(story, 'neutral.naga'))).toEqual([
      'compared 0 4 11',
      'damaged 0 7 7',
      'event-discarded cat.harbinger',
    ]);
  });

  test('cat.harbinger: who falls by it loses the game for all', () => {
    const { story, told } = drawn('cat.harbinger', two, [], t => t.damage.set(0, 9));
    expect(told.slice(-3)).toEqual(['damaged 0 11 20', 'eliminated 0', 'no-winner']);
    expect([story.over, places(story)]).toEqual([true, [2, 2]]);
  });

  test('cat.sky_falls: each Home Realm suffers 2 and 1 for each Enemy in play', () => {
    expect(drawn('cat.sky_falls', two).told).toEqual([
      'event-drawn cat.sky_falls',
      'damaged 0 2 2',
      'damaged 1 2 2',
      'event-discarded cat.sky_falls',
    ]);
    const { story, told } = drawn('cat.sky_falls', two, [], t => enemyInPlay(t, 'cat.horror'));
    expect(told).toEqual([
      'damaged 0 2 2',
      'event-drawn cat.sky_falls',
      'damaged 0 3 5',
      'damaged 1 3 3',
      'event-discarded cat.sky_falls',
    ]);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['cat.sky_falls']);
  });

  test('cat.obelisk, cat.brother: neither is in the deck of a player alone', () => {
    const all = eventsIn(table(two).table.eventDeck);
    expect([all.length, all.includes('cat.obelisk'), all.includes('cat.brother')]).toEqual([10, true, true]);
    expect(eventsIn(table(alone).table.eventDeck)).toEqual(
      all.filter(name => name !== 'cat.obelisk' && name !== 'cat.brother'),
    );
  });

  test('cat.brother: it is not in the purely cooperative deck, the Obelisk is', () => {
    const all = eventsIn(table(two).table.eventDeck);
    const together = table({ ...two, options: { cooperative: 'yes' } });
    expect(eventsIn(together.table.eventDeck)).toEqual(all.filter(name => name !== 'cat.brother'));
  });
});
