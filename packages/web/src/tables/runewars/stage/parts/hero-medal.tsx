import type { ReactNode } from 'react';
import { Thing } from '../../../../table/board/thing.tsx';
import { at } from '../../addresses.ts';
import { heroLine } from '../../area/about-area.ts';
import { CardLook } from '../../closer-look.tsx';
import { HeroPiece } from '../../pieces/hero-piece.tsx';
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
  return (
    <Thing
      at={at.hero(hero)}
      label={heroLine(drawing, hero)}
      className={`${styles.medal} ${styles[size]}`}
      look={<CardLook drawing={drawing} kind="hero" it={hero} />}
    >
      <svg viewBox="-20 -18 40 40" aria-hidden="true" data-asked={isAsked}>
        <HeroPiece hero={hero} drawing={drawing} isRouted={false} />
      </svg>
    </Thing>
  );
};
