import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { PageProps } from '../app/app.tsx';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { GameLinks } from './game-links.tsx';
import { GuidePage } from './guide-page.tsx';
import { ledgerIds } from './ledgers.ts';
import styles from './library.module.css';
import { RulesPage } from './rules-page.tsx';
import './words.ts';

const Gallery = lazy(async () => ({ default: (await import('./gallery.tsx')).Gallery }));

const RunewarsGallery = lazy(async () => ({
  default: (await import('./runewars-gallery.tsx')).RunewarsGallery,
}));

const galleries = { 'rune-age': Gallery, runewars: RunewarsGallery } as const;
type GalleryId = keyof typeof galleries;

/** The cards of one game, and the way to those of the other. */
const Cards = ({ game, wanted }: { game: GalleryId; wanted: string | undefined }): ReactNode => {
  const speaker = useSpeaker();
  const Shown = galleries[game];
  return (
    <>
      <GameLinks section="cards" game={game} className={styles.sections} />
      <Suspense fallback={<p>{speaker.say('app.loading')}</p>}>
        <Shown wanted={wanted} />
      </Suspense>
    </>
  );
};

const PacksPage = lazy(async () => ({ default: (await import('./packs/packs-page.tsx')).PacksPage }));

const ShowPage = lazy(async () => ({ default: (await import('../school/show-page.tsx')).ShowPage }));

const sections = ['guide', 'rules', 'cards', 'packs'] as const;

/** The rules and the cards, to be looked up. */
export const Library = ({
  rest: [section = 'rules', game = ledgerIds[0], wanted, deed],
}: PageProps): ReactNode => {
  const speaker = useSpeaker();
  if (section === 'rules' && wanted !== undefined && deed === 'try')
    return (
      <Suspense fallback={<p role="status">{speaker.say('app.loading')}</p>}>
        <ShowPage key={wanted} game={game} rule={wanted} />
      </Suspense>
    );
  return (
    <RoomPage here="library" className={styles.library}>
      <nav className={styles.sections} aria-label={speaker.say('library.sections')}>
        {sections.map(each => (
          <a key={each} href={linkTo('library', each)} aria-current={each === section ? 'page' : undefined}>
            {speaker.say(`library.${each}`)}
          </a>
        ))}
      </nav>
      {section === 'cards' ? (
        <Cards game={game === 'runewars' ? game : 'rune-age'} wanted={wanted} />
      ) : section === 'packs' ? (
        <Suspense fallback={<p>{speaker.say('app.loading')}</p>}>
          <PacksPage game={game} wanted={wanted} />
        </Suspense>
      ) : section === 'guide' ? (
        <GuidePage game={game} />
      ) : (
        <RulesPage key={game} game={game} wanted={wanted} />
      )}
    </RoomPage>
  );
};
