import { unitIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import type { Faction } from '../../../kit/factions.ts';
import type { Sight } from '../sight.ts';
import { UnitToken } from './tokens.tsx';

type UnitPieceProps = {
  readonly sight: Pick<Sight, 'content'>;
  readonly type: number;
  readonly faction: Faction;
  readonly size: number;
  readonly isRouted?: boolean;
};

/** A unit by the number of its type, in the shape that its card has. */
export const UnitPiece = ({ sight, type, ...look }: UnitPieceProps): ReactNode => (
  <UnitToken unit={unitIds[type]} shape={sight.content.unit[type].unitClass} {...look} />
);
