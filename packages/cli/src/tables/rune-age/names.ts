import { seenIn } from '@runehold/kernel/layout/seen';
import type { Zone } from '@runehold/kernel/layout/zones';
import { eventPool } from '@runehold/rune-age/pools';
import { cardOf, isMarked } from '@runehold/rune-age/rules/view/sight';
import { bracketed } from '../caption.ts';
import type { Sight } from './sight.ts';

export const eventName = ({ scene }: Sight, event: number): string =>
  scene.speaker.card('event', eventPool.cards[event]);
export const cityName = ({ scene }: Sight, id: string): string => scene.speaker.card('city', id);

/** A card with what it is worth: "Knight (3)", "Battle Cry (tactic)". The name of a gold card tells its value. */
export const cardName = (sight: Sight, card: number, strength?: string): string => {
  const { speaker } = sight.scene;
  const { id, kind, strength: printed = 0 } = cardOf(sight, card);
  return bracketed(speaker.card('card', id), [
    kind === 'unit' && (strength ?? String(printed)),
    kind === 'tactic' && speaker.say('cli.rune-age.tactic'),
    isMarked(card) && speaker.say('cli.rune-age.used'),
  ]);
};

/** "2 × Footman (1)" for every kind of card. */
export const cardList = (
  sight: Sight,
  cards: readonly (readonly [card: number, copies: number])[],
): string[] =>
  cards.map(([card, n]) => (n === 1 ? cardName(sight, card) : `${n} × ${cardName(sight, card)}`));

/** The same for what is seen of a zone. */
export const seenList = (sight: Sight, zone: Zone): string[] => cardList(sight, seenIn(zone, sight.me));

/** "+2", "-1". */
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
