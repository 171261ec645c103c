import type { Content } from '../content/content.ts';
import type { Edition, Timing } from '../content/types.ts';
import type {
  ObjectiveCard,
  ObjectiveCondition,
  SeasonCard,
  SeasonEffect,
  TacticsCard,
  TacticsEffect,
} from '../content/types-cards.ts';
import { type CardText, clause, colon, comma, listed, onlyIf, stop } from './clause.ts';
import { classes, destinies, dialRaises, groupChoices, timingsText, unitTypes } from './clause-groups.ts';

const seasonDetails = (effect: SeasonEffect): CardText => {
  switch (effect.kind) {
    case 'set-dials':
      return Object.entries(effect.plus)
        .filter(([, amount]) => amount > 0)
        .map(([resource, amount]) => clause('clause.season.then-raise', { resource, amount }));
    case 'ban-orders':
      return listed(
        effect.orders.map(order => [clause('clause.order', { order })]),
        'or',
      );
    case 'recruit':
      return classes([effect.unitClass]);
    case 'raise-dials':
      return dialRaises(effect.choices);
    case 'desert-on-destiny':
      return [
        clause('clause.deserts.neutral'),
        ...destinies([effect.neutral]),
        comma,
        clause('clause.deserts.opposite'),
        ...destinies([effect.opposite]),
      ];
    default:
      return [];
  }
};

/** The primary ability of a Season card: whom it concerns and what it does. */
export const seasonText = (
  { editions }: Pick<Content, 'editions'>,
  { wizardsCouncil, bid, effect }: SeasonCard,
  edition: Edition,
): CardText => [
  ...onlyIf(wizardsCouncil, clause('clause.season.wizards-council'), stop),
  bid === undefined ? clause('clause.whom.everybody') : clause(`clause.whom.${bid.concerns}`, bid),
  clause(
    `clause.season.${effect.kind}`,
    effect.kind === 'move-runes-from-home' ? { runes: editions.threatenedHomeRealms[edition] } : effect,
  ),
  ...seasonDetails(effect),
  stop,
];

const ambushTimings: Readonly<Record<Content['editions']['ambush'][Edition][number], Timing>> = {
  'own-turn': 'turn',
  'quest-phase': 'quest.action',
};

/** When a card is played; a duel out of turn is the one that the editions time otherwise. (RW-ORIG-14) */
const tacticsTimings = (
  { editions }: Pick<Content, 'editions'>,
  { timings, effect }: TacticsCard,
  edition: Edition,
): readonly Timing[] =>
  effect.kind === 'start-duel' ? editions.ambush[edition].map(when => ambushTimings[when]) : timings;

const sideText = ({ side, participant }: TacticsCard): CardText => [
  ...(side === 'either' || side === 'owner' ? [] : [comma, clause(`clause.side.${side}`)]),
  ...onlyIf(participant, comma, clause('clause.side.participant')),
];

const tacticsDetails = (effect: TacticsEffect): CardText => {
  switch (effect.kind) {
    case 'place-neutral-units':
      return groupChoices(effect.choices);
    case 'lure-neutral-units':
      return classes(effect.classes);
    case 'raise-dials':
      return dialRaises(effect.choices);
    default:
      return [];
  }
};

/** When a Tactics card is played, by whom and to what effect. */
export const tacticsText = (
  content: Pick<Content, 'editions'>,
  card: TacticsCard,
  edition: Edition,
): CardText => [
  ...timingsText(tacticsTimings(content, card, edition)),
  ...sideText(card),
  colon,
  clause(`clause.tactics.${card.effect.kind}`, card.effect),
  ...tacticsDetails(card.effect),
  stop,
];

const conditionDetails = (condition: ObjectiveCondition): CardText => {
  switch (condition.kind) {
    case 'all-allied-with-players':
    case 'all-allied-with-you':
    case 'destroyed-and-gone':
      return unitTypes(condition.units, 'or');
    case 'heroes':
      return [comma, clause(`clause.without.${condition.without}`)];
    default:
      return [];
  }
};

/** Whose Objective it is, when it may be claimed and on what condition. */
export const objectiveText = (card: ObjectiveCard): CardText => [
  clause(`clause.objective.${card.alignment}`),
  stop,
  clause(`clause.claim.${card.claim}`),
  clause(`clause.condition.${card.condition.kind}`, card.condition),
  ...conditionDetails(card.condition),
  stop,
  ...onlyIf(card.escape, clause('clause.objective.escape'), stop),
];
