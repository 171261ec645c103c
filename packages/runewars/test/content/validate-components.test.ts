import { describe, expect, it } from 'vitest';
import type { Universe } from '../../src/content/box.ts';
import type { FateCard } from '../../src/content/types.ts';
import { shippedProblems } from '../../src/content/validate.ts';
import { baseGame } from '../kit/base-game.ts';

const problems = (components: Universe) =>
  shippedProblems(components).map(({ path, key }) => `${path} ${key.replace('content.', '')}`);
const but = (fields: Partial<Universe>): Universe => ({ ...baseGame, ...fields });

const changed = <T extends { readonly id: string }>(all: readonly T[], id: string, fields: Partial<T>): T[] =>
  all.map(one => (one.id === id ? { ...one, ...fields } : one));
const withUnit = (id: string, fields: Partial<Universe['units'][number]>) =>
  but({ units: changed(baseGame.units, id, fields) });
const withHero = (id: string, fields: Partial<Universe['heroes'][number]>) =>
  but({ heroes: changed(baseGame.heroes, id, fields) });
const withFaction = (id: string, fields: Partial<Universe['factions'][number]>) =>
  but({ factions: changed(baseGame.factions, id, fields) });
const withOrder = (id: string, fields: Partial<Universe['orders'][number]>) =>
  but({ orders: changed(baseGame.orders, id, fields) });
const withCard = (number: number, fields: Partial<FateCard>) =>
  but({
    fate: {
      ...baseGame.fate,
      cards: baseGame.fate.cards.map(card => (card.number === number ? { ...card, ...fields } : card)),
    },
  });
const withCounts = (fields: Partial<Universe['counts']>) => {
  const [base] = baseGame.boxes;
  return but({ boxes: [{ ...base, counts: { ...base.counts, ...fields } }] });
};

const miss = { kind: 'miss' } as const;

type Mistakes = [string, Universe, string[]][];

describe('the shipped components', () => {
  it('have no problems', () => {
    expect(shippedProblems(baseGame)).toEqual([]);
  });

  it('may have other designed numbers', () => {
    expect(problems(withUnit('unit-chaos-lord', { health: 4, initiative: 5 }))).toEqual([]);
    expect(problems(withHero('HE-12', { strength: 3, wisdom: 2 }))).toEqual([]);
  });

  it('say what is there and what should be', () => {
    expect(shippedProblems(withHero('HE-01', { wisdom: 2 }))).toEqual([
      { path: 'HE-01', key: 'content.off-scale', detail: '12 (13)', box: 'base' },
    ]);
  });
});

describe('mistakes in the Fate deck', () => {
  const [card1, ...rest] = baseGame.fate.cards;
  const without1 = { ...baseGame.fate, cards: rest };

  it.each<Mistakes[number]>([
    [
      'a card is missing',
      but({ fate: without1 }),
      [
        'fate wrong-number',
        'fate.30 out-of-range',
        'fate.destiny wrong-number',
        'fate.triangle wrong-number',
        'fate.circle wrong-number',
        'fate.rectangle wrong-number',
        'fate.hexagon wrong-number',
      ],
    ],
    ['another destiny', withCard(7, { destiny: 'grey' }), ['fate.destiny wrong-number']],
    ['a number twice', withCard(30, { number: 29 }), ['fate twice']],
    ['a number too high', withCard(30, { number: 31 }), ['fate.31 out-of-range']],
    [
      'a miss for a special',
      withCard(1, { results: { ...card1.results, circle: miss } }),
      ['fate.circle wrong-number'],
    ],
    [
      'a result that no card has',
      withCard(1, { results: { ...card1.results, hexagon: { kind: 'damage', amount: 4 } } }),
      ['fate.hexagon wrong-number'],
    ],
  ])('%s', (_, components, found) => {
    expect(new Set(problems(components))).toEqual(new Set(found));
  });
});

