import { count } from '@runehold/kernel/layout/locals';
import type { Table } from '../../../layout.ts';
import { columnOf } from '../../map/columns.ts';
import { sayOfCard } from '../../orders/development-cards/words.ts';
import { procedure } from '../../rules.ts';
import { cardFor } from '../../table/development-cards.ts';
import { abilities, abilityOf } from '../abilities/registry.ts';
import { DEFENDER, type Side, seatOn } from '../sides.ts';
import { mayAbility, participants, ruleOfCard } from './usable.ts';

/** The rule of the ability that a type's special icon stands for now. */
export const abilityNow = (t: Table, type: number): number => {
  const card = t.developmentDeck === 0 ? 0 : t.abilityCard.get(0);
  return card === 0 ? abilityOf(t)[type] : ruleOfCard(t)[card - 1];
};

type Icon = { readonly side: Side; readonly unit: number };

const cardForOther = cardFor('other-ability');
const cardForChange = cardFor('change-ability');

/** The card by which the controller has another ability beside the printed one, if that would do anything now. */
const otherCard = (t: Table, { side, unit }: Icon): number => {
  const card = cardForOther(t, unit);
  return card >= 0 && mayAbility(t, { side, column: columnOf(t, unit) }, card) ? card : -1;
};

const mayPrinted = (t: Table, { side, unit }: Icon): boolean => {
  const { effect } = t.content.unit[unit];
  return abilities.kindOf(effect).may?.(t, { side, column: columnOf(t, unit) }, effect) ?? true;
};

/**
 * A card may have changed what the icon stands for, or give the controller the choice: where only one of the two would
 * do anything, that one is used. (BW-DEVC-13, G10)
 */
export const chooseAbility = procedure('choose-ability', { side: count, unit: count, yes: count }, steps =>
  steps
    .do((t, f) => t.abilityCard.set(0, 1 + cardForChange(t, f.unit)))
    .when(
      (t, f) => otherCard(t, f) >= 0,
      other =>
        other
          .do((_t, f) => {
            f.yes = 1;
          })
          .when(mayPrinted, choice =>
            choice.ask('yes', {
              kind: 'yes',
              seat: (t, f) => seatOn(t, f.side),
              prompt: (t, f) =>
                sayOfCard('prompt.use-development-card', { developmentCard: otherCard(t, f) }),
              rule: 'BW-DEVC-12',
            }),
          )
          .when({ yes: 1 }, chosen => chosen.do((t, f) => t.abilityCard.set(0, 1 + otherCard(t, f)))),
    ),
);

/** What a bought card adds in defence for units of its type, standing or routed. (Heartwood) */
export const strengthForUnits = (t: Table): number => {
  let strength = 0;
  for (let card = 0; card < t.developmentDeck; card++) {
    const { effect } = t.content.developmentCards[card];
    if (effect.kind === 'strength-for-units' && t.developmentBought.get(card) === 1)
      strength += Math.min(effect.most, effect.strength * participants(t, DEFENDER, card));
  }
  return strength;
};
