import type { SeenEvent } from '@runehold/kernel/event/event';
import { raceOf, sightOf } from '@runehold/rune-age/rules/view/sight';
import type { ReactNode } from 'react';
import type { CardSize } from '../../kit/card.tsx';
import { Card, CardBack } from '../../kit/card.tsx';
import { Medallion } from '../../kit/medallion.tsx';
import type { Movement } from '../../table/art/movement.ts';
import type { Scene } from '../../table/art/scene.ts';
import { cardFace, cityFace, eventFace } from './cards/faces.ts';
import { taleOf } from './tales.ts';

/** The card that an event speaks of, if the viewer was told which it is. */
const cardIn = ({ args }: SeenEvent, scene: Scene, size: CardSize): ReactNode => {
  const sight = sightOf(scene.view, scene.pack);
  const drawing = { sight, speaker: scene.speaker };
  const { card, city, event } = args;
  if (card !== undefined) return <Card face={cardFace(drawing, card)} size={size} />;
  if (city !== undefined)
    return <Card face={cityFace(drawing, sight.content.cities[city], city)} size={size} />;
  if (event !== undefined) return <Card face={eventFace(drawing, event)} size={size} />;
  return undefined;
};

/** What is seen moving: the thing itself where it is known, its back where it is not. */
const lookOf = (event: SeenEvent, scene: Scene): ReactNode => {
  const { amount, who } = event.args;
  const card = cardIn(event, scene, 'table');
  if (card !== undefined) return card;
  if (amount !== undefined) return <Medallion shape="damage" value={amount} />;
  return who === undefined ? undefined : <CardBack faction={raceOf(sightOf(scene.view, scene.pack), who)} />;
};

/** What is seen to move at a table of Rune Age when something happens. */
export const movementOf = (event: SeenEvent, scene: Scene): Movement | undefined => {
  const tale = taleOf(event.key);
  if (tale === undefined) return undefined;
  const sight = sightOf(scene.view, scene.pack);
  return {
    way: tale.way,
    to: tale.to(event.args, sight),
    ...(tale.from !== undefined && { from: tale.from(event.args, sight) }),
    ...(tale.way !== 'shine' && { look: lookOf(event, scene) }),
  };
};

const Named = ({ event, scene }: { event: SeenEvent; scene: Scene }): ReactNode =>
  cardIn(event, scene, 'read');

/** The card that an event speaks of, to be read. It is put together when somebody looks. */
export const closeUpOf = (event: SeenEvent, scene: Scene): ReactNode =>
  ['card', 'city', 'event'].some(name => event.args[name] !== undefined) ? (
    <Named event={event} scene={scene} />
  ) : undefined;

/** The statement of the rules that an event follows from. */
export const ruleOf = ({ key }: SeenEvent): string | undefined => taleOf(key)?.rule;
