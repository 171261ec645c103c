import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import type { PageProps } from './app.tsx';
import { RoomLinks } from './room-links.tsx';
import { TopBar } from './top-bar.tsx';

/** An address that leads nowhere. */
export const NotFound = (_: PageProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <>
      <TopBar>
        <RoomLinks here={undefined} />
      </TopBar>
      <main style={{ padding: 24 }}>
        <h1>{speaker.say('app.not-found')}</h1>
      </main>
    </>
  );
};
