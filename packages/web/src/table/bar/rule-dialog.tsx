import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { Suspense, use } from 'react';
import { linkTo } from '../../app/route.ts';
import { buttonClass } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { ledgerOf } from '../../library/ledgers.ts';
import styles from '../menu/dialogs.module.css';
import { useTable } from '../session/table-context.ts';

const Statement = ({ game, id }: { game: string; id: string }): ReactNode => {
  const { language } = useTable().speaker;
  const statement = use(ledgerOf(game, language)).find(each => each.id === id);
  return statement === undefined ? undefined : (
    <blockquote className={styles.statement} lang={statement.language}>
      {statement.text}
    </blockquote>
  );
};

/** What the things of an ask say, each text once. */
const Readings = ({ ask }: { ask: AskView }): ReactNode => {
  const table = useTable();
  const { speaker, art } = table;
  const labels = [
    ask.prompt,
    ...ask.options.map(({ label }) => label),
    ...ask.denied.map(({ option }) => option.label),
  ];
  const readings = new Map<string, string>();
  for (const label of labels) {
    const text = art.textOf?.(label, table);
    if (text !== undefined && !readings.has(text)) readings.set(text, speaker.message(label));
  }
  if (readings.size === 0) return undefined;
  return (
    <>
      <h3 className={styles.heading}>{speaker.say('bar.rule.about')}</h3>
      <dl className={styles.reasons}>
        {[...readings].map(([text, name]) => (
          <div key={text}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

type RuleProps = { readonly ask: AskView; readonly open: boolean; onClose(): void };

/** The rule that is being applied, and what the things say that it is about. */
export const RuleDialog = ({ ask, open, onClose }: RuleProps): ReactNode => {
  const table = useTable();
  const { speaker, pack, art } = table;
  const game = pack.game.id;
  const help = art.helpOf?.(ask, [], table);
  return (
    <Dialog title={speaker.say('table.log.rule', { id: ask.rule })} open={open} onClose={onClose}>
      <p>{speaker.message(ask.prompt)}</p>
      {help === undefined ? undefined : <p>{help}</p>}
      <Suspense fallback={<p>{speaker.say('app.loading')}</p>}>
        <Statement game={game} id={ask.rule} />
      </Suspense>
      <a className={buttonClass('paper')} href={linkTo('library', 'rules', game, ask.rule)}>
        {speaker.say('bar.rule.open')}
      </a>
      <Readings ask={ask} />
    </Dialog>
  );
};
