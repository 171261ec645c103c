import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import type { Movement, Way } from '../art/movement.ts';
import styles from './flights.module.css';

/** Something on its way, with where it starts and where it comes to lie. */
export type Flying = {
  readonly key: string;
  readonly movement: Movement;
  readonly start: DOMRect;
  readonly end: DOMRect;
  /** How long it waits for what happened before it, in seconds. */
  readonly delay: number;
};

/** How long each movement takes at a quick pace, in seconds. */
const SECONDS: Readonly<Record<Way, number>> = {
  march: 0.24,
  fly: 0.45,
  turn: 0.7,
  lay: 0.5,
  lift: 0.4,
  shine: 0.7,
};

const factors = { skip: 0, quick: 1, calm: 1.8, slow: 2.6 } as const;

/** How high a march swings over the straight way, as the arrow on the map does. */
const SWING = 14;

type Keyframes = { readonly [property in 'transform' | 'opacity']?: string[] | number[] };

const framesOf = ({ movement, start, end }: Flying): Keyframes => {
  const x = end.x + end.width / 2 - start.x - start.width / 2;
  const y = end.y + end.height / 2 - start.y - start.height / 2;
  switch (movement.way) {
    case 'march':
      return {
        transform: [
          'translate(0, 0)',
          `translate(${x / 2}px, ${y / 2 - SWING}px)`,
          `translate(${x}px, ${y}px)`,
        ],
        opacity: [1, 1, 0.6],
      };
    case 'fly':
      return {
        transform: ['translate(0, 0) scale(1)', `translate(${x}px, ${y}px) scale(0.7)`],
        opacity: [1, 1, 0.2],
      };
    case 'turn':
      return {
        transform: [
          'perspective(400px) rotateY(90deg)',
          'perspective(400px) rotateY(0)',
          'none',
          'none',
          'none',
        ],
        opacity: [1, 1, 1, 1, 0],
      };
    case 'lay':
      return { transform: ['scale(1.7)', 'scale(1)', 'scale(1)'], opacity: [0, 1, 0] };
    case 'lift':
      return { transform: ['none', 'translate(0, -30px) scale(1.25)'], opacity: [1, 0] };
    case 'shine':
      return { opacity: [0, 1, 0] };
  }
};

/** Where nothing is to travel: things fade from where they were to where they are. */
const fading = { here: { opacity: [0, 1, 1, 0] }, gone: { opacity: [1, 0] } } as const;

type SpotProps = {
  readonly place: DOMRect;
  readonly flying: Flying;
  readonly frames: Keyframes;
  land(): void;
};

/** One drawing that is moved. The library that moves it is fetched with the first one. */
const Spot = ({ place, flying, frames, land }: SpotProps): ReactNode => {
  const moved = useRef<HTMLSpanElement>(null);
  const { movement, delay } = flying;
  useEffect(() => {
    const move = async (): Promise<void> => {
      const { animate } = await import('motion/mini');
      if (moved.current === null) return;
      const duration = SECONDS[movement.way] * factors[useSettings.getState().pace];
      await animate(moved.current, frames as Record<string, string[]>, { duration, delay });
      land();
    };
    void move();
  }, [movement, frames, delay, land]);
  const isShine = movement.way === 'shine';
  return (
    <span
      className={styles.spot}
      style={{
        left: place.x + place.width / 2,
        top: place.y + place.height / 2,
        ...(isShine && { width: place.width, height: place.height }),
      }}
    >
      <span ref={moved} className={isShine ? styles.ring : styles.ghost}>
        {movement.look}
      </span>
    </span>
  );
};

type GhostProps = { readonly flying: Flying; readonly isFading: boolean; land(key: string): void };

/** One thing on its way. */
export const Ghost = ({ flying, isFading, land }: GhostProps): ReactNode => {
  const { key, movement, start, end } = flying;
  const done = useRef(() => land(key)).current;
  const frames = useRef(isFading ? fading.here : framesOf(flying)).current as Keyframes;
  const stays = useRef(() => {}).current;
  const isTravel = movement.way === 'march' || movement.way === 'fly';
  return (
    <>
      {isFading && isTravel ? (
        <Spot place={start} flying={flying} frames={fading.gone as unknown as Keyframes} land={stays} />
      ) : undefined}
      <Spot place={isTravel && !isFading ? start : end} flying={flying} frames={frames} land={done} />
    </>
  );
};
