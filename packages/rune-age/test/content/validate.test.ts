import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Universe } from '../../src/content/box.ts';
import type { City, DeckCard, EventCard } from '../../src/content/types.ts';
import { contentProblems } from '../../src/content/validate.ts';

const found = (content: Universe) => contentProblems(content).map(({ path, key }) => [path, key]);

/** A card with other fields; a field that is `undefined` is taken away. */
function but<T extends object>(card: T, fields: object): T {
  const entries = Object.entries({ ...card, ...fields }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
}
const withFields = <T extends { readonly id: string }>(cards: readonly T[], id: string, fields: object) =>
  cards.map(card => (card.id === id ? but(card, fields) : card));

const withCard = (id: string, fields: object): Universe => ({
  ...universe,
  cards: withFields<DeckCard>(universe.cards, id, fields),
});
const withCity = (id: string, fields: object): Universe => ({
  ...universe,
  cities: withFields<City>(universe.cities, id, fields),
});
const withEvent = (id: string, fields: object): Universe => ({
  ...universe,
  events: withFields<EventCard>(universe.events, id, fields),
});
const withSetup = (players: number, fields: object): Universe => ({
  ...universe,
  setup: universe.setup.map((row, index) => (index + 1 === players ? but(row, fields) : row)),
});

describe('the shipped content', () => {
  it('has no problems', () => {
    expect(contentProblems(universe)).toEqual([]);
  });

  it('may have other numbers within reason', () => {
    expect(found(withCard('uthuk.chaos_lord', { strength: 5 }))).toEqual([]);
    expect(found({ ...universe, monument: { gold: 16 }, die: [0, 0, 1, 1, 1, 2] })).toEqual([]);
  });
});

describe('the form', () => {
  it.each<[string, Universe, string, string]>([
    ['half a point', withCard('daqan.knight', { strength: 2.5 }), 'daqan.knight.strength', 'not-whole'],
    ['a negative one', withCard('daqan.knight', { strength: -1 }), 'daqan.knight.strength', 'out-of-range'],
    ['a huge one', withCity('city.forge', { defense: 900 }), 'city.forge.defense', 'out-of-range'],
    ['no number', withCity('city.forge', { defense: 'two' }), 'city.forge.defense', 'wrong-type'],
    [
      'a missing number',
      withCity('city.forge', { influence: undefined }),
      'city.forge.influence',
      'missing-field',
    ],
    ['a field too many', withCity('city.forge', { gold: 1 }), 'city.forge.gold', 'unknown-field'],
    ['no word', withCard('daqan.knight', { trait: 'brave' }), 'daqan.knight.trait', 'unknown-word'],
    [
      'two costs',
      withCard('daqan.knight', { cost: { gold: 3, influence: 3 } }),
      'daqan.knight.cost',
      'not-exactly-one',
    ],
    ['no cost', withCard('daqan.knight', { cost: {} }), 'daqan.knight.cost', 'not-exactly-one'],
    ['a new stage', withEvent('cat.tide', { stage: 4 }), 'cat.tide.stage', 'unknown-word'],
    [
      'a new reward',
      withEvent('res.margath', { reward: { kind: 'fame' } }),
      'res.margath.reward.kind',
      'unknown-kind',
    ],
    [
      'an effect without its number',
      withEvent('rw.blood_moon', { instant: { kind: 'damage-each' } }),
      'rw.blood_moon.instant.amount',
      'missing-field',
    ],
    ['half a flag', withEvent('cat.brother', { notAlone: 'yes' }), 'cat.brother.notAlone', 'wrong-type'],
    ['a die of five faces', { ...universe, die: [0, 0, 1, 1, 2] }, 'die', 'wrong-length'],
    ['a face below zero', { ...universe, die: [0, 0, 0, 1, 1, -2] }, 'die.5', 'out-of-range'],
    ['no hand', { ...universe, hand: 0 }, 'hand', 'out-of-range'],
    ['no row for four', { ...universe, setup: universe.setup.slice(0, 3) }, 'setup.4', 'wrong-type'],
    [
      'a new provenance',
      withCity('city.forge', { sources: { strength: 'guessed' } }),
      'city.forge.sources.strength',
      'unknown-word',
    ],
  ])('refuses %s', (_, content, path, key) => {
    expect(found(content)).toEqual([[path, `content.${key}`]]);
  });
});

describe('the set of cards', () => {
  const [dawnsmoor, ...otherCities] = universe.cities;
  const [might, ...otherRunes] = universe.runes;

  it('misses a card that is gone, and the total', () => {
    expect(found({ ...universe, runes: otherRunes })).toEqual([
      [might?.id, 'content.missing-id'],
      ['copies', 'content.card-total'],
    ]);
  });

  it('refuses a card twice and an unknown one', () => {
    const twice = [...otherCities, ...otherCities.slice(0, 1)];
    expect(found({ ...universe, cities: twice })).toEqual([
      ['city.frostgate', 'content.twice'],
      [dawnsmoor?.id, 'content.missing-id'],
    ]);
    expect(found(withCity('city.forge', { id: 'city.atlantis' }))).toEqual([
      ['city.atlantis', 'content.unknown-id'],
      ['city.forge', 'content.missing-id'],
    ]);
  });

  it('keeps the total of 252 when copies change', () => {
    expect(found(withCard('daqan.knight', { copies: 5 }))).toEqual([['copies', 'content.card-total']]);
    const moved = withFields<DeckCard>(universe.cards, 'daqan.knight', { copies: 5 });
    const cards = withFields<DeckCard>(moved, 'daqan.bowman', { copies: 3 });
    expect(found({ ...universe, cards })).toEqual([]);
  });

  it('keeps races and scenarios where they are', () => {
    expect(found(withCard('daqan.siege_machine', { race: 'latari', cost: { gold: 6 } }))).toEqual([
      ['daqan.siege_machine.race', 'content.fixed-field'],
    ]);
    expect(found(withEvent('rw.blood_moon', { scenario: 'resurgence' }))).toEqual([
      ['rw.blood_moon.scenario', 'content.fixed-field'],
      ['events.resurgence', 'content.events-per-scenario'],
      ['events.runewars', 'content.events-per-scenario'],
    ]);
  });
});

describe('cards of the decks', () => {
  const draw = { kind: 'draw', amount: 1 };
  const wound = { kind: 'wound-friendly', amount: 1 };

  it.each<[string, Universe, string, string]>([
    [
      'a unit without strength',
      withCard('neutral.dragon', { strength: undefined }),
      'neutral.dragon.strength',
      'no-strength',
    ],
    [
      'a tactic with strength',
      withCard('neutral.pillage', { strength: 2 }),
      'neutral.pillage.strength',
      'field-of-another-kind',
    ],
    [
      'a tactic without an ability',
      withCard('neutral.pillage', { ability: undefined }),
      'neutral.pillage.ability',
      'no-ability',
    ],
    ['gold without worth', withCard('gold.2', { gold: undefined }), 'gold.2.gold', 'no-gold'],
    ['gold that fights', withCard('gold.2', { strength: 1 }), 'gold.2.strength', 'field-of-another-kind'],
    [
      'a unit worth gold',
      withCard('neutral.dragon', { gold: 2 }),
      'neutral.dragon.gold',
      'field-of-another-kind',
    ],
    [
      'a neutral card for gold',
      withCard('neutral.dragon', { cost: { gold: 6 } }),
      'neutral.dragon.cost',
      'wrong-cost',
    ],
    [
      'a unit of a race for influence',
      withCard('daqan.knight', { cost: { influence: 3 } }),
      'daqan.knight.cost',
      'wrong-cost',
    ],
    [
      'two units of a race at one cost',
      withCard('daqan.knight', { cost: { gold: 2 } }),
      'daqan.knight.cost',
      'same-cost',
    ],
    [
      'a raid in the middle of a combat',
      withCard('neutral.pillage', {
        ability: { timing: 'resolution', effect: { kind: 'pillage', discards: 2, draws: 1 } },
      }),
      'neutral.pillage.ability.timing',
      'wrong-timing',
    ],
    [
      'a tactic that strengthens itself',
      withCard('neutral.battle_cry', {
        ability: { timing: 'resolution', effect: { kind: 'strengthen-by-others', amount: 1 } },
      }),
      'neutral.battle_cry.ability.effect',
      'effect-of-unit',
    ],
    [
      'a tactic that has to survive',
      withCard('neutral.battle_cry', {
        ability: { timing: 'end-of-combat', effect: { kind: 'refresh-stronghold', ifSurvived: true } },
      }),
      'neutral.battle_cry.ability.effect',
      'effect-of-unit',
    ],
    [
      'strength outside the Resolution step',
      withCard('daqan.knight', {
        ability: { timing: 'when-played', effect: { kind: 'strengthen', amount: 1 } },
      }),
      'daqan.knight.ability.timing',
      'wrong-timing',
    ],
    [
      'survival before the combat ends',
      withCard('daqan.knight', {
        ability: { timing: 'when-played', effect: { kind: 'refresh-stronghold', ifSurvived: true } },
      }),
      'daqan.knight.ability.timing',
      'survival-outside-end-of-combat',
    ],
    [
      'wounds outside combat',
      withCard('daqan.knight', { ability: { timing: 'action', price: wound, effect: draw } }),
      'daqan.knight.ability.timing',
      'wound-outside-combat',
    ],
    [
      'a search for no card of the game',
      withCard('waiqar.necromancer', {
        ability: {
          timing: 'when-played',
          effect: { kind: 'reveal-one-of', amount: 2, of: ['waiqar.reanimate', 'waiqar.wight'] },
        },
      }),
      'waiqar.necromancer.ability.effect.of.1',
      'no-such-card',
    ],
  ])('refuses %s', (_, content, path, key) => {
    expect(found(content)).toEqual([[path, `content.${key}`]]);
  });

  it('refuses another kind of card for gold and for the units of a race', () => {
    expect(found(withCard('gold.2', { kind: 'unit' })).map(([, key]) => key)).toContain('content.wrong-kind');
    expect(found(withCard('daqan.knight', { kind: 'tactic' })).map(([, key]) => key)).toContain(
      'content.wrong-kind',
    );
  });
});

describe('Events', () => {
  it.each<[string, Universe, string, string]>([
    ['Stage 3 outside The Cataclysm', withEvent('res.ghox', { stage: 3 }), 'res.ghox.stage', 'stage'],
    [
      'an Enemy without strength',
      withEvent('res.ghox', { strength: undefined }),
      'res.ghox.strength',
      'no-strength',
    ],
    [
      'an Enemy that acts as an Instant',
      withEvent('res.ghox', { instant: { kind: 'reverse-order' } }),
      'res.ghox.instant',
      'field-of-another-kind',
    ],
    [
      'an Instant that stays',
      withEvent('rw.blood_moon', { phase: { kind: 'damage-each', amount: 1 } }),
      'rw.blood_moon.phase',
      'field-of-another-kind',
    ],
    [
      'an Instant that does nothing',
      withEvent('rw.blood_moon', { instant: undefined }),
      'rw.blood_moon.instant',
      'no-instant-effect',
    ],
    [
      'an attack without strength',
      withEvent('cat.tide', { strength: undefined }),
      'cat.tide.strength',
      'attack-without-strength',
    ],
    [
      'strength that attacks nobody',
      withEvent('rw.blood_moon', { strength: 9 }),
      'rw.blood_moon.strength',
      'strength-without-attack',
    ],
    [
      'a Reward nobody gets',
      withEvent('rw.blood_moon', { reward: { kind: 'gold', amount: 1 } }),
      'rw.blood_moon.reward',
      'reward-not-given',
    ],
    [
      'a gift without a Reward',
      withEvent('cat.obelisk', { reward: undefined }),
      'cat.obelisk.reward',
      'no-reward-to-give',
    ],
    [
      'a Reward that is a discovery',
      withEvent('rw.rune_discovery', { reward: { kind: 'gold', amount: 1 } }),
      'rw.rune_discovery.discovery',
      'reward-and-discovery',
    ],
    [
      'a discovery where there are no runes',
      withEvent('res.ghox', { discovery: { drawsInstead: 2 } }),
      'res.ghox.discovery',
      'other-scenario',
    ],
    [
      'a Reward against an objective that cannot be fought',
      withEvent('rw.war_chest', { reward: { kind: 'reroll-objective' } }),
      'rw.war_chest.reward.kind',
      'other-scenario',
    ],
    [
      'a Traitor where all are rivals',
      withEvent('rw.blood_moon', { instant: { kind: 'traitor' } }),
      'rw.blood_moon.instant.kind',
      'other-scenario',
    ],
  ])('refuses %s', (_, content, path, key) => {
    expect(found(content)).toEqual([[path, `content.${key}`]]);
  });
});

describe('neutral cards of a scenario', () => {
  const withNeutrals = (...names: [string, string, string]): Universe => ({
    ...universe,
    neutrals: { ...universe.neutrals, runewars: names },
  });

  it.each<[string, Universe, string, string]>([
    [
      'a unit of a race',
      withNeutrals('daqan.knight', 'neutral.naga', 'neutral.demon'),
      'neutrals.runewars.0',
      'not-neutral',
    ],
    [
      'gold',
      withNeutrals('neutral.pillage', 'gold.2', 'neutral.demon'),
      'neutrals.runewars.1',
      'not-neutral',
    ],
    [
      'one type twice',
      withNeutrals('neutral.pillage', 'neutral.demon', 'neutral.demon'),
      'neutrals.runewars.2',
      'neutral-twice',
    ],
    [
      'two of one tier',
      withNeutrals('neutral.pillage', 'neutral.sorcerer', 'neutral.demon'),
      'neutrals.runewars',
      'neutral-tiers',
    ],
    [
      'two of one tier by a new cost',
      withCard('neutral.manticore', { cost: { influence: 6 } }),
      'neutrals.runewars',
      'neutral-tiers',
    ],
  ])('refuses %s', (_, content, path, key) => {
    expect(found(content)).toEqual([[path, `content.${key}`]]);
  });

  it('may be exchanged within a tier', () => {
    expect(found(withNeutrals('neutral.sorcerer', 'neutral.naga', 'neutral.mind_control'))).toEqual([]);
  });
});

describe('setup', () => {
  it.each<[string, Universe, string, string]>([
    [
      'a gold pile above the copies',
      withSetup(4, { gold: [24, 15, 10] }),
      'setup.4.gold.1',
      'pile-above-copies',
    ],
    [
      'a gold pile below the starting decks',
      withSetup(3, { gold: [14, 12, 8] }),
      'setup.3.gold.0',
      'pile-below-start',
    ],
    ['nine cities', withSetup(2, { cities: 9 }), 'setup.2.cities', 'out-of-range'],
  ])('refuses %s', (_, content, path, key) => {
    expect(found(content)).toEqual([[path, `content.${key}`]]);
  });

  it('refuses neutral piles above the copies of each type', () => {
    const problems = contentProblems(withSetup(4, { neutral: 6 }));
    expect(problems).toHaveLength(10);
    expect(new Set(problems.map(({ path }) => path))).toEqual(new Set(['setup.4.neutral']));
  });

  it('refuses starting decks that the piles cannot fill', () => {
    const start = { gold1: 7, cheapestUnits: 9 };
    expect(found({ ...universe, start }).map(([, key]) => key)).toEqual([
      'content.pile-below-start',
      'content.pile-below-start',
      'content.start-above-copies',
      'content.start-above-copies',
      'content.start-above-copies',
      'content.start-above-copies',
    ]);
  });
});
