import type { View } from '@runehold/kernel/layout/view';
import { seenIn } from '@runehold/kernel/layout/zone-json';
import type { Message } from '@runehold/kernel/text/message';
import { cityDomain, eventDomain, runeDomain } from '@runehold/rune-age/domains';
import { seatsIn } from '@runehold/rune-age/sight/sight';
import { clausesOf } from '@runehold/rune-age/sight/texts';
import type { Scene } from '../scene.ts';
import { sightOf } from './sight.ts';

/** The rules text of what a label or a question is about. */
export const textOfLabel = (label: Message, view: View, scene: Scene): string | undefined =>
  clausesOf(sightOf(view, scene), label)
    .map(clause => scene.speaker.message(clause))
    .join(' ') || undefined;

/** Every card, place and Event that lies open on the table. */
export const thingsOn = (view: View, scene: Scene): Message[] => {
  const sight = sightOf(view, scene);
  const { t, content } = sight;
  const plain = (id: string): string => id.replace('*', '');
  const cards = new Set([
    ...Object.keys(t.pile),
    ...seatsIn(sight).flatMap(seat => [
      ...seenIn(t.hand[seat]).map(([id]) => plain(id)),
      ...t.discard[seat].map(plain),
    ]),
    ...t.army.flat().map(plain),
  ]);
  const events = new Set([
    ...t.enemies,
    ...t.lasting,
    ...t.instant,
    ...t.rewards.flat(),
    ...Object.keys(t.eventDeck),
    ...t.eventDiscard,
  ]);
  const runes = new Set(t.power);
  return [
    ...content.cards.flatMap(({ id }, it) => (cards.has(id) ? [{ key: 'label.card', args: { it } }] : [])),
    ...content.cities.flatMap((_, it) => (t.cityPlace[it] > 0 ? [cityDomain.labelOf(it)] : [])),
    ...content.events.flatMap(({ id }, it) => (events.has(id) ? [eventDomain.labelOf(it)] : [])),
    ...content.runes.flatMap(({ id }, it) => (runes.has(id) ? [runeDomain.labelOf(it)] : [])),
    { key: 'source.stronghold', args: {} },
    { key: 'target.objective', args: {} },
    ...(t.monument.some(state => state > 0) ? [{ key: 'spend-gold.monument', args: {} }] : []),
  ];
};
