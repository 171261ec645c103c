import type { CallName, InputOf } from '@runehold/protocol/hall/calls';
import type { MyNotices, NoticeSettings } from '@runehold/protocol/hall/notices';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { attempt } from '../../app/notices.ts';
import { theServer } from '../../remote/house.ts';
import { useSpeaker } from '../../text/use-speaker.ts';
import { useSettings } from '../settings.ts';
import pageStyles from '../settings-page.module.css';
import { Hours } from './hours.tsx';
import { MailPlace } from './mail-place.tsx';
import { PushPlace } from './push-place.tsx';
import { WebhookPlace } from './webhook-place.tsx';
import { Wishes } from './wishes.tsx';
import './words.ts';

/** The calls that answer with everything anew. */
type Change = Extract<CallName, 'add-push' | 'drop-push' | 'set-webhook'>;

/** What every part of it is given: how it stands, and how to change it. */
export type PlaceProps = {
  readonly mine: MyNotices;
  change<N extends Change>(name: N, input: InputOf<N>): Promise<void>;
};

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether somebody is reached at all: before that, nothing need be said of how. */
export const isReached = ({ mail, push, webhook }: MyNotices): boolean =>
  mail !== undefined || push.length > 0 || webhook !== undefined;

/** How one is told of things while one is not looking. Where the server is not there, nothing is shown. */
export const NoticesPart = (): ReactNode => {
  const speaker = useSpeaker();
  const language = useSettings(settings => settings.language);
  const [mine, setMine] = useState<MyNotices>();
  useEffect(() => {
    void theServer
      .call('notices', {})
      .then(setMine)
      .catch(() => undefined);
  }, []);
  const change: PlaceProps['change'] = (name, input) =>
    attempt(async () => setMine((await theServer.call(name, input)) as MyNotices));
  const setMail = async (address: string): Promise<void> =>
    setMine(await theServer.call('set-mail', { address }));
  // Letters are written in the language and at the hours of whoever reads them.
  const isForeign =
    mine !== undefined &&
    isReached(mine) &&
    (mine.settings.language !== language || mine.settings.zone !== ownZone());
  useEffect(() => {
    if (isForeign)
      void theServer.call('set-notices', { ...mine.settings, language, zone: ownZone() }).then(setMine);
  }, [isForeign, mine, language]);
  if (mine?.offered === undefined) return undefined;
  /** What is chosen is seen at once; where the server refuses it, it is as it was. */
  const set = (chosen: Partial<NoticeSettings>): Promise<void> => {
    const settings = { ...mine.settings, language, zone: ownZone(), ...chosen };
    setMine({ ...mine, settings });
    return attempt(async () => {
      const answered = await theServer.call('set-notices', settings).catch((error: unknown) => {
        setMine(mine);
        throw error;
      });
      setMine(answered);
    });
  };
  return (
    <section className={pageStyles.sheet} aria-labelledby="notices">
      <h2 id="notices">{speaker.say('notices')}</h2>
      <p>{speaker.say(mine.offered.origin ? 'notices.about' : 'notices.none')}</p>
      {mine.offered.origin ? (
        <>
          <PushPlace mine={mine} change={change} />
          <MailPlace mine={mine} set={setMail} />
          <WebhookPlace mine={mine} change={change} />
          {isReached(mine) ? (
            <>
              <Wishes mine={mine} set={set} />
              <Hours settings={mine.settings} set={set} />
            </>
          ) : undefined}
        </>
      ) : undefined}
    </section>
  );
};
