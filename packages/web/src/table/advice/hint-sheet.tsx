import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { HintAhead } from '@runehold/protocol/wire/from-host';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { optionLabel } from '../art/art.ts';
import { useDeciding, useTable } from '../session/table-context.ts';
import { closeAdvice } from './advice-store.ts';
import { answerLines } from './answer-lines.ts';

type HintProps = {
  readonly ask: AskView;
  readonly reply: readonly number[];
  readonly reason: Message;
  readonly ahead?: HintAhead | undefined;
};

/** The figures behind a hint: how the answer fares, and what the next best would cost. */
const Figures = ({ ask, ahead }: { ask: AskView; ahead: HintAhead }): ReactNode => {
  const table = useTable();
  const { speaker } = table;
  const { tried, chance, next } = ahead;
  const other =
    next && answerLines(ask, next.reply, speaker, label => optionLabel(label, ask, table)).join(', ');
  return (
    <>
      {tried > 0 ? (
        <p data-hint-chance>
          {speaker.say('advice.hint.chance', { percent: Math.round(100 * chance), n: tried })}
        </p>
      ) : undefined}
      {next && other !== undefined ? (
        <p data-hint-next>
          {speaker.say('advice.hint.next', { answer: other, points: Math.round(100 * next.cost) })}
        </p>
      ) : undefined}
    </>
  );
};

/** What a bot would answer and why. It is chosen only if the player says so, and answered only with Confirm. */
export const HintSheet = ({ ask, reply, reason, ahead }: HintProps): ReactNode => {
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
      {ahead?.plan ? <p data-hint-plan>{speaker.message(ahead.plan)}</p> : undefined}
      {ahead ? <Figures ask={ask} ahead={ahead} /> : undefined}
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
