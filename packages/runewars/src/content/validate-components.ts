import { gainsOf, gainsUpTo, startOf } from '../boxes/base/dials.ts';
import { heroScale } from '../boxes/base/heroes.ts';
import { homeRealms, homeTotal } from '../boxes/base/home-realms.ts';
import type { Content } from './content.ts';
import { differs, twice as named, outside as notWithin, sorted, total } from './problems.ts';
import type {
  ComponentProblem,
  Dial,
  DialGain,
  FactionUnit,
  FateResult,
  Resource,
  UnitClass,
} from './types.ts';
import type { Hero } from './types-heroes.ts';
import type { Faction, MapPiece } from './types-map.ts';

type Check = (components: Content) => ComponentProblem[];

const factions = ['daqan', 'latari', 'uthuk', 'waiqar'] as const satisfies readonly Faction[];
const resources = ['food', 'wood', 'ore'] as const satisfies readonly Resource[];
const classes = ['triangle', 'circle', 'rectangle', 'hexagon'] as const satisfies readonly UnitClass[];

const outside = (path: string, value: number, least: number, most: number): ComponentProblem[] =>
  notWithin(path, 'components.out-of-range', value, least, most);

const number = (path: string, is: string | number, should: string | number): ComponentProblem[] =>
  differs(path, 'components.wrong-number', is, should);

const twice = (path: string, names: readonly (string | number)[]): ComponentProblem[] =>
  named(path, 'components.twice', names);

const ids: Check = ({ units, developments, orders, titles, heroes }) =>
  twice('ids', [
    ...[units, developments, orders, titles, heroes].flatMap(group => group.map(one => one.id)),
    ...heroes.map(hero => hero.key),
    ...units.map(unit => unit.ability.id),
  ]);

/** How often each result stands in a section: misses, specials, D1 to D3, R1 and R2. (RW-FATE-05) */
const sections: { readonly [shape in UnitClass]: string } = {
  triangle: '12 6 8 0 0 4 0',
  circle: '12 12 4 0 0 2 0',
  rectangle: '9 6 6 4 0 3 2',
  hexagon: '6 6 5 4 3 1 5',
};
const resultCodes = ['miss', 'special', 'damage1', 'damage2', 'damage3', 'rout1', 'rout2'];
const codeOf = (result: FateResult) => result.kind + ('amount' in result ? result.amount : '');

const fate: Check = ({ fate: { cards }, counts }) => {
  const count = (path: string, is: readonly string[], of: readonly string[], should: string) =>
    number(path, of.map(one => is.filter(other => other === one).length).join(' '), should);
  const numbers = cards.map(card => card.number);
  const destinies = cards.map(card => card.destiny);
  return [
    ...number('fate', cards.length, counts.cards.fate),
    ...twice('fate', numbers),
    ...cards.flatMap(card => outside(`fate.${card.number}`, card.number, 1, counts.cards.fate)),
    ...count('fate.destiny', destinies, ['gold', 'grey', 'red'], '4 8 18'),
    ...classes.flatMap(shape => {
      const results = cards.map(card => codeOf(card.results[shape]));
      return count(`fate.${shape}`, results, resultCodes, sections[shape]);
    }),
  ];
};

const figuresByOwner = { faction: '4 8 8 16', neutral: '4 4 8 8 8 8' };

const units: Check = ({ units: all, counts }) => [
  ...[...factions, 'neutral' as const].flatMap(owner => {
    const figures = all.filter(unit => unit.owner === owner).map(unit => unit.figures);
    const kind = owner === 'neutral' ? 'neutral' : 'faction';
    return [
      ...number(`counts.units.${owner}`, total(figures), counts.units[owner]),
      ...number(`units.${owner}`, sorted(figures), figuresByOwner[kind]),
    ];
  }),
  ...all.flatMap(({ id, health, initiative, owner, ability: { effect } }) => [
    ...outside(`${id}.health`, health, 1, 9),
    ...outside(`${id}.initiative`, initiative, 1, 5),
    ...(effect.kind === 'summon' ? ownerProblems(`${id}.ability`, all, effect.unit, owner) : []),
  ]),
];

