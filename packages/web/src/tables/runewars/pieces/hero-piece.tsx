import { isCommander } from '@runehold/runewars/rules/view/heroes';
import type { ReactNode } from 'react';
import { factionAt } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';
import { HeroToken } from './hero-token.tsx';

type HeroPieceProps = {
  readonly hero: number;
  readonly drawing: Pick<Drawing, 'sight'>;
  /** Whether he lies down; if nothing is said, as the table has it. */
  readonly isRouted?: boolean;
  readonly among?: number | undefined;
};

/** A hero as he fares at this table. */
export const HeroPiece = ({ hero, drawing: { sight }, isRouted, among }: HeroPieceProps): ReactNode => {
  const { t, content } = sight;
  const { id, health } = content.heroes[hero];
  const owner = t.heroOwner.get(hero) - 1;
  return (
    <HeroToken
      hero={id}
      faction={owner < 0 ? 'neutral' : factionAt(sight, owner)}
      health={health}
      damage={t.heroDamage.get(hero)}
      isRouted={isRouted ?? t.heroRouted.get(hero) === 1}
      isCommander={isCommander(sight, hero)}
      among={among}
    />
  );
};
