import type { FateResult, UnitClass } from '@runehold/runewars/content/types';
import { unitIds } from '@runehold/runewars/pools';
import { tacticalFateIn } from '@runehold/runewars/rules/view/tactical-fate';
import type { ReactNode } from 'react';
import { keyed } from '../../../../kit/keyed.ts';
import { type Drawing, useDrawing } from '../../use-drawing.ts';
import { FateBack, FateCard, FateMini } from '../parts/fate-card.tsx';
import { HeroMedal } from '../parts/hero-medal.tsx';
import { TacticalFateBack, TacticalFateCard, TacticalFateMini } from '../parts/tactical-fate.tsx';
import { type Draw, type DrawnCard, isLaid } from './battle-story.ts';
import styles from './draw-view.module.css';

const nameOf = (card: DrawnCard): string =>
  isLaid(card) ? `laid/${card.tactics ?? 'back'}` : String(card.fate ?? 'back');

/** What a card says for a shape, where it is known and counts. */
const resultOf = ({ sight }: Drawing, card: DrawnCard, shape: UnitClass): FateResult | undefined => {
  if (card.state === 'dropped') return undefined;
  if (!isLaid(card))
    return card.fate === undefined ? undefined : sight.content.fate.cards[card.fate].results[shape];
  return card.tactics === undefined ? undefined : tacticalFateIn(sight, card.tactics)?.[shape];
};

/** What the cards of a draw come to, in words: abilities, routs, damage. Discarded ones count nothing. */
const sumOf = (drawing: Drawing, { unit, cards }: Draw): string => {
  const { sight, speaker } = drawing;
  const shape = sight.content.unit[unit].unitClass;
  const sums = { special: 0, rout: 0, damage: 0, miss: 0 };
  for (const card of cards) {
    const result = resultOf(drawing, card, shape);
    if (result !== undefined) sums[result.kind] += 'amount' in result ? result.amount : 1;
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

type CardProps = { readonly card: DrawnCard; readonly shape: UnitClass; readonly n?: number };

/** The quarter that was read of a card; nothing of one that nobody saw. */
const PastCard = ({ card, shape }: CardProps): ReactNode => {
  const { sight } = useDrawing();
  const isDropped = card.state === 'dropped';
  if (isLaid(card))
    return card.tactics === undefined ? undefined : (
      <TacticalFateMini card={card.tactics} shape={shape} isDropped={isDropped} />
    );
  return card.fate === undefined ? undefined : (
    <FateMini fate={sight.content.fate.cards[card.fate]} shape={shape} isDropped={isDropped} />
  );
};

/** A card of the draw that is being resolved. */
const OpenCard = ({ card, shape, n = 0 }: CardProps): ReactNode => {
  const { sight } = useDrawing();
  if (isLaid(card))
    return card.tactics === undefined ? (
      <TacticalFateBack n={n} />
    ) : (
      <TacticalFateCard card={card.tactics} shape={shape} n={n} />
    );
  return card.fate === undefined ? (
    <FateBack n={n} />
  ) : (
    <FateCard fate={sight.content.fate.cards[card.fate]} read={shape} n={n} />
  );
};

/** A draw that is over: only the quarters that were read. */
export const PastDraw = ({ draw }: { draw: Draw }): ReactNode => {
  const { sight } = useDrawing();
  const shape = sight.content.unit[draw.unit].unitClass;
  return (
    <span className={styles.past}>
      {keyed(draw.cards, nameOf).map(({ key, item }) => (
        <PastCard key={key} card={item} shape={shape} />
      ))}
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
        {keyed(cards, nameOf).map(({ key, item, at }) => (
          <span key={key} className={styles.card} data-dropped={item.state === 'dropped'}>
            <OpenCard card={item} shape={shape} n={at} />
          </span>
        ))}
      </div>
      <p className={styles.sum}>{cards.length === 0 ? undefined : sumOf(drawing, draw)}</p>
    </div>
  );
};
