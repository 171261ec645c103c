import { noun } from '@runehold/kernel/text/catalogue';
import { many } from '../../content/names.ts';
import type { Unit } from '../../content/types.ts';
import { unitsOf } from '../base/units.ts';

/** What the rulebook shows of all of them; the rest was made to go with it. */
const designed = {
  figures: 'found',
  unitClass: 'inferred',
  health: 'designed',
  initiative: 'designed',
  traits: 'designed',
  ability: 'designed',
  effect: 'designed',
  replaces: 'inferred',
} as const satisfies Unit['sources'];

const daqan = unitsOf('daqan', [
  {
    id: 'unit-novice-wizard',
    name: many(
      noun('Novice Wizard'),
      'm',
      'Młodszy czarodziej, Młodszego czarodzieja, Młodszemu czarodziejowi, Młodszego czarodzieja, Młodszym czarodziejem, Młodszym czarodzieju, Młodszych czarodziejów, Młodszych czarodziejów',
    ),
    replaces: 'unit-bowman',
    figures: 8,
    unitClass: 'circle',
    health: 1,
    initiative: 2,
    ability: {
      id: 'arcane-bolt',
      effect: { kind: 'strike-chosen', damage: 1, stronger: 2, against: 'hexagon' },
    },
    sources: { ...designed, replaces: 'found' },
  },
  {
    id: 'unit-roc',
    name: many(noun('Roc'), 'm', 'Ruk, Ruka, Rukowi, Ruka, Rukiem, Ruku, Ruki, Ruków'),
    replaces: 'unit-siege-tower',
    figures: 4,
    unitClass: 'hexagon',
    health: 4,
    initiative: 4,
    traits: ['flying'],
    ability: {
      id: 'carry-off',
      effect: {
        kind: 'destroy-of-classes',
        units: 1,
        classes: ['triangle', 'circle', 'rectangle'],
        chooser: 'controller',
      },
    },
    sources: { ...designed, health: 'found', initiative: 'found', traits: 'inferred', replaces: 'found' },
  },
]);

const latari = unitsOf('latari', [
  {
    id: 'unit-leonx-rider',
    name: many(
      noun('Leonx Rider'),
      'm',
      'Jeździec leonxa, Jeźdźca leonxa, Jeźdźcowi leonxa, Jeźdźca leonxa, Jeźdźcem leonxa, Jeźdźcu leonxa, Jeźdźców leonxów, Jeźdźców leonxów',
    ),
    replaces: 'unit-warrior',
    figures: 8,
    unitClass: 'rectangle',
    health: 2,
    initiative: 4,
    traits: ['fast'],
    ability: {
      id: 'pounce',
      effect: { kind: 'rout-slow-or-damage', units: 1, initiativeFrom: 4, damage: 1 },
    },
    sources: { ...designed, replaces: 'found' },
  },
  {
    id: 'unit-forest-guardian',
    name: many(
      noun('Forest Guardian'),
      'm',
      'Strażnik, Strażnika, Strażnikowi, Strażnika, Strażnikiem, Strażniku, Strażników, Strażników',
      'lasu',
    ),
    replaces: 'unit-pegasus-rider',
    figures: 4,
    unitClass: 'hexagon',
    health: 5,
    initiative: 5,
    ability: {
      id: 'grasping-roots',
      effect: { kind: 'rout-chosen', units: 2, classes: ['triangle', 'circle', 'rectangle'] },
    },
    sources: { ...designed, initiative: 'inferred' },
  },
]);

const uthuk = unitsOf('uthuk', [
  {
    id: 'unit-blood-sister',
    name: many(
      noun('Blood Sister'),
      'f',
      'Siostra, Siostry, Siostrze, Siostrę, Siostrą, Siostrze, Siostry, Sióstr',
      'krwi',
    ),
    replaces: 'unit-warlock',
    figures: 8,
    unitClass: 'circle',
    health: 1,
    initiative: 2,
    ability: { id: 'blood-rite', effect: { kind: 'damage-for-blood', damage: 1, blood: 1, more: 1 } },
    sources: { ...designed, unitClass: 'found', health: 'found', initiative: 'found' },
  },
  {
    id: 'unit-obscene',
    name: many(
      noun('Obscene'),
      'm',
      'Plugawiec, Plugawca, Plugawcowi, Plugawca, Plugawcem, Plugawcu, Plugawców, Plugawców',
    ),
    replaces: 'unit-chaos-lord',
    figures: 4,
    unitClass: 'hexagon',
    health: 5,
    initiative: 5,
    ability: {
      id: 'insatiable',
      effect: { kind: 'devour', classes: ['triangle', 'circle'], damage: 2, heals: 2 },
    },
    sources: { ...designed, unitClass: 'designed' },
  },
]);

const waiqar = unitsOf('waiqar', [
  {
    id: 'unit-vampire',
    name: many(
      noun('Vampire'),
      'm',
      'Wampir, Wampira, Wampirowi, Wampira, Wampirem, Wampirze, Wampiry, Wampirów',
    ),
    replaces: 'unit-necromancer',
    figures: 8,
    unitClass: 'rectangle',
    health: 2,
    initiative: 3,
    traits: ['flying'],
    ability: {
      id: 'drain',
      effect: { kind: 'drain', classes: ['triangle', 'circle', 'rectangle'], heals: 1 },
    },
    sources: { ...designed, traits: 'inferred' },
  },
  {
    id: 'unit-great-wyrm',
    name: many(
      noun('Great Wyrm'),
      'm',
      'Wielki żmij, Wielkiego żmija, Wielkiemu żmijowi, Wielkiego żmija, Wielkim żmijem, Wielkim żmiju, Wielkie żmije, Wielkich żmijów',
    ),
    replaces: 'unit-dark-knight',
    figures: 4,
    unitClass: 'hexagon',
    health: 4,
    initiative: 5,
    traits: ['fast', 'flying'],
    ability: { id: 'blighted-breath', effect: { kind: 'damage-each-chosen', units: 3, damage: 1 } },
    sources: { ...designed, traits: 'found' },
  },
]);

/** Two more types for each faction, each recruited in place of another. (BW-UNIT-01, BW-UNIT-05, BW-UNIT-06) */
export const units: readonly Unit[] = [...daqan, ...latari, ...uthuk, ...waiqar];
