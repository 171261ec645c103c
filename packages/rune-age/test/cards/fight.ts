import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import type { Bag, CardList } from '@runehold/kernel/layout/zones';
import type { Play } from '@runehold/testkit/play';
import type { Race, Scenario } from '../../src/content/types.ts';
import { cityDomain } from '../../src/domains.ts';
import type { Table } from '../../src/layout.ts';
import { cardPool, eventPool } from '../../src/pools.ts';
import { dataOf, kindOf } from '../../src/rules/cards.ts';
import { armyStrength } from '../../src/rules/combat/army.ts';
import { cardId, cardsIn, onlyCities, rewardTo, strongholds, table } from '../kit.ts';

type Names = readonly string[];

/** The cards of a player as a story begins; what is left out is empty. A name with `*` is a used copy. */
export type Cards = { readonly hand?: Names; readonly deck?: Names; readonly discard?: Names };

export type Camp = {
  readonly seats?: 1 | 2 | 3 | 4;
  readonly scenario?: Scenario;
  /** Daqan and Uthuk, unless told otherwise. */
  readonly races?: readonly Race[];
  /** The cards of seat 0, whose turn it is. */
  readonly mine?: Cards;
  readonly theirs?: Cards;
  readonly third?: Cards;
  readonly also?: (t: Table) => void;
};

const empty = (t: Table, zone: Bag | CardList): void => {
  for (const name of cardsIn(zone)) {
    zone.take(cardId(name));
    t.pile.put(kindOf(cardId(name)));
  }
};

const fill = (t: Table, zone: Bag | CardList, names: Names): void => {
  for (const name of names) {
    const kind = kindOf(cardId(name));
    (t.pile.count(kind) > 0 ? t.pile : t.unused).take(kind);
    zone.put(cardId(name));
  }
};

/** Nobody has any card but those named, and no city is in the game. */
export const settle =
  (lies: Camp) =>
  (t: Table): void => {
    const cards = [lies.mine, lies.theirs, lies.third];
    for (let seat = 0; seat < t.seats; seat++)
      for (const zone of [t.hand.at(seat), t.deck.at(seat), t.discard.at(seat)]) empty(t, zone);
    for (let seat = 0; seat < t.seats; seat++) {
      fill(t, t.hand.at(seat), cards[seat]?.hand ?? []);
      fill(t, t.deck.at(seat), cards[seat]?.deck ?? []);
      fill(t, t.discard.at(seat), cards[seat]?.discard ?? []);
    }
    onlyCities(t, []);
    lies.also?.(t);
  };

/** Seat 0 is about to act at a settled table. */
export const camp = (lies: Camp): Play<Table> => {
  const { seats = 2, scenario = 'resurgence', races = ['daqan', 'uthuk'] } = lies;
  return table({ seats, scenario, races }).given(settle(lies));
};

/** Seat 0 has declared a siege of the Home Realm of seat 1. */
export const siege = (lies: Camp): Play<Table> => camp(lies).answer('attack:home:seat-1');

/** Seat 0 has declared a battle for one of its strongholds, which takes a strength of 2. */
export const battle = (lies: Camp): Play<Table> => camp(lies).answer('attack:stronghold');

const names: Readonly<Record<string, Names>> = {
  card: cardPool.cards,
  city: Array.from({ length: cityDomain.size }, (_, city) => cityDomain.nameOf(city)),
  event: eventPool.cards,
};

/** What a viewer was told of the last answer: the key and what it was given, cards by name. */
export const log = (story: Play<Table>, viewer: Viewer = 'all-seeing'): string[] =>
  story
    .told(viewer)
    .map(({ key, args }) =>
      [key, ...Object.entries(args).map(([arg, value]) => names[arg]?.[Number(value)] ?? value)].join(' '),
    );

