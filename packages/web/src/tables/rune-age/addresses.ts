import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { WireView } from '@runehold/protocol/parts/view';
import { type About, PLACE } from '@runehold/rune-age/layout';
import { cardPool } from '@runehold/rune-age/pools';
import type { Address, AddressOf } from '../../table/art/targets.ts';

type Army = {
  readonly army: readonly (readonly string[])[];
  readonly wounded: readonly (readonly number[])[];
};

/** The address of each kind of thing on the table. */
export const at = {
  hand: (code: number): Address => `hand/${code}`,
  pile: (card: number): Address => `pile/${card}`,
  city: (city: number): Address => `city/${city}`,
  event: (event: number): Address => `event/${event}`,
  rune: (rune: number): Address => `rune/${rune}`,
  home: (seat: number): Address => `home/${seat}`,
  fighter: (side: number, code: number, isWounded: boolean): Address =>
    `army/${side}/${code}/${isWounded ? 'wounded' : 'sound'}`,
  aside: (code: number): Address => `aside/${code}`,
  shownHand: (code: number): Address => `shown/${code}`,
  stronghold: 'stronghold',
  barracksStronghold: 'barracks/stronghold',
  monument: 'barracks/monument',
  objective: 'objective',
  purse: (of: 'gold' | 'influence'): Address => `purse/${of}`,
} as const;

/** Places that cards go to and come from, each marked on what is drawn there. */
export const zone = {
  hand: (seat: number): Address => `hand-of/${seat}`,
  deck: (seat: number): Address => `deck-of/${seat}`,
  discard: (seat: number): Address => `discard-of/${seat}`,
  realm: (seat: number): Address => `realm-of/${seat}`,
  army: (side: number): Address => `army-on/${side}`,
  events: 'event-deck',
} as const;

/** Whether the copy of a card in an army whose ability can be used is a wounded one. */
const isWoundedIn = ({ army, wounded }: Army, side: number, card: number): boolean => {
  const slots = army[side].flatMap((name, slot) => (name === cardPool.cards[card] ? [slot] : []));
  return slots.length > 0 && slots.every(slot => wounded[side][slot] === 1);
};

/** Where the cards lie that an ask is about, if not in the hand. */
const placesOfCards: Readonly<Record<number, (code: number) => Address>> = {
  [PLACE.aside]: at.aside,
  [PLACE.shownHand]: at.shownHand,
  [PLACE.pile]: at.pile,
};

type Find = (it: number, ask: AskView, view: WireView) => Address | undefined;

const aboutOf = (ask: AskView): About => ask.about ?? {};

const inHand: Find = it => at.hand(it);
const fighting =
  (isWounded: boolean): Find =>
  (it, ask) =>
    at.fighter(aboutOf(ask).side ?? 0, it, isWounded);

const finds: Readonly<Record<string, Find>> = {
  'label.card': (it, ask) => (placesOfCards[aboutOf(ask).place ?? 0] ?? at.hand)(it),
  'label.city': it => at.city(it),
  'label.event': it => at.event(it),
  'label.rune': it => at.rune(it),
  'label.seat': it => at.home(it),
  'fighter.sound': fighting(false),
  'fighter.wounded': fighting(true),
  'source.city': it => at.city(it),
  'source.stronghold': () => at.stronghold,
  'source.reward': it => at.event(it),
  'source.rune': it => at.rune(it),
  'action.gold': () => at.purse('gold'),
  'action.influence': () => at.purse('influence'),
  'action.card': inHand,
  'action.rune': it => at.rune(it),
  'action.attack.stronghold': () => at.barracksStronghold,
  'action.attack.city': it => at.city(it),
  'action.attack.enemy': it => at.event(it),
  'action.attack.objective': () => at.objective,
  'action.attack.home': it => at.home(it),
  'spend-gold.pay': inHand,
  'spend-gold.reward': it => at.event(it),
  'spend-gold.rune': it => at.rune(it),
  'spend-gold.buy': it => at.pile(it),
  'spend-gold.stronghold': () => at.barracksStronghold,
  'spend-gold.monument': () => at.monument,
  'spend-influence.exhaust.city': it => at.city(it),
  'spend-influence.exhaust.stronghold': () => at.stronghold,
  'spend-influence.exhaust.reward': it => at.event(it),
  'spend-influence.exhaust.rune': it => at.rune(it),
  'spend-influence.acquire': it => at.pile(it),
  'ability.card': (it, ask, view) => {
    const { side = 0 } = aboutOf(ask);
    return at.fighter(side, it, isWoundedIn(view.table as unknown as Army, side, it));
  },
  'ability.rune': it => at.rune(it),
  'levy.destroy': inHand,
  'raid.city': it => at.city(it),
};

/** Finds the thing on a Rune Age table that an option is about. */
export const addressOf: AddressOf = ({ key, args }: Message, ask, view) =>
  Object.hasOwn(finds, key) ? finds[key](args['it'] ?? 0, ask, view) : undefined;
