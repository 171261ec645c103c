import type { Content } from '../../../content/content.ts';
import type { Resource } from '../../../content/types.ts';
import type { ExplorationEffect, ExplorationToken } from '../../../content/types-quests.ts';
import { type CardText, colon, onlyIf, stop } from '../../../text/clause.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import type { Find, FindKind } from './effect.ts';
import { looksAtTokens, mayTrain, raids, sellsReward } from './events.ts';
import { defends, floods } from './locations.ts';

/** What lies there lasts: the rule of a location is with the step that asks for it. */
const location = <K extends string, P = unknown>(it: Find<K, P>): Find<K, P> => it;

/** Every effect, in an order that only grows at its end: rules are dispatched by their place. */
const kinds = {
  produce: location<'produce', { resource: Resource; amount: number }>({
    clause: [
      'the area produces {amount} {resource} more',
      'obszar wytwarza o {amount} więcej {resource:gen}',
    ],
    lies: 'destructible',
  }),
  /** For the controller of the area. */
  'count-runes': location<'count-runes', { runes: number }>({
    clause: [
      'whoever controls the area has {runes, count, thing.dragon-rune} more',
      'kto kontroluje obszar, ma o {runes, count, thing.dragon-rune:acc} więcej',
    ],
    lies: 'destructible',
  }),
  /** Makes all such areas adjacent, for one Order or action of a player who pays. */
  'join-areas': location<'join-areas', { influence: number }>({
    clause: [
      'for {influence, count, thing.influence} all areas with such a location are adjacent to each other during one Order or one action of a hero',
      'za {influence, count, thing.influence:acc} wszystkie obszary z takim miejscem sąsiadują ze sobą podczas jednego rozkazu lub jednej akcji bohatera',
    ],
    lies: 'destructible',
    bot: { answers: { 'portals.pays': 'sayNo' } },
  }),
  'stop-hero': location<'stop-hero'>({
    clause: [
      'a hero who enters in the Quest Phase moves no farther in it',
      'bohater, który tu wejdzie w Fazie misji, już się w niej nie porusza',
    ],
    lies: 'location',
  }),
  'influence-for-action': location<'influence-for-action', { amount: number }>({
    clause: [
      'for each hero who ends an action here the player gains {amount, count, thing.influence}',
      'za każdego bohatera, który kończy tu akcję, jego gracz otrzymuje {amount, count, thing.influence:acc}',
    ],
    lies: 'location',
  }),
  'tactics-for-action': location<'tactics-for-action', { amount: number }>({
    clause: [
      'for each hero who ends an action here the player draws {amount, count, thing.tactics-card}',
      'za każdego bohatera, który kończy tu akcję, jego gracz dobiera {amount, count, thing.tactics-card:acc}',
    ],
    lies: 'location',
  }),
  'may-buy-reward': sellsReward,
  raid: raids,
  'look-at-tokens': looksAtTokens,
  'may-train': mayTrain,
  flood: floods,
  'add-strength': defends,
} as const;

export type ExplorationEffects = EffectsOf<typeof kinds>;

const { words, clause } = speech({
  'clause.token-kind.event': ['event, discarded once resolved', 'wydarzenie, odrzucane po rozpatrzeniu'],
  'clause.token-kind.location': ['location', 'miejsce'],
  'clause.token-kind.destructible': ['destructible location', 'usuwalne miejsce'],
  'clause.token-discard': [
    'whoever controls the area with {units, count, thing.unit} or more there may discard it in their turn',
    'kto kontroluje obszar i ma na nim co najmniej {units, count, thing.unit:acc}, może usunąć to miejsce w swojej turze',
  ],
});

/** What an exploration token does: events once, locations as long as they lie faceup. */
export const finds = family<ExplorationEffect, FindKind<ExplorationEffect>>('token', kinds, words);

/** What happens when a token is turned up; most locations only lie there. */
export const happenings = finds.rowOf(({ rule }) => rule);

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
