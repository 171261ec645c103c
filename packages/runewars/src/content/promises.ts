import type { Universe } from './box.ts';
import type { Common, Lists } from './content.ts';
import { gainsOf, gainsUpTo, homeTotal, startOf } from './dials.ts';
import type { DialFact, Expects } from './expects.ts';
import { differs, type Fault, number, outside, sorted, total, unless } from './problems.ts';
import type { Dial, DialGain, FateResult, Resource, UnitClass } from './types.ts';
import type { Counts } from './types-box.ts';
import type { Faction } from './types-map.ts';

/** What came in one box, and what the box says of it; of what there is once, all. */
export type Held = Lists & Common & { readonly counts: Counts; readonly expects: Expects };

type Check = (held: Held) => Fault[];

/** The things of one box. */
export const heldBy = (content: Universe, box: number): Held => {
  const { boxes, boxOf } = content;
  const lists = Object.keys(boxOf) as (keyof Lists)[];
  const own = lists.map(list => [
    list,
    (content[list] as readonly unknown[]).filter((_, i) => boxOf[list][i] === box),
  ]);
  return { ...content, ...Object.fromEntries(own), counts: boxes[box].counts, expects: boxes[box].expects };
};

const resources = ['food', 'wood', 'ore'] as const satisfies readonly Resource[];
const classes = ['triangle', 'circle', 'rectangle', 'hexagon'] as const satisfies readonly UnitClass[];
const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
const sides = ['good', 'neutral', 'evil'] as const;

const resultCodes = ['miss', 'special', 'damage1', 'damage2', 'damage3', 'rout1', 'rout2'];
const codeOf = (result: FateResult) => result.kind + ('amount' in result ? result.amount : '');

const fate: Check = ({ fate: { cards }, counts, expects }) => {
  if (!expects.fate) return [];
  const { destinies, sections } = expects.fate;
  const count = (path: string, is: readonly string[], of: readonly string[], should: readonly number[]) =>
    number(path, of.map(one => is.filter(other => other === one).length).join(' '), should.join(' '));
  return [
    ...number('fate', cards.length, counts.cards.fate),
    ...count(
      'fate.destiny',
      cards.map(({ destiny }) => destiny),
      ['gold', 'grey', 'red'],
      destinies,
    ),
    ...classes.flatMap(shape => {
      const results = cards.map(card => codeOf(card.results[shape]));
      return count(`fate.${shape}`, results, resultCodes, sections[shape]);
    }),
  ];
};

const figures: Check = ({ units, counts, expects }) =>
  (['daqan', 'latari', 'uthuk', 'waiqar', 'neutral'] as const).flatMap(owner => {
    const own = units.filter(unit => unit.owner === owner).map(unit => unit.figures);
    const should = expects.figures[owner === 'neutral' ? 'neutral' : 'faction'];
    return [
      ...number(`counts.units.${owner}`, total(own), counts.units[owner]),
      ...number(`units.${owner}`, sorted(own), sorted(should)),
    ];
  });

const sheets: Check = ({ factions, developments, counts, expects }) => [
  ...number('factions', sorted(factions.map(({ id }) => id)), sorted(expects.factions)),
  ...number('counts.sheets.faction', counts.sheets.faction, factions.length),
  ...number(
    'factions.good',
    factions.filter(({ alignment }) => alignment === 'good').length,
    expects.goodFactions,
  ),
  ...factions.flatMap(({ id }) => {
    const own = developments.filter(({ faction = id }) => faction === id);
    return number(
      `developments.${id}`,
      total(own.map(({ copies }) => copies)),
      counts.perFaction.developments,
    );
  }),
];

const ofKind = (some: readonly DialGain[], kind: DialGain['kind']) =>
  some.filter(gain => gain.kind === kind).length;

const spaces: Check = ({ dials, homeRealms, limits, expects }) =>
  (expects.dials ? expects.factions : []).flatMap(faction => {
    const { spaces: should, startingUnits } = expects.dials ?? { spaces: [], startingUnits: 0 };
    const path = `dials.${faction}`;
    const own = dials[faction];
    const beyond = resources.flatMap(resource => gainsUpTo(own[resource], limits.dial).slice(1));
    const icons = ofKind(beyond, 'tactics') + ofKind(beyond, 'influence');
    const realm = homeRealms.find(({ id }) => id === faction);
    const yields = realm && homeTotal(realm);
    return [
      ...number(path, `${ofKind(beyond, 'unit')} ${icons} ${ofKind(beyond, 'nothing')}`, should.join(' ')),
      ...number(`${path}.start`, ofKind(gainsOf(own, startOf(own)), 'unit'), startingUnits),
      // The red numbers are what the home realm yields. (RW-SETUP-11)
      ...resources.flatMap(resource =>
        number(`${path}.${resource}.start`, own[resource].start, yields?.[resource] ?? ''),
      ),
    ];
  });

const unitsUpTo = (dial: Dial, arrow: number) =>
  gainsUpTo(dial, arrow).flatMap((gain, space) =>
    gain.kind === 'unit' ? [[space, gain.unit] as const] : [],
  );

