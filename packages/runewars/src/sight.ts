import type { Cells } from '@runehold/kernel/layout/fields';
import type { SeatMask } from '@runehold/kernel/layout/seats';
import { ALL_SEATS, seatBit } from '@runehold/kernel/layout/seats';

type Open<Field extends string> = Readonly<Record<Field, Cells>>;

/**
 * A facedown rune is seen by everybody who has seen it since it was laid; who controls the area or has a hero there
 * comes to be among them at once (rules/runes/known.ts). (RW-RUNE-16, RW-INFO-06, RW-INFO-07)
 */
export const runeSeenBy = (t: Open<'runeUp' | 'runeKnown'>, _index: number, area: number): SeatMask =>
  t.runeUp.get(area) === 1 ? ALL_SEATS : t.runeKnown.get(area);

/** A facedown exploration token is seen by those whom an effect has let look. (RW-EXPL-06) */
export const exploreSeenBy = (t: Open<'tokenUp' | 'tokenKnown'>, _index: number, area: number): SeatMask =>
  t.tokenUp.get(area) === 1 ? ALL_SEATS : t.tokenKnown.get(area);

/** A facedown Reward is seen by the hero's player. (RW-INFO-05, RW-REWARD-03) */
export const rewardSeenBy = (
  t: Open<'rewardUp' | 'rewardHero' | 'heroOwner'>,
  _index: number,
  place: number,
): SeatMask => {
  if (t.rewardUp.get(place) === 1) return ALL_SEATS;
  const hero = t.rewardHero.get(place);
  const owner = hero === 0 ? 0 : t.heroOwner.get(hero - 1);
  return owner === 0 ? 0 : seatBit(owner - 1);
};

/** Fate cards that are drawn and not yet shown are seen by who decides for their side. (RW-ROUND-13, RW-FATE-12) */
export const fateSeenBy = (t: Open<'sideSeat'>, side: number): SeatMask => seatBit(t.sideSeat.get(side));

/** A hand of Tactics cards is seen by its player, and by the opponent in a battle who looks into it now. (RW-INFO-03; Spy) */
export const handSeenBy = (t: Open<'spying' | 'sideSeat'>, seat: number): SeatMask => {
  const looking = t.spying.get(0) - 1;
  const isLookedAt = looking >= 0 && t.sideSeat.get(1 - looking) === seat;
  return isLookedAt ? seatBit(seat) | seatBit(t.sideSeat.get(looking)) : seatBit(seat);
};

/** The top card of a Season deck is seen by those whom an effect has let look. (C22) */
export const seasonSeenBy = (t: Open<'seasonKnown'>, season: number): SeatMask => t.seasonKnown.get(season);

/** A Commander card that was put back is known to those who have seen it go. (BOW-34) */
export const bottomSeenBy = (t: Open<'commanderKnown'>, _index: number, slot: number): SeatMask =>
  t.commanderKnown.get(slot);

/** What the current player has drawn is seen by nobody else. (BOW-34) */
export const currentSees = (t: { readonly current: number }): SeatMask =>
  t.current === 0 ? 0 : seatBit(t.current - 1);
