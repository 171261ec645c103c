import type { Message } from '@runehold/kernel/text/message';
import { limits } from '@runehold/protocol/limits';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { reasonOf } from '../../app/notices.ts';
import { Button } from '../../kit/button.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import styles from './dialogs.module.css';
import { saveText } from './files.ts';

/** What came of it: whoever runs the server has it under a number, or it is in a file here. */
type Sent = { readonly number: number } | 'file';

const send = async ({ house, table, store }: TableSession, words: string): Promise<Sent> => {
  const { view, people } = store.getState();
  if (house.id === 'server') {
    const viewer = view?.viewer ?? 'spectator';
    return { number: (await house.call('report-problem', { table, viewer, words })).number };
  }
  const file = await house.call(people.file === 'yes' ? 'export-file' : 'take-home', { table });
  const report = { format: 'runehold-report', what: words, file, ...(view && { seen: view }) };
  saveText(`${file.game}-problem.runehold.json`, 'application/json', JSON.stringify(report));
  return 'file';
};

/**
 * Says what is wrong with the game. On a server whoever runs it is told, with what one sees; a game in this browser is
 * nobody else's business, so its report is a file, to be handed to whom one likes.
 */
export const ReportProblem = ({ session }: { readonly session: TableSession }): ReactNode => {
  const { speaker } = useTable();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [sent, setSent] = useState<Sent>();
  const [refused, setRefused] = useState<Message>();
  const about = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(undefined);
    void send(session, words).then(
      done => {
        setSent(done);
        setWords('');
        setOpen(false);
      },
      (error: unknown) => setRefused(reasonOf(error)),
    );
  };
  const told = (of: Sent): string =>
    of === 'file' ? speaker.say('problem.saved') : speaker.say('problem.sent', { n: of.number });
  return (
    <div className={styles.rows} data-problem>
      {open ? (
        <form className={styles.problem} onSubmit={submit}>
          <label>
            <span>{speaker.say('problem.words')}</span>
            <textarea
              rows={4}
              value={words}
              maxLength={limits.problem}
              aria-describedby={about}
              onChange={event => setWords(event.currentTarget.value)}
            />
          </label>
          <p id={about}>
            {speaker.say(session.house.id === 'server' ? 'problem.about.server' : 'problem.about.here')}
          </p>
          <Button look="brass" type="submit" disabled={words.trim() === ''}>
            {speaker.say(session.house.id === 'server' ? 'problem.send' : 'problem.save')}
          </Button>
        </form>
      ) : (
        <Button look="paper" onClick={() => setOpen(true)}>
          {speaker.say('problem.report')}
        </Button>
      )}
      <p role="status">{sent === undefined ? undefined : told(sent)}</p>
      {refused === undefined ? undefined : <p role="alert">{speaker.message(refused)}</p>}
    </div>
  );
};
