import { seenCards } from '@runehold/kernel/layout/seen';
import type { Zone } from '@runehold/kernel/layout/zones';
import type { Message } from '@runehold/kernel/text/message';
import type { View } from '@runehold/kernel/view/view';
import { cityDomain, eventDomain, runeDomain } from '@runehold/rune-age/domains';
import { plainCard, seatsIn } from '@runehold/rune-age/rules/view/sight';
import { clausesOf } from '@runehold/rune-age/rules/view/texts';
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
  const { t, me } = sight;
  const seen = (...zones: readonly Zone[]): number[] => zones.flatMap(zone => seenCards(zone, me));
  const named = (numbers: readonly number[], label: (it: number) => Message): Message[] =>
    [...new Set(numbers)].sort((a, b) => a - b).map(label);
  const seats = seatsIn(sight);
  const cards = [
    ...seen(t.pile),
    ...seats.flatMap(seat => seen(t.hand.at(seat), t.discard.at(seat))),
    ...[0, 1].flatMap(side => seen(t.army.at(side))),
  ];
  const events = [
    ...seen(t.enemies, t.lasting, t.instant, t.eventDeck, t.eventDiscard),
    ...seats.flatMap(seat => seen(t.rewards.at(seat))),
  ];
  return [
    ...named(cards.map(plainCard), it => ({ key: 'label.card', args: { it } })),
    ...t.cityPlace.toArray().flatMap((place, it) => (place > 0 ? [cityDomain.labelOf(it)] : [])),
    ...named(events, it => eventDomain.labelOf(it)),
    ...named(seen(t.power), it => runeDomain.labelOf(it)),
    { key: 'source.stronghold', args: {} },
    { key: 'target.objective', args: {} },
    ...(t.monument.toArray().some(state => state > 0) ? [{ key: 'spend-gold.monument', args: {} }] : []),
  ];
};
