import type { Message } from '@runehold/kernel/text/message';
import type { Crumb } from '@runehold/kernel/view/view';
import type { ReactNode } from 'react';
import { keyed } from '../kit/keyed.ts';
import styles from './crumbs.module.css';
import { useTable } from './session/table-context.ts';

/** What a rule being carried out is called, with its locals. */
const messageOf = ({ procedure, locals }: Crumb): Message => ({
  key: `crumb.${procedure}`,
  args: Object.fromEntries(
    Object.entries(locals).filter((local): local is [string, number] => typeof local[1] === 'number'),
  ),
});

/** Where the game stands, from the whole to the detail; it heads the page for those who do not see it. */
export const Crumbs = (): ReactNode => {
  const table = useTable();
  const { view, speaker, art, pack } = table;
  const running = view.crumbs
    .map(messageOf)
    .filter(({ key }) => speaker.knows(key))
    .map(message => speaker.message(message));
  const own = art.crumbsOf?.(table) ?? [];
  // A game that says where it stands has named itself.
  const crumbs = own.length > 0 ? [...own, ...running.slice(1)] : running;
  const { corrections } = pack.game;
  const name = speaker.message({ key: 'game.name', args: {} });
  return (
    <>
      <h1 className="sr">
        {[
          name,
          ...(corrections ? [speaker.say('table.pack', { name: corrections.name })] : []),
          ...crumbs.filter(crumb => crumb !== name),
        ].join(', ')}
      </h1>
      <ol className={styles.crumbs} aria-label={speaker.say('app.where')}>
        {keyed(crumbs, crumb => crumb).map(({ key, item: crumb, at }) => (
          <li key={key} aria-current={at === crumbs.length - 1 ? 'step' : undefined}>
            {crumb}
          </li>
        ))}
      </ol>
      {corrections ? (
        <p className={styles.pack} title={speaker.say('table.pack', { name: corrections.name })}>
          {corrections.name}
        </p>
      ) : undefined}
    </>
  );
};
