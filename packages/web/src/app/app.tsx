import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Metals } from '../kit/medallion.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import { Mishap } from './mishap.tsx';
import { NotFound } from './not-found.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { useRoute } from './route.ts';
import { usePageHead } from './use-page-head.ts';
import './words.ts';

/** A page is given the rest of its address. */
export type PageProps = { readonly rest: readonly string[] };

/** What the house has to say may come a little later than the page. */
const HouseNews = lazy(async () => ({ default: (await import('./house-news.tsx')).HouseNews }));

/** Every room is fetched when somebody enters it. */
const pages: Readonly<Record<string, LazyExoticComponent<ComponentType<PageProps>>>> = {
  '': lazy(async () => ({ default: (await import('../hall/hall.tsx')).Hall })),
  new: lazy(async () => ({ default: (await import('../new-table/new-table.tsx')).NewTable })),
  table: lazy(async () => ({ default: (await import('../table/table-page.tsx')).TablePage })),
  replay: lazy(async () => ({ default: (await import('../replay/replay-page.tsx')).ReplayPage })),
  review: lazy(async () => ({ default: (await import('../review/review-page.tsx')).ReviewPage })),
  library: lazy(async () => ({ default: (await import('../library/library.tsx')).Library })),
  learn: lazy(async () => ({ default: (await import('../school/learn-page.tsx')).LearnPage })),
  puzzles: lazy(async () => ({ default: (await import('../puzzles/puzzles-page.tsx')).PuzzlesPage })),
  people: lazy(async () => ({ default: (await import('../people/people-page.tsx')).PeoplePage })),
  admin: lazy(async () => ({ default: (await import('../admin/admin-page.tsx')).AdminPage })),
  'sign-in': lazy(async () => ({ default: (await import('../account/sign-in-page.tsx')).SignInPage })),
  device: lazy(async () => ({ default: (await import('../account/take-device-page.tsx')).TakeDevicePage })),
  settings: lazy(async () => ({ default: (await import('../settings/settings-page.tsx')).SettingsPage })),
};

/** The whole page: the room its address names. */
export const App = (): ReactNode => {
  const speaker = useSpeaker();
  const [room = '', ...rest] = useRoute();
  usePageHead(room, speaker);
  const Page = Object.hasOwn(pages, room) ? pages[room] : NotFound;
  return (
    <Mishap>
      <Metals />
      <Suspense
        fallback={
          <p role="status" style={{ padding: 24 }}>
            {speaker.say('app.loading')}
          </p>
        }
      >
        <Page key={room} rest={rest} />
      </Suspense>
      <Suspense>
        <HouseNews />
      </Suspense>
      <NoticeStrip />
    </Mishap>
  );
};