describe('mistakes on the sheets', () => {
  it.each<Mistakes[number]>([
    [
      'an id twice',
      withUnit('unit-knight', { id: 'unit-footman' }),
      ['ids twice', 'dials.daqan.ore.spaces.2 no-such-name', 'dials.daqan.ore.spaces.6 no-such-name'],
    ],
    [
      'figures too many',
      withUnit('unit-giant', { figures: 5 }),
      ['counts.units.neutral wrong-number', 'units.neutral wrong-number'],
    ],
    ['no health', withUnit('unit-dragon', { health: 0 }), ['unit-dragon.health out-of-range']],
    ['half a health', withUnit('unit-giant', { health: 2.5 }), ['unit-giant.health out-of-range']],
    ['a sixth row', withUnit('unit-giant', { initiative: 6 }), ['unit-giant.initiative out-of-range']],
    [
      'units of another faction summoned',
      withUnit('unit-necromancer', {
        ability: { id: 'raise-dead', effect: { kind: 'summon', unit: 'unit-archer', units: 2 } },
      }),
      ['unit-necromancer.ability.effect.unit wrong-owner'],
    ],
    [
      'influence of another faction',
      withFaction('uthuk', { influence: 4 }),
      ['factions.influence wrong-number'],
    ],
    ['a third good faction', withFaction('uthuk', { alignment: 'good' }), ['factions.good wrong-number']],
    [
      'the walls of another faction',
      withFaction('uthuk', { defensive: 'dev-cursed-tomb' }),
      ['uthuk.defensive wrong-owner'],
    ],
    [
      'a development too few',
      but({ developments: changed(baseGame.developments, 'dev-cursed-tomb', { copies: 0 }) }),
      ['dev-cursed-tomb.copies out-of-range', 'developments.waiqar wrong-number'],
    ],
  ])('%s', (_, components, found) => {
    expect(new Set(problems(components))).toEqual(new Set(found));
  });

  it('figures moved from one type to another', () => {
    const units = changed(baseGame.units, 'unit-knight', { figures: 9 });
    expect(problems(but({ units: changed(units, 'unit-bowman', { figures: 7 }) }))).toEqual([
      'units.daqan wrong-number',
    ]);
  });
});

describe('mistakes among cards and heroes', () => {
  const { bonus: _, ...conquer } = baseGame.orders[2];

  it.each<Mistakes[number]>([
    [
      'an Order twice',
      withOrder('order-fortify', { number: 7 }),
      ['order-fortify.number twice', 'orders wrong-number', 'order-fortify.bonus wrong-bonus'],
    ],
    [
      'no bonus',
      but({ orders: baseGame.orders.map(order => (order.id === conquer.id ? conquer : order)) }),
      ['order-conquer.bonus wrong-bonus'],
    ],
    [
      'a bonus for Fortify',
      withOrder('order-fortify', { bonus: { kind: 'recruit-again' } }),
      ['order-fortify.bonus wrong-bonus'],
    ],
    ['a Title missing', but({ titles: baseGame.titles.slice(1) }), ['titles wrong-number']],
    [
      'a Victory card missing',
      but({ victoryCards: { ...baseGame.victoryCards, factions: ['daqan', 'latari', 'uthuk'] } }),
      ['victoryCards wrong-number'],
    ],
    [
      'a claim in the last year',
      but({ victoryCards: { ...baseGame.victoryCards, lastYear: 7 } }),
      ['victoryCards.lastYear out-of-range'],
    ],
    [
      'a hero missing',
      but({ heroes: baseGame.heroes.slice(1) }),
      ['heroes wrong-number', 'heroes.good wrong-number'],
    ],
    [
      'a side of five',
      withHero('HE-01', { alignment: 'evil' }),
      ['heroes.good wrong-number', 'heroes.evil wrong-number'],
    ],
    ['a hero stronger than the scale', withHero('HE-01', { strength: 5 }), ['HE-01 off-scale']],
    ['a trait for nothing', withHero('HE-01', { traits: ['fast'] }), ['HE-01 off-scale']],
    ['an attribute of 6', withHero('HE-05', { agility: 6, wisdom: 2 }), ['HE-05 out-of-range']],
    ['a health of 2', withHero('HE-05', { health: 2, wisdom: 4 }), ['HE-05.health out-of-range']],
    ['a hero twice', withHero('HE-05', { key: 'hero-kirga' }), ['ids twice']],
    ['a hero figure missing', withCounts({ heroFigures: 11 }), ['counts.heroFigures wrong-number']],
    [
      'a card too many in the box',
      withCounts({ cards: { ...baseGame.counts.cards, tactics: 51 } }),
      ['counts.formats wrong-number', 'tacticsCards wrong-number'],
    ],
    [
      'a stock too small',
      withCounts({ units: { ...baseGame.counts.units, daqan: 35 } }),
      ['counts.units.daqan wrong-number'],
    ],
  ])('%s', (_name, components, found) => {
    expect(new Set(problems(components))).toEqual(new Set(found));
  });
});
