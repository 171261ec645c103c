import { noun } from '@runehold/kernel/text/catalogue';
import { many } from '../../content/names.ts';
import type { ByEdition, Chooser, Unit } from '../../content/types.ts';

export const found = {
  figures: 'found',
  unitClass: 'found',
  health: 'found',
  initiative: 'found',
  traits: 'found',
  ability: 'found',
  effect: 'found',
} as const satisfies Unit['sources'];

/** Most have no trait, and most is known of all. */
type Printed = Omit<Unit, 'owner' | 'traits' | 'sources'> & Partial<Pick<Unit, 'traits' | 'sources'>>;

export const unitsOf = (owner: Unit['owner'], units: readonly Printed[]): readonly Unit[] =>
  units.map(({ traits = [], sources = found, ...unit }) => ({ ...unit, owner, traits, sources }));

const daqan = unitsOf('daqan', [
  {
    id: 'unit-bowman',
    name: many(
      noun('Bowman', 'Bowmen'),
      'm',
      'Strzelec, Strzelca, Strzelcowi, Strzelca, Strzelcem, Strzelcu, Strzelców, Strzelców',
    ),
    figures: 8,
    unitClass: 'triangle',
    health: 1,
    initiative: 1,
    ability: { id: 'concentrated-fire', effect: { kind: 'damage-tougher', damage: 1, healthAbove: 1 } },
  },
  {
    id: 'unit-knight',
    name: many(
      noun('Knight'),
      'm',
      'Rycerz, Rycerza, Rycerzowi, Rycerza, Rycerzem, Rycerzu, Rycerzy, Rycerzy',
    ),
    figures: 8,
    unitClass: 'rectangle',
    health: 2,
    initiative: 2,
    traits: ['fast'],
    ability: { id: 'command', effect: { kind: 'rout-and-draw', routs: 1, tactics: 1 } },
  },
  {
    id: 'unit-footman',
    name: many(
      noun('Footman', 'Footmen'),
      'm',
      'Piechur, Piechura, Piechurowi, Piechura, Piechurem, Piechurze, Piechurów, Piechurów',
    ),
    figures: 16,
    unitClass: 'triangle',
    health: 1,
    initiative: 3,
    ability: { id: 'valiant-strike', effect: { kind: 'damage-again', damage: 1, again: 1 } },
  },
  {
    id: 'unit-siege-tower',
    name: many(
      noun('Siege Tower'),
      'f',
      'Machina oblężnicza, Machiny oblężniczej, Machinie oblężniczej, Machinę oblężniczą, Machiną oblężniczą, Machinie oblężniczej, Machiny oblężnicze, Machin oblężniczych',
    ),
    figures: 4,
    unitClass: 'hexagon',
    health: 3,
    initiative: 5,
    ability: { id: 'lay-siege', effect: { kind: 'add-strength', strength: 2 } },
  },
]);

/** Who picks the unit that the Sorceress drives off. (RW-ORIG-11) */
export const sorceressChooser: ByEdition<Chooser> = { revised: 'controller', original: 'opponent' };

const latari = unitsOf('latari', [
  {
    id: 'unit-archer',
    name: many(
      noun('Archer'),
      'm',
      'Łucznik, Łucznika, Łucznikowi, Łucznika, Łucznikiem, Łuczniku, Łuczników, Łuczników',
    ),
    figures: 16,
    unitClass: 'triangle',
    health: 1,
    initiative: 1,
    ability: { id: 'crack-shot', effect: { kind: 'damage-chosen', damage: 1 } },
  },
  {
    id: 'unit-pegasus-rider',
    name: many(
      noun('Pegasus Rider'),
      'm',
      'Jeździec pegaza, Jeźdźca pegaza, Jeźdźcowi pegaza, Jeźdźca pegaza, Jeźdźcem pegaza, Jeźdźcu pegaza, Jeźdźców pegazów, Jeźdźców pegazów',
    ),
    figures: 4,
    unitClass: 'rectangle',
    health: 3,
    initiative: 2,
    traits: ['flying'],
    ability: { id: 'charge', effect: { kind: 'rout-one-class', units: { triangle: 2, rectangle: 1 } } },
  },
  {
    id: 'unit-sorceress',
    name: many(
      noun('Sorceress', 'Sorceresses'),
      'f',
      'Czarodziejka, Czarodziejki, Czarodziejce, Czarodziejkę, Czarodziejką, Czarodziejce, Czarodziejki, Czarodziejek',
    ),
    figures: 8,
    unitClass: 'circle',
    health: 1,
    initiative: 3,
    ability: { id: 'word-of-vaal', effect: { kind: 'retreat', units: 1, chooser: sorceressChooser } },
  },
  {
    id: 'unit-warrior',
    name: many(
      noun('Warrior'),
      'm',
      'Wojownik, Wojownika, Wojownikowi, Wojownika, Wojownikiem, Wojowniku, Wojowników, Wojowników',
    ),
    figures: 8,
    unitClass: 'rectangle',
    health: 2,
    initiative: 4,
    ability: { id: 'overpower', effect: { kind: 'damage-or-destroy-weakened', damage: 1, units: 1 } },
  },
]);

