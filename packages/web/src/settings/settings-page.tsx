import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { PageProps } from '../app/app.tsx';
import { RoomPage } from '../app/room-page.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import { KnownBrowser } from './known-browser.tsx';
import { LessonReading } from './lesson-reading.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings-page.module.css';
import { Vacations } from './vacations.tsx';

/** Fetched when somebody comes to the settings: most come for the theme. */
const AccountPanel = lazy(async () => ({
  default: (await import('../account/account-panel.tsx')).AccountPanel,
}));

const NoticesPart = lazy(async () => ({
  default: (await import('./notices/notices-part.tsx')).NoticesPart,
}));

export const SettingsPage = (_: PageProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <RoomPage here="settings" className={styles.page}>
      <section className={styles.sheet}>
        <h1>{speaker.say('app.settings')}</h1>
        <SettingsForm withName />
      </section>
      <Suspense>
        <AccountPanel />
        <NoticesPart />
      </Suspense>
      <Vacations />
      <KnownBrowser />
      <LessonReading />
      <section className={styles.sheet}>
        <h2>{speaker.say('settings.about')}</h2>
        <p>{speaker.say('app.credits')}</p>
      </section>
    </RoomPage>
  );
};
