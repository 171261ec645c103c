import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Box, Rect } from '../land/geometry.ts';
import type { Drawing } from '../use-drawing.ts';
import { HeroPiece } from './hero-piece.tsx';
import { City, Exploration, LandCoin, Peasant } from './land-tokens.tsx';
import { developmentSign, explorationSign } from './marks.ts';
import type { Keep, Piece } from './piece.ts';
import { type DevelopmentSeat, Stronghold } from './stronghold.tsx';
import { Badge, Banner, MarchMark, Pennant, Rune, Seal } from './tokens.tsx';
import { UnitPiece } from './unit-piece.tsx';

/** Puts a drawing into a box: as large as it can be, in the middle. */
export const fitted = (ink: Rect, { x, y, width, height }: Box): string => {
  const scale = Math.min(width / ink.width, height / ink.height);
  const across = x - (ink.x + ink.width / 2) * scale;
  const down = y - (ink.y + ink.height / 2) * scale;
  return `translate(${across.toFixed(2)} ${down.toFixed(2)}) scale(${scale.toFixed(3)})`;
};

/** The places of a stronghold as they are drawn: of a capital those too that are free. (BW-CAP-07) */
const seatsOf = ({ developments, isCapital }: Keep): DevelopmentSeat[] => {
  const taken = developments.map(development => ({ sign: developmentSign(development) }));
  return isCapital ? [taken[0], taken[1]] : taken;
};

type PieceViewProps = { readonly piece: Piece; readonly drawing: Pick<Drawing, 'sight'> };

const Drawn = ({ piece, drawing }: PieceViewProps): ReactNode => {
  const { sight } = drawing;
  switch (piece.kind) {
    case 'stronghold':
      return (
        <Stronghold
          faction={piece.faction}
          strength={piece.strength}
          isDamaged={piece.isDamaged}
          isCapital={piece.isCapital}
          seats={seatsOf(piece)}
        />
      );
    case 'city':
      return <City token={piece.token} />;
    case 'peasant':
      return <Peasant faction={piece.faction} />;
    case 'land-token':
      return <LandCoin token={piece.token} />;
    case 'rune':
      return <Rune look={piece.look} isUp={piece.isUp} />;
    case 'token':
      return (
        <Exploration
          back={piece.back}
          face={piece.effect && explorationSign(piece.effect)}
          isUp={piece.isUp}
          strength={piece.effect?.kind === 'add-strength' ? piece.effect.strength : undefined}
        />
      );
    case 'seal':
      return <Seal faction={piece.faction} />;
    case 'pennant':
      return <Pennant faction={piece.faction} />;
    case 'banner':
      return <Banner faction={piece.faction} strength={piece.strength} />;
    case 'hero':
      return <HeroPiece hero={piece.hero} drawing={drawing} among={piece.among} />;
    case 'units': {
      const { type, count, isRouted, isPrinted, isUnderway, faction } = piece;
      return (
        <g opacity={isPrinted === true ? 0.62 : undefined}>
          <UnitPiece sight={sight} type={type} faction={faction} size={34} isRouted={isRouted} />
          {count > 1 ? <Badge x={10.2} y={10.2} n={count} /> : undefined}
          {isUnderway === true ? <MarchMark /> : undefined}
        </g>
      );
    }
  }
};

/** Draws one piece about (0, 0). */
export const PieceView = memo(Drawn);
