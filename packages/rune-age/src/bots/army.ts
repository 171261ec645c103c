import type { Content } from '../content/types.ts';
import type { Look } from '../rules/view/look.ts';
import { type Eye, type Force, punch, type Sortie, type Traits } from './mind.ts';
import { traitsOf } from './traits.ts';

/** What an army may draw on besides itself. */
type Means = {
  /** Hand cards that stay out of the army and can pay for machines. */
  readonly spare: number;
  /** Copies of the own kind that may be summoned. */
  readonly summonable: number;
  /** All depends on it: whoever can grow by wounding his own does so. */
  readonly ruthless?: boolean;
};

/** Adds an army up. Losses come before Resolution abilities, so each loses what the others would have given it. */
export const reckon = (traits: readonly Traits[], cards: readonly number[], means: Means): Force => {
  let strength = 0;
  let units = 0;
  let cry = 0;
  let leads = 0;
  let machines = 0;
  let lords = 0;
  let rage = 0;
  let ragers = 0;
  let wounding = 0;
  let summons = 0;
  const soft: number[] = [];
  for (const card of cards) {
    const trait = traits[card];
    strength += trait.strength;
    cry += trait.cry;
    if (!trait.unit) continue;
    units++;
    leads += trait.leads;
    lords = Math.max(lords, trait.lord);
    if (trait.wounds) wounding++;
    if (trait.machine > 0 && machines < means.spare) {
      machines++;
      strength += trait.machine;
    }
    if (trait.rage > 0) {
      rage = trait.rage;
      ragers++;
    }
    if (trait.summons && summons < means.summonable) summons++;
    if (!trait.indestructible) soft.push(trait.strength);
  }
  units += summons;
  strength += summons + cry * units + leads * Math.max(0, units - 1);
  for (let n = 0; n < summons; n++) soft.push(1);
  // Who wounds his own grows by it, and the wounded rage. One cannot be wounded twice.
  const enraged = lords > 0 ? ragers : Math.min(ragers, wounding);
  strength += enraged * (rage + lords);
  if (means.ruthless === true) strength += lords * Math.max(0, soft.length - enraged - 1);
  soft.sort((a, b) => a - b);
  return { strength, units, losses: soft.map(lost => lost + cry + leads) };
};

/** How likely so many skulls are, by their number. */
const skullOdds = new WeakMap<Content, number[][]>();

const oddsOf = (content: Content, dice: number): readonly number[] => {
  const known = skullOdds.get(content) ?? [[1]];
  skullOdds.set(content, known);
  for (let n = known.length; n <= dice; n++) {
    const next: number[] = [];
    for (const [skulls, chance] of known[n - 1].entries())
      for (const face of content.die)
        next[skulls + face] = (next[skulls + face] ?? 0) + chance / content.die.length;
    known.push(Array.from(next, chance => chance ?? 0));
  }
  return known[dice];
};

/** What a fight is for: what a final strength is worth, and what it costs to send a card. */
export type Cause = {
  readonly dice: number;
  /** What is added to an army, if it has a unit. (RA-COMBAT-11) */
  readonly bonus?: number;
  readonly gain: (strength: number) => number;
  readonly cost: (card: number) => number;
  readonly ruthless?: boolean;
};

/** The cards to send, what that is worth, and the strength it comes to before losses. */
type Muster = { readonly cards: readonly number[]; readonly net: number; readonly strength: number };

const MOST_ARMIES = 1500;

const expected = (
  content: Content,
  { strength, units, losses }: Force,
  { dice, gain, bonus = 0 }: Cause,
): number => {
  const odds = oddsOf(content, dice);
  let sum = 0;
  let left = strength;
  for (let skulls = 0; skulls < odds.length; skulls++) {
    if (skulls > 0) left -= losses[skulls - 1] ?? 0;
    const armed = units > Math.min(skulls, losses.length);
    sum += odds[skulls] * gain(armed ? left + bonus : 0);
  }
  return sum;
};

/** Hand cards that may be played into a combat, by number. */
export const playableHand = ({ t, me }: Look): number[] => {
  const traits = traitsOf(t.content);
  const hand = t.hand.at(me);
  const cards: number[] = [];
  for (let card = 0; card < hand.types; card++)
    if (traits[card].playable) for (let n = hand.count(card); n > 0; n--) cards.push(card);
  return cards;
};

