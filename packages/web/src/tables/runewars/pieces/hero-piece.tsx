import { isCommander } from '@runehold/runewars/rules/view/heroes';
import type { ReactNode } from 'react';
import { factionAt } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';
import { type HeroCaption, HeroToken } from './tokens.tsx';

/** The letters by which a hero is known on the map. */
export const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(word => word[0])
    .filter(letter => letter === letter.toUpperCase())
    .slice(0, 2)
    .join('');

type HeroPieceProps = {
  readonly hero: number;
  readonly drawing: Drawing;
  /** Whether he lies down; if nothing is said, as the table has it. */
  readonly isRouted?: boolean;
  readonly letters?: number;
  readonly name?: HeroCaption;
};

/** A hero as he fares at this table. */
export const HeroPiece = ({ hero, drawing, isRouted, letters = 2, name }: HeroPieceProps): ReactNode => {
  const { sight, speaker } = drawing;
  const { t, content } = sight;
  const { id, health } = content.heroes[hero];
  const owner = t.heroOwner.get(hero) - 1;
  return (
    <HeroToken
      faction={owner < 0 ? 'neutral' : factionAt(sight, owner)}
      health={health}
      damage={t.heroDamage.get(hero)}
      isRouted={isRouted ?? t.heroRouted.get(hero) === 1}
      isCommander={isCommander(sight, hero)}
      initials={initialsOf(speaker.noun('hero', id)).slice(0, letters)}
      {...(name !== undefined && { name })}
    />
  );
};
