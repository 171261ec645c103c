import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Timing } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { reasons } from '../../../words.ts';
import { commanderCardOf, commandersOf, hasCommanders } from '../../heroes/commanders/commander.ts';
import { usedCommands } from '../../heroes/commanders/registry.ts';
import { isInArea, isStanding } from '../../heroes/hero.ts';
import { procedure } from '../../rules.ts';
import { contestedArea, isUnallied, type Side, seatOn } from '../sides.ts';
import { hasTroops, spend, wasUsed } from './leading.ts';
import { commandReasons } from './words.ts';

/** Whether a side may use its commander's card like a Tactics card of this moment. (BW-CMD-32 to 34) */
const mayUse = (t: Table, side: Side, hero: number, timing: Timing): Verdict => {
  const card = commanderCardOf(t, hero);
  const used = usedCommands.ruleOf(t, card);
  if (t.content.commanderCards[card].timing !== timing || used === undefined)
    return no(reasons['card-at-another-time']);
  if (!isInArea(t, hero, contestedArea(t)) || !isStanding(t, hero))
    return no(commandReasons['commander-not-here'], hero);
  if (!hasTroops(t, side)) return no(commandReasons['commander-without-units'], hero);
  if (wasUsed(t, card)) return no(commandReasons['commander-card-used']);
  return yesIf(used.may(t, side, card), reasons['card-of-no-use']);
};

/** Whether a commander could do something for a side at a moment: everybody sees that. */
export const mayCommand = (t: Table, side: Side, timing: Timing): boolean =>
  hasCommanders(t) &&
  t.calledOff === 0 &&
  !isUnallied(t, side) &&
  commandersOf(t, seatOn(t, side)).some(hero => mayUse(t, side, hero, timing) === YES);

/** Offers the Commander cards of a side that are used at a moment, in whatever order its player likes. (BW-BATTLE-03, BOW-35) */
export const offerCommands = (
  t: Table,
  side: Side,
  timing: Timing,
  offer: Offer,
  codeOf: (card: number) => number,
): void => {
  if (!hasCommanders(t)) return;
  for (const hero of commandersOf(t, seatOn(t, side)))
    offer.consider(codeOf(commanderCardOf(t, hero)), mayUse(t, side, hero, timing));
};

const ownerOfCard = (t: Table, side: Side, card: number): number =>
  commandersOf(t, seatOn(t, side)).find(hero => commanderCardOf(t, hero) === card) ?? NONE;

/** A side uses a Commander card: it stays where it is, and is not used again in this battle. (G8) */
export const useCommand = procedure('use-command', { side: count, card: count, hero: count }, steps =>
  steps
    .do((t, f) => {
      f.hero = ownerOfCard(t, f.side, f.card);
      spend(t, f.hero);
    })
    .dispatch(
      () => usedCommands.effects,
      (t, f) => usedCommands.placeOf(t, f.card),
      { side: 'side', hero: 'hero', card: 'card' },
    ),
);
