import type { Content } from '../../../content/content.ts';
import type { Timing } from '../../../content/types.ts';
import type { DevelopmentCard, DevelopmentCardEffect } from '../../../content/types-realm.ts';
import { type CardText, clause, colon, comma, onlyIf, stop } from '../../../text/clause.ts';
import { timingsText } from '../../../text/clause-groups.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { onOccasion } from '../../cards/by-card.ts';
import { placesCapital } from '../capital/place-capital.ts';
import { capitalWords } from '../capital/words.ts';
import { costText } from '../strongholds.ts';
import { addsStrength, changesAbility, givesOtherAbility, usesAbility, usesForFallen } from './abilities.ts';
import { burnsOwn } from './ashes.ts';
import type { ImprovesKind } from './card.ts';
import { leavesPeasants } from './peasants.ts';
import { hasMoreFigures, isFast, persuades, raisesHealth } from './standing.ts';
import { cardWords, clauseOfCard } from './words.ts';

/** Every effect, in an order that only grows at its end. */
const kinds = {
  'raise-health': raisesHealth,
  'be-fast': isFast,
  'more-figures': hasMoreFigures,
  'change-ability': changesAbility,
  'other-ability': givesOtherAbility,
  'draw-more-for-diplomacy': persuades,
  'use-ability': usesAbility,
  'strength-for-units': addsStrength,
  'leave-peasants': leavesPeasants,
  'place-capital': placesCapital,
  'use-for-fallen': usesForFallen,
  'desolate-own': burnsOwn,
} as const;

export type DevelopmentCardEffects = EffectsOf<typeof kinds>;

/** What Development cards do for who has bought them. */
export const improvements = family<DevelopmentCardEffect, ImprovesKind<DevelopmentCardEffect>>(
  'developmentCard',
  kinds,
  cardWords,
  capitalWords,
);

const effectsOf = ({ developmentCards }: Pick<Content, 'developmentCards'>) =>
  developmentCards.map(({ effect }) => effect);

/** What Development cards do at once when they are bought, and when they are used in the turn. */
export const onPurchase = onOccasion(improvements, kind => kind.onPurchase, effectsOf);
export const inTurn = onOccasion(improvements, kind => kind.inTurn, effectsOf);

/** At some moments of a battle only one side uses cards. */
const users: Partial<Record<Timing, CardText>> = {
  'battle.start': [comma, clauseOfCard('clause.developmentCard.attacker')],
  'battle.tally.a': [comma, clauseOfCard('clause.developmentCard.defender')],
  'battle.won': [comma, clauseOfCard('clause.developmentCard.winner')],
};

/** What a Development card costs, which unit it is about, when and how it works. */
export const developmentCardText = ({ cost, unit, timing, effect }: DevelopmentCard): CardText => [
  clauseOfCard('clause.developmentCard.cost'),
  ...costText(cost),
  stop,
  ...onlyIf(unit !== undefined, clause('clause.unit', { unit }), comma),
  ...timingsText([timing]),
  ...(users[timing] ?? []),
  colon,
  ...improvements.textOf(effect),
  stop,
];
