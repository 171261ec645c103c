import type { Content, DeckCard, Effect } from '../content/types.ts';
import { effectRules } from '../effects/abilities/registry.ts';
import { placeOf } from '../pools.ts';
import type { EffectMind, Traits } from './mind.ts';

const minds = new Map<string, EffectMind<never>>(effectRules.map(({ kind, bot }) => [kind, bot]));

/** What the bot makes of a card's effect, if it has one. */
export const mindOf = ({ ability }: DeckCard): EffectMind<never> =>
  (ability && minds.get(ability.effect.kind)) ?? {};

const armyOf = (card: DeckCard, effect: Effect): Partial<Traits> =>
  mindOf(card).army?.(effect as never) ?? {};

const read = (card: DeckCard): Traits => {
  const { ability, kind } = card;
  const inCombat = ability?.timing !== 'action';
  const adds = ability === undefined ? {} : armyOf(card, ability.effect);
  return {
    unit: kind === 'unit',
    tactic: kind === 'tactic',
    playable: kind === 'unit' || (kind === 'tactic' && inCombat),
    strength: card.strength ?? 0,
    gold: card.gold ?? 0,
    indestructible: card.trait === 'indestructible',
    summons: false,
    cry: 0,
    machine: 0,
    leads: 0,
    lord: 0,
    rage: 0,
    wounds: ability?.timing === 'when-played' && ability.price?.kind === 'wound-friendly',
    kills: false,
    ...adds,
    draws: inCombat && adds.draws === true,
    card,
  };
};

const known = new WeakMap<Content, readonly Traits[]>();

/** The traits of every card by its number, the marked copies included. */
export const traitsOf = (content: Content): readonly Traits[] => {
  const found = known.get(content);
  if (found) return found;
  const kinds = content.cards.map(read);
  const all = Array.from(placeOf, place => kinds[place]);
  known.set(content, all);
  return all;
};
