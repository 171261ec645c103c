import type { SeenEvent } from '@runehold/kernel/event/event';
import type { ReactNode } from 'react';
import type { Movement } from '../../../table/art/movement.ts';
import type { Scene } from '../../../table/art/scene.ts';
import { sightOf } from '../sight.ts';
import { closeUp, lookAt, type TaleDrawing } from './looks.tsx';
import { taleOf } from './tales.ts';

const tellingOf = ({ view, pack, speaker }: Scene): TaleDrawing => ({
  sight: sightOf(view, pack),
  speaker,
  pack,
});

/** What is seen to move at a table of Runewars when something happens. */
export const movementOf = (event: SeenEvent, scene: Scene): Movement | undefined => {
  const tale = taleOf(event.key);
  if (tale === undefined) return undefined;
  const telling = tellingOf(scene);
  const { sight } = telling;
  return {
    way: tale.way,
    to: tale.to(event.args, sight),
    ...(tale.from !== undefined && { from: tale.from(event.args, sight) }),
    look: tale.look && lookAt(tale.look, event, telling),
  };
};

/** The statement of the rules that an event follows from. */
export const ruleOf = ({ key }: SeenEvent): string | undefined => taleOf(key)?.rule;

/** What an event speaks of, to be read. */
export const closeUpOf = (event: SeenEvent, scene: Scene): ReactNode => closeUp(event, tellingOf(scene));
