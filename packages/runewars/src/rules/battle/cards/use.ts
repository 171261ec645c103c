import { union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { developmentCardDomain, developmentDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { turnDevelopments } from '../../orders/capital/developments.ts';
import { useInTurn } from '../../orders/development-cards/in-turn.ts';
import { cardEvents, cardReasons, sayOfCard } from '../../orders/development-cards/words.ts';
import { procedure } from '../../rules.ts';
import { hasBought, noteUse } from '../../table/development-cards.ts';
import { abilityRules } from '../abilities/registry.ts';
import { fortificationOfUse, useFortification } from '../fortifications.ts';
import { contestedArea, type Side, seatOn } from '../sides.ts';
import { columnOfCard, hasUsable, isForTurn, MOMENT, mayUseCard, ruleOfCard } from './usable.ts';

/** What a side may use at a moment: a card of the battle or of the turn, or the token in the contested area. */
export const usableDomain = union('usable', {
  card: developmentCardDomain,
  turn: developmentCardDomain,
  development: developmentDomain,
});

type Using = {
  readonly side: Side;
  readonly moment: number;
  readonly tokens: number;
  readonly pick: number;
  settled: number;
};

const offerUsable = (t: Table, { side, moment, tokens, settled }: Using, offer: Offer): void => {
  const seat = seatOn(t, side);
  for (let card = 0; card < t.developmentDeck; card++) {
    if (!hasBought(t, seat, card)) continue;
    const part = isForTurn(t, side, moment, card) ? 'turn' : 'card';
    offer.consider(usableDomain.code(part, card), mayUseCard(t, side, moment, card));
  }
  const fortification = moment === MOMENT.tally ? fortificationOfUse(t) : -1;
  if (fortification < 0) return;
  const verdict = yesIf(settled < tokens, cardReasons['development-card-used']);
  offer.consider(usableDomain.code('development', fortification), verdict);
};

/** Who uses nothing more has declined the tokens too; of two the other one lies in front after the first. (BW-CAP-08) */
const settle = (t: Table, f: Using): void => {
  if (f.pick === PASS) f.settled = f.tokens;
  else if (usableDomain.partOf(f.pick) === 'development') {
    f.settled++;
    if (f.settled < f.tokens) turnDevelopments(t, contestedArea(t));
  }
};

/**
 * A side may use its cards of a moment, one after the other as it likes: each does what a special ability does. With the
 * fortifications the defensive token is one of them; a capital may have two, and `settled` says of how many
 * nothing is left to be asked.
 * (BW-DEVC-14, BW-BATTLE-07, BW-BATTLE-08)
 */
export const useDevelopmentCards = procedure(
  'use-development-cards',
  { side: count, moment: count, tokens: count, pick: count, settled: count },
  steps =>
    steps.repeatWhile(
      (t, f) => f.pick !== PASS && hasUsable(t, f.side, f.moment),
      using =>
        using
          .ask('pick', {
            kind: 'one',
            seat: (t, f) => seatOn(t, f.side),
            from: usableDomain,
            options: offerUsable,
            optional: true,
            pass: passing,
            prompt: () => sayOfCard('prompt.use-development-cards'),
            rule: 'BW-DEVC-12',
          })
          .choose('pick', usableDomain, {
            card: card =>
              card
                .do((t, f) => {
                  const it = usableDomain.valueOf(f.pick);
                  noteUse(t, it);
                  t.abilityCard.set(0, 1 + it);
                  t.emit(cardEvents['development-card-used'], seatOn(t, f.side), it);
                })
                .dispatch(
                  () => abilityRules,
                  (t, f) => ruleOfCard(t)[usableDomain.valueOf(f.pick)],
                  { side: 'side', column: (t, f) => columnOfCard(t, usableDomain.valueOf(f.pick)) },
                ),
            turn: card =>
              card.call(() => useInTurn, {
                seat: (t, f) => seatOn(t, f.side),
                card: (_t, f) => usableDomain.valueOf(f.pick),
              }),
            development: token => token.call(() => useFortification, { yes: 1 }),
          })
          .do(settle),
    ),
);
