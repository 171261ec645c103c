import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { buttonClass } from '../kit/button.tsx';
import type { LandKind } from '../kit/landscape.ts';
import { Vista } from '../kit/vista.tsx';
import type { PageKey } from '../text/page-words.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './guide-page.module.css';
import { ledgerIds } from './ledgers.ts';
import libraryStyles from './library.module.css';

type GuideKey = Extract<PageKey, `guide.${string}.text`>;

/** What is told of each game, in order. */
const chapters = {
  'rune-age': [
    'guide.rune-age.goal.text',
    'guide.rune-age.turn.text',
    'guide.rune-age.combat.text',
    'guide.rune-age.realm.text',
    'guide.rune-age.events.text',
  ],
  runewars: [
    'guide.runewars.goal.text',
    'guide.runewars.year.text',
    'guide.runewars.supremacy.text',
    'guide.runewars.orders.text',
    'guide.runewars.battle.text',
    'guide.runewars.neutral.text',
    'guide.runewars.heroes.text',
    'guide.runewars.end.text',
  ],
} as const satisfies Readonly<Record<string, readonly GuideKey[]>>;

type GuideId = keyof typeof chapters;

const lands: readonly LandKind[] = ['latari', 'daqan', 'gold', 'neutral', 'uthuk', 'foe', 'omen', 'waiqar'];

const titleOf = (key: GuideKey): PageKey => key.replace(/\.text$/, '') as PageKey;

/** One game on one page, for somebody who has never played it. */
export const GuidePage = ({ game }: { game: string }): ReactNode => {
  const speaker = useSpeaker();
  const id: GuideId = game === 'runewars' ? 'runewars' : 'rune-age';
  return (
    <>
      <nav className={libraryStyles.games} aria-label={speaker.say('library.games')}>
        {ledgerIds.map(each => (
          <a
            key={each}
            href={linkTo('library', 'guide', each)}
            aria-current={each === id ? 'page' : undefined}
          >
            {each === 'runewars'
              ? speaker.say('library.game.runewars')
              : speaker.say('library.game.rune-age')}
          </a>
        ))}
      </nav>
      <h1>{speaker.say(`guide.${id}`)}</h1>
      <ol className={styles.chapters}>
        {chapters[id].map((key, i) => (
          <li key={key}>
            <span className={styles.picture}>
              <Vista land={lands[i]} seed={key} broad />
            </span>
            <div>
              <h2>{speaker.word(titleOf(key))}</h2>
              <p>{speaker.say(key)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <a className={buttonClass('brass')} href={linkTo('new', id)}>
          {speaker.say('guide.play')}
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
