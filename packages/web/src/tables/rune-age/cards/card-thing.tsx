import type { ReactNode } from 'react';
import { Card, type CardSize } from '../../../kit/card.tsx';
import type { CardFace } from '../../../kit/card-face.ts';
import type { Address } from '../../../table/art/targets.ts';
import { Thing } from '../../../table/board/thing.tsx';
import { heard } from './faces.ts';
import { useDrawing } from './use-drawing.ts';

type CardThingProps = {
  readonly at: Address;
  readonly face: CardFace;
  /** Table size, if nothing else is said. */
  readonly size?: CardSize;
  readonly count?: number | undefined;
  readonly turned?: boolean;
  /** What is to be said of it besides what stands on it. */
  readonly state?: string | undefined;
  readonly className?: string | undefined;
};

/** A card that lies somewhere on the table, with its reading size for a closer look. */
export const CardThing = ({ at, face, size, count, turned, state, className }: CardThingProps): ReactNode => {
  const { speaker } = useDrawing();
  const label = [
    heard(speaker, face),
    ...(count === undefined ? [] : [speaker.say('ra.count.left', { n: count })]),
    ...(state === undefined ? [] : [state]),
  ].join(', ');
  return (
    <Thing at={at} label={label} look={<Card face={face} size="read" />} className={className}>
      <Card face={face} size={size ?? 'table'} count={count} turned={turned ?? false} />
    </Thing>
  );
};
