import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import type { Speaker } from '../../text/speaker.ts';
import { DroppedNote, LeftAnswer } from '../ahead/order-notes.tsx';
import { optionLabel } from '../art/art.ts';
import { optionsOf } from '../art/options-of.ts';
import { type Draft, isSame, timesChosen, without } from '../session/draft.ts';
import { type TableInPlay, useDeciding, useTable } from '../session/table-context.ts';
import { useDraft, useInDraft } from '../session/use-draft.ts';
import styles from './decision-bar.module.css';
import { BeforeAnswer, GivenAnswer } from './flow-notes.tsx';
import { Refusal } from './refusal.tsx';

/** How many are to be chosen, in words. */
const limitsOf = (ask: AskView, speaker: Speaker): string | undefined => {
  if (ask.kind === 'number') return speaker.say('bar.number', { min: ask.min, max: ask.max });
  if (ask.kind !== 'some') return undefined;
  const { min, max } = ask;
  if (min === max) return speaker.say('bar.choose.exactly', { min });
  return min === 0 ? speaker.say('bar.choose.up-to', { max }) : speaker.say('bar.choose', { min, max });
};

/** What is chosen: each thing with how often it is. */
const chosenOf = (ask: AskView, draft: Draft, errands: TableInPlay['errands'] = []) =>
  [...optionsOf(ask), ...errands].flatMap(option => {
    const n = timesChosen(draft, option.code);
    return n === 0 ? [] : [{ option, n }];
  });

const labelsOf = (ask: AskView, draft: Draft): readonly Message[] =>
  chosenOf(ask, draft).flatMap(({ option, n }) => Array.from({ length: n }, () => option.label));

/** One line of help: why something failed, what is to be done, what the game has to say about it. */
export const Help = ({ ask }: { ask: AskView }): ReactNode => {
  const table = useTable();
  const { speaker, art } = table;
  const isProposed = useInDraft(draft => draft.length > 0 && isSame(draft, table.ready));
  // What a proposal comes to is said beside it; what it would be without it helps nobody.
  const line = isProposed
    ? [speaker.say('bar.ready')]
    : [limitsOf(ask, speaker), art.helpOf?.(ask, [], table)].filter(part => part !== undefined);
  return (
    <>
      <Refusal />
      <BeforeAnswer />
      <GivenAnswer />
      <LeftAnswer />
      <DroppedNote />
      {ask.answered === undefined ? undefined : <p data-answered>{speaker.say('bar.answered')}</p>}
      <p className={styles.help}>{line.join(' ')}</p>
    </>
  );
};

/** What the choice as it stands comes to, where the game says more about it than about the question. */
const outlookOf = (table: TableInPlay, ask: AskView, draft: Draft): string | undefined => {
  const labels = labelsOf(ask, draft);
  if (labels.length === 0) return undefined;
  const said = table.art.helpOf?.(ask, labels, table);
  return said === table.art.helpOf?.(ask, [], table) ? undefined : said;
};

/** What is chosen so far and what it comes to; where several may be chosen, each can be put back. */
export const Chosen = ({ ask }: { ask: AskView }): ReactNode => {
  const table = useTable();
  const { speaker } = table;
  const draft = useDraft();
  const { setDraft } = useDeciding();
  if (ask.kind === 'number' || ask.kind === 'arrange') return undefined;
  const chosen = chosenOf(ask, draft, table.errands);
  const outlook = outlookOf(table, ask, draft);
  return (
    <div className={styles.chosen} data-empty={chosen.length === 0} data-chosen>
      <p className={styles.picks}>
        {ask.kind === 'some' ? <b>{speaker.say('bar.chosen', { n: draft.length })}</b> : undefined}
        {chosen.map(({ option, n }) => {
          const name = optionLabel(option.label, ask, table);
          const words = n > 1 ? speaker.say('bar.times', { name, n }) : name;
          return ask.kind === 'some' ? (
            <button
              key={option.code}
              type="button"
              className={styles.pick}
              aria-label={speaker.say('bar.fewer-of', { name })}
              onClick={() => setDraft(now => without(now, option.code))}
            >
              {words} <span aria-hidden="true">−</span>
            </button>
          ) : (
            <b key={option.code}>{words}</b>
          );
        })}
      </p>
      {outlook === undefined ? undefined : <p className={styles.outlook}>{outlook}</p>}
    </div>
  );
};