const factProblems = ({ dials, limits, factions }: Held, fact: DialFact): Fault[] => {
  const known = (path: string, is: string | number, should: string | number) =>
    differs(`dials.${path}`, 'content.known-fact', is, should);
  if ('starts' in fact) {
    const starts = factions.map(({ id }) => dials[id][fact.resource].start);
    return known(fact.resource, starts.join(' '), fact.starts.join(' '));
  }
  const { faction } = fact;
  const own = dials[faction];
  const full = { food: limits.dial, wood: limits.dial, ore: limits.dial };
  if ('most' in fact) {
    const units = gainsOf(own, full).filter(gain => gain.kind === 'unit' && gain.unit === fact.unit);
    return outside(`dials.${faction}.${fact.unit}`, units.length, 0, fact.most);
  }
  if ('icon' in fact) {
    const start = startOf(own);
    const { beyond, icon, count } = fact;
    const at = (resource: Resource) => start[resource] + (beyond === 'everything' ? 0 : beyond[resource]);
    const arrows = beyond === 'everything' ? full : { food: at('food'), wood: at('wood'), ore: at('ore') };
    return known(`${faction}.${icon}`, ofKind(gainsOf(own, arrows), icon), count);
  }
  const units = unitsUpTo(own[fact.resource], fact.upTo);
  const path = `${faction}.${fact.resource}`;
  return fact.placed
    ? known(path, units.flat().join(' '), fact.placed.flat().join(' '))
    : known(path, sorted(units.map(([, unit]) => unit)), sorted(fact.units ?? []));
};

const facts: Check = held => (held.expects.dials?.facts ?? []).flatMap(fact => factProblems(held, fact));

const orders: Check = ({ orders: all, counts, expects }) => [
  ...number('orders', all.length, counts.perFaction.orderCards),
  ...number('orders', sorted(all.map(order => order.number)), sorted(expects.orders)),
  ...all.flatMap(({ id, number: printed, bonus }) =>
    differs(
      `${id}.bonus`,
      'content.wrong-bonus',
      bonus?.kind ?? 'none',
      expects.withoutBonus.includes(printed) ? 'none' : (bonus?.kind ?? 'some'),
    ),
  ),
];

const cards: Check = ({ titles, victoryCards, heroes, counts, factions, dials, expects }) => {
  const { cards: deck, formats, perFaction } = counts;
  const common = [deck.quests, deck.fate, deck.heroes, deck.rewards, deck.tactics, deck.titles];
  const split = [...Object.values(deck.objectives), ...Object.values(deck.seasons)];
  // Every faction has its own, whichever box it came in.
  const own = Object.keys(dials).length * (perFaction.orderCards + perFaction.victoryCards);
  const owners: readonly Faction[] = factions.length > 0 ? victoryCards.factions : [];
  return [
    ...number('titles', titles.length, deck.titles),
    ...number('victoryCards', sorted(owners), sorted(expects.factions)),
    ...number('heroes', heroes.length, deck.heroes),
    ...number('counts.heroFigures', counts.heroFigures, deck.heroes),
    ...(formats
      ? number('counts.formats', formats.small + formats.bridge, total([...common, ...split]) + own)
      : []),
  ];
};

/** Sides, and numbers on the scale. */
const heroes: Check = ({ heroes: all, expects: { heroes: should, heroScale: scale } }) => [
  ...sides.flatMap(side =>
    number(`heroes.${side}`, all.filter(({ alignment }) => alignment === side).length, should[side]),
  ),
  ...all.flatMap(({ id, strength, agility, wisdom, health, traits }) => [
    ...[strength, agility, wisdom].flatMap(value => outside(id, value, ...scale.attribute)),
    ...outside(`${id}.health`, health, ...scale.health),
    ...differs(
      id,
      'content.off-scale',
      total([strength, agility, wisdom, health]),
      traits.length > 0 ? scale.totalWithTrait : scale.total,
    ),
  ]),
];

/** How many copies of its cards a deck has. */
export const deckOf = (
  deck: readonly { readonly id: string; readonly copies: number }[],
): { readonly size: number; readonly copies: readonly string[] } => ({
  size: total(deck.map(({ copies }) => copies)),
  copies: deck.map(({ id }) => `${id}.copies`),
});

const decks: Check = ({ counts: { cards: should, tokens }, expects, ...held }) => [
  ...seasons.flatMap(season => {
    const { size } = deckOf(held.seasonCards.filter(card => card.season === season));
    return number(`seasonCards.${season}`, size, should.seasons[season]);
  }),
  ...number('tacticsCards', deckOf(held.tacticsCards).size, should.tactics),
  ...number('rewardCards', deckOf(held.rewardCards).size, should.rewards),
  ...number('explorationTokens', deckOf(held.explorationTokens).size, tokens.exploration),
  ...(['good', 'evil'] as const).flatMap(side => {
    const deck = held.objectiveCards.filter(({ alignment }) => alignment === side);
    return number(`objectiveCards.${side}`, deck.length, should.objectives[side]);
  }),
  ...unless(
    held.rewardCards.filter(({ runes }) => runes > 0).length >= expects.rewardsWithRunes,
    'rewardCards.runes',
    'content.wrong-number',
    '0',
  ),
];

const quests: Check = ({ questCards, counts, expects }) => {
  const setupTiles = questCards.flatMap(({ setupTile }) => setupTile ?? []);
  return [
    ...number('questCards', questCards.length, counts.cards.quests),
    ...number('questCards.setup', setupTiles.length, counts.cards.setupQuests),
    ...differs('questCards.setup', 'content.wrong-tile', sorted(setupTiles), sorted(expects.setupTiles)),
  ];
};

/** Where what one box brings is not what the box says of it. */
export const promiseFaults = (held: Held): Fault[] =>
  [fate, figures, sheets, spaces, facts, orders, cards, heroes, decks, quests].flatMap(check => check(held));
