import { allOf, type BoxSet, isOpen } from '@runehold/kernel/layout/box';
import { effectRules, priceRules } from '../effects/abilities/registry.ts';
import { placeOf, races, unmarked } from '../pools.ts';
import { HELD } from '../rules/hand.ts';
import type { Universe } from './box.ts';
import type { Choices, PreparedContent } from './prepared.ts';
import type { DeckCard } from './types.ts';

/** Only units, and tactics that do something there, are played in combat. (RA-COMBAT-13, RA-CARD-06) */
const fights = ({ kind, ability }: DeckCard): boolean =>
  kind === 'unit' || (kind === 'tactic' && ability?.timing !== 'action');

const heldAs = ({ kind, ability }: DeckCard, used: boolean): number =>
  (kind === 'unit' ? HELD.unit : 0) + (ability?.timing === 'action' && !used ? HELD.action : 0);

/** The same things, each with all the fields that any of them has, in one order: so every one is read as quickly as the first. */
const alike = <T extends object>(things: readonly T[]): T[] => {
  const fields = [...new Set(things.flatMap(thing => Object.keys(thing)))] as (keyof T)[];
  return things.map(thing => Object.fromEntries(fields.map(field => [field, thing[field]])) as T);
};

/** The number of a kind in its vocabulary. */
const placeIn = (rules: readonly { readonly kind: string }[], { kind }: { readonly kind: string }): number =>
  rules.findIndex(rule => rule.kind === kind);

/** Lays out the numbers twice: a copy that has used its ability has the same numbers, but no ability to use. (RA-ABIL-03) */
export const prepare = (content: Universe): PreparedContent => {
  const twice = Array.from(placeOf, place => content.cards[place]);
  const row = (of: (card: DeckCard) => number): Int16Array => Int16Array.from(twice, of);
  const flags = (of: (card: DeckCard) => boolean): Uint8Array =>
    Uint8Array.from(twice, card => (of(card) ? 1 : 0));
  const goldCost = row(({ cost }) => ('gold' in cost ? cost.gold : -1));
  const choices = (open: BoxSet): Choices => {
    const cards = twice.flatMap((data, card) =>
      unmarked[card] === card && isOpen(open, content.boxOf.cards[placeOf[card]]) ? [{ card, data }] : [],
    );
    const those = (isMeant: (data: DeckCard) => boolean): number[] =>
      cards.flatMap(({ card, data }) => (isMeant(data) ? [card] : []));
    const unitsOfRace = races.map(race => those(data => data.race === race));
    return {
      goldCards: those(({ kind }) => kind === 'gold'),
      unitsOfRace,
      cheapestUnit: unitsOfRace.map(units => units.toSorted((a, b) => goldCost[a] - goldCost[b])[0]),
      actionCards: those(({ ability }) => ability?.timing === 'action'),
      acquirable: those(({ cost }) => 'influence' in cost),
    };
  };
  const rewards = (kind: 'gold' | 'influence'): Int16Array =>
    Int16Array.from(content.events, ({ reward }) => (reward?.kind === kind ? reward.amount : 0));
  return {
    ...content,
    cards: alike(content.cards),
    events: alike(content.events),
    inBoxes: Array.from({ length: 1 + allOf(content) }, (_, open) => choices(open)),
    numbers: {
      held: Uint8Array.from(twice, (card, i) => heldAs(card, unmarked[i] !== i)),
      rewardGold: rewards('gold'),
      rewardInfluence: rewards('influence'),
      powers: content.runes.map(({ power }) => power.kind),
      strength: row(({ strength }) => strength ?? 0),
      gold: row(({ gold }) => gold ?? 0),
      goldCost,
      influenceCost: row(({ cost }) => ('influence' in cost ? cost.influence : -1)),
      race: row(({ race }) => (race === undefined ? -1 : races.indexOf(race))),
      isUnit: flags(({ kind }) => kind === 'unit'),
      isGold: flags(({ kind }) => kind === 'gold'),
      hasWorth: flags(({ gold, strength }) => (gold ?? 0) + (strength ?? 0) > 0),
      fights: flags(fights),
      timing: twice.map(({ ability }, i) => (unmarked[i] === i && ability?.timing) || 'never'),
      trait: twice.map(({ trait }) => trait ?? 'none'),
      destroyable: flags(({ trait }) => trait !== 'indestructible'),
      price: row(({ ability }) => (ability?.price ? placeIn(priceRules, ability.price) : -1)),
      effect: row(({ ability }) => (ability ? placeIn(effectRules, ability.effect) : -1)),
    },
  };
};