function ownerProblems(
  path: string,
  all: Content['units'],
  id: FactionUnit,
  owner: string,
): ComponentProblem[] {
  const unit = all.find(one => one.id === id);
  if (unit === undefined) return [{ path, key: 'components.no-such-unit', detail: id }];
  return differs(path, 'components.wrong-owner', unit.owner, owner);
}

const sheets: Check = ({ factions: heads, developments, counts }) => [
  ...number('factions', sorted(heads.map(head => head.id)), factions.join(' ')),
  ...number('counts.sheets.faction', counts.sheets.faction, heads.length),
  ...number('factions.good', heads.filter(head => head.alignment === 'good').length, 2),
  // The last tie-breaker. (RW-ORDER-09, RW-WIN-17)
  ...number('factions.influence', new Set(heads.map(head => head.influence)).size, heads.length),
  ...heads.flatMap(head => {
    const owner = developments.find(one => one.id === head.defensive)?.faction ?? 'nobody';
    const own = developments.filter(one => (one.faction ?? head.id) === head.id);
    return [
      ...outside(`${head.id}.tactics`, head.tactics, 0, 10),
      ...outside(`${head.id}.influence`, head.influence, 0, 10),
      ...differs(`${head.id}.defensive`, 'components.wrong-owner', owner, head.id),
      ...number(`developments.${head.id}`, total(own.map(one => one.copies)), counts.perFaction.developments),
    ];
  }),
];

const ofKind = (some: readonly DialGain[], kind: DialGain['kind']) =>
  some.filter(gain => gain.kind === kind).length;
const ofUnit = (some: readonly DialGain[], id: FactionUnit) =>
  some.filter(gain => gain.kind === 'unit' && gain.unit === id).length;

const dialSpaces: Check = ({ dials, limits, units: all }) =>
  factions.flatMap(faction => {
    const path = `dials.${faction}`;
    const spaces = resources.flatMap(resource => gainsUpTo(dials[faction][resource], limits.dial).slice(1));
    const [unit, nothing] = [ofKind(spaces, 'unit'), ofKind(spaces, 'nothing')];
    const icons = ofKind(spaces, 'tactics') + ofKind(spaces, 'influence');
    return [
      ...number(path, `${unit} ${icons} ${nothing}`, '13 8 3'),
      ...number(`${path}.start`, ofKind(gainsOf(dials[faction], startOf(dials[faction])), 'unit'), 4),
      ...resources.flatMap(resource => {
        const { spaces: ring } = dials[faction][resource];
        return [
          ...number(`${path}.${resource}`, ring.length, limits.dial + 1),
          ...number(`${path}.${resource}.0`, ring[0]?.gain.kind ?? '', 'nothing'),
        ];
      }),
      ...spaces.flatMap(gain => (gain.kind === 'unit' ? ownerProblems(path, all, gain.unit, faction) : [])),
    ];
  });

/** The red numbers are what the home realm yields. (RW-SETUP-11) */
const startProblems = ({ dials }: Content, realms: readonly MapPiece[]): ComponentProblem[] =>
  factions.flatMap(faction => {
    const realm = realms.find(piece => piece.id === faction);
    const yields = realm && homeTotal(realm);
    return resources.flatMap(resource =>
      number(`dials.${faction}.${resource}.start`, dials[faction][resource].start, yields?.[resource] ?? ''),
    );
  });

