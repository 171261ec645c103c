import type { NoticeChannel } from '@runehold/protocol/parts/notice';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { attempt } from '../../app/notices.ts';
import { Button } from '../../kit/button.tsx';
import { theServer } from '../../remote/house.ts';
import { useSpeaker } from '../../text/use-speaker.ts';

/** Has a notice sent to oneself, to see whether it comes. */
export const TestButton = ({ channel }: { readonly channel: NoticeChannel }): ReactNode => {
  const speaker = useSpeaker();
  const [isSent, setSent] = useState(false);
  const send = (): Promise<void> =>
    attempt(async () => {
      await theServer.call('test-notice', { channel });
      setSent(true);
    });
  return (
    <>
      <Button look="paper" onClick={() => void send()}>
        {speaker.say('notices.test')}
      </Button>
      <span role="status">{isSent ? speaker.say('notices.test.sent') : ''}</span>
    </>
  );
};
