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
      'the area produces {amount} more {resource}',
      'obszar produkuje o {amount} więcej {resource:gen}',
    ],
    lies: 'destructible',
  }),
  /** For the controller of the area. */
  'count-runes': location<'count-runes', { runes: number }>({
    clause: [
      'the area’s controller has {runes, plural, one {# more dragon rune} other {# more dragon runes}}',
      'gracz kontrolujący obszar ma o {runes, count, thing.dragon-rune:acc} więcej',
    ],
    lies: 'destructible',
  }),
  /** Makes all such areas adjacent, for one Order or action of a player who pays. */
  'join-areas': location<'join-areas', { influence: number }>({
    clause: [
      'for {influence, count, thing.influence}, all areas with this location are adjacent to each other during one Order or one hero’s action',
      'za {influence, count, thing.influence:acc} wszystkie obszary z takim miejscem sąsiadują ze sobą podczas jednego rozkazu lub jednej akcji bohatera',
    ],
    lies: 'destructible',
    bot: { answers: { 'portals.pays': 'sayNo' } },
  }),
  'stop-hero': location<'stop-hero'>({
    clause: [
      'a hero who enters it in the Quest Phase must stop',
      'bohater, który tu wejdzie w Fazie misji, kończy ruch',
    ],
    lies: 'location',
  }),
  'influence-for-action': location<'influence-for-action', { amount: number }>({
    clause: [
      'each time a hero ends an action here, the hero’s player gains {amount, count, thing.influence}',
      'gdy bohater kończy tu akcję, jego gracz otrzymuje {amount, count, thing.influence:acc}',
    ],
    lies: 'location',
  }),
  'tactics-for-action': location<'tactics-for-action', { amount: number }>({
    clause: [
      'each time a hero ends an action here, the hero’s player draws {amount, count, thing.tactics-card}',
      'gdy bohater kończy tu akcję, jego gracz dobiera {amount, count, thing.tactics-card:acc}',
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
    'the area’s controller may discard it during their turn with {units} or more units there',
    'gracz kontrolujący obszar może w swojej turze usunąć to miejsce, jeśli ma na nim co najmniej {units, count, thing.unit:acc}',
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
