import { describe, expect, it } from 'vitest';
import { neutralUnits } from '../../src/boxes/base/neutral-units.ts';
import { factionUnits } from '../../src/boxes/base/units.ts';
import type { Unit, UnitEffect } from '../../src/content/types.ts';

/** Owner, id, figures, class, health, initiative, traits, ability. */
const printed = `
daqan unit-bowman 8 triangle 1 1 - concentrated-fire
daqan unit-knight 8 rectangle 2 2 fast command
daqan unit-footman 16 triangle 1 3 - valiant-strike
daqan unit-siege-tower 4 hexagon 3 5 - lay-siege
latari unit-archer 16 triangle 1 1 - crack-shot
latari unit-pegasus-rider 4 rectangle 3 2 flying charge
latari unit-sorceress 8 circle 1 3 - word-of-vaal
latari unit-warrior 8 rectangle 2 4 - overpower
uthuk unit-flesh-ripper 8 rectangle 1 1 fast unrelenting
uthuk unit-berserker 16 triangle 1 2 - fury
uthuk unit-warlock 8 circle 1 3 - rain-fire
uthuk unit-chaos-lord 4 hexagon 3 4 - terrifying
waiqar unit-skeleton-archer 8 triangle 1 1 - mortal-strike
waiqar unit-necromancer 8 circle 1 2 - raise-dead
waiqar unit-dark-knight 4 rectangle 3 3 - dread
waiqar unit-reanimate 16 triangle 1 4 - overrun
neutral unit-sorcerer 8 circle 1 1 - undying
neutral unit-razorwing 8 triangle 1 1 flying stun
neutral unit-beastman 8 triangle 1 2 - ravage
neutral unit-hell-hound 8 rectangle 2 3 - burning
neutral unit-dragon 4 hexagon 4 4 flying flaming-breath
neutral unit-giant 4 hexagon 5 5 - rage`;

const effects: readonly (readonly [string, UnitEffect])[] = [
  ['unit-bowman', { kind: 'damage-tougher', damage: 1, healthAbove: 1 }],
  ['unit-knight', { kind: 'rout-and-draw', routs: 1, tactics: 1 }],
  ['unit-footman', { kind: 'damage-again', damage: 1, again: 1 }],
  ['unit-siege-tower', { kind: 'add-strength', strength: 2 }],
  ['unit-archer', { kind: 'damage-chosen', damage: 1 }],
  ['unit-pegasus-rider', { kind: 'rout-one-class', units: { triangle: 2, rectangle: 1 } }],
  ['unit-sorceress', { kind: 'retreat', units: 1, chooser: { revised: 'controller', original: 'opponent' } }],
  ['unit-warrior', { kind: 'damage-or-destroy-weakened', damage: 1, units: 1 }],
  ['unit-flesh-ripper', { kind: 'set-health', health: 3 }],
  ['unit-berserker', { kind: 'sacrifice-for-damage', damage: 2 }],
  ['unit-warlock', { kind: 'opponent-destroys-one-class', units: { triangle: 2, rectangle: 1 } }],
  ['unit-chaos-lord', { kind: 'rout-or-destroy', units: 2 }],
  [
    'unit-skeleton-archer',
    {
      kind: 'destroy-of-classes',
      units: 1,
      classes: ['triangle', 'circle', 'rectangle'],
      chooser: 'opponent',
    },
  ],
  ['unit-necromancer', { kind: 'summon', unit: 'unit-reanimate', units: 2 }],
  ['unit-dark-knight', { kind: 'opponent-routs', units: 2 }],
  ['unit-reanimate', { kind: 'damage-in-numbers', damage: 2, standing: 2 }],
  ['unit-sorcerer', { kind: 'set-health', health: 2 }],
  ['unit-razorwing', { kind: 'opponent-routs', units: 1, initiativeFrom: 2 }],
  ['unit-beastman', { kind: 'damage-and-draw-fate', damage: 1, cards: 1, perBattle: 1 }],
  ['unit-hell-hound', { kind: 'damage-each-of', units: 2, damage: 1 }],
  ['unit-dragon', { kind: 'destroy-of-classes', units: 3, classes: ['triangle'], chooser: 'controller' }],
  ['unit-giant', { kind: 'damage-as-carried' }],
];

/** What is not found, field by field. */
const unsure: Readonly<Record<string, object>> = {
  'unit-flesh-ripper': { traits: 'recalled' },
  'unit-warlock': { unitClass: 'inferred', health: 'inferred', initiative: 'designed', traits: 'inferred' },
  'unit-chaos-lord': { health: 'designed', initiative: 'designed', traits: 'inferred' },
  'unit-skeleton-archer': {
    unitClass: 'inferred',
    initiative: 'inferred',
    traits: 'inferred',
    chooser: 'designed',
  },
  'unit-necromancer': { unitClass: 'inferred', traits: 'inferred' },
  'unit-dark-knight': {
    unitClass: 'recalled',
    health: 'recalled',
    initiative: 'designed',
    traits: 'designed',
    ability: 'designed',
    effect: 'designed',
  },
  'unit-reanimate': { unitClass: 'inferred', initiative: 'designed', traits: 'inferred' },
  'unit-razorwing': { traits: 'recalled' },
  'unit-hell-hound': { traits: 'inferred' },
  'unit-dragon': { traits: 'recalled' },
};

const units = [...factionUnits, ...neutralUnits];
const unit = (id: string) => units.find(one => one.id === id);
const stock = (owner: Unit['owner']) =>
  Object.fromEntries(units.filter(one => one.owner === owner).map(({ id, figures }) => [id, figures]));
