import type { Seat } from '@runehold/kernel/layout/seats';
import type { Content } from '../content/types.ts';
import { goldDomain, targetDomain } from '../domains.ts';
import type { Table } from '../layout.ts';
import { unmarked } from '../pools.ts';
import { bonusAgainst, strengthOfTarget } from '../rules/view/battle.ts';
import { goldBeside, goldOfStep, type Look, scenarioIn } from '../rules/view/look.ts';
import { reckon } from './army.ts';
import { type Eye, type Plan, punch } from './mind.ts';
import { traitsOf } from './traits.ts';
import { weightsIn } from './weights.ts';

/** All cards a seat owns, by number. It knows its own deck as a heap, not in its order. */
const countOwned = (t: Table, seat: Seat): Int16Array => {
  const [hand, deck] = [t.hand.at(seat), t.deck.at(seat)];
  const owned = new Int16Array(hand.types);
  for (let card = 0; card < owned.length; card++) owned[card] = hand.count(card) + deck.count(card);
  for (const list of [t.deckTop.at(seat), t.discard.at(seat)])
    for (let slot = list.total - 1; slot >= 0; slot--) owned[list.at(slot)]++;
  return owned;
};

const ownedIn = ({ t, me, memo }: Eye): Int16Array => {
  if (memo === undefined) return countOwned(t, me);
  memo.owned ??= countOwned(t, me);
  return memo.owned;
};

/** All cards a seat owns. */
export const ownedBy = (look: Eye, visit: (card: number, copies: number) => void): void => {
  const owned = ownedIn(look);
  for (let card = 0; card < owned.length; card++) if (owned[card] > 0) visit(card, owned[card]);
};

type Army = { readonly cards: readonly number[]; readonly strength: number };

/** The best army so many cards of these could make, chosen one after another by what each adds. */
const gather = (content: Content, left: Int16Array, room: number): Army => {
  const traits = traitsOf(content);
  const kinds: number[] = [];
  let summoners = 0;
  for (let kind = 0; kind < left.length; kind++) {
    if (left[kind] === 0) continue;
    kinds.push(kind);
    if (traits[kind].summons) summoners += left[kind];
  }
  const cards: number[] = [];
  let strength = 0;
  let called = 0;
  while (cards.length < room) {
    let best: number | undefined;
    let most = strength;
    for (const card of kinds) {
      if (left[card] === 0) continue;
      cards.push(card);
      const own = called + (traits[card].summons ? 1 : 0);
      const sum = reckon(traits, cards, {
        spare: 1,
        summonable: Math.max(0, summoners - own),
        ruthless: true,
      }).strength;
      cards.pop();
      if (sum > most) {
        most = sum;
        best = card;
      }
    }
    if (best === undefined) break;
    cards.push(best);
    left[best]--;
    if (traits[best].summons) called++;
    strength = most;
  }
  return { cards, strength };
};

/** Armies found before, by what they were gathered from. A slot is used again; what it holds is compared whole. */
const SLOTS = 1 << 12;
type Found = { readonly content: Content; readonly from: Int16Array; readonly army: Army };
const found: (Found | undefined)[] = Array.from({ length: SLOTS });

const isAlike = (a: Int16Array, b: Int16Array): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** The cards of a deck that fight, by kind. */
const fightersOf = (look: Eye): Int16Array => {
  const { memo } = look;
  if (memo?.fighters) return memo.fighters;
  const traits = traitsOf(look.t.content);
  const owned = ownedIn(look);
  const fighters = new Int16Array(owned.length);
  for (let card = 0; card < owned.length; card++)
    if (owned[card] > 0 && traits[card].playable) fighters[unmarked[card]] += owned[card];
  if (memo) memo.fighters = fighters;
  return fighters;
};

/** The best army that five cards of a deck could make, and one card more if it is named. */
export const bestArmy = (look: Eye, extra?: number): Army => {
  const { content } = look.t;
  const from = fightersOf(look);
  if (extra !== undefined) from[extra]++;
  let hash = 0;
  for (let kind = 0; kind < from.length; kind++)
    if (from[kind] > 0) hash = Math.imul(hash ^ (kind + 1 + (from[kind] << 8)), 0x85ebca6b);
  const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
  const before = found[slot];
  let army: Army;
  if (before?.content === content && isAlike(before.from, from)) army = before.army;
  else {
    army = gather(content, from.slice(), content.hand);
    found[slot] = { content, from: from.slice(), army };
  }
  if (extra !== undefined) from[extra]--;
  return army;
};

