import { readFileSync } from 'node:fs';

/** What is measured: two and four players, with and without the expansion, and the Uthuk as they might be. */
const base = { factions: 'random' };
/** Road to Victory is how the Revised Edition is won anyway, and is refused with it. */
const expansion = {
  ...base,
  expansion: 'banners-of-war',
  freeCities: 'yes',
  developmentCards: 'yes',
  commanders: 'yes',
};

/** The Uthuk as they were first designed. */
const first = JSON.parse(readFileSync(new URL('./uthuk-first.json', import.meta.url), 'utf8'));

const dialWith = (resource, changes) => ({
  [`dials.uthuk.${resource}`]: {
    spaces: first.changes[`dials.uthuk.${resource}`].spaces.map((gain, space) =>
      Object.hasOwn(changes, space) ? { kind: changes[space] } : gain,
    ),
  },
});

/** What was proposed for them, each by itself. */
const proposals = {
  1: dialWith('food', { 3: 'influence' }),
  2: dialWith('wood', { 2: 'influence', 4: 'tactics' }),
  3: { 'unit-chaos-lord': { health: 4 } },
};

const uthuk = taken => ({
  row: `uthuk-${taken || 'first'}`,
  seats: 4,
  options: base,
  taken,
  pack: {
    ...first,
    name: taken === '' ? first.name : `Uthuk, proposals ${[...taken].join(', ')}`,
    changes: Object.assign({}, first.changes, ...[...taken].map(one => proposals[one])),
  },
});

/** A row has a name, the players and the options of its tables, and the content pack that they are played with, if any. */
export const rows = [
  { row: 'base-2', seats: 2, options: base },
  { row: 'base-4', seats: 4, options: base },
  { row: 'expansion-2', seats: 2, options: expansion },
  { row: 'expansion-4', seats: 4, options: expansion },
  ...['', '1', '12', '13', '123'].map(uthuk),
];
