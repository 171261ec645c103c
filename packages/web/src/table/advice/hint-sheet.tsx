import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { optionLabel } from '../art/art.ts';
import { useDeciding, useTable } from '../session/table-context.ts';
import { closeAdvice } from './advice-store.ts';
import { answerLines } from './answer-lines.ts';

type HintProps = { readonly ask: AskView; readonly reply: readonly number[]; readonly reason: Message };

/** What a bot would answer and why. It is chosen only if the player says so, and answered only with Confirm. */
export const HintSheet = ({ ask, reply, reason }: HintProps): ReactNode => {
  const table = useTable();
  const { speaker } = table;
  const { setDraft } = useDeciding();
  return (
    <>
      <p>{speaker.say('advice.hint.answer')}</p>
      <ul>
        {answerLines(ask, reply, speaker, label => optionLabel(label, ask, table)).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{speaker.message(reason)}</p>
      <Button
        look="brass"
        data-take-hint
        onClick={() => {
          setDraft(reply);
          closeAdvice();
        }}
      >
        {speaker.say('advice.hint.take')}
      </Button>
    </>
  );
};