/** Copies on the discard pile of a card that could come back by its ability. */
const summonable = ({ t, me }: Look, traits: readonly Traits[]): number => {
  const discard = t.discard.at(me);
  let found = 0;
  for (let i = 0; i < discard.total; i++) if (traits[discard.at(i)].summons) found++;
  return found;
};

/** The cards of an army, its tactics too. */
const standingOn = ({ t }: Look, side: number): number[] => {
  const army = t.army.at(side);
  return Array.from({ length: army.total }, (_, slot) => army.at(slot));
};

/** Every army that cards of the hand could make of one that stands. Equal cards are tried by number only. */
const sortiesWith = (
  look: Eye,
  side: number | undefined,
  hand: readonly number[],
  ruthless: boolean,
): readonly Sortie[] => {
  const { t, me } = look;
  const traits = traitsOf(t.content);
  const cards = side === undefined ? [] : standingOn(look, side);
  const standing = cards.length;
  const held = t.hand.at(me).total;
  const callable = summonable(look, traits);
  const kinds = [...new Set(hand)];
  const copies = kinds.map(kind => hand.filter(card => card === kind).length);
  const all: Sortie[] = [];
  const note = (fresh: number): void => {
    const means = {
      spare: held - (cards.length - standing),
      summonable: Math.min(callable, fresh),
      ruthless,
    };
    all.push({ cards: cards.slice(standing), force: reckon(traits, cards, means) });
  };
  // With too many ways it is all or nothing.
  if (copies.reduce((ways, n) => ways * (n + 1), 1) > MOST_ARMIES) {
    note(0);
    cards.push(...hand);
    note(hand.reduce((sum, card) => sum + (traits[card].summons ? 1 : 0), 0));
    return all;
  }
  if (look.memo?.isHasty === true) {
    note(0);
    // The weak ones first, as many as it takes; or the strong ones.
    const ranked = [...hand].sort((a, b) => punch(traits[a]) - punch(traits[b]));
    for (const isWeak of [true, false]) {
      let fresh = 0;
      for (let n = 0; n < ranked.length; n++) {
        const card = ranked[isWeak ? n : ranked.length - 1 - n];
        cards.push(card);
        if (traits[card].summons) fresh++;
        if (isWeak || n < ranked.length - 1) note(fresh);
      }
      cards.length = standing;
    }
    return all;
  }
  const choose = (at: number, fresh: number): void => {
    if (at === kinds.length) {
      note(fresh);
      return;
    }
    const before = cards.length;
    const summons = traits[kinds[at]].summons ? 1 : 0;
    for (let n = 0; ; n++) {
      choose(at + 1, fresh + n * summons);
      if (n === copies[at]) break;
      cards.push(kinds[at]);
    }
    cards.length = before;
  };
  choose(0, 0);
  return all;
};

/** The same, worked out once for a decision. */
const sorties = (
  look: Eye,
  side: number | undefined,
  hand: readonly number[],
  ruthless: boolean,
): readonly Sortie[] => {
  const { memo } = look;
  if (memo === undefined) return sortiesWith(look, side, hand, ruthless);
  const key = 2 * ((side ?? -1) + 1) + (ruthless ? 1 : 0);
  memo.forces ??= [];
  let known = memo.forces.find(one => one.key === key && one.hand === hand);
  if (known === undefined) {
    known = { key, hand, all: sortiesWith(look, side, hand, ruthless) };
    memo.forces.push(known);
  }
  return known.all;
};

/** Whether the strongest army that a hand could make would have anything of a cause. */
export const isInReach = (look: Eye, hand: readonly number[], cause: Cause): boolean => {
  let most = 0;
  const all = sorties(look, undefined, hand, cause.ruthless === true);
  for (let n = 0; n < all.length; n++)
    if (all[n].force.units > 0) most = Math.max(most, all[n].force.strength);
  return cause.gain(most + (cause.bonus ?? 0)) > 0;
};

/** The best cards to add to an army for a cause. */
export const muster = (
  look: Eye,
  side: number | undefined,
  hand: readonly number[],
  cause: Cause,
): Muster => {
  const { content } = look.t;
  let best: Sortie | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const sortie of sorties(look, side, hand, cause.ruthless === true)) {
    let cost = 0;
    for (const card of sortie.cards) cost += cause.cost(card);
    const net = expected(content, sortie.force, cause) - cost;
    if (net > most) {
      most = net;
      best = sortie;
    }
  }
  return best === undefined
    ? { cards: [], net: most, strength: 0 }
    : { cards: best.cards, net: most, strength: best.force.strength };
};