const figures = (owner: Unit['owner']) =>
  Object.values(stock(owner)).reduce((sum, number) => sum + number, 0);

describe('the units', () => {
  it('are those of the sheets, line by line', () => {
    const rows = units.map(({ owner, id, figures, unitClass, health, initiative, traits, ability }) =>
      [owner, id, figures, unitClass, health, initiative, traits.join() || '-', ability.id].join(' '),
    );
    expect(rows).toEqual(printed.trim().split('\n'));
  });

  it('have these abilities', () => {
    expect(units.map(({ id, ability }) => [id, ability.effect])).toEqual(effects);
  });

  it('are found but for these fields', () => {
    const notFound = units.map(({ id, sources }) => [
      id,
      Object.fromEntries(Object.entries(sources).filter(([, word]) => word !== 'found')),
    ]);
    expect(notFound).toEqual(units.map(({ id }) => [id, unsure[id] ?? {}]));
    for (const { sources } of units) {
      const fields = ['figures', 'unitClass', 'health', 'initiative', 'traits', 'ability', 'effect'];
      expect(Object.keys(sources)).toEqual(expect.arrayContaining(fields));
    }
  });
});

describe('the stocks', () => {
  it('RW-COMP-03 gives each faction 36 figures of four types', () => {
    expect(stock('daqan')).toEqual({
      'unit-bowman': 8,
      'unit-footman': 16,
      'unit-knight': 8,
      'unit-siege-tower': 4,
    });
    expect(stock('latari')).toEqual({
      'unit-archer': 16,
      'unit-pegasus-rider': 4,
      'unit-sorceress': 8,
      'unit-warrior': 8,
    });
    expect(stock('waiqar')).toEqual({
      'unit-dark-knight': 4,
      'unit-necromancer': 8,
      'unit-reanimate': 16,
      'unit-skeleton-archer': 8,
    });
    expect(stock('uthuk')).toEqual({
      'unit-berserker': 16,
      'unit-chaos-lord': 4,
      'unit-flesh-ripper': 8,
      'unit-warlock': 8,
    });
    expect((['daqan', 'latari', 'uthuk', 'waiqar'] as const).map(figures)).toEqual([36, 36, 36, 36]);
  });

  it('RW-COMP-04 has 40 neutral figures of six types', () => {
    expect(stock('neutral')).toEqual({
      'unit-beastman': 8,
      'unit-dragon': 4,
      'unit-giant': 4,
      'unit-hell-hound': 8,
      'unit-razorwing': 8,
      'unit-sorcerer': 8,
    });
    expect(figures('neutral')).toBe(40);
  });

  it('RW-COMP-05 knows four Daqan types, of which only the Siege Tower has four figures', () => {
    const daqan = Object.entries(stock('daqan'));
    expect(daqan).toHaveLength(4);
    expect(daqan.filter(([, number]) => number === 4)).toEqual([['unit-siege-tower', 4]]);
  });
});

describe('the classes', () => {
  const byClass = (shape: string) => units.filter(one => one.unitClass === shape).map(one => one.id);

  it.each(['RW-COMP-28', 'RW-CLASS-01'])('%s every type has exactly one of four classes', () => {
    const shapes = ['triangle', 'circle', 'rectangle', 'hexagon'].map(byClass);
    expect(new Set(shapes.flat())).toEqual(new Set(units.map(one => one.id)));
    expect(shapes.map(ids => ids.length)).toEqual([8, 4, 6, 4]);
  });

  it('RW-CLASS-03 every type has a special ability of its own besides its class', () => {
    expect(new Set(units.map(one => one.ability.id)).size).toBe(22);
    expect(new Set(units.map(one => JSON.stringify(one.ability.effect))).size).toBe(22);
    const [archer, footman] = [unit('unit-archer'), unit('unit-footman')];
    expect(archer?.unitClass).toBe(footman?.unitClass);
    expect(archer?.ability.effect.kind).not.toBe(footman?.ability.effect.kind);
  });

  it('RW-CLASS-11 every faction type has a name, a class, a health, an ability and an initiative of 1 to 5', () => {
    expect(factionUnits).toHaveLength(16);
    for (const { id, unitClass, health, initiative, ability } of factionUnits) {
      expect(id).toMatch(/^unit-[a-z-]+$/);
      expect(['triangle', 'circle', 'rectangle', 'hexagon']).toContain(unitClass);
      expect([1, 2, 3]).toContain(health);
      expect([1, 2, 3, 4, 5]).toContain(initiative);
      expect(ability.effect.kind).not.toBe('');
    }
  });

  it('RW-CLASS-14 an Archer is a triangle of initiative 1 that deals 1 damage to a chosen unit', () => {
    expect(unit('unit-archer')).toMatchObject({
      owner: 'latari',
      unitClass: 'triangle',
      initiative: 1,
      ability: { effect: { kind: 'damage-chosen', damage: 1 } },
    });
  });

  it('RW-CLASS-15 a Flesh Ripper is a rectangle of initiative 1 and health 1', () => {
    expect(unit('unit-flesh-ripper')).toMatchObject({ unitClass: 'rectangle', initiative: 1, health: 1 });
  });

  it('RW-CLASS-16 a Pegasus Rider has initiative 2 and health 3', () => {
    expect(unit('unit-pegasus-rider')).toMatchObject({ initiative: 2, health: 3 });
  });

  it('RW-CLASS-17 Berserkers and Beastmen have initiative 2 and health 1', () => {
    expect(unit('unit-berserker')).toMatchObject({ initiative: 2, health: 1 });
    expect(unit('unit-beastman')).toMatchObject({ initiative: 2, health: 1 });
  });
});
