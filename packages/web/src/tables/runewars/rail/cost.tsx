import { resourceIds } from '@runehold/runewars/pools';
import type { CostPart } from '@runehold/runewars/rules/view/development-cards';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { resourceIcons } from '../icons.ts';
import type { Drawing } from '../use-drawing.ts';
import styles from './cost.module.css';

/** A price in words. */
export const costWords = ({ speaker }: Drawing, cost: readonly CostPart[]): string =>
  speaker.say('rw.cost', {
    list: cost
      .map(({ resource, amount }) =>
        speaker.say('rw.amount', { n: amount, name: speaker.noun('resource', resourceIds[resource]) }),
      )
      .join(', '),
  });

const roundels = (cost: readonly CostPart[]) =>
  cost.flatMap(part =>
    Array.from({ length: part.amount }, (_, n) => ({ ...part, key: `${part.resource}/${n}` })),
  );

/** A price: one roundel for each resource icon, red where the dial falls short of it. */
export const Cost = ({ cost }: { cost: readonly CostPart[] }): ReactNode => (
  <span className={styles.cost} aria-hidden="true">
    {roundels(cost).map(({ key, resource, isShort }) => (
      <span key={key} data-resource={resource} data-short={isShort}>
        <Icon path={resourceIcons[resource]} />
      </span>
    ))}
  </span>
);
