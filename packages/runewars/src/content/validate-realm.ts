import type { Universe } from './box.ts';
import type { Content } from './content.ts';
import { differs, type Fault, number, outside, twice, unless } from './problems.ts';
import { HIGHEST, ROOM } from './room.ts';
import type { FactionUnit, FateResult, Resource } from './types.ts';

type Check = (content: Universe) => Fault[];

const resources = ['food', 'wood', 'ore'] as const satisfies readonly Resource[];

const fate: Check = ({ fate: { cards } }) => [
  ...twice(
    'fate',
    cards.map(card => card.number),
  ),
  ...cards.flatMap(card => [
    ...outside(`fate.${card.number}`, card.number, 1, cards.length),
    ...Object.entries<FateResult>(card.results).flatMap(([shape, result]) =>
      'amount' in result ? outside(`fate.${card.number}.results.${shape}.amount`, result.amount, 1, 9) : [],
    ),
  ]),
];

const units: Check = ({ units: all }) =>
  all.flatMap(({ id, health, initiative, figures, owner, replaces, ability: { effect } }) => [
    ...outside(`${id}.health`, health, 1, ROOM.health),
    ...outside(`${id}.initiative`, initiative, 1, 5),
    ...outside(`${id}.figures`, figures, 1, 99),
    ...(replaces ? ownerProblems(`${id}.replaces`, all, replaces, owner) : []),
    ...(effect.kind === 'summon' ? ownerProblems(`${id}.ability.effect.unit`, all, effect.unit, owner) : []),
  ]);

function ownerProblems(path: string, all: Content['units'], id: FactionUnit, owner: string): Fault[] {
  const unit = all.find(one => one.id === id);
  if (unit === undefined) return [{ path, key: 'content.no-such-name', detail: id }];
  return differs(path, 'content.wrong-owner', unit.owner, owner);
}

const sheets: Check = ({ factions, developments }) => [
  // The last tie-breaker. (RW-ORDER-09, RW-WIN-17)
  ...unless(
    new Set(factions.map(({ influence }) => influence)).size === factions.length,
    'factions.influence',
    'content.wrong-number',
    factions.map(({ influence }) => influence).join(' '),
    factions.map(({ id }) => `${id}.influence`),
  ),
  ...factions.flatMap(({ id, tactics, influence, defensive }) => [
    ...outside(`${id}.tactics`, tactics, 0, 10),
    ...outside(`${id}.influence`, influence, 0, 10),
    ...differs(
      `${id}.defensive`,
      'content.wrong-owner',
      developments.find(one => one.id === defensive)?.faction ?? 'nobody',
      id,
    ),
  ]),
  ...developments.flatMap(({ id, copies }) => outside(`${id}.copies`, copies, 1, 10)),
];

const dials: Check = ({ dials: all, factions, limits, units: types }) =>
  factions.flatMap(({ id: faction }) =>
    resources.flatMap(resource => {
      const path = `dials.${faction}.${resource}`;
      const { start, spaces } = all[faction][resource];
      return [
        ...outside(`${path}.start`, start, 0, limits.dial),
        ...number(path, spaces.length, limits.dial + 1),
        ...number(`${path}.spaces.0`, spaces[0]?.gain.kind ?? '', 'nothing'),
        ...spaces.flatMap(({ gain }, space) =>
          gain.kind === 'unit' ? ownerProblems(`${path}.spaces.${space}`, types, gain.unit, faction) : [],
        ),
      ];
    }),
  );

const heroes: Check = ({ heroes: all }) =>
  all.flatMap(({ id, strength, agility, wisdom, health }) => [
    ...Object.entries({ strength, agility, wisdom, health }).flatMap(([name, value]) =>
      outside(`${id}.${name}`, value, 1, 9),
    ),
  ]);

