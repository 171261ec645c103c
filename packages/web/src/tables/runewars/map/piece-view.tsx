import { unitIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import type { Drawing } from '../use-drawing.ts';
import type { PlacedPiece } from './pieces.ts';
import {
  Badge,
  City,
  Exploration,
  HeroToken,
  Pennant,
  Rune,
  Seal,
  Stronghold,
  UnitToken,
} from './tokens.tsx';

/** The letters by which a hero is known on the map. */
export const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(word => word[0])
    .filter(letter => letter === letter.toUpperCase())
    .slice(0, 2)
    .join('');

/** Draws one piece about (0, 0). */
export const PieceView = ({ piece, drawing }: { piece: PlacedPiece; drawing: Drawing }): ReactNode => {
  const { sight, speaker } = drawing;
  switch (piece.kind) {
    case 'stronghold':
      return (
        <Stronghold
          faction={piece.faction}
          strength={piece.strength}
          isDamaged={piece.isDamaged}
          hasDevelopment={piece.hasDevelopment}
        />
      );
    case 'city':
      return <City />;
    case 'rune':
      return <Rune look={piece.look} isUp={piece.isUp} />;
    case 'token':
      return <Exploration back={piece.back} />;
    case 'seal':
      return <Seal faction={piece.faction} />;
    case 'pennant':
      return <Pennant faction={piece.faction} />;
    case 'hero': {
      const { id, health } = sight.content.heroes[piece.hero];
      return (
        <HeroToken
          faction={piece.faction}
          health={health}
          damage={sight.t.heroDamage[piece.hero]}
          isRouted={sight.t.heroRouted[piece.hero] === 1}
          initials={initialsOf(speaker.noun('hero', id))}
        />
      );
    }
    case 'units': {
      const { type, count, isRouted, faction } = piece;
      return (
        <>
          <UnitToken
            unit={unitIds[type]}
            shape={sight.content.unit[type].unitClass}
            faction={faction}
            size={34}
            isRouted={isRouted}
          />
          {count > 1 ? <Badge x={12.5} y={11.5} n={count} /> : undefined}
        </>
      );
    }
  }
};
