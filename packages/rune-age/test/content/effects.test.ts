import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { sourceFields } from '../../src/content/sources.ts';
import type { EventCard } from '../../src/content/types.ts';

const { cards, events, runes } = universe;

/** Field by field in one line: `price discard-card 1, effect strengthen 2`. */
function inWords(value: object): string {
  return Object.entries(value)
    .map(([name, inner]) =>
      name === 'kind' ? inner : Array.isArray(inner) || typeof inner !== 'object' ? `${name} ${inner}` : '',
    )
    .filter(word => word !== '')
    .join(' ');
}

describe('abilities', () => {
  const abilities: Readonly<Record<string, string>> = {
    'daqan.footman': 'reveal-own-kind',
    'daqan.bowman': 'discard-card amount 1: destroy-opposing',
    'daqan.knight': 'reveal-up-to limit 2',
    'daqan.siege_machine': 'discard-card amount 1: strengthen amount 2',
    'latari.deepwood_archer': 'refresh-stronghold ifSurvived true',
    'latari.storm_sorceress': 'refresh-any',
    'latari.darnati_warrior': 'influence amount 1: destroy-opposing',
    'latari.pegasus_rider': 'influence amount 1: draw amount 1',
    'uthuk.berserker': 'strengthen amount 2 ifWounded true',
    'uthuk.flesh_ripper': 'wound-friendly amount 1: draw amount 1',
    'uthuk.warlock': 'wound-friendly amount 1: destroy-opposing atAnyRate true',
    'uthuk.chaos_lord': 'strengthen-by-wounds amount 1',
    'waiqar.reanimate': 'summon-own-kind',
    'waiqar.skeleton_archer': 'destroy-outnumbered',
    'waiqar.necromancer': 'reveal-one-of amount 2 of waiqar.reanimate,waiqar.skeleton_archer',
    'waiqar.dark_knight': 'strengthen-by-others amount 1',
    'neutral.battle_cry': 'strengthen-all amount 1',
    'neutral.forced_march': 'destroy-card amount 1: draw amount 2',
    'neutral.summon_lightning': 'wound-friendly amount 1: opponent-destroys-unit',
    'neutral.manticore': 'destroy-card amount 1: opponent-destroys-card',
    'neutral.pillage': 'pillage discards 2 draws 1',
    'neutral.sorcerer': 'return-unit ifSurvived true',
    'neutral.mind_control': 'take-card',
  };

  it('are those of the card data', () => {
    const found = cards.flatMap(({ id, ability }) => {
      if (ability === undefined) return [];
      const price = ability.price === undefined ? '' : `${inWords(ability.price)}: `;
      return [[id, `${price}${inWords(ability.effect)}`]];
    });
    expect(Object.fromEntries(found)).toEqual(abilities);
  });
});

