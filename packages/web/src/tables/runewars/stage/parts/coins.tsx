import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/icon.tsx';
import { optionsOf } from '../../../../table/art/options-of.ts';
import { amountAt } from '../../../../table/art/targets.ts';
import { useDeciding } from '../../../../table/session/table-context.ts';
import { useInDraft } from '../../../../table/session/use-draft.ts';
import { icons } from '../../icons.ts';
import { useDrawing } from '../../use-drawing.ts';
import styles from './coins.module.css';

/** Influence to be spent, token by token: touching one spends it and all before it. */
export const Coins = ({ ask }: { ask: AskView }): ReactNode => {
  const { speaker } = useDrawing();
  const { touch } = useDeciding();
  const chosen = useInDraft(([spent]) => spent ?? ask.min);
  return (
    <fieldset className={styles.coins} data-coins>
      <legend className="sr">{speaker.say('rw.coins')}</legend>
      {optionsOf(ask).map(({ code: n, name }) => (
        <button
          key={n}
          type="button"
          className={styles.coin}
          data-at={amountAt(n)}
          data-option={name}
          data-state={n === chosen ? 'selected' : 'legal'}
          data-coin={n}
          data-spent={n > 0 && n <= chosen}
          aria-pressed={n === chosen}
          aria-label={n === 0 ? speaker.say('rw.coin.none') : speaker.say('rw.coin', { n })}
          onClick={() => touch({ code: n })}
        >
          {n === 0 ? <span aria-hidden="true">0</span> : <Icon path={icons.influence} />}
          {n === 0 ? undefined : <small aria-hidden="true">{n}</small>}
        </button>
      ))}
    </fieldset>
  );
};
