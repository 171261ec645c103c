import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import type { PageProps } from './app.tsx';
import { RoomPage } from './room-page.tsx';

/** An address that leads nowhere. */
export const NotFound = (_: PageProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <RoomPage style={{ padding: 24 }}>
      <h1>{speaker.say('app.not-found')}</h1>
    </RoomPage>
  );
};