describe('Events', () => {
  const effects: Readonly<Record<string, string>> = {
    'res.sleeping_dragonlord': 'reward influence amount 1',
    'res.mithrilim': 'reward gold amount 1',
    'res.bountiful_harvest': 'instant each-draws amount 1; notAlone',
    'res.kalladra': 'reward reroll-objective',
    'res.ghox': 'phase damage-each amount 2',
    'res.margath': 'reward strength-against-objective amount 3',
    'res.choyo': 'lasting other-enemies-stronger amount 2',
    'res.khorgard': 'instant attack whom least-damaged',
    'res.phrylenex': 'instant damage-each amount 3',
    'res.hoarding_dragon': 'instant reward-or-damage amount 4',
    'rw.time_for_war': 'instant next-round rule siege-attack-bonus amount 2',
    'rw.barbarian_invasion': 'instant unit-or-damage amount 3',
    'rw.sellswords': 'reward influence amount 1',
    'rw.war_chest': 'reward gold amount 1',
    'rw.rune_discovery': 'discovery drawsInstead 2',
    'rw.siege_train': 'reward siege-train amount 1',
    'rw.blood_moon': 'instant damage-each amount 2',
    'rw.raiders': 'instant attack whom least-damaged',
    'rw.supply_lines': 'instant next-round rule city-influence-less amount 1',
    'rw.call_banners': 'instant gain-cheapest-unit',
    'cat.omens': 'instant influence-or-damage influence 2 amount 2',
    'cat.vermin': 'instant discard-value-or-damage amount 5',
    'cat.horror': 'phase damage-least amount 2; reward influence amount 1',
    'cat.obelisk': 'instant give-as-reward; reward shield amount 3; notAlone',
    'cat.rift': 'phase damage-each amount 2',
    'cat.tide': 'instant attack whom chosen',
    'cat.flames': 'instant destroy-chosen-city otherwiseDamage 3',
    'cat.brother': 'instant traitor; notAlone; notCooperative',
    'cat.harbinger': 'instant attack whom each',
    'cat.sky_falls': 'instant damage-each-by-enemies amount 2',
    'mon.pilgrims': 'reward influence amount 1',
    'mon.bandits': 'reward gold amount 1',
    'mon.lost_mine': 'reward gold amount 1',
    'mon.trade_fair': 'instant next-round rule gold-cards-cheaper amount 1',
    'mon.thieves_guild': 'instant remove-gold',
    'mon.turning_wheel': 'instant reverse-order',
    'mon.vault': 'reward gold amount 2',
    'mon.drake': 'lasting rewards-give-no-gold; reward gold amount 1',
    'mon.levy': 'instant gold-or-exhaust-cities',
    'mon.road_raiders': 'instant units-or-city strength 4',
  };
  const named = ['instant', 'phase', 'lasting', 'resolution', 'reward', 'discovery'] as const;
  const flags = ['notAlone', 'notCooperative'] as const;

  const eventInWords = (event: EventCard) =>
    [
      ...named.flatMap(name => {
        const value = event[name];
        return value === undefined ? [] : [`${name} ${inWords(value)}`];
      }),
      ...flags.filter(flag => event[flag] === true),
    ].join('; ');

  it('do what the card data says', () => {
    expect(Object.fromEntries(events.map(event => [event.id, eventInWords(event)]))).toEqual(effects);
  });
});

describe('dragon runes', () => {
  it('have the powers of the card data', () => {
    expect(runes.map(rune => `${rune.id} ${inWords(rune.power)}`)).toEqual([
      'rune.might strength amount 2 defending false',
      'rune.warding strength amount 4 defending true',
      'rune.wealth gold amount 2',
      'rune.command influence amount 2',
      'rune.haste draw-discard draws 2 discards 1',
      'rune.flame destroy-weak limit 2',
    ]);
  });
});

describe('provenance', () => {
  it('is known for every cost, strength, stage and effect that a card has', () => {
    for (const one of cards) {
      const fields = ['copies', 'cost', ...(one.strength === undefined ? [] : ['strength'])];
      const words = one.ability === undefined ? fields : [...fields, 'effect'];
      for (const field of words) expect(one.sources, one.id).toHaveProperty(field);
    }
    for (const event of events) {
      const fields = ['name', 'stage', ...(event.strength === undefined ? [] : ['strength', 'attrition'])];
      for (const field of fields) expect(event.sources, event.id).toHaveProperty(field);
    }
  });

  it('speaks only of fields there are words for', () => {
    for (const { id, sources } of [...cards, ...events, ...runes]) {
      for (const field of Object.keys(sources)) expect(sourceFields, id).toContain(field);
    }
  });

  it.each([
    ['daqan.knight', 'name', 'recalled'],
    ['daqan.knight', 'strength', 'found'],
    ['latari.deepwood_archer', 'effect', 'designed'],
    ['uthuk.berserker', 'amount', 'recalled'],
    ['uthuk.chaos_lord', 'strength', 'designed'],
    ['neutral.dragon', 'strength', 'inferred'],
    ['neutral.sorcerer', 'kind', 'inferred'],
    ['res.choyo', 'strength', 'inferred'],
    ['res.kalladra', 'attrition', 'found'],
    ['cat.brother', 'stage', 'found'],
    ['cat.vermin', 'amount', 'designed'],
    ['mon.thieves_guild', 'scenario', 'found'],
  ])('says of %s that its %s is %s', (id, field, word) => {
    expect([...cards, ...events].find(one => one.id === id)?.sources[field]).toBe(word);
  });
});
