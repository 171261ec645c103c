import type { Content } from '../content/types.ts';
import { fightersOn } from '../rules/view/battle.ts';
import type { Look } from '../rules/view/look.ts';
import type { Traits } from './mind.ts';
import { traitsOf } from './traits.ts';

/** What an army comes to when all its abilities are used, and what each further loss would cost it. */
type Force = { readonly strength: number; readonly units: number; readonly losses: readonly number[] };

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
  let sum = 0;
  let left = strength;
  for (const [skulls, chance] of oddsOf(content, dice).entries()) {
    if (skulls > 0) left -= losses[skulls - 1] ?? 0;
    const armed = units > Math.min(skulls, losses.length);
    sum += chance * gain(armed ? left + bonus : 0);
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

/**
 * The best cards to add to an army for a cause. Equal cards are tried by number only; with too many ways it is all or
 * nothing.
 */
export const muster = (
  look: Look,
  side: number | undefined,
  hand: readonly number[],
  cause: Cause,
): Muster => {
  const { t, me } = look;
  const traits = traitsOf(t.content);
  const standing = side === undefined ? [] : fightersOn(look, side).map(({ card }) => card);
  const held = t.hand.at(me).total;
  const callable = summonable(look, traits);
  const kinds = [...new Set(hand)];
  const copies = kinds.map(kind => hand.filter(card => card === kind).length);
  let best: Muster = { cards: [], net: Number.NEGATIVE_INFINITY, strength: 0 };
  const judge = (added: readonly number[]): void => {
    const fresh = added.reduce((sum, card) => sum + (traits[card].summons ? 1 : 0), 0);
    const force = reckon(traits, [...standing, ...added], {
      spare: held - added.length,
      summonable: Math.min(callable, fresh),
      ruthless: cause.ruthless === true,
    });
    const cost = added.reduce((sum, card) => sum + cause.cost(card), 0);
    const net = expected(t.content, force, cause) - cost;
    if (net > best.net) best = { cards: [...added], net, strength: force.strength };
  };
  if (copies.reduce((ways, n) => ways * (n + 1), 1) > MOST_ARMIES) {
    judge([]);
    judge(hand);
    return best;
  }
  const choose = (at: number, added: number[]): void => {
    if (at === kinds.length) {
      judge(added);
      return;
    }
    const before = added.length;
    for (let n = 0; ; n++) {
      choose(at + 1, added);
      if (n === copies[at]) break;
      added.push(kinds[at]);
    }
    added.length = before;
  };
  choose(0, []);
  return best;
};
