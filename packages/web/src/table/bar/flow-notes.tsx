import { PASS } from '@runehold/kernel/ask/offer';
import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Sign } from '../../kit/sign.tsx';
import { mayPassOn, passingOn } from '../ahead/pass-on.ts';
import { useTable } from '../session/table-context.ts';
import { useInDraft } from '../session/use-draft.ts';

/** What is to be known before the answer is given: what a purchase would be paid with, and that there is no way back. */
export const BeforeAnswer = (): ReactNode => {
  const { speaker, session, errands } = useTable();
  const final = session?.store(state => state.final);
  const code = useInDraft(draft => draft[0]);
  const proposal = errands.find(option => option.code === code)?.errand?.proposal;
  return (
    <>
      {proposal === undefined ? undefined : (
        <p data-proposal role="status">
          {speaker.message(proposal)}
        </p>
      )}
      {final === undefined ? undefined : (
        <p data-final role="status">
          {speaker.message(final)}
        </p>
      )}
    </>
  );
};

/** What was answered for the player, there having been nothing else to say. */
export const GivenAnswer = (): ReactNode => {
  const { speaker, session } = useTable();
  const given = session?.store(state => state.given);
  return given === undefined ? undefined : (
    <p data-given role="status">
      {speaker.say('bar.given', { answer: speaker.message(given) })}
    </p>
  );
};

/**
 * Passes now and whenever the same is asked, until something can be chosen that could not be before. Where nothing can be
 * chosen now, that is to be asked only when something can.
 */
export const PassOnButton = ({
  ask,
  className,
}: {
  ask: AskView;
  className: string | undefined;
}): ReactNode => {
  const { speaker, session, view } = useTable();
  if (session === undefined || !mayPassOn(ask)) return undefined;
  return (
    <Button
      look="paper"
      className={className}
      data-pass-on
      onClick={() => {
        // What stands open now is passed by hand: what is left is for what comes.
        void session.order(passingOn(ask, view)).then(() => session.deeds.answer(ask.id, [PASS]));
      }}
    >
      <Sign words={speaker.say(ask.options.length > 1 ? 'bar.pass-on' : 'bar.pass-on.able')}>
        <Icon path={icon('fast-forward-button')} />
      </Sign>
    </Button>
  );
};
