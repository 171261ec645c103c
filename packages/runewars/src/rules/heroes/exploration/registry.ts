import type { Content } from '../../../content/content.ts';
import type { ExplorationEffect, ExplorationToken } from '../../../content/types-quests.ts';
import { type CardText, colon, onlyIf, stop } from '../../../text/clause.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import type { FindKind } from './effect.ts';
import { looksAtTokens, mayTrain, raids, sellsReward } from './events.ts';
import { countsRunes, givesInfluence, givesTactics, joinsAreas, produces, stopsHero } from './locations.ts';

/** Every effect, in an order that only grows at its end: rules are dispatched by their place. */
const kinds = {
  produce: produces,
  'count-runes': countsRunes,
  'join-areas': joinsAreas,
  'stop-hero': stopsHero,
  'influence-for-action': givesInfluence,
  'tactics-for-action': givesTactics,
  'may-buy-reward': sellsReward,
  raid: raids,
  'look-at-tokens': looksAtTokens,
  'may-train': mayTrain,
} as const;

export type ExplorationEffects = EffectsOf<typeof kinds>;

/** What an exploration token does: events once, locations as long as they lie faceup. */
export const finds = family<ExplorationEffect, FindKind<ExplorationEffect>>('token', kinds);

/** What events do; locations only lie there. */
export const happenings = finds.rowOf(({ rule }) => rule);

const { words, clause } = speech({
  'clause.token-kind.event': ['event, discarded once resolved', 'wydarzenie, odrzucane po rozpatrzeniu'],
  'clause.token-kind.location': ['location', 'miejsce'],
  'clause.token-kind.destructible': ['destructible location', 'usuwalne miejsce'],
  'clause.token-discard': [
    { units: 'number' },
    'whoever controls the area with {units, count, thing.unit} or more there may discard it in their turn',
    'kto kontroluje obszar i ma na nim co najmniej {units, count, thing.unit:acc}, może usunąć to miejsce w swojej turze',
  ],
});
export const tokenWords = words;

/** What an exploration token does, and how it goes away. */
export const explorationText = (
  { unitsToDiscardLocation }: Pick<Content, 'unitsToDiscardLocation'>,
  { kind, effect }: ExplorationToken,
): CardText => [
  clause(`clause.token-kind.${kind}`),
  colon,
  ...finds.textOf(effect),
  stop,
  ...onlyIf(kind === 'destructible', clause('clause.token-discard', { units: unitsToDiscardLocation }), stop),
];
