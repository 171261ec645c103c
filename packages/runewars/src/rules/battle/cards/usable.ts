import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import type { Timing } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { columnOf } from '../../map/columns.ts';
import { mayUseInTurn } from '../../orders/development-cards/in-turn.ts';
import { cardReasons } from '../../orders/development-cards/words.ts';
import { hasBought, isOfTurn, wasUsed } from '../../table/development-cards.ts';
import { perContent } from '../../table/per-content.ts';
import type { Icon } from '../abilities/ability.ts';
import { abilities, abilityRules } from '../abilities/registry.ts';
import { fallenOf } from '../fallen.ts';
import { countType } from '../fighters.ts';
import { ATTACKER, isUnallied, type Side, seatOn, typeOn } from '../sides.ts';

/** The moments of a battle at which cards are used. */
export const MOMENT = { start: 0, end: 1, tally: 2, won: 3 } as const;
const MOMENTS: readonly Timing[] = ['battle.start', 'battle.rounds-end', 'battle.tally.a', 'battle.won'];

/** By Development card: where the rule of the ability stands that it gives, or -1. */
export const ruleOfCard = perContent(({ developmentCards }) =>
  developmentCards.map(({ effect }) =>
    'ability' in effect ? abilityRules.indexOf(abilities.kindOf(effect.ability).rule) : -1,
  ),
);

const typeOfCard = perContent(({ units, developmentCards }) =>
  developmentCards.map(({ unit }) => units.findIndex(({ id }) => id === unit)),
);

export const columnOfCard = (t: Table, card: number): number => columnOf(t, typeOfCard(t)[card]);

/** Whether the ability that a card gives would do anything. */
export const mayAbility = (t: Table, icon: Icon, card: number): boolean => {
  const { effect } = t.content.developmentCards[card];
  if (!('ability' in effect)) return false;
  return abilities.kindOf(effect.ability).may?.(t, icon, effect.ability) ?? true;
};

/** Units of a side, standing or routed, that are of the type which a card is about. */
export const participants = (t: Table, side: Side, card: number): number => {
  const column = columnOfCard(t, card);
  return typeOn(t, side, column) === typeOfCard(t)[card] ? countType(t, side, column) : 0;
};

/** Whether those are there whom a card is about: one of its type takes part, or was destroyed. (BW-DEVC-12, G7, G9) */
const isThere = (t: Table, side: Side, card: number): boolean => {
  switch (t.content.developmentCards[card].effect.kind) {
    case 'use-ability':
      return participants(t, side, card) > 0;
    case 'use-for-fallen':
      return fallenOf(t, side, columnOfCard(t, card)) > 0;
    default:
      return false;
  }
};

/** The attacker is having his turn: as the battle begins he may use what he may in it. (RW-BATTLE-24) */
export const isForTurn = (t: Table, side: Side, moment: number, card: number): boolean =>
  moment === MOMENT.start && side === ATTACKER && isOfTurn(t.content.developmentCards[card]);

/** Whether a side may use a card that it has bought, at a moment. (BW-DEVC-14, G8) */
export const mayUseCard = (t: Table, side: Side, moment: number, card: number): Verdict => {
  if (isForTurn(t, side, moment, card)) return mayUseInTurn(t, seatOn(t, side), card);
  if (t.content.developmentCards[card].timing !== MOMENTS[moment])
    return no(cardReasons['development-card-not-now']);
  if (wasUsed(t, card)) return no(cardReasons['development-card-used']);
  const works = isThere(t, side, card) && mayAbility(t, { side, column: columnOfCard(t, card) }, card);
  return yesIf(works, cardReasons['development-card-idle']);
};

/** Whether cards are of use to a side at a moment; whoever only decides for neutral units has none. (G4) */
export const hasUsable = (t: Table, side: Side, moment: number): boolean => {
  if (isUnallied(t, side)) return false;
  for (let card = 0; card < t.developmentDeck; card++)
    if (hasBought(t, seatOn(t, side), card) && mayUseCard(t, side, moment, card) === YES) return true;
  return false;
};