/** Who is asked what: `0 use-ability daqan.knight`. */
export const asks = (story: Play<Table>): string => {
  const [seat] = story.asked;
  const { key, args = {} } = story.ask(seat).prompt;
  const about = Object.entries(args).flatMap(([arg, value]) => names[arg]?.[Number(value)] ?? []);
  return [seat, key.replace('prompt.', ''), ...about].join(' ');
};

/** An army by name, with its wounds. */
export const army = ({ table: t }: Play<Table>, side: 0 | 1): string[] =>
  cardsIn(t.army.at(side)).map((name, slot) => (t.wounded.get(side, slot) ? `${name} wounded` : name));

export const strength = ({ table: t }: Play<Table>, side: 0 | 1): number => armyStrength(t, side);

export const hand = ({ table: t }: Play<Table>, seat: Seat = 0): string[] => cardsIn(t.hand.at(seat));
export const deck = ({ table: t }: Play<Table>, seat: Seat = 0): string[] => cardsIn(t.deck.at(seat));
export const discard = ({ table: t }: Play<Table>, seat: Seat = 0): string[] => cardsIn(t.discard.at(seat));
export const pile = ({ table: t }: Play<Table>, name: string): number => t.pile.count(cardId(name));

/** Says one source after the other until something can be had; how many that took. */
const until = (story: Play<Table>, wanted: string, pay: () => void): number => {
  for (let paid = 0; ; paid++) {
    if (story.offered().includes(wanted)) return paid;
    if (story.whyNot(wanted) !== 'reason.too-expensive') throw new Error(`${wanted} is not for sale`);
    pay();
  }
};

/** What a card costs, found by paying 1 by 1 until it is offered. */
export const costOf = (name: string): { gold: number } | { influence: number } => {
  const { race } = dataOf(table().table, cardId(name));
  if (race) {
    const story = camp({ races: [race], mine: { hand: Array<string>(6).fill('gold.1') } }).answer('gold');
    const gold = until(story, `buy:${name}`, () => story.answer('pay:gold.1'));
    story.answer(`buy:${name}`);
    if (log(story).join() !== `bought 0 ${name}` || discard(story).at(-1) !== name)
      throw new Error(`${name} was not bought`);
    return { gold };
  }
  const inPlay = Object.fromEntries(
    ['neutral2', 'neutral4', 'neutral6']
      .filter(tier => tiers[tier]?.includes(name))
      .map(tier => [tier, name]),
  );
  const story = table({ options: inPlay }).given(t => {
    onlyCities(t, []);
    strongholds(t, 0, 3);
    for (const reward of ['res.sleeping_dragonlord', 'rw.sellswords', 'cat.horror']) rewardTo(t, 0, reward);
  });
  story.answer('influence');
  const influence = until(story, `acquire:${name}`, () => {
    story.answer(story.offered().find(option => option.startsWith('exhaust:')) ?? 'nothing left');
  });
  story.answer(`acquire:${name}`);
  if (log(story)[0] !== `acquired 0 ${name}` || discard(story).at(-1) !== name)
    throw new Error(`${name} was not acquired`);
  return { influence };
};

const tiers: Readonly<Record<string, Names>> = {
  neutral2: ['neutral.battle_cry', 'neutral.summon_lightning', 'neutral.pillage', 'neutral.sorcerer'],
  neutral4: ['neutral.forced_march', 'neutral.manticore', 'neutral.naga'],
  neutral6: ['neutral.demon', 'neutral.dragon', 'neutral.mind_control'],
};

/** How many copies there are, in the game and out of it. */
export const copiesOf = (name: string): number => {
  const t = table({ seats: 4 }).table;
  const card = cardId(name);
  let copies = t.pile.count(card) + t.unused.count(card);
  for (let seat = 0; seat < 4; seat++) copies += t.hand.at(seat).count(card) + t.deck.at(seat).count(card);
  return copies;
};

/** What a unit adds to an army when it is played. */
export const strengthOf = (name: string): number => {
  const story = siege({ mine: { hand: [name] } });
  return Number(story.answer(name).told()[0].args['total']);
};
