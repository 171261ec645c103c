import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { PageProps } from '../app/app.tsx';
import { RoomLinks } from '../app/room-links.tsx';
import { linkTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import { ledgerIds } from './ledgers.ts';
import styles from './library.module.css';
import { Rules } from './rules.tsx';

const Gallery = lazy(async () => ({ default: (await import('./gallery.tsx')).Gallery }));

const sections = ['rules', 'cards'] as const;

/** The rules and the cards, to be looked up. */
export const Library = ({
  rest: [section = 'rules', game = ledgerIds[0], statement],
}: PageProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <>
      <TopBar>
        <RoomLinks here="library" />
      </TopBar>
      <main className={styles.library}>
        <nav className={styles.sections} aria-label={speaker.say('library.sections')}>
          {sections.map(each => (
            <a key={each} href={linkTo('library', each)} aria-current={each === section ? 'page' : undefined}>
              {speaker.say(`library.${each}`)}
            </a>
          ))}
        </nav>
        {section === 'cards' ? (
          <Suspense fallback={<p>{speaker.say('app.loading')}</p>}>
            <Gallery />
          </Suspense>
        ) : (
          <Rules key={game} game={game} wanted={statement} />
        )}
      </main>
    </>
  );
};
