import { unitIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { keyed } from '../../../../kit/keyed.ts';
import { type Drawing, useDrawing } from '../../use-drawing.ts';
import { FateBack, FateCard, FateMini } from '../parts/fate-card.tsx';
import { HeroMedal } from '../parts/hero-medal.tsx';
import type { Draw, DrawnCard } from './battle-story.ts';
import styles from './draw-view.module.css';

const nameOf = ({ fate }: DrawnCard): string => String(fate ?? 'back');

/** What the cards of a draw come to, in words: abilities, routs, damage. Discarded ones count nothing. */
const sumOf = ({ sight, speaker }: Drawing, { unit, cards }: Draw): string => {
  const shape = sight.content.unit[unit].unitClass;
  const sums = { special: 0, rout: 0, damage: 0, miss: 0 };
  for (const { fate, state } of cards) {
    if (fate === undefined || state === 'dropped') continue;
    const result = sight.content.fate.cards[fate].results[shape];
    sums[result.kind] += 'amount' in result ? result.amount : 1;
  }
  const said = [
    ...(sums.special > 0 ? [speaker.say('rw.fate.specials', { n: sums.special })] : []),
    ...(sums.rout > 0 ? [speaker.say('rw.fate.rout', { n: sums.rout })] : []),
    ...(sums.damage > 0 ? [speaker.say('rw.fate.damage', { n: sums.damage })] : []),
  ];
  return said.length === 0
    ? speaker.say('rw.battle.deals-nothing')
    : speaker.say('rw.battle.deals', { list: said.join(', ') });
};

/** A draw that is over: only the quarters that were read. */
export const PastDraw = ({ draw }: { draw: Draw }): ReactNode => {
  const { sight } = useDrawing();
  const shape = sight.content.unit[draw.unit].unitClass;
  return (
    <span className={styles.past}>
      {keyed(draw.cards, nameOf).map(({ key, item: { fate, state } }) =>
        fate === undefined ? undefined : (
          <FateMini
            key={key}
            fate={sight.content.fate.cards[fate]}
            shape={shape}
            isDropped={state === 'dropped'}
          />
        ),
      )}
    </span>
  );
};

/** The draw that is being resolved: whole cards, who supports it, and what it comes to. */
export const OpenDraw = ({ draw, supporter }: { draw: Draw; supporter: number | undefined }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { unit, cards } = draw;
  const shape = sight.content.unit[unit].unitClass;
  const name = speaker.noun('unit', unitIds[unit]);
  return (
    <div className={styles.open}>
      <p className={styles.who}>
        {supporter === undefined ? undefined : <HeroMedal hero={supporter} />}
        <span>
          <b>{name}</b>
          {supporter === undefined
            ? undefined
            : speaker.say('rw.battle.supported', {
                hero: speaker.noun('hero', sight.content.heroes[supporter].id),
              })}
        </span>
      </p>
      <div className={styles.cards}>
        {keyed(cards, nameOf).map(({ key, item: { fate, state }, at }) =>
          fate === undefined ? (
            <FateBack key={key} n={at} />
          ) : (
            <span key={key} className={styles.card} data-dropped={state === 'dropped'}>
              <FateCard fate={sight.content.fate.cards[fate]} read={shape} n={at} />
            </span>
          ),
        )}
      </div>
      <p className={styles.sum}>{sumOf(drawing, draw)}</p>
    </div>
  );
};