/** Resurgence: once the five best cards come near the objective, they are kept until they are together. */
const armyPlan = (look: Eye): Plan => {
  const traits = traitsOf(look.t.content);
  const objective = targetDomain.code('objective');
  const army = bestArmy(look);
  const needed = strengthOfTarget(look, objective) - bonusAgainst(look, objective);
  const { gatherFrom, hoard } = weightsIn(look);
  if (army.strength < gatherFrom * needed) return warPlan(look);
  return {
    scenario: 'resurgence',
    hoarding: true,
    goal: objective,
    army,
    keep: (card, nth = 0) => {
      const worth = punch(traits[card]);
      const wanted = army.cards.filter(other => other === unmarked[card]).length;
      return nth < wanted ? hoard * worth : 0.15 * worth;
    },
  };
};

/** What the gold cards of a deck bring, the richest first. */
const goldsOwned = (look: Eye): number[] => {
  const traits = traitsOf(look.t.content);
  const golds: number[] = [];
  ownedBy(look, (card, copies) => {
    const { gold } = traits[card];
    if (gold > 0) for (let n = 0; n < copies; n++) golds.push(gold);
  });
  return golds.sort((a, b) => b - a);
};

const sumOf = (golds: readonly number[]): number => golds.reduce((sum, gold) => sum + gold, 0);

/** The gold that the richest hand of a deck would bring, with what Rewards add. */
export const mostGold = (look: Eye): number =>
  sumOf(goldsOwned(look).slice(0, look.t.content.hand)) + goldBeside(look);

/** The gold that Rewards and a rune bring every turn, whether it was spent in this one or not. */
const goldEachTurn = (look: Look): number => {
  const { t, me } = look;
  const rewards = t.rewards.at(me);
  const power = t.power.at(me);
  let sum = power < 0 ? 0 : goldOfStep(look, goldDomain.code('rune', power));
  for (let i = 0; i < rewards.total; i++) sum += goldOfStep(look, goldDomain.code('reward', rewards.at(i)));
  return sum;
};

/**
 * Of the gold in hand, how many of each worth may be waited with: as long as the richest cards that are still to come
 * would make up what is missing. Whoever keeps more than that waits for a hand that cannot be.
 */
const goldToKeep = (look: Eye, owned: readonly number[], missing: number): ReadonlyMap<number, number> => {
  const { t, me } = look;
  const traits = traitsOf(t.content);
  const hand = t.hand.at(me);
  const held: number[] = [];
  for (let card = 0; card < hand.types; card++)
    for (let n = 0; n < hand.count(card); n++) if (traits[card].gold > 0) held.push(traits[card].gold);
  held.sort((a, b) => b - a);
  const kept = new Map<number, number>();
  const others = [...owned];
  let sum = 0;
  let room = t.content.hand;
  for (const gold of held) {
    const without = others.toSpliced(others.indexOf(gold), 1);
    if (room === 0 || sum + gold + sumOf(without.slice(0, room - 1)) < missing) continue;
    others.splice(others.indexOf(gold), 1);
    kept.set(gold, (kept.get(gold) ?? 0) + 1);
    sum += gold;
    room--;
  }
  return kept;
};

/** The Monument: once the richest five cards and what Rewards add come to its price, they are kept until they are together. */
const goldPlan = (look: Eye): Plan => {
  const traits = traitsOf(look.t.content);
  const { gatherFrom, hoard } = weightsIn(look);
  const owned = goldsOwned(look);
  const missing = look.t.content.monument.gold - goldEachTurn(look);
  const richest = sumOf(owned.slice(0, look.t.content.hand));
  if (look.t.monument.get(look.me) !== 1 || richest < gatherFrom * missing)
    return {
      scenario: 'monument',
      hoarding: false,
      keep: card => 0.5 * traits[card].gold + 0.1 * punch(traits[card]),
    };
  const kept = goldToKeep(look, owned, missing);
  return {
    scenario: 'monument',
    hoarding: true,
    saved: [...kept].reduce((sum, [gold, copies]) => sum + gold * copies, 0),
    isSaved: card => kept.has(traits[card].gold),
    keep: (card, nth = 0) => {
      const { gold } = traits[card];
      return nth < (kept.get(gold) ?? 0) ? hoard * gold : 0.1;
    },
  };
};

/** Elsewhere strength is all: it attacks, and it defends on the turns of others. */
const warPlan = (look: Eye): Plan => {
  const traits = traitsOf(look.t.content);
  const { keep } = weightsIn(look);
  return {
    scenario: scenarioIn(look),
    hoarding: false,
    keep: card => keep * punch(traits[card]) ** 2 + 0.2 * traits[card].gold,
  };
};

const makePlan = (look: Eye): Plan => {
  switch (scenarioIn(look)) {
    case 'resurgence':
      return armyPlan(look);
    case 'monument':
      return goldPlan(look);
    default:
      return warPlan(look);
  }
};

/** What a seat is after; worked out once for a decision. */
export const planOf = (look: Eye): Plan => {
  const { memo } = look;
  if (memo === undefined) return makePlan(look);
  memo.plan ??= makePlan(look);
  return memo.plan;
};
