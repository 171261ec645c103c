import type { FastChance } from '@runehold/kernel/chance/fast';
import { alone, fortifications, garrison, hill, supporting } from './aid.ts';
import { tacticalNames, unitTypes } from './data.ts';
import { cardsOf, developmentCards } from './developments.ts';
import type { Aid } from './field.ts';
import type { Leader, Support } from './figure.ts';
import type { Setup } from './oracle.ts';

/** Nobody's units defend, in the place of a faction. */
export const NEUTRAL = 4;

type Supporter = { readonly hero: string; readonly type: number; readonly support: Support };

/** What there is to deal from: the figures of each type, how many own types a faction has, and what the box brings. */
export type Stock = {
  readonly figures: readonly number[];
  readonly ownTypes: number;
  readonly expands: boolean;
  readonly explores: boolean;
  readonly develops: boolean;
  /** Whether heroes lead as commanders. */
  readonly leads: boolean;
};

type Stronghold = { readonly worth: number; readonly damaged: boolean; readonly capital: boolean };

/** Nothing, a stronghold and a capital, whole and damaged. (BW-CAP-05, BW-CAP-06) */
const open: Stronghold = { worth: 0, damaged: false, capital: false };
const strongholds: readonly Stronghold[] = [
  open,
  { worth: 5, damaged: false, capital: false },
  { worth: 3, damaged: true, capital: false },
];
const capitals: readonly Stronghold[] = [
  { worth: 7, damaged: false, capital: true },
  { worth: 5, damaged: true, capital: true },
];

/** A random battle: who fights, with what, and where. */
export type Deal = {
  readonly attacker: number;
  readonly defender: number;
  readonly original: boolean;
  readonly armies: readonly (readonly number[])[];
  /** Defenders that were routed before. */
  readonly lying: readonly number[];
  readonly stronghold: Stronghold;
  readonly tokens: readonly string[];
  readonly isWeakened: boolean;
  readonly hasGarrison: boolean;
  readonly hasHill: boolean;
  readonly hands: readonly (readonly string[])[];
  readonly supporters: readonly (readonly Supporter[])[];
  readonly leaders: readonly (readonly Leader[])[];
  /** Development cards that each side has bought. */
  readonly cards: readonly (readonly string[])[];
};

const tokens = ['dev-reinforced-walls', 'dev-protective-wards', 'dev-hungry-spawn', 'dev-cursed-tomb'];
const usual: Support = { draws: 1, discards: 1 };
/** By side: heroes who support, and one of the box who does it better. */
const heroes = [
  ['HE-01', 'HE-03'],
  ['HE-06', 'HE-09'],
];
const CARAS = 'HE-14';
const better: Support = { draws: 2, discards: 2 };
const KNIGHT = 1;

/** The types of a faction by their number: four, and two that the expansion adds. */
const typeOfFaction = (faction: number, n: number): number =>
  n < 4 ? 4 * faction + n : 18 + 2 * faction + n;

/** So many random figures of a faction and of neutral types; of these alone if they are nobody's. */
const randomArmy = (
  rng: FastChance,
  faction: number,
  size: number,
  left: number[],
  own: number,
): number[] => {
  const types: number[] = [];
  for (let n = size; n > 0; n--) {
    const isOwn = faction !== NEUTRAL && rng.pick(3) > 0;
    const type = isOwn ? typeOfFaction(faction, rng.pick(own)) : 16 + rng.pick(6);
    if (left[type] > 0) {
      left[type]--;
      types.push(type);
    }
  }
  return types;
};

/** Two copies of each are there. To an army with Knights so few are dealt that no draw goes beyond the limit of the hand. */
const randomHands = (rng: FastChance, armies: readonly (readonly number[])[]): string[][] => {
  const deck = [...tacticalNames, ...tacticalNames];
  const deal = (): string[] => deck.splice(rng.pick(deck.length), 1);
  return armies.map(types => Array.from({ length: rng.pick(types.includes(KNIGHT) ? 3 : 6) }, deal).flat());
};

const randomSupporters = (
  rng: FastChance,
  side: number,
  army: readonly number[],
  expands: boolean,
): Supporter[] => {
  const types = [...new Set(army)];
  const able = expands && side === 0 ? [CARAS, ...heroes[side]] : heroes[side];
  return able.flatMap(hero =>
    types.length > 0 && rng.pick(6) === 0
      ? [{ hero, type: types.splice(rng.pick(types.length), 1)[0], support: hero === CARAS ? better : usual }]
      : [],
  );
};

