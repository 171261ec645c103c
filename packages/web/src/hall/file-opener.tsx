import type { GameFile } from '@runehold/kernel/match/file';
import type { Message } from '@runehold/kernel/text/message';
import type { SeatPlan } from '@runehold/protocol/hall/tables';
import { USUAL_LEVEL } from '@runehold/protocol/parts/usual-level';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { reasonOf } from '../app/notices.ts';
import { goTo } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { thisBrowser } from '../local/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './file-opener.module.css';

/** Who sits where when a game comes from a file: bots where bots sat, oneself everywhere else, at this one screen. */
const seatsOf = ({ seats, handovers }: GameFile): SeatPlan[] =>
  Array.from({ length: seats }, (_, seat) => {
    const holder = handovers.findLast(handover => handover.seat === seat)?.holder;
    return holder?.startsWith('bot:') === true
      ? { kind: 'bot', level: USUAL_LEVEL }
      : { kind: 'me', group: 1 };
  });

/** Takes a game from a file into this browser: to go on with, or, once it is over, to watch. */
const openFile = async (text: string): Promise<Message | undefined> => {
  // Fetched when there is a file: nobody needs the rules of files to look around the hall.
  const { parseFile } = await import('@runehold/kernel/match/file');
  const file = parseFile(text);
  if (!('format' in file)) return { key: String(file['key']), args: {} };
  const game = file as unknown as GameFile;
  try {
    const { table } = await thisBrowser.call('import-file', { file: game, seats: seatsOf(game) });
    goTo(game.over ? 'replay' : 'table', 'here', table);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
};

/** Opens a game file of this browser, a server or a terminal. */
export const FileOpener = (): ReactNode => {
  const speaker = useSpeaker();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Message>();
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await file.text().catch(() => '');
    setRefused(await openFile(text));
  };
  return (
    <div className={styles.opener}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={speaker.say('hall.file')}
        onChange={event => void open(event.currentTarget.files?.[0])}
      />
      <Button look="paper" onClick={() => input.current?.click()}>
        {speaker.say('hall.file')}
      </Button>
      {refused === undefined ? undefined : <p role="alert">{speaker.message(refused)}</p>}
    </div>
  );
};
