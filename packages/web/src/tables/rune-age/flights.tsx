import type { SeenEvent } from '@runehold/kernel/event/event';
import { raceOf, type Sight, sightOf } from '@runehold/rune-age/sight/sight';
import type { ReactNode } from 'react';
import { Card, CardBack } from '../../kit/card.tsx';
import { Medallion } from '../../kit/medallion.tsx';
import type { Flight, Scene } from '../../table/art.ts';
import type { Address } from '../../table/targets.ts';
import { at, zone } from './addresses.ts';
import { cardFace, cityFace, eventFace } from './faces.ts';

type Args = Readonly<Record<string, number>>;
type Way = (args: Args, sight: Sight) => readonly [from: Address, to: Address];

const sideOf = ({ t }: Sight, seat: number): number => (t.fighter[1] === seat ? 1 : 0);
const plain = ({ content }: Sight, card: number): number => card % content.cards.length;

/** From where to where a card goes when something happens, by the event. */
const ways: Readonly<Record<string, Way>> = {
  drew: ({ who }) => [zone.deck(who), zone.hand(who)],
  discarded: ({ who }) => [zone.hand(who), zone.discard(who)],
  'paid-gold': ({ who }) => [zone.hand(who), zone.discard(who)],
  bought: ({ who, card }, sight) => [at.pile(plain(sight, card)), zone.discard(who)],
  acquired: ({ who, card }, sight) => [at.pile(plain(sight, card)), zone.discard(who)],
  played: ({ who }, sight) => [zone.hand(who), zone.army(sideOf(sight, who))],
  summoned: ({ who }, sight) => [zone.discard(who), zone.army(sideOf(sight, who))],
  'took-revealed': ({ who }) => [zone.deck(who), zone.hand(who)],
  'returned-to-hand': ({ who }, sight) => [zone.army(sideOf(sight, who)), zone.hand(who)],
  'took-card': ({ who, victim }) => [zone.hand(victim), zone.hand(who)],
  'took-city': ({ who, city }) => [at.city(city), zone.realm(who)],
  'claimed-reward': ({ who, event }) => [at.event(event), zone.realm(who)],
  'event-drawn': ({ event }) => [zone.events, at.event(event)],
  damaged: ({ who }) => [zone.events, at.home(who)],
};

/** What is seen flying: the thing itself where it is known, its back where it is not. */
const lookOf = (args: Args, scene: Scene): ReactNode => {
  const sight = sightOf(scene.view, scene.pack);
  const drawing = { sight, speaker: scene.speaker };
  const { card, city, event, amount, who } = args;
  if (card !== undefined)
    return <Card face={cardFace(drawing, sight.content.cards[plain(sight, card)].id)} size="small" />;
  if (city !== undefined)
    return <Card face={cityFace(drawing, sight.content.cities[city], city)} size="small" />;
  if (event !== undefined)
    return <Card face={eventFace(drawing, sight.content.events[event].id)} size="small" />;
  if (amount !== undefined) return <Medallion shape="damage" value={amount} />;
  return <CardBack faction={raceOf(sight, who)} />;
};

/** What is seen to move at a table of Rune Age when something happens. */
export const flightOf = ({ key, args }: SeenEvent, scene: Scene): Flight | undefined => {
  if (!Object.hasOwn(ways, key)) return undefined;
  const [from, to] = ways[key](args, sightOf(scene.view, scene.pack));
  return { from, to, look: lookOf(args, scene) };
};
