import type { ReactNode } from 'react';
import { thingAt } from '../../../../table/art/targets.ts';
import { useTable } from '../../../../table/session/table-context.ts';
import styles from './asked-cards.module.css';
import { StageCard } from './stage-card.tsx';

type AskedKind = 'tactics' | 'reward';

const kindOf = (address: string): readonly [kind: AskedKind, card: number] | undefined => {
  const [kind, card] = thingAt(address);
  return kind === 'tactics' || kind === 'reward' ? [kind, card] : undefined;
};

/** The cards that may be used now, where they are used: a hand may be far away on a narrow screen. */
export const AskedCards = ({ kinds }: { kinds: readonly AskedKind[] }): ReactNode => {
  const { targets } = useTable();
  const cards = [...targets].flatMap(([address, { options }]) => {
    const card = options.length > 0 ? kindOf(address) : undefined;
    return card !== undefined && kinds.includes(card[0]) ? [{ address, kind: card[0], card: card[1] }] : [];
  });
  if (cards.length === 0) return undefined;
  return (
    <div className={styles.cards} data-hand>
      {cards.map(({ address, kind, card }) => (
        <StageCard key={address} kind={kind} card={card} at={address} />
      ))}
    </div>
  );
};
