import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { seenIn } from '@runehold/kernel/layout/seen';
import { NONE, type Zone } from '@runehold/kernel/layout/zones';
import { unseenBy } from '@runehold/kernel/table/redeal';
import { sourceDomain, targetDomain } from '../../domains.ts';
import { goldOf, strengthOf } from '../cards.ts';
import { unitsIn } from '../combat/army.ts';
import { totalOf } from '../combat/strength.ts';
import { readyInfluence as influenceOf, rewardGold, rewardInfluence, sourceYield } from '../sources.ts';
import { bonusAgainst, isInstantFight, strengthOfTarget, wallsAgainst } from './battle.ts';
import { goldBeside, influenceIncome, type Look } from './look.ts';

type Counts = readonly (readonly [card: number, copies: number])[];

const sumOf = (cards: Counts, worth: (card: number) => number): number =>
  cards.reduce((sum, [card, n]) => sum + n * worth(card), 0);

export const eventStrength = (look: Look<Viewer>, event: number): number =>
  strengthOfTarget(look, targetDomain.code('enemy', event));

export const objectiveStrength = (look: Look<Viewer>): number =>
  strengthOfTarget(look, targetDomain.code('objective'));

export const cityInfluence = ({ t }: Look<Viewer>, city: number): number =>
  sourceYield(t, sourceDomain.code('city', city));

/** What a Reward gives of gold or influence; 0 if it is of another kind. */
export const rewardYield = ({ t }: Look<Viewer>, event: number, kind: 'gold' | 'influence'): number =>
  kind === 'gold' ? rewardGold(t, event) : rewardInfluence(t, event);

/** The influence a seat could raise now. */
export const readyInfluence = ({ t }: Look<Viewer>, seat: Seat): number => influenceOf(t, seat, true);

/** What the sources of a realm give in a turn, ready or not. */
export const incomeOf = ({ t }: Look<Viewer>, seat: Seat): number => influenceIncome({ t, me: seat });

/** The gold a seat could raise now, as far as its hand is seen. */
export const readyGold = ({ t, me }: Look<Viewer>, seat: Seat): number =>
  sumOf(seenIn(t.hand.at(seat), me), card => goldOf(t, card)) + goldBeside({ t, me: seat });

/** The printed strength of the units in a hand, as far as it is seen. */
export const handStrength = ({ t, me }: Look<Viewer>, seat: Seat): number =>
  sumOf(seenIn(t.hand.at(seat), me), card => strengthOf(t, card));

/** The cards of a seat of which it is known that it has them, and not where they lie. */
export const unseenOf = ({ t, me }: Look<Viewer>, seat: Seat): Counts =>
  [...(unseenBy(t, me).get(`own.${seat}`) ?? []).entries()].filter(([, n]) => n > 0);

/** All cards somebody owns, wherever they lie, as far as they are known. */
export const cardsOwned = (look: Look<Viewer>, seat: Seat): Counts => {
  const { t, me } = look;
  const side = t.fighter.toArray().indexOf(seat);
  const zones: Zone[] = [t.hand, t.deck, t.discard, t.deckTop].map(zone => zone.at(seat));
  if (side >= 0) zones.push(t.army.at(side));
  return [...zones.flatMap(zone => seenIn(zone, me)), ...unseenOf(look, seat)];
};

/** The strength of all units somebody owns, and the worth of all gold, as far as they are known. */
export const strengthOwned = (look: Look<Viewer>, seat: Seat): number =>
  sumOf(cardsOwned(look, seat), card => strengthOf(look.t, card));
export const goldOwned = (look: Look<Viewer>, seat: Seat): number =>
  sumOf(cardsOwned(look, seat), card => goldOf(look.t, card));

export const isCombat = ({ t }: Look<Viewer>): boolean => t.target >= 0 && t.fighter.get(0) >= 0;

/** Both sides' strength as it stands: the attacker's, and what it has to reach or beat. */
export const standingOf = ({ t }: Look<Viewer>): { readonly attack: number; readonly defense: number } => ({
  attack: totalOf(t, 0),
  defense: totalOf(t, 1),
});

/** What is added to the cards of a side: to the whole army, by Rewards and the round, by walls. (RA-COMBAT-11) */
export const addedTo = (
  { t }: Look<Viewer>,
  side: number,
): { readonly army: number; readonly attack: number; readonly walls: number } => {
  const attacker = { t, me: t.fighter.get(0) };
  const counts = side === 1 || unitsIn(t, 0) > 0;
  return {
    army: counts ? t.armyBonus.get(side) : 0,
    attack: side === 0 && counts ? bonusAgainst(attacker, t.target) : 0,
    walls: side === 1 && t.fighter.get(1) !== NONE ? wallsAgainst(attacker, t.target) : 0,
  };
};

/** How it would end now: who wins, what is missing, who suffers. */
export type Outlook =
  | { readonly kind: 'enough'; readonly seat: number }
  | { readonly kind: 'missing'; readonly seat: number; readonly n: number }
  | { readonly kind: 'damage'; readonly seat: number; readonly n: number };

/**
 * A battle is won with as much as the target has, a siege with more. With `more`, how it would end if one side had so
 * much more. (RA-BATTLE-06, RA-SIEGE-18)
 */
export const outlookOf = (
  look: Look<Viewer>,
  more: { side: number; strength: number } | undefined = undefined,
): Outlook => {
  const { t } = look;
  const [attacker, defender] = t.fighter.toArray();
  const { attack, defense } = standingOf(look);
  const added = more === undefined ? 0 : more.side === 0 ? more.strength : -more.strength;
  const over = attack + added - defense;
  if (isInstantFight(look, t.target) && over < 0) return { kind: 'damage', seat: attacker, n: -over };
  if (targetDomain.partOf(t.target) === 'home' && over > 0)
    return { kind: 'damage', seat: defender, n: over };
  const missing = defender < 0 ? -over : 1 - over;
  return missing > 0 ? { kind: 'missing', seat: attacker, n: missing } : { kind: 'enough', seat: attacker };
};