const uthuk = unitsOf('uthuk', [
  {
    id: 'unit-flesh-ripper',
    name: many(
      noun('Flesh Ripper'),
      'm',
      'Rozpruwacz, Rozpruwacza, Rozpruwaczowi, Rozpruwacza, Rozpruwaczem, Rozpruwaczu, Rozpruwacze, Rozpruwaczy',
    ),
    figures: 8,
    unitClass: 'rectangle',
    health: 1,
    initiative: 1,
    traits: ['fast'],
    ability: { id: 'unrelenting', effect: { kind: 'set-health', health: 3 } },
    sources: { ...found, traits: 'recalled' },
  },
  {
    id: 'unit-berserker',
    name: many(
      noun('Berserker'),
      'm',
      'Berserker, Berserkera, Berserkerowi, Berserkera, Berserkerem, Berserkerze, Berserkerów, Berserkerów',
    ),
    figures: 16,
    unitClass: 'triangle',
    health: 1,
    initiative: 2,
    ability: { id: 'fury', effect: { kind: 'sacrifice-for-damage', damage: 2 } },
  },
  {
    id: 'unit-warlock',
    name: many(
      noun('Warlock'),
      'm',
      'Szaman, Szamana, Szamanowi, Szamana, Szamanem, Szamanie, Szamanów, Szamanów',
    ),
    figures: 8,
    unitClass: 'circle',
    health: 1,
    initiative: 3,
    ability: {
      id: 'rain-fire',
      effect: { kind: 'opponent-destroys-one-class', units: { triangle: 2, rectangle: 1 } },
    },
    sources: {
      ...found,
      unitClass: 'inferred',
      health: 'inferred',
      initiative: 'designed',
      traits: 'inferred',
    },
  },
  {
    id: 'unit-chaos-lord',
    name: many(
      noun('Chaos Lord'),
      'm',
      'Władca, Władcy, Władcy, Władcę, Władcą, Władcy, Władców, Władców',
      'chaosu',
    ),
    figures: 4,
    unitClass: 'hexagon',
    health: 3,
    initiative: 4,
    ability: { id: 'terrifying', effect: { kind: 'rout-or-destroy', units: 2 } },
    sources: { ...found, health: 'designed', initiative: 'designed', traits: 'inferred' },
  },
]);

const waiqar = unitsOf('waiqar', [
  {
    id: 'unit-skeleton-archer',
    name: many(
      noun('Skeleton Archer'),
      'm',
      'Kościany łucznik, Kościanego łucznika, Kościanemu łucznikowi, Kościanego łucznika, Kościanym łucznikiem, Kościanym łuczniku, Kościanych łuczników, Kościanych łuczników',
    ),
    figures: 8,
    unitClass: 'triangle',
    health: 1,
    initiative: 1,
    ability: {
      id: 'mortal-strike',
      effect: {
        kind: 'destroy-of-classes',
        units: 1,
        classes: ['triangle', 'circle', 'rectangle'],
        chooser: 'opponent',
      },
    },
    sources: {
      ...found,
      unitClass: 'inferred',
      initiative: 'inferred',
      traits: 'inferred',
      chooser: 'designed',
    },
  },
  {
    id: 'unit-necromancer',
    name: many(
      noun('Necromancer'),
      'm',
      'Nekromanta, Nekromanty, Nekromancie, Nekromantę, Nekromantą, Nekromancie, Nekromantów, Nekromantów',
    ),
    figures: 8,
    unitClass: 'circle',
    health: 1,
    initiative: 2,
    ability: { id: 'raise-dead', effect: { kind: 'summon', unit: 'unit-reanimate', units: 2 } },
    sources: { ...found, unitClass: 'inferred', traits: 'inferred' },
  },
  {
    id: 'unit-dark-knight',
    name: many(
      noun('Dark Knight'),
      'm',
      'Czarny rycerz, Czarnego rycerza, Czarnemu rycerzowi, Czarnego rycerza, Czarnym rycerzem, Czarnym rycerzu, Czarnych rycerzy, Czarnych rycerzy',
    ),
    figures: 4,
    unitClass: 'rectangle',
    health: 3,
    initiative: 3,
    ability: { id: 'dread', effect: { kind: 'opponent-routs', units: 2 } },
    sources: {
      figures: 'found',
      unitClass: 'recalled',
      health: 'recalled',
      initiative: 'designed',
      traits: 'designed',
      ability: 'designed',
      effect: 'designed',
    },
  },
  {
    id: 'unit-reanimate',
    name: many(
      noun('Reanimate'),
      'm',
      'Ożywieniec, Ożywieńca, Ożywieńcowi, Ożywieńca, Ożywieńcem, Ożywieńcu, Ożywieńców, Ożywieńców',
    ),
    figures: 16,
    unitClass: 'triangle',
    health: 1,
    initiative: 4,
    ability: { id: 'overrun', effect: { kind: 'damage-in-numbers', damage: 2, standing: 2 } },
    sources: { ...found, unitClass: 'inferred', initiative: 'designed', traits: 'inferred' },
  },
]);

/** The units of the four factions, each faction's by initiative. (RW-COMP-03, RW-CLASS-11) */
export const factionUnits: readonly Unit[] = [...daqan, ...latari, ...uthuk, ...waiqar];
