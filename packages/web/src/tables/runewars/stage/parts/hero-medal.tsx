import type { ReactNode } from 'react';
import { Thing } from '../../../../table/board/thing.tsx';
import { at } from '../../addresses.ts';
import { heroLine } from '../../area/about-area.ts';
import { CardLook } from '../../closer-look.tsx';
import { initialsOf } from '../../pieces/piece-view.tsx';
import { HeroToken } from '../../pieces/tokens.tsx';
import { factionAt } from '../../sight.ts';
import { useDrawing } from '../../use-drawing.ts';
import styles from './hero-medal.module.css';

type HeroMedalProps = {
  readonly hero: number;
  readonly size?: 'small' | 'large';
  /** The open ask is for this hero. */
  readonly isAsked?: boolean;
};

/** A hero on a stage: whose he is, what he has suffered, what he can. */
export const HeroMedal = ({ hero, size = 'small', isAsked = false }: HeroMedalProps): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { id, health } = sight.content.heroes[hero];
  const name = speaker.noun('hero', id);
  return (
    <Thing
      at={at.hero(hero)}
      label={heroLine(drawing, hero)}
      className={`${styles.medal} ${styles[size]}`}
      look={<CardLook drawing={drawing} kind="hero" it={hero} />}
    >
      <svg viewBox="-20 -18 40 40" aria-hidden="true" data-asked={isAsked}>
        <HeroToken
          faction={factionAt(sight, sight.t.heroOwner.get(hero) - 1)}
          health={health}
          damage={sight.t.heroDamage.get(hero)}
          isRouted={false}
          initials={initialsOf(name)}
        />
      </svg>
    </Thing>
  );
};
