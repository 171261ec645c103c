import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Crest } from '../../kit/crest.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Sign } from '../../kit/sign.tsx';
import { AdvicePanel } from '../advice/advice-panel.tsx';
import { AheadButton } from '../ahead/ahead-button.tsx';
import { missing, stands } from '../session/draft.ts';
import { useDeciding, useTable } from '../session/table-context.ts';
import { useInDraft } from '../session/use-draft.ts';
import { CoachLine } from './coach-line.tsx';
import styles from './decision-bar.module.css';
import { PassOnButton } from './flow-notes.tsx';
import { Chosen, Help } from './help.tsx';
import { LessonCard } from './lesson-card.tsx';
import { Presenter } from './presenters.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useBarKeys } from './use-bar-keys.ts';
import { OptionsContext, useOptions, useShownOptions } from './use-options.ts';
import { WaitingBar } from './waiting-bar.tsx';
import { WhyNotDialog } from './why-not-dialog.tsx';

/** Undo, with the reason where it is not possible. */
const UndoButton = (): ReactNode => {
  const { speaker, session } = useTable();
  const refused = session?.store(state => state.refusedUndo);
  const why = refused === undefined ? undefined : speaker.message(refused);
  return (
    <Button
      look="paper"
      className={styles.undo}
      disabled={why !== undefined}
      title={why}
      onClick={() => void session?.deeds.undo()}
    >
      <span aria-hidden="true">↶</span> {speaker.say('bar.undo')}
    </Button>
  );
};

/** All options as a list, for whoever would rather read than look for what glows. */
const ListButton = (): ReactNode => {
  const { speaker } = useTable();
  const { elsewhere, isList, setList } = useOptions();
  return elsewhere === 0 ? undefined : (
    <Button
      look="paper"
      className={styles.quiet}
      aria-expanded={isList}
      aria-keyshortcuts="o"
      aria-label={speaker.say('bar.list', { n: elsewhere })}
      data-list={elsewhere}
      onClick={() => setList(!isList)}
    >
      <span aria-hidden="true">☰ {elsewhere}</span>
    </Button>
  );
};

type GoProps = { readonly ask: AskView; readonly isBusy: boolean; open(what: 'rule' | 'why-not'): void };

/** What stands at the end of the bar: what helps, undo, confirm. */
const Go = ({ ask, isBusy, open }: GoProps): ReactNode => {
  const { speaker } = useTable();
  const isAnswer = useInDraft(draft => missing(ask, draft) === 0 && !stands(ask, draft));
  const { confirm } = useDeciding();
  return (
    <div className={styles.go}>
      <ListButton />
      {ask.denied.length === 0 ? undefined : (
        <Button look="paper" className={styles.quiet} onClick={() => open('why-not')}>
          <Sign words={speaker.say('bar.why-not', { n: ask.denied.length })}>
            <Icon path={icon('cancel')} /> {ask.denied.length}
          </Sign>
        </Button>
      )}
      <AdvicePanel ask={ask} />
      <Button
        look="paper"
        className={styles.rule}
        aria-label={speaker.say('bar.rule')}
        onClick={() => open('rule')}
      >
        ?
      </Button>
      <PassOnButton ask={ask} className={styles.quiet} />
      <AheadButton className={styles.quiet} />
      <UndoButton />
      <Button
        look="brass"
        className={styles.confirm}
        data-confirm
        disabled={isBusy || !isAnswer}
        onClick={confirm}
        aria-keyshortcuts="Enter"
      >
        {speaker.say(ask.answered === undefined ? 'bar.confirm' : 'bar.change')}{' '}
        <span className="key" aria-hidden="true">
          ↵
        </span>
      </Button>
    </div>
  );
};

const AskBar = ({ ask }: { ask: AskView }): ReactNode => {
  const table = useTable();
  const { speaker, art, session } = table;
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
      <div className={styles.question}>
        {art.factionOf === undefined ? undefined : <Crest faction={art.factionOf(table, ask.seat)} />}
        <div className={styles.ask}>
          <h2 ref={heading} tabIndex={-1} data-prompt={ask.prompt.key}>
            {speaker.message(ask.prompt)}
          </h2>
          <Help ask={ask} />
        </div>
      </div>
      <Presenter ask={ask} />
      <Chosen ask={ask} />
      <Go ask={ask} isBusy={busy} open={setOpen} />
      <CoachLine ask={ask} />
      <LessonCard ask={ask} />
      <RuleDialog ask={ask} open={open === 'rule'} onClose={() => setOpen(undefined)} />
      <WhyNotDialog ask={ask} open={open === 'why-not'} onClose={() => setOpen(undefined)} />
    </section>
  );
};

const Asked = ({ ask }: { ask: AskView }): ReactNode => (
  <OptionsContext value={useShownOptions()}>
    <AskBar ask={ask} />
  </OptionsContext>
);

/** Where every decision can be made, with a mouse, a finger, the keyboard alone or a screen reader. */
export const DecisionBar = (): ReactNode => {
  const { ask } = useTable();
  return ask === undefined ? <WaitingBar /> : <Asked ask={ask} />;
};
