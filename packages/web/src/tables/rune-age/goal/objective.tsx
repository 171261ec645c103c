import { scenarios, ways } from '@runehold/rune-age/pools';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card.tsx';
import { Medallion } from '../../../kit/medallion.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { useTable } from '../../../table/session/table-context.ts';
import { at } from '../addresses.ts';
import { heard, objectiveFace } from '../cards/faces.ts';
import { useDrawing } from '../cards/use-drawing.ts';
import styles from './objective.module.css';
import { progressOf } from './progress.ts';
import { Scene } from './scene.tsx';

/** What the game is about: the scenario's own picture, how it is won, and how far one has come. */
export const Objective = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { records } = useTable();
  const face = objectiveFace(drawing);
  const way = ways[sight.t.objective];
  const { what, now, of } = progressOf(sight, records);
  const told = speaker.say(`ra.reach.${what}`);
  const ofAll = speaker.say('ra.reach.of', { n: now, of });
  return (
    <Thing
      at={at.objective}
      label={`${heard(speaker, face)}. ${told}: ${ofAll}`}
      look={<Card face={face} size="read" />}
      className={styles.objective}
    >
      <span className={styles.plate}>
        <span className={styles.picture}>
          <span className={styles.whole}>
            <Scene scenario={scenarios[sight.t.objective]} />
          </span>
          <span className={styles.strip}>
            <Scene scenario={scenarios[sight.t.objective]} cut="banner" />
          </span>
          {face.gives === undefined ? undefined : (
            <Medallion
              shape="strength"
              value={face.gives.value}
              changed={face.gives.changed}
              className={styles.strength}
            />
          )}
          {face.note === undefined ? undefined : <span className={styles.parts}>{face.note}</span>}
          {(face.dice ?? 0) > 0 ? <Medallion shape="die" className={styles.die} /> : undefined}
        </span>
        <span className={styles.name}>{face.name}</span>
        <span className={styles.words}>
          <span className={styles.goal}>{speaker.say(`ra.goal.${way}`)}</span>
          <span className={styles.reach}>
            <i>{told}</i>
            <b>{ofAll}</b>
            <span className={styles.bar}>
              <span style={{ width: `${of === 0 ? 0 : Math.min(100, (100 * now) / of)}%` }} />
            </span>
          </span>
        </span>
      </span>
    </Thing>
  );
};
