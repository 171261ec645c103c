import { cardOf, raceOf } from '@runehold/rune-age/rules/view/sight';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { emblems } from '../../../kit/factions.ts';
import { Icon } from '../../../kit/icon.tsx';
import { linesOf } from '../../../table/session/records.ts';
import { useTable } from '../../../table/session/table-context.ts';
import { useDrawing } from '../cards/use-drawing.ts';
import styles from './card-by-card.module.css';
import { type Trick, tricksOf } from './tricks.ts';

/** The combat so far in the order in which it was played: each card, and what came of it. */
export const CardByCard = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { records } = useTable();
  const tricks = tricksOf(linesOf(records));
  const list = useRef<HTMLOListElement>(null);
  const n = tricks.length;
  useEffect(() => {
    // Only the list moves: where all of the battle is moved, it stays where somebody looks.
    if (n > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [n]);
  if (n === 0) return undefined;
  const nounOf = (card: number): string => speaker.noun('card', cardOf(sight, card).id);
  const nameOf = ({ kind, card, skulls = 0 }: Trick): string => {
    if (kind === 'passed') return speaker.say('ra.trick.passes');
    if (kind === 'rolled') return speaker.say('ra.trick.rolls', { n: skulls });
    return card === undefined ? '?' : nounOf(card);
  };
  return (
    <section className={styles.panel} aria-label={speaker.say('ra.tricks')}>
      <h3>{speaker.say('ra.tricks')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse moves through it too. */}
      <ol ref={list} tabIndex={0}>
        {tricks.map((trick, i) => (
          <li key={trick.key} className={raceOf(sight, trick.seat)}>
            <b>{i + 1}</b>
            <Icon path={emblems[raceOf(sight, trick.seat)]} />
            <span>
              {nameOf(trick)}
              {trick.outcome.map(({ what, card, n: by }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what came of a card stays as it came.
                <em key={at}>{speaker.say(`ra.trick.${what}`, { card: nounOf(card), n: by })}</em>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
