import { describe, expect, it } from 'vitest';
import { seasonCards } from '../../src/boxes/base/season-cards.ts';

const card = (id: string) => seasonCards.find(one => one.id === `season-${id}`);
const named = (holds: (one: (typeof seasonCards)[number]) => boolean) =>
  seasonCards.filter(holds).map(({ id }) => id.replace('season-', ''));

describe('the Season cards', () => {
  it('are these, season by season', () => {
    const rows = seasonCards.map(({ id, season, copies }) => `${season} ${copies} ${id.slice(7)}`);
    expect(rows).toEqual([
      'spring 1 famine',
      'spring 1 stormy-weather',
      'spring 2 prepare-for-coming-year',
      'spring 1 fresh-recruits',
      'spring 1 fertile-fields',
      'spring 1 heroes-answer-the-call',
      'spring 1 envoys-of-spring',
      'summer 1 the-council-demands-peace',
      'summer 1 age-of-heroes',
      'summer 1 healing-waters',
      'summer 1 midsummer-festival',
      'summer 1 caravan-season',
      'summer 1 rumors-of-treasure',
      'summer 1 drilling-grounds',
      'summer 1 oracle-of-the-hills',
      'fall 1 gathering-the-harvest',
      'fall 1 the-doomed-city',
      'fall 1 threatened-home-realms',
      'fall 1 divided-loyalties',
      'fall 1 blighted-stores',
      'fall 1 council-levy',
      'fall 1 restless-beasts',
      'fall 1 mutinous-garrison',
      'winter 2 favor-of-the-council',
      'winter 1 unearthed-star',
      'winter 1 crisis-of-conscience',
      'winter 1 bitter-cold',
      'winter 1 deep-snow',
      'winter 1 winter-fever',
      'winter 1 secrets-for-sale',
    ]);
  });

  it('do this with these numbers', () => {
    const rows = seasonCards.map(({ effect }) => {
      const { kind, ...numbers } = effect;
      return [kind, ...Object.values(numbers).map(value => JSON.stringify(value))].join(' ');
    });
    expect(rows).toEqual([
      'set-dials false {"food":0,"wood":0,"ore":0}',
      'ban-orders ["order-strategize","order-mobilize","order-conquer"]',
      'may-exchange-objective',
      'recruit "triangle" 1',
      'raise-dials [[1]]',
      'gain-hero-or-train 1',
      'gain-influence 2 0',
      'ban-battles',
      'longer-moves 1',
      'restore-heroes',
      'gain-influence 1 1',
      'may-trade-dials 1 2',
      'draw-quests 1',
      'draw-tactics 1',
      'look-at-tokens',
      'set-dials true {"food":1,"wood":0,"ore":0}',
      'destroy-city',
      'move-runes-from-home',
      'desert-unless-paid 2',
      'lower-highest-dial 1',
      'discard-tactics-or-lower-dials 2 1',
      'may-move-unallied',
      'rout-in-crowds 6 2',
      'receive-runes',
      'place-runes',
      'desert-on-destiny "grey" "red"',
      'lower-unit-limit 1 2',
      'shorter-moves 1',
      'destroy-in-largest 3 1',
      'reveal-runes 1',
    ]);
  });

  it('with a bid are those of the Wizards’ Council', () => {
    const bids = seasonCards.flatMap(({ id, bid }) => (bid ? [`${id.slice(7)} ${bid.concerns}`] : []));
    expect(bids).toEqual([
      'stormy-weather below',
      'the-council-demands-peace all-but-highest',
      'the-doomed-city highest',
      'council-levy lowest',
      'favor-of-the-council highest',
      'unearthed-star highest',
      'secrets-for-sale all-but-highest',
    ]);
    expect(card('stormy-weather')?.bid).toEqual({ concerns: 'below', bid: 1 });
    expect(named(one => one.wizardsCouncil)).toEqual(named(one => one.bid !== undefined));
  });

  it('that take resources are these', () => {
    expect(named(one => one.loss)).toEqual([
      'famine',
      'gathering-the-harvest',
      'blighted-stores',
      'council-levy',
    ]);
  });

  it('say what is known of them and what is not', () => {
    expect(card('famine')?.sources).toMatchObject({ name: 'found', season: 'found', effect: 'found' });
    expect(card('threatened-home-realms')?.sources).toMatchObject({ effect: 'found', season: 'inferred' });
    expect(card('gathering-the-harvest')?.sources).toMatchObject({ name: 'designed', effect: 'found' });
    expect(named(one => one.sources.deck !== undefined)).toEqual([
      'stormy-weather',
      'prepare-for-coming-year',
    ]);
    expect(named(one => one.sources.effect === 'found')).toEqual([
      'famine',
      'gathering-the-harvest',
      'the-doomed-city',
      'threatened-home-realms',
      'divided-loyalties',
      'favor-of-the-council',
      'crisis-of-conscience',
    ]);
  });
});
