import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { buttonClass } from '../kit/button.tsx';
import type { LandKind } from '../kit/landscape.ts';
import { Vista } from '../kit/vista.tsx';
import type { PageKey } from '../text/page-words.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { BriefLinks } from './brief/brief-links.tsx';
import { GameLinks } from './game-links.tsx';
import styles from './guide-page.module.css';
import type { ledgerIds } from './ledgers.ts';
import libraryStyles from './library.module.css';
import './guide-words.ts';
import '../hall/words.ts';

/** What is told of each game, in order. */
const chapters = {
  'rune-age': ['goal', 'turn', 'combat', 'realm', 'events'],
  runewars: ['goal', 'year', 'supremacy', 'orders', 'battle', 'neutral', 'heroes', 'end'],
} as const satisfies { readonly [G in GameId]: readonly ChapterOf<G>[] };

type GameId = (typeof ledgerIds)[number];
type ChapterOf<G extends string> = PageKey extends infer Key
  ? Key extends `guide.${G}.${infer Chapter}.text`
    ? Chapter
    : never
  : never;

const lands: readonly LandKind[] = ['latari', 'daqan', 'gold', 'neutral', 'uthuk', 'foe', 'omen', 'waiqar'];

/** One game on one page, for somebody who has never played it. */
export const GuidePage = ({ game }: { game: string }): ReactNode => {
  const speaker = useSpeaker();
  const id: GameId = game === 'runewars' ? 'runewars' : 'rune-age';
  return (
    <>
      <GameLinks section="guide" game={id} className={libraryStyles.games} />
      <h1>{speaker.say(`guide.${id}`)}</h1>
      <BriefLinks game={id} />
      <ol className={styles.chapters}>
        {chapters[id].map((chapter, i) => (
          <li key={chapter}>
            <span className={styles.picture}>
              <Vista land={lands[i]} seed={`guide.${id}.${chapter}.text`} broad />
            </span>
            <div>
              <h2>{speaker.word(`guide.${id}.${chapter}`)}</h2>
              <p>{speaker.word(`guide.${id}.${chapter}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <a className={buttonClass('brass')} href={linkTo('new', id)}>
          {speaker.say('hall.set-up')}
        </a>
        <a className={buttonClass('paper')} href={linkTo('library', 'cards', id)}>
          {speaker.say('guide.cards')}
        </a>
        <a className={buttonClass('paper')} href={linkTo('library', 'rules', id)}>
          {speaker.say('guide.more')}
        </a>
      </p>
    </>
  );
};
