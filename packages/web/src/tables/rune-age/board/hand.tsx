import { seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { handStrength, readyGold, readyInfluence, unseenOf } from '@runehold/rune-age/rules/view/numbers';
import { cardOf, isMarked, ownSeat, raceOf, type Sight } from '@runehold/rune-age/rules/view/sight';
import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { Card, CardBack } from '../../../kit/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Medallion } from '../../../kit/medallion.tsx';
import { useIsFolded, useIsLegible } from '../../../kit/window-width.ts';
import { Thing } from '../../../table/board/thing.tsx';
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

/** What the hand comes to. Touching gold or influence begins to spend it, where that may be done. */
const Purse = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const seat = ownSeat(sight);
  const strength = handStrength(sight, seat);
  const money = [
    ['gold', readyGold(sight, seat)],
    ['influence', readyInfluence(sight, seat)],
  ] as const;
  return (
    <ul className={styles.purse}>
      <li className={styles.sum}>
        <Medallion shape="strength" value={strength} />
        <span className={styles.word}>{speaker.say('ra.purse.strength')}</span>{' '}
        <span className="sr">{strength}</span>
      </li>
      {money.map(([shape, value]) => (
        <li key={shape}>
          <Thing at={at.purse(shape)} label={`${speaker.say(`ra.purse.${shape}`)}: ${value}`}>
            <span className={styles.sum}>
              <Medallion shape={shape} value={value} />
              <span className={styles.word}>{speaker.say(`ra.purse.${shape}`)}</span>
            </span>
          </Thing>
        </li>
      ))}
    </ul>
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
        <span className={styles.pile}>
          {which === 'discard' && top !== undefined ? (
            <Card face={cardFace(drawing, top)} count={count} />
          ) : (
            <CardBack faction={raceOf(sight, seat)} count={count} />
          )}
        </span>
        <span className={styles.brief}>
          <Icon path={which === 'deck' ? icon('card-draw') : icon('card-discard')} /> {count}
        </span>
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

/** From this many cards on they are too narrow to be read; beside two armies there is less room. */
const MANY = { calm: 8, fighting: 4 } as const;

/** The own hand, beside deck and discard pile: always whole. */
export const Hand = ({ isFighting }: { isFighting: boolean }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const isNarrow = useIsFolded();
  const isLegible = useIsLegible() && !(isFighting && isNarrow);
  const cards = copiesIn(sight, ownSeat(sight));
  return (
    <section className={styles.hand} data-hand data-fighting={isFighting} aria-label={speaker.say('ra.hand')}>
      <div className={styles.piles}>
        <Stack which="deck" />
        <Stack which="discard" />
      </div>
      <ol
        className={styles.fan}
        style={{ '--n': Math.max(isFighting ? 1 : 5, cards.length) } as CSSProperties}
        data-zone={zone.hand(ownSeat(sight))}
      >
        {cards.map(({ key, card }) => (
          <li key={key}>
            <CardThing
              at={at.hand(card)}
              face={cardFace(drawing, card)}
              size={isLegible && cards.length < MANY[isFighting ? 'fighting' : 'calm'] ? 'read' : 'table'}
              state={isMarked(card) ? speaker.say('ra.used') : undefined}
            />
          </li>
        ))}
        {cards.length === 0 ? <li className={styles.empty}>{speaker.say('ra.hand.empty')}</li> : undefined}
      </ol>
      <Purse />
    </section>
  );
};