/** By side: heroes who lead, with their health. */
const leading = [
  [
    ['HE-02', 4],
    ['HE-05', 3],
  ],
  [
    ['HE-12', 5],
    ['HE-10', 4],
  ],
] as const;
const commanderCards = [
  ...['saboteur', 'spy', 'champion', 'standard-bearer', 'tactician'],
  ...['vanguard', 'bulwark', 'reaver', 'field-surgeon', 'rearguard'],
];

/** A commander of each side, or two of one: there is one Lieutenant General, and one copy of each card. */
const randomLeaders = (rng: FastChance): Leader[][] => {
  const deck = [...commanderCards];
  const second = rng.pick(3);
  return leading.map((heroes, side) =>
    heroes.slice(0, side === second ? 2 : rng.pick(2)).map(([hero, health]) => ({
      hero,
      card: deck.splice(rng.pick(deck.length), 1)[0],
      health,
      damage: rng.pick(health),
      used: false,
    })),
  );
};

/** How many developments there can be. (RW-DEV-15, BW-CAP-07) */
const placesOf = ({ worth, capital }: Stronghold): number => (worth === 0 ? 0 : capital ? 2 : 1);

export const randomDeal = (rng: FastChance, original: boolean, stock: Stock): Deal => {
  const { expands, explores, develops, ownTypes } = stock;
  const attacker = rng.pick(4);
  const defender = [0, 1, 2, 3, NEUTRAL].filter(faction => faction !== attacker)[rng.pick(4)];
  const left = [...stock.figures];
  const armies = [attacker, defender].map(faction =>
    randomArmy(rng, faction, 1 + rng.pick(8), left, ownTypes),
  );
  const lying = rng.pick(4) === 0 ? randomArmy(rng, defender, 1 + rng.pick(2), left, ownTypes) : [];
  const built = develops ? [...strongholds, ...capitals] : strongholds;
  const stronghold = defender === NEUTRAL ? open : built[rng.pick(built.length)];
  return {
    attacker,
    defender,
    original,
    armies,
    lying,
    stronghold,
    tokens: Array<string>(rng.pick(placesOf(stronghold) + 1)).fill(tokens[defender]),
    isWeakened: rng.pick(3) === 0,
    hasGarrison: expands && rng.pick(3) === 0,
    hasHill: expands && explores && rng.pick(3) === 0,
    hands: expands ? randomHands(rng, armies) : [[], []],
    supporters: armies.map((army, side) => {
      const mayHave = !original && (side === 0 || defender !== NEUTRAL);
      return mayHave ? randomSupporters(rng, side, army, expands) : [];
    }),
    leaders: stock.leads ? randomLeaders(rng) : [[], []],
    cards: develops
      ? [attacker, defender].map(faction => cardsOf(faction).filter(() => rng.pick(2) === 0))
      : [[], []],
  };
};

/** What the sides have besides their figures, as the oracle reads it; who runs nobody's units uses nothing of his own. */
const aidsOf = ({ defender, supporters, hasGarrison, hasHill, tokens: built, cards }: Deal): Aid[][] => {
  const aids = supporters.map(own => own.map(({ type, support }) => supporting(type, support)));
  if (hasGarrison && defender !== NEUTRAL) aids[1].push(garrison);
  if (hasHill) aids[1].push(hill);
  if (cards[0].length > 0) aids[0].push(developmentCards(cards[0], []));
  if (cards[1].length > 0) aids[1].push(developmentCards(cards[1], built));
  else aids[1].push(...built.map(token => alone(fortifications[token])));
  return aids;
};

export const setupOf = (deal: Deal, announces: boolean): Setup => ({
  armies: deal.armies,
  original: deal.original,
  stronghold: deal.stronghold.worth,
  weakened: deal.isWeakened ? 3 : 0,
  announces,
  hands: [deal.hands[0], deal.defender === NEUTRAL ? [] : deal.hands[1]],
  aids: aidsOf(deal),
  leaders: deal.leaders.map((leaders, side) =>
    side === 1 && deal.defender === NEUTRAL ? [] : leaders.map(leader => ({ ...leader })),
  ),
});

/** Figures by the names of their types. */
export const byType = (types: readonly number[]): Readonly<Record<string, number>> => {
  const amounts: Record<string, number> = {};
  for (const type of types) amounts[unitTypes[type].name] = (amounts[unitTypes[type].name] ?? 0) + 1;
  return amounts;
};
