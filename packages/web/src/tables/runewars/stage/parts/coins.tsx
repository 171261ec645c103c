import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/icon.tsx';
import { useDeciding } from '../../../../table/session/table-context.ts';
import { useInDraft } from '../../../../table/session/use-draft.ts';
import { icons } from '../../icons.ts';
import { useDrawing } from '../../use-drawing.ts';
import styles from './coins.module.css';

/** Influence to be spent, token by token: touching one spends it and all before it. */
export const Coins = ({ ask }: { ask: AskView }): ReactNode => {
  const { speaker } = useDrawing();
  const { setDraft } = useDeciding();
  const chosen = useInDraft(([spent]) => spent ?? ask.min);
  return (
    <fieldset className={styles.coins} data-coins>
      <legend className="sr">{speaker.say('rw.coins')}</legend>
      {Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i).map(n => (
        <button
          key={n}
          type="button"
          className={styles.coin}
          data-coin={n}
          data-spent={n > 0 && n <= chosen}
          aria-pressed={n === chosen}
          aria-label={n === 0 ? speaker.say('rw.coin.none') : speaker.say('rw.coin', { n })}
          onClick={() => setDraft([n])}
        >
          {n === 0 ? <span aria-hidden="true">0</span> : <Icon path={icons.influence} />}
          {n === 0 ? undefined : <small aria-hidden="true">{n}</small>}
        </button>
      ))}
    </fieldset>
  );
};
