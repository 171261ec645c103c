import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Crest } from '../../kit/crest.tsx';
import type { useSpeaker } from '../../text/use-speaker.ts';
import { AdvicePanel } from '../advice/advice-panel.tsx';
import { missing, stands, timesChosen, yesAndNo } from '../session/draft.ts';
import { useDeciding, useTable } from '../session/table-context.ts';
import { useDraft, useInDraft } from '../session/use-draft.ts';
import styles from './decision-bar.module.css';
import { LessonCard } from './lesson-card.tsx';
import { OverBar } from './over-bar.tsx';
import { Presenter } from './presenters.tsx';
import { Refusal } from './refusal.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useBarKeys } from './use-bar-keys.ts';
import { WaitingBar } from './waiting-bar.tsx';
import { WhyNotDialog } from './why-not-dialog.tsx';

/** How many are to be chosen and how many are, in words. */
const limitsOf = (
  ask: AskView,
  chosen: number,
  speaker: ReturnType<typeof useSpeaker>,
): string | undefined => {
  if (ask.kind === 'number') return speaker.say('bar.number', { min: ask.min, max: ask.max });
  if (ask.kind !== 'some') return undefined;
  const { min, max } = ask;
  if (min === max) return speaker.say('bar.choose.exactly', { min, chosen });
  return min === 0
    ? speaker.say('bar.choose.up-to', { max, chosen })
    : speaker.say('bar.choose', { min, max, chosen });
};

/** What helps with the decision: why something failed, what the game has to say, how many are to be chosen. */
const Help = ({ ask }: { ask: AskView }): ReactNode => {
  const table = useTable();
  const { speaker, art } = table;
  const draft = useDraft();
  const options = ask.kind === 'yes' ? yesAndNo : ask.options;
  const labels = options.flatMap(({ code, label }) =>
    Array.from({ length: timesChosen(draft, code) }, () => label),
  );
  const help = art.helpOf?.(ask, labels, table);
  return (
    <>
      <Refusal />
      {ask.answered === undefined ? undefined : <p data-answered>{speaker.say('bar.answered')}</p>}
      <p className={styles.help}>
        {[limitsOf(ask, draft.length, speaker), help].filter(line => line !== undefined).join(' ')}
      </p>
    </>
  );
};

/** Undo, with the reason where it is not possible. */
const UndoButton = (): ReactNode => {
  const { speaker, session } = useTable();
  const refused = session?.store(state => state.refusedUndo);
  const why = refused === undefined ? undefined : speaker.message(refused);
  return (
    <Button look="paper" disabled={why !== undefined} title={why} onClick={() => void session?.undo()}>
      <span aria-hidden="true">↶</span> {speaker.say('bar.undo')}
    </Button>
  );
};

const AskBar = ({ ask }: { ask: AskView }): ReactNode => {
  const { speaker, art, view, session } = useTable();
  const isAnswer = useInDraft(draft => missing(ask, draft) === 0 && !stands(ask, draft));
  const { confirm } = useDeciding();
  const [open, setOpen] = useState<'rule' | 'why-not' | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLElement>(null);
  const busy = session?.store(state => state.busy) ?? false;
  useBarKeys(() => setOpen('rule'));
  // A new question is read out to those who work in the bar or have nothing else in hand.
  useEffect(() => {
    const { activeElement } = document;
    if (ask.id !== '' && (activeElement === document.body || bar.current?.contains(activeElement)))
      heading.current?.focus({ preventScroll: true });
  }, [ask.id]);
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={speaker.say('bar.decision')}
      aria-busy={busy}
      data-ask={ask.name}
    >
      {art.factionOf === undefined ? undefined : <Crest faction={art.factionOf(view, ask.seat)} />}
      <div className={styles.ask}>
        <h2 ref={heading} tabIndex={-1} data-prompt={ask.prompt.key}>
          {speaker.message(ask.prompt)}
        </h2>
        <Help ask={ask} />
      </div>
      <Presenter ask={ask} />
      <AdvicePanel ask={ask} />
      <div className={styles.go}>
        {ask.denied.length === 0 ? undefined : (
          <Button look="paper" className={styles.quiet} onClick={() => setOpen('why-not')}>
            {speaker.say('bar.why-not', { n: ask.denied.length })}
          </Button>
        )}
        <UndoButton />
        <Button
          look="brass"
          className={styles.confirm}
          disabled={busy || !isAnswer}
          onClick={confirm}
          aria-keyshortcuts="Enter"
        >
          {speaker.say(ask.answered === undefined ? 'bar.confirm' : 'bar.change')}{' '}
          <span className="key" aria-hidden="true">
            ↵
          </span>
        </Button>
        <Button
          look="paper"
          className={styles.rule}
          aria-label={speaker.say('bar.rule')}
          onClick={() => setOpen('rule')}
        >
          ?
        </Button>
      </div>
      <LessonCard ask={ask} />
      <RuleDialog ask={ask} open={open === 'rule'} onClose={() => setOpen(undefined)} />
      <WhyNotDialog ask={ask} open={open === 'why-not'} onClose={() => setOpen(undefined)} />
    </section>
  );
};

/** Where every decision can be made, with a mouse, a finger, the keyboard alone or a screen reader. */
export const DecisionBar = (): ReactNode => {
  const { view, ask } = useTable();
  if (view.over) return <OverBar />;
  return ask === undefined ? <WaitingBar /> : <AskBar ask={ask} />;
};
