import { shelf } from '@runehold/shelf/shelf';
import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { buttonClass } from '../kit/button.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import { BoxArt } from './box-art.tsx';
import styles from './shelf.module.css';

const boxes = [
  { id: 'runewars', name: 'Runewars' },
  { id: 'rune-age', name: 'Rune Age' },
] as const;

const Box = ({ id, name }: (typeof boxes)[number]): ReactNode => {
  const speaker = useSpeaker();
  const isPlayable = shelf.find(id) !== undefined;
  const href = isPlayable ? linkTo('new', id) : linkTo('library', 'rules', id);
  return (
    <article className={styles.game} data-game={id}>
      <a
        className={styles.box}
        href={href}
        aria-label={speaker.say('hall.set-up-of', { name })}
        tabIndex={-1}
      >
        <span className={styles.spine} aria-hidden="true">
          <b>{name}</b>
        </span>
        <span className={styles.front}>
          <BoxArt game={id} />
          <span className={styles.title}>
            <b>{name}</b>
            <small>{speaker.say(`hall.${id}.motto`)}</small>
          </span>
        </span>
      </a>
      <div className={styles.plate}>
        <p>
          {speaker.say(`hall.${id}.players`)}
          <br />
          {isPlayable ? speaker.say(`hall.${id}.about`) : speaker.say('hall.coming.about')}
        </p>
        <a className={buttonClass(isPlayable ? 'brass' : 'slate')} href={href}>
          {speaker.say(isPlayable ? 'hall.set-up' : 'hall.coming')}
          <span className="sr"> {name}</span>
        </a>
      </div>
    </article>
  );
};

/** The games, as boxes on a shelf. */
export const GameShelf = (): ReactNode => {
  const speaker = useSpeaker();
  return (
    <section className={styles.shelf} aria-label={speaker.say('hall.games')}>
      <h1>{speaker.say('hall.title')}</h1>
      <div className={styles.boxes}>
        {boxes.map(box => (
          <Box key={box.id} {...box} />
        ))}
      </div>
      <div className={styles.plank} />
    </section>
  );
};
