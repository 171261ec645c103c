import { count } from '@runehold/kernel/layout/locals';
import type { Timing } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { columnOf } from '../map/columns.ts';
import { cardEvents, sayOfCard } from '../orders/development-cards/words.ts';
import { procedure } from '../rules.ts';
import { cardFor } from '../table/development-cards.ts';
import { perContent } from '../table/per-content.ts';
import { abilities, abilityOf, abilityRules } from './abilities/registry.ts';
import { countType } from './fighters.ts';
import { DEFENDER, isUnallied, type Side, seatOn, typeOn } from './sides.ts';

/** By Development card: where the rule of the ability stands that it gives, or -1. */
const ruleOfCard = perContent(({ developmentCards }) =>
  developmentCards.map(({ effect }) =>
    'ability' in effect ? abilityRules.indexOf(abilities.kindOf(effect.ability).rule) : -1,
  ),
);

/** The rule of the ability that a type's special icon stands for now. */
export const abilityNow = (t: Table, type: number): number => {
  const card = t.developmentDeck === 0 ? 0 : t.abilityCard.get(0);
  return card === 0 ? abilityOf(t)[type] : ruleOfCard(t)[card - 1];
};

/** A card may have changed what the icon stands for, or give the controller the choice. (BW-DEVC-13) */
export const chooseAbility = procedure('choose-ability', { side: count, unit: count, yes: count }, steps =>
  steps
    .do((t, f) => t.abilityCard.set(0, 1 + cardFor(t, f.unit, 'change-ability')))
    .when(
      (t, f) => cardFor(t, f.unit, 'other-ability') >= 0,
      choice =>
        choice
          .ask('yes', {
            kind: 'yes',
            seat: (t, f) => seatOn(t, f.side),
            prompt: (t, f) =>
              sayOfCard('prompt.use-development-card', {
                developmentCard: cardFor(t, f.unit, 'other-ability'),
              }),
            rule: 'BW-DEVC-12',
          })
          .when({ yes: 1 }, chosen =>
            chosen.do((t, f) => t.abilityCard.set(0, 1 + cardFor(t, f.unit, 'other-ability'))),
          ),
    ),
);

/** The moments of a battle at which cards are used, each by one side. */
export const MOMENT = { start: 0, tally: 1 } as const;
const MOMENTS: readonly Timing[] = ['battle.start', 'battle.tally.a'];

const typeOfCard = perContent(({ units, developmentCards }) =>
  developmentCards.map(({ unit }) => units.findIndex(({ id }) => id === unit)),
);

const columnOfCard = (t: Table, card: number): number => columnOf(t, typeOfCard(t)[card]);

/** Units of a side, standing or routed, that are of the type which a card is about. */
const participants = (t: Table, side: Side, card: number): number => {
  const column = columnOfCard(t, card);
  return typeOn(t, side, column) === typeOfCard(t)[card] ? countType(t, side, column) : 0;
};

/** The next card from a place on that a side may use at a moment: about a type of its own that takes part. (BW-DEVC-12) */
const nextUsable = (t: Table, side: Side, moment: number, from: number): number => {
  if (isUnallied(t, side)) return t.developmentDeck;
  for (let card = from; card < t.developmentDeck; card++) {
    if (t.developmentBought.get(card) === 0) continue;
    const { effect, timing } = t.content.developmentCards[card];
    if (effect.kind === 'use-ability' && timing === MOMENTS[moment] && participants(t, side, card) > 0)
      return card;
  }
  return t.developmentDeck;
};

/** A side may use its cards of a moment, one after the other: each does what a special ability does. (BW-DEVC-14) */
export const useDevelopmentCards = procedure(
  'use-development-cards',
  { side: count, moment: count, card: count, yes: count },
  steps =>
    steps
      .do((t, f) => {
        f.card = nextUsable(t, f.side, f.moment, 0);
      })
      .repeatWhile(
        (t, f) => f.card < t.developmentDeck,
        using =>
          using
            .ask('yes', {
              kind: 'yes',
              seat: (t, f) => seatOn(t, f.side),
              prompt: (_t, f) => sayOfCard('prompt.use-development-card', { developmentCard: f.card }),
              rule: 'BW-DEVC-12',
            })
            .when({ yes: 1 }, used =>
              used
                .do((t, f) => {
                  t.abilityCard.set(0, 1 + f.card);
                  t.emit(cardEvents['development-card-used'], seatOn(t, f.side), f.card);
                })
                .dispatch(
                  () => abilityRules,
                  (t, f) => ruleOfCard(t)[f.card],
                  { side: 'side', column: (t, f) => columnOfCard(t, f.card) },
                ),
            )
            .do((t, f) => {
              f.card = nextUsable(t, f.side, f.moment, f.card + 1);
            }),
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
