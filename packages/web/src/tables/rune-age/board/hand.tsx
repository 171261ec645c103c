import { seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { handStrength, readyGold, readyInfluence, unseenOf } from '@runehold/rune-age/rules/view/numbers';
import { cardOf, isMarked, ownSeat, raceOf, type Sight } from '@runehold/rune-age/rules/view/sight';
import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { Card, CardBack } from '../../../kit/card.tsx';
import { Medallion } from '../../../kit/medallion.tsx';
import { useIsNarrow } from '../../../kit/window-width.ts';
import { at, zone } from '../addresses.ts';
import { CardThing } from '../cards/card-thing.tsx';
import { cardFace } from '../cards/faces.ts';
import { PileDialog } from '../cards/pile-dialog.tsx';
import { useDrawing } from '../cards/use-drawing.ts';
import styles from './hand.module.css';

/** One entry for each copy in the hand: units first, then tactics, then gold. */
const copiesIn = (sight: Sight, seat: number): { readonly key: string; readonly card: number }[] => {
  const rank = { unit: 0, tactic: 1, gold: 2 } as const;
  return seenIn(sight.t.hand.at(seat), sight.me)
    .toSorted(([a], [b]) => rank[cardOf(sight, a).kind] - rank[cardOf(sight, b).kind])
    .flatMap(([card, n]) => Array.from({ length: n }, (_, copy) => ({ key: `${card}/${copy}`, card })));
};

/** How a card lies in the fan: turned and lowered by its distance from the middle. */
const fanned = (i: number, n: number): CSSProperties => {
  const off = i - (n - 1) / 2;
  const turn = Math.max(-12, Math.min(12, off * Math.min(3, 24 / n)));
  return { rotate: `${turn}deg`, translate: `0 ${Math.abs(off) ** 1.6 * 2.2}px` };
};

/** What the hand comes to. */
const Purse = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const seat = ownSeat(sight);
  const rows = [
    ['strength', handStrength(sight, seat)],
    ['gold', readyGold(sight, seat)],
    ['influence', readyInfluence(sight, seat)],
  ] as const;
  return (
    <dl className={styles.purse}>
      {rows.map(([shape, value]) => (
        <div key={shape}>
          <dd>
            <Medallion shape={shape} value={value} />
            <span className="sr">{value}</span>
          </dd>
          <dt>{speaker.say(`ra.purse.${shape}`)}</dt>
        </div>
      ))}
    </dl>
  );
};

/** The own deck and discard pile; both may be looked through, the deck in no order. */
const Stack = ({ which }: { which: 'deck' | 'discard' }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const [open, setOpen] = useState(false);
  const seat = ownSeat(sight);
  const { t, me } = sight;
  const discard = seenCards(t.discard.at(seat), me);
  const top = discard.at(-1);
  const count = which === 'deck' ? t.deck.at(seat).total + t.deckTop.at(seat).total : discard.length;
  const name = speaker.say(`ra.${which}`);
  const unseen = unseenOf(sight, seat).flatMap(([card, n]) => Array<number>(n).fill(card));
  const [caption, cards] =
    which === 'deck'
      ? [speaker.say('ra.browse.own-deck'), [...seenCards(t.deckTop.at(seat), me), ...unseen]]
      : [name, discard.toReversed()];
  return (
    <div className={styles.stack} data-zone={zone[which](seat)}>
      <button
        type="button"
        aria-label={`${speaker.say('ra.browse', { name })} (${count})`}
        onClick={() => setOpen(true)}
      >
        {which === 'discard' && top !== undefined ? (
          <Card face={cardFace(drawing, top)} size="small" count={count} />
        ) : (
          <CardBack faction={raceOf(sight, seat)} count={count} />
        )}
      </button>
      <span>{name}</span>
      <PileDialog
        title={name}
        open={open}
        onClose={() => setOpen(false)}
        parts={[[caption, cards.map(card => cardFace(drawing, card))]]}
      />
    </div>
  );
};

/** The own hand as a fan, between deck and discard pile. */
export const Hand = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const isNarrow = useIsNarrow();
  const cards = copiesIn(sight, ownSeat(sight));
  return (
    <section className={styles.hand} aria-label={speaker.say('ra.hand')}>
      <Purse />
      <Stack which="deck" />
      <ol className={styles.fan} data-many={cards.length > 6} data-zone={zone.hand(ownSeat(sight))}>
        {cards.map(({ key, card }, i) => (
          <li key={key} style={fanned(i, cards.length)}>
            <CardThing
              at={at.hand(card)}
              face={cardFace(drawing, card)}
              size={isNarrow ? 'small' : 'read'}
              state={isMarked(card) ? speaker.say('ra.used') : undefined}
            />
          </li>
        ))}
        {cards.length === 0 ? <li className={styles.empty}>{speaker.say('ra.hand.empty')}</li> : undefined}
      </ol>
      <Stack which="discard" />
    </section>
  );
};
