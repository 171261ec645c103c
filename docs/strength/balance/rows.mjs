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

const dial = names => ({
  spaces: names.map(name => (name.startsWith('unit-') ? { kind: 'unit', unit: name } : { kind: name })),
});
const [berserker, ripper] = ['unit-berserker', 'unit-flesh-ripper'];
const foodWith = third =>
  dial(['nothing', berserker, berserker, third, berserker, 'tactics', berserker, 'nothing', berserker]);
const woodWith = (second, fourth) =>
  dial(['nothing', ripper, second, ripper, fourth, ripper, 'tactics', ripper, 'nothing']);

/** The Uthuk as they were first designed, and what was proposed: each a change of a content pack. */
const first = {
  'dials.uthuk.food': foodWith('tactics'),
  'dials.uthuk.wood': woodWith('tactics', 'influence'),
  'unit-chaos-lord': { health: 3 },
};
const proposals = {
  1: { 'dials.uthuk.food': foodWith('influence') },
  2: { 'dials.uthuk.wood': woodWith('influence', 'tactics') },
  3: { 'unit-chaos-lord': { health: 4 } },
};

const uthuk = taken => ({
  row: `uthuk-${taken || 'first'}`,
  seats: 4,
  options: base,
  taken,
  pack: {
    format: 'runehold-content',
    game: 'runewars',
    name: `Uthuk, ${taken || 'as they were first designed'}`,
    changes: Object.assign({}, first, ...[...taken].map(one => proposals[one])),
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