/** Neutral units or a city, and neither in a home realm. */
const areas: Check = ({ tiles, homeRealms, units: types }) => {
  const neutrals = types.filter(({ owner }) => owner === 'neutral').map(({ id }) => id);
  return [...tiles, ...homeRealms].flatMap(piece =>
    piece.areas.flatMap(({ id, resources: yields, neutral, city }) => [
      ...resources.flatMap(resource => outside(`${id}.resources.${resource}`, yields[resource], 0, 8)),
      ...(neutral ? outside(`${id}.neutral.count`, neutral.count, 1, ROOM.neutrals) : []),
      ...unless(
        neutral === undefined || neutrals.includes(neutral.unit),
        `${id}.neutral.unit`,
        'content.no-such-name',
        neutral?.unit ?? '',
      ),
      ...unless(
        [city, neutral !== undefined, piece.kind === 'home'].filter(Boolean).length < 2,
        `${id}.city`,
        'content.wrong-place',
        neutral?.unit ?? 'city',
        [`${id}.neutral`],
      ),
    ]),
  );
};

const rules: Check = ({
  orders,
  cities,
  limits,
  startingSet,
  stronghold,
  victoryCards,
  editions,
  heroDuel,
  developmentCards,
  units: types,
}) => [
  ...orders.flatMap(({ id, number: printed }, i) => {
    const first = orders.findIndex(order => order.number === printed);
    return unless(first === i, `${id}.number`, 'content.twice', `${printed}`, [`${orders[first].id}.number`]);
  }),
  ...orders.flatMap(order => outside(`${order.id}.number`, order.number, 0, 99)),
  ...cities.flatMap(({ id, units: called, tactics, influence, quests }) => [
    ...outside(`${id}.units`, called, 0, ROOM.neutrals),
    ...Object.entries({ tactics, influence, quests }).flatMap(([name, value]) =>
      outside(`${id}.${name}`, value, 0, 10),
    ),
  ]),
  ...outside('limits.unitsPerArea', limits.unitsPerArea, 1, 20),
  ...outside('limits.tactics', limits.tactics, 1, 50),
  ...outside('limits.quests', limits.quests, 1, 10),
  ...outside('limits.heroes', limits.heroes, 1, 10),
  ...outside('startingSet.heroes', startingSet.heroes, 0, limits.heroes, ['limits.heroes']),
  ...outside('startingSet.quests', startingSet.quests, 0, limits.quests, ['limits.quests']),
  ...outside('stronghold.strength.undamaged', stronghold.strength.undamaged, 0, 20),
  ...outside('stronghold.strength.damaged', stronghold.strength.damaged, 0, 20),
  ...(['build', 'repair', 'development'] as const).flatMap(what =>
    resources.flatMap(resource =>
      outside(`stronghold.${what}.${resource}`, stronghold[what][resource], 0, limits.dial),
    ),
  ),
  ...developmentCards.flatMap(({ id, faction, unit, cost, effect }) => [
    ...(unit ? ownerProblems(`${id}.unit`, types, unit, faction) : []),
    ...types.flatMap(type =>
      type.id === unit && effect.kind === 'raise-health'
        ? outside(`${id}.effect.amount`, effect.amount + type.health, 1, ROOM.health, [`${unit}.health`])
        : [],
    ),
    ...resources.flatMap(resource => outside(`${id}.cost.${resource}`, cost[resource], 0, limits.dial)),
  ]),
  ...outside('heroDuel.specialDamage', heroDuel.specialDamage, 0, HIGHEST),
  ...outside('victoryCards.runes', victoryCards.runes, 1, ROOM.proofs),
  ...(['revised', 'original'] as const).flatMap(edition => {
    const { dragon, false: other } = editions.startingRunes[edition];
    const { draws, discards } = editions.heroSupport[edition];
    return [
      ...outside(`editions.years.${edition}`, editions.years[edition], 1, 20),
      ...outside(
        `editions.areasBetweenMarkers.${edition}`,
        editions.areasBetweenMarkers[edition],
        1,
        ROOM.between,
      ),
      ...outside(`editions.startingRunes.${edition}`, dragon + other, 0, ROOM.startingRunes),
      ...outside(`editions.heroSupport.${edition}.draws`, draws, 0, 10),
      ...outside(`editions.heroSupport.${edition}.discards`, discards, 0, Math.min(draws, ROOM.dropped)),
    ];
  }),
  // A claim is looked at a year later.
  ...outside('victoryCards.lastYear', victoryCards.lastYear, 1, editions.years.revised - 1, [
    'editions.years.revised',
  ]),
];

/** What must hold of the map, the realms and those who live there, whatever a box or a pack brings. */
export const realmFaults: Check = content =>
  [fate, units, sheets, dials, heroes, areas, rules].flatMap(check => check(content));