/** What examples and records of play say of the dials: how many units, and for Daqan on which spaces. (RW-DIAL-10) */
const dialFacts: Check = ({ dials: { daqan, latari, uthuk, waiqar }, limits: { dial: top } }) => {
  const fact = (path: string, is: string | number, should: string | number) =>
    differs(`dials.${path}`, 'components.known-fact', is, should);
  const units = (dial: Dial, arrow: number) =>
    gainsUpTo(dial, arrow).flatMap((gain, space) => (gain.kind === 'unit' ? [[space, gain.unit]] : []));
  const placed = (dial: Dial, arrow: number) => units(dial, arrow).flat().join(' ');
  const kinds = (dial: Dial, arrow: number) => sorted(units(dial, arrow).flatMap(([, unit]) => unit ?? []));
  const full = gainsOf(latari, { food: top, wood: top, ore: top });
  const oneOre = { ...startOf(latari), ore: latari.ore.start + 1 };
  return [
    ...fact('daqan.wood', placed(daqan.wood, 3), '1 unit-bowman 3 unit-bowman'),
    ...fact('daqan.wood', placed(daqan.wood, 4), '1 unit-bowman 3 unit-bowman'),
    ...fact('daqan.ore', placed(daqan.ore, 4), '2 unit-knight 4 unit-siege-tower'),
    ...fact('latari.food', kinds(latari.food, 4), 'unit-warrior unit-warrior'),
    ...fact('latari.wood', kinds(latari.wood, 5), 'unit-archer unit-archer unit-archer'),
    ...fact('latari.ore', kinds(latari.ore, 5), 'unit-pegasus-rider unit-sorceress'),
    ...outside('dials.latari.unit-sorceress', ofUnit(full, 'unit-sorceress'), 0, 2),
    ...outside('dials.latari.unit-pegasus-rider', ofUnit(full, 'unit-pegasus-rider'), 0, 2),
    ...fact('latari.influence', ofKind(full, 'influence'), 5),
    ...fact('latari.influence', ofKind(gainsOf(latari, oneOre), 'influence'), 3),
    ...fact('food', [daqan, latari, uthuk, waiqar].map(dials => dials.food.start).join(' '), '3 2 3 3'),
    ...fact('daqan.tactics', ofKind(gainsOf(daqan, startOf(daqan)), 'tactics'), 1),
  ];
};

const cards: Check = ({ orders, titles, victoryCards, heroes, counts, editions }) => {
  const { cards: deck, formats, perFaction } = counts;
  const common = [deck.quests, deck.fate, deck.heroes, deck.rewards, deck.tactics, deck.titles];
  const split = [...Object.values(deck.objectives), ...Object.values(deck.seasons)];
  const own = factions.length * (perFaction.orderCards + perFaction.victoryCards);
  return [
    ...number('orders', orders.length, perFaction.orderCards),
    ...number('orders', sorted(orders.map(order => order.number)), '1 2 3 4 5 6 7 8'),
    ...orders.flatMap(({ id, number, bonus }) =>
      differs(
        id,
        'components.wrong-bonus',
        bonus?.kind ?? 'none',
        number === 8 ? 'none' : (bonus?.kind ?? 'some'),
      ),
    ),
    ...number('titles', titles.length, deck.titles),
    ...number('victoryCards', sorted(victoryCards.factions), factions.join(' ')),
    ...number('victoryCards.lastYear', victoryCards.lastYear, editions.years.revised - 1),
    ...number('heroes', heroes.length, deck.heroes),
    ...number('counts.heroFigures', counts.heroFigures, deck.heroes),
    ...number('counts.formats', formats.small + formats.bridge, total([...common, ...split]) + own),
  ];
};

/** Sides of four, and numbers on the scale. */
const heroNumbers: Check = ({ heroes }) => [
  ...(['good', 'neutral', 'evil'] as const).flatMap(side =>
    number(`heroes.${side}`, heroes.filter(hero => hero.alignment === side).length, 4),
  ),
  ...heroes.flatMap(hero => [
    ...attributes(hero).flatMap(value => outside(hero.id, value, ...heroScale.attribute)),
    ...outside(`${hero.id}.health`, hero.health, ...heroScale.health),
    ...differs(
      hero.id,
      'components.off-scale',
      total([...attributes(hero), hero.health]),
      hero.traits.length > 0 ? heroScale.totalWithTrait : heroScale.total,
    ),
  ]),
];
const attributes = (hero: Hero): number[] => [hero.strength, hero.agility, hero.wisdom];

/** Everything that keeps the components from being those of the game, or from being played with. */
export const componentProblems = (
  components: Content,
  realms: readonly MapPiece[] = homeRealms,
): ComponentProblem[] => [
  ...[ids, fate, units, sheets, dialSpaces, dialFacts, cards, heroNumbers].flatMap(check =>
    check(components),
  ),
  ...startProblems(components, realms),
];
