import type { CSSProperties, ReactNode } from 'react';
import { memo } from 'react';
import { shiftTo } from '../land/geometry.ts';
import type { Drawing } from '../use-drawing.ts';
import { HeroPiece } from './hero-piece.tsx';
import { City, Exploration, LandCoin, Peasant } from './land-tokens.tsx';
import { developmentSign, explorationSign } from './marks.ts';
import type { Keep, PlacedPiece } from './piece.ts';
import { type DevelopmentSeat, Stronghold } from './stronghold.tsx';
import { Badge, type HeroCaption, MarchMark, Pennant, Rune, Seal } from './tokens.tsx';
import { UnitPiece } from './unit-piece.tsx';

/** Names that are longer do not fit under a hero. */
const MOST_LETTERS = 12;

/** What stands under a hero: his name, or, if that is long or others stand near, the longest word of it. */
const captionOf = (name: string, isAlone: boolean): HeroCaption => {
  const short = name
    .split(' ')
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  return { text: isAlone && name.length <= MOST_LETTERS ? name : short, isAlways: isAlone };
};

/** Where a piece stands in its area. */
export const placeOf = (piece: PlacedPiece): string => `${shiftTo(piece)} scale(${piece.scale.toFixed(2)})`;

/** Small print reads off it how small its piece is drawn. */
const scaled = ({ scale }: PlacedPiece): CSSProperties => ({ '--piece-scale': scale }) as CSSProperties;

/** The places of a stronghold as they are drawn: of a capital those too that are free. (BW-CAP-07) */
const seatsOf = ({ developments, isCapital }: Keep): DevelopmentSeat[] => {
  const taken = developments.map(development => ({ sign: developmentSign(development) }));
  return isCapital ? [taken[0], taken[1]] : taken;
};

type PieceViewProps = { readonly piece: PlacedPiece; readonly drawing: Drawing };

const Drawn = ({ piece, drawing }: PieceViewProps): ReactNode => {
  const { sight, speaker } = drawing;
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
    case 'hero': {
      const name = speaker.noun('hero', sight.content.heroes[piece.hero].id);
      return (
        <HeroPiece
          hero={piece.hero}
          drawing={drawing}
          letters={piece.isCrowded ? 1 : 2}
          name={captionOf(name, piece.isAlone === true)}
        />
      );
    }
    case 'units': {
      const { type, count, isRouted, isPrinted, isUnderway, faction } = piece;
      return (
        <g opacity={isPrinted === true ? 0.62 : undefined}>
          <UnitPiece sight={sight} type={type} faction={faction} size={34} isRouted={isRouted} />
          {count > 1 ? <Badge x={12.5} y={11.5} n={count} /> : undefined}
          {isUnderway === true ? <MarchMark /> : undefined}
        </g>
      );
    }
  }
};

/** Draws one piece about (0, 0). */
export const PieceView = memo(
  (props: PieceViewProps): ReactNode => (
    <g style={scaled(props.piece)}>
      <Drawn {...props} />
    </g>
  ),
);
