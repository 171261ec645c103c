import type { Message } from '@runehold/kernel/text/message';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { CallRefused } from '../../house/call-refused.ts';
import { Button } from '../../kit/button.tsx';
import { seenText } from '../log/seen-file.ts';
import { packText } from '../played-pack.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { saveFile, saveSeen } from './files.ts';

/**
 * Saving: what one saw, always; the game itself where that gives nobody away. A running game on a server becomes an open
 * book by it, which is said before; in this browser there is nobody it could be unfair to.
 */
export const SaveButtons = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, names, pack, people } = useTable();
  const [refused, setRefused] = useState<Message>();
  const save = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      setRefused(undefined);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setRefused(error.reason);
    }
  };
  const saveGame = (): void => void save(() => saveFile(session));
  const saveWhatISaw = async (): Promise<void> => {
    await session.fetchEarlier();
    const { view, records, options } = session.store.getState();
    if (view === undefined) return;
    const title = [speaker.word('game.name'), packText(pack, speaker)].filter(Boolean).join('\n');
    saveSeen(pack.game.id, seenText({ title, speaker, options, names, records, view }));
  };
  const isPlain = people.file === 'yes' || (people.file === 'opens-the-book' && session.house.id === 'here');
  return (
    <>
      {isPlain ? (
        <Button look="paper" onClick={saveGame}>
          {speaker.say('table.menu.file')}
        </Button>
      ) : undefined}
      {!isPlain && people.file === 'opens-the-book' ? (
        <ConfirmButton
          look="paper"
          label={speaker.say('table.menu.file')}
          about={speaker.say('table.take-home.about')}
          yes={speaker.say('table.take-home.yes')}
          onYes={saveGame}
        />
      ) : undefined}
      <Button look="paper" onClick={() => void save(saveWhatISaw)}>
        {speaker.say('table.menu.seen')}
      </Button>
      {refused === undefined ? undefined : <p role="alert">{speaker.message(refused)}</p>}
    </>
  );
};
