import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { cardCounts } from '../../src/content/count.ts';
import type { DeckCard } from '../../src/content/types.ts';
import { contentProblems } from '../../src/content/validate.ts';
import { races, scenarios } from '../../src/pools.ts';
import { cardIndex } from './card-index.ts';

const { cards, cities, events, runes } = universe;
const card = (id: string) => cards.find(one => one.id === id);
const copies = (some: readonly DeckCard[]) => some.map(one => one.copies);
const indexed = (...kinds: readonly string[]) => cardIndex.filter(row => kinds.includes(row.kind));

describe('the component list', () => {
  it('RA-COMP-01 counts 92 faction, 104 scenario, 48 gold and 8 city cards, 252 in all', () => {
    const counts = cardCounts(universe);
    expect(counts).toEqual({
      faction: 92,
      neutral: 50,
      objectives: 4,
      events: 40,
      runes: 6,
      monuments: 4,
      gold: 48,
      cities: 8,
    });
    const { neutral, objectives, events: drawn, runes: powers, monuments } = counts;
    expect(neutral + objectives + drawn + powers + monuments).toBe(104);
    expect(Object.values(counts).reduce((sum, number) => sum + number, 0)).toBe(252);
  });

  it('counts the same as the index of the card data', () => {
    const total = (...kinds: readonly string[]) =>
      indexed(...kinds).reduce((sum, row) => sum + row.copies, 0);
    expect(cardCounts(universe)).toEqual({
      faction: total('home-realm', 'stronghold', 'unit'),
      neutral: total('neutral-unit', 'neutral-tactic'),
      objectives: total('objective'),
      events: total('event-enemy', 'event-instant'),
      runes: total('rune-power'),
      monuments: total('monument'),
      gold: total('gold'),
      cities: total('city'),
    });
  });

  it.each(races)(
    'RA-COMP-02 gives %s a Home Realm, 3 strongholds and 8/4/4/3 units of cost 1/2/3/5',
    race => {
      const units = cards.filter(one => one.race === race);
      expect(units.map(unit => [unit.cost, unit.copies])).toEqual([
        [{ gold: 1 }, 8],
        [{ gold: 2 }, 4],
        [{ gold: 3 }, 4],
        [{ gold: 5 }, 3],
      ]);
      expect(universe.stronghold.copies).toBe(3);
      const unitCards = copies(units).reduce((sum, number) => sum + number, 0);
      expect(cardCounts(universe).faction / races.length).toBe(1 + 3 + unitCards);
    },
  );

  it('RA-COMP-03 has 24 gold cards worth 1, 14 worth 2 and 10 worth 3', () => {
    const gold = cards.filter(one => one.kind === 'gold');
    expect(gold.map(one => [one.gold, one.copies])).toEqual([
      [1, 24],
      [2, 14],
      [3, 10],
    ]);
  });

  it('RA-COMP-04 has 10 neutral types of 5 copies, of which a scenario uses 3', () => {
    const neutral = cards.filter(one => one.race === undefined && one.kind !== 'gold');
    expect(new Set(neutral.map(one => one.id)).size).toBe(10);
    expect(copies(neutral)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
    for (const scenario of scenarios) expect(new Set(universe.neutrals[scenario]).size).toBe(3);
  });

  it('gives each scenario its own 10 Events', () => {
    for (const scenario of scenarios) {
      expect(events.filter(event => event.scenario === scenario)).toHaveLength(10);
    }
    expect(new Set(events.map(event => event.id)).size).toBe(40);
  });

  it('RA-COMP-07 lets the 3-gold card produce 3 gold and cost 5 influence', () => {
    expect(card('gold.3')).toMatchObject({ gold: 3, cost: { influence: 5 } });
  });

  it('makes a neutral card either a unit with strength or a tactic with only an ability', () => {
    const neutral = cards.filter(one => one.race === undefined && one.kind !== 'gold');
    expect(neutral.filter(one => one.kind === 'unit').map(one => one.strength)).toEqual([5, 3, 6, 4, 2]);
    for (const tactic of neutral.filter(one => one.kind === 'tactic')) {
      expect(tactic.strength).toBeUndefined();
      expect(tactic.ability).toBeDefined();
    }
  });

  it('RA-COMP-12 gives every city its strength, influence and auto-defense', () => {
    expect(contentProblems(universe)).toEqual([]);
    for (const city of cities) {
      expect([city.strength, city.influence, city.defense].every(Number.isInteger)).toBe(true);
    }
    expect(cities.find(city => city.id === 'city.riverwatch')?.influence).toBe(3);
  });

  it('RA-COMP-13 gives every Event one type, a stage (3 only in The Cataclysm) and its icons', () => {
    expect(contentProblems(universe)).toEqual([]);
    expect(events).toHaveLength(40);
    for (const event of events) {
      expect(['enemy', 'instant']).toContain(event.type);
      expect(event.scenario === 'cataclysm' ? [1, 2, 3] : [1, 2]).toContain(event.stage);
      expect(event.attrition).toBeGreaterThanOrEqual(0);
    }
    expect(events.filter(event => event.stage === 3)).toHaveLength(3);
  });

  it('RA-ABIL-04 knows the timings When Played, Resolution, End of Combat and Action, or none', () => {
    const used = new Set(cards.flatMap(one => (one.ability === undefined ? [] : [one.ability.timing])));
    expect(used).toEqual(new Set(['when-played', 'resolution', 'end-of-combat', 'action']));
    const without = cards.filter(one => one.kind !== 'gold' && one.ability === undefined);
    expect(without.map(one => [one.id, one.trait])).toEqual([
      ['neutral.demon', 'indestructible'],
      ['neutral.dragon', undefined],
      ['neutral.naga', 'silencing'],
    ]);
  });
});

describe('the index of the card data', () => {
  const timings: Readonly<Record<string, string | undefined>> = {
    'When Played': 'when-played',
    Resolution: 'resolution',
    'End of Combat': 'end-of-combat',
    Action: 'action',
  };
  const deckRows = indexed('gold', 'unit', 'neutral-unit', 'neutral-tactic');

  it('lists the cards of the decks in the order of the content', () => {
    expect(cards.map(one => one.id)).toEqual(deckRows.map(row => row.id));
    expect(cards).toHaveLength(29);
  });

  it.each(deckRows)('agrees with $id', row => {
    const one = card(row.id);
    const [currency = '', cost] = row.cost.split(' ');
    expect(one).toMatchObject({
      kind: row.kind.replace('neutral-', ''),
      copies: row.copies,
      cost: { [currency]: Number(cost) },
    });
    expect(one?.race ?? '-').toBe(row.group);
    expect(one?.strength).toBe(row.strength);
    expect(one?.gold).toBe(row.produces);
    expect(one?.ability?.timing).toBe(timings[row.timing]);
    expect(one?.trait !== undefined).toBe(row.timing === 'continuous');
  });

  it('agrees with the cities', () => {
    expect(cities.map(city => [city.id, `strength ${city.strength}`, city.defense, city.influence])).toEqual(
      indexed('city').map(row => [row.id, row.cost, row.defence, row.produces]),
    );
  });

  it.each(indexed('event-enemy', 'event-instant'))('agrees with $id', row => {
    const event = events.find(one => one.id === row.id);
    expect(event).toMatchObject({
      scenario: row.group,
      type: row.kind.replace('event-', ''),
      attrition: row.defence ?? 0,
    });
    expect(`stage ${event?.stage}`).toBe(row.timing);
    expect(event?.strength).toBe(row.strength);
  });

  it('lists Events and dragon runes in the order of the content', () => {
    expect(events.map(event => event.id)).toEqual(indexed('event-enemy', 'event-instant').map(row => row.id));
    expect(runes.map(rune => rune.id)).toEqual(indexed('rune-power').map(row => row.id));
  });

  it('agrees with strongholds, Monuments and the objective', () => {
    const { stronghold, monument, objective } = universe;
    for (const row of indexed('stronghold')) {
      expect(`gold ${stronghold.gold} / strength ${stronghold.strength}`).toBe(row.cost);
      expect([stronghold.copies, stronghold.influence]).toEqual([row.copies, row.produces]);
    }
    for (const row of indexed('monument')) expect(`gold ${monument.gold}`).toBe(row.cost);
    const [dragonlords] = indexed('objective');
    expect([objective.strength, objective.attrition]).toEqual([dragonlords?.strength, dragonlords?.defence]);
  });
});

describe('the setup numbers', () => {
  it('are those of the rulebook for one to four players', () => {
    expect(universe.setup.map(row => [...row.gold, row.neutral, row.cities])).toEqual([
      [9, 8, 4, 2, 2],
      [14, 10, 6, 3, 3],
      [19, 12, 8, 4, 4],
      [24, 14, 10, 5, 5],
    ]);
    expect(universe.start).toEqual({ gold1: 5, cheapestUnits: 3 });
  });

  it('leave 4 one-gold cards in the pile whatever the number of players', () => {
    const left = universe.setup.map((row, index) => row.gold[0] - (index + 1) * universe.start.gold1);
    expect(left).toEqual([4, 4, 4, 4]);
  });

  it('have the die, the hand, the price of retaining and the Home Realm of the rules', () => {
    const { die, hand, retain, homeRealm } = universe;
    expect({ die, hand, retain, homeRealm }).toEqual({
      die: [0, 0, 0, 1, 1, 2],
      hand: 5,
      retain: 1,
      homeRealm: { damage: 20 },
    });
  });

  it('name the neutral cards of the four objectives', () => {
    expect(universe.neutrals).toEqual({
      resurgence: ['neutral.battle_cry', 'neutral.forced_march', 'neutral.demon'],
      runewars: ['neutral.summon_lightning', 'neutral.manticore', 'neutral.dragon'],
      cataclysm: ['neutral.pillage', 'neutral.naga', 'neutral.demon'],
      monument: ['neutral.sorcerer', 'neutral.naga', 'neutral.mind_control'],
    });
  });
});

describe('the worked examples of the rulebook', () => {
  const cost = (id: string) => {
    const price = card(id)?.cost;
    return price !== undefined && 'gold' in price ? price.gold : undefined;
  };

  it('spend 3 + 3 + 1 gold on a Pegasus Rider and a Storm Sorceress', () => {
    expect([cost('latari.pegasus_rider'), cost('latari.storm_sorceress')]).toEqual([5, 2]);
  });

  it('spend the influence of two strongholds and Riverwatch on a 3-gold card', () => {
    const riverwatch = cities.find(city => city.id === 'city.riverwatch')?.influence ?? 0;
    expect(card('gold.3')?.cost).toEqual({ influence: 2 * universe.stronghold.influence + riverwatch });
  });

  it('meet Kalladra with 1 + 1 + 2 + 3 and 3 for the others', () => {
    const army = ['waiqar.reanimate', 'waiqar.reanimate', 'waiqar.skeleton_archer', 'waiqar.dark_knight'];
    const strength = army.reduce((sum, id) => sum + (card(id)?.strength ?? 0), 0);
    const kalladra = events.find(event => event.id === 'res.kalladra');
    expect(strength + army.length - 1).toBe(kalladra?.strength);
  });
});
