import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import type { LandKind } from '../kit/landscape.ts';
import { Vista } from '../kit/vista.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import { DailyPuzzle } from './daily-puzzle.tsx';
import { LessonsLink } from './lessons-link.tsx';
import styles from './panels.module.css';

const ways = [
  {
    id: 'runewars',
    href: linkTo('library', 'guide', 'runewars'),
    land: 'waiqar',
    figure: icon('treasure-map'),
  },
  { id: 'rune-age', href: linkTo('library', 'guide', 'rune-age'), land: 'latari', figure: icon('archer') },
  { id: 'cards', href: linkTo('library', 'cards', 'runewars'), land: 'daqan', figure: icon('knight-banner') },
  { id: 'rules', href: linkTo('library', 'rules', 'runewars'), land: 'neutral', figure: icon('rule-book') },
] as const satisfies readonly { id: string; href: string; land: LandKind; figure: string }[];

/** Ways into the games for somebody new. */
export const Learn = (): ReactNode => {
  const speaker = useSpeaker();
  return (
    <section className={styles.panel} aria-label={speaker.say('hall.learn')}>
      <h2>{speaker.say('hall.learn')}</h2>
      <LessonsLink />
      <DailyPuzzle />
      <ol className={styles.ways}>
        {ways.map(({ id, href, land, figure }) => (
          <li key={id}>
            <a href={href}>
              <span className={styles.picture}>
                <Vista land={land} seed={id} figure={figure} broad />
              </span>
              <b>{speaker.say(`hall.learn.${id}`)}</b>
              <em>{speaker.say(`hall.learn.${id}.about`)}</em>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
};
