import type { ZoneJson } from '@runehold/kernel/layout/zone-json';
import { seenIn } from '@runehold/kernel/layout/zone-json';
import { cardOf, isUsed } from '@runehold/rune-age/sight/sight';
import { bracketed } from '../caption.ts';
import type { Sight } from './sight.ts';

export const eventName = ({ scene }: Sight, id: string): string => scene.speaker.card('event', id);
export const cityName = ({ scene }: Sight, id: string): string => scene.speaker.card('city', id);

/** A card with what it is worth: "Knight (3)", "Battle Cry (tactic)". The name of a gold card tells its value. */
export const cardName = (sight: Sight, id: string, strength?: string): string => {
  const { speaker } = sight.scene;
  const { id: plain, kind, strength: printed = 0 } = cardOf(sight, id);
  return bracketed(speaker.card('card', plain), [
    ...(kind === 'unit' ? [strength ?? String(printed)] : []),
    ...(kind === 'tactic' ? [speaker.say('cli.rune-age.tactic')] : []),
    ...(isUsed(id) ? [speaker.say('cli.rune-age.used')] : []),
  ]);
};

/** "2 × Footman (1)" for every kind of card that is seen. */
export const cardList = (sight: Sight, zone: ZoneJson): string[] =>
  seenIn(zone).map(([id, n]) => (n === 1 ? cardName(sight, id) : `${n} × ${cardName(sight, id)}`));

/** "+2", "-1". */
export const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);
