import { count } from '@runehold/kernel/layout/locals';
import { layout, type Table } from '../../layout.ts';
import { seasonIds } from '../../pools.ts';
import { events } from '../../words.ts';
import { procedure } from '../rules.ts';
import { checkVictoryCard } from '../runes/victory-card.ts';
import { aliveMask, firstPlayer } from '../table/seats.ts';
import { settle } from '../table/settle.ts';
import { payPrimarch } from '../table/titles.ts';
import { influenceBid } from './bid.ts';
import { isMoot, primaries, primaryOf } from './cards/registry.ts';
import { readyTactics } from './ready-tactics.ts';
import { secondaries } from './secondary.ts';
import { hasTop, takeTop } from './top-card.ts';

/** The first player turns over the top card of the season's deck. (RW-SEASON-05, RW-SEASON-14) */
const drawSeasonCard = (t: Table): number => {
  const deck = t.seasonDeck.at(t.season);
  // Only card effects could empty a deck; then its own cards come back from the common pile. (RW-COMP-15)
  if (deck.total === 0 && !hasTop(t, t.season)) takeBackSeason(t);
  const card = hasTop(t, t.season) ? takeTop(t) : t.draw(layout.stream.season, deck, t.seasonCard);
  t.emit(events['season-card-drawn'], firstPlayer(t), card);
  return card;
};

const takeBackSeason = (t: Table): void => {
  for (let slot = t.seasonDiscard.total - 1; slot >= 0; slot--) {
    const { season } = t.content.seasonCards[t.seasonDiscard.at(slot)];
    if (season === seasonIds[t.season]) t.seasonDeck.at(t.season).put(t.seasonDiscard.takeAt(slot));
  }
};

/**
 * Resolve a Season Card: a Victory card on the deck is judged first, then the card is drawn, its primary ability is
 * carried out for all whom it concerns, and then what all cards of the season do. (RW-SEASON-04 to 07, RW-SEASON-12)
 */
export const seasonStep = procedure('season-step', { card: count, concerned: count }, steps =>
  steps
    .do((t, f) => {
      checkVictoryCard(t);
      if (t.over) return;
      readyTactics(t);
      f.card = drawSeasonCard(t);
      f.concerned = aliveMask(t);
      payPrimarch(t, f.card);
    })
    .when(
      (t, f) => !isMoot(t, f.card),
      primary =>
        primary
          .when(
            (t, f) => t.content.seasonCards[f.card].bid !== undefined,
            bid => bid.call(() => influenceBid, { card: 'card' }, { concerned: 'concerned' }),
          )
          .dispatch(
            () => primaries,
            (t, f) => primaryOf(t, f.card),
            { card: 'card', concerned: 'concerned' },
          )
          .do(settle),
    )
    .dispatch(
      () => secondaries,
      t => t.season,
    )
    .do(t => {
      t.move(t.seasonCard.top, t.seasonCard, t.seasonDiscard);
      settle(t);
    }),
);
