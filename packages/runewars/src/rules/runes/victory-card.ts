import { either, worded } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain, turnDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { DRAGON } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { turnUpReward } from '../heroes/reward-places.ts';
import { controller } from '../map/areas.ts';
import { procedure } from '../rules.ts';
import { lastYearToClaim, winsAtOnce } from '../table/edition.ts';
import {
  heldCode,
  heldHero,
  heldReward,
  heldRewardDomain,
  holderAt,
  offerCopy,
  placeOfHeld,
} from '../table/held-rewards.ts';
import { endGame } from '../table/winning.ts';
import { dragonRunes, hasRunesToWin, printedRunes, runesToWin } from './count.ts';
import { turnUpRune } from './tokens.ts';

/** What proves a dragon rune when it is turned faceup: the token of an area, or a Reward under a hero. (RW-WIN-05) */
const proofDomain = either(
  'proof',
  worded(areaDomain, area => ({ key: 'proof.token', args: { area } })),
  worded(heldRewardDomain, held => ({
    key: 'proof.reward',
    args: { hero: heldHero(held), reward: heldReward(held) },
  })),
);

/** The season plus 1 on whose deck the seat's Victory card lies, or 0. */
const pendingSeason = (t: Table, seat: Seat): number => {
  for (let season = 0; season < t.victoryOn.length; season++) {
    if (t.victoryOn.get(season) === seat + 1) return season + 1;
  }
  return 0;
};

/** One card to a player and one to a deck, not in the last year, and only with enough runes. (RW-WIN-02, 07, 08, 13) */
const mayClaim = (t: Table, seat: Seat): Verdict => {
  const runes = runesToWin(t);
  if (t.year > lastYearToClaim(t)) return no(reasons['victory-last-year'], t.year);
  const pending = pendingSeason(t, seat);
  if (pending > 0) return no(reasons['victory-pending'], pending - 1);
  const taken = t.victoryOn.get(t.season);
  if (taken > 0) return no(reasons['victory-deck-taken'], taken - 1);
  const have = dragonRunes(t, seat);
  return have >= runes ? YES : no(reasons['too-few-runes'], runes, have);
};

const CLAIM = turnDomain.code('victory');

/**
 * Victory cards are not used where enough runes win at once. How many a seat lacks is counted only for who asks why not.
 * (RW-ORIG-03)
 */
export const offerVictory = (t: Table, seat: Seat, offer: Offer): void => {
  if (winsAtOnce(t)) return;
  if (offer.explaining || hasRunesToWin(t, seat)) offer.consider(CLAIM, mayClaim(t, seat));
};

/** Dragon runes of the seat that everybody sees. */
const provenRunes = (t: Table, seat: Seat): number => {
  let proven = printedRunes(t, seat);
  for (let area = 0; area < t.areas; area++) {
    if (t.runeUp.get(area) === 1 && t.rune.at(area) === DRAGON && controller(t, area) === seat) proven++;
  }
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (t.rewardUp.get(place) === 0 || holderAt(t, seat, place) === NONE) continue;
    proven += t.content.rewardCards[t.reward.at(place)].runes;
  }
  return proven;
};

/** Facedown dragon runes: tokens, and Rewards that count as runes. */
const offerProofs = (t: Table, seat: Seat, offer: Offer): void => {
  for (let area = 0; area < t.areas; area++) {
    if (t.runeUp.get(area) === 0 && t.rune.at(area) === DRAGON && controller(t, area) === seat)
      offer.add(proofDomain.first(area));
  }
  for (let place = 0; place < t.rewardPlaces; place++) {
    const hero = holderAt(t, seat, place);
    if (hero === NONE || t.rewardUp.get(place) === 1) continue;
    if (t.content.rewardCards[t.reward.at(place)].runes === 0) continue;
    offerCopy(offer, proofDomain.second(heldCode(hero, t.reward.at(place))));
  }
};

const prove = (t: Table, proof: number): void => {
  const it = proofDomain.valueOf(proof);
  if (proofDomain.isSecond(proof)) turnUpReward(t, placeOfHeld(t, it, true));
  else turnUpRune(t, it);
};

const MOST_PROOFS = 13;

/** As many as are missing. Where the facedown runes were dealt anew, as by who looks ahead, there may be fewer. */
const proofsNeeded = (
  t: Table,
  { seat, missing }: { readonly seat: Seat; readonly missing: number },
): number => Math.min(missing, dragonRunes(t, seat) - provenRunes(t, seat));

/** Proves enough dragon runes and lays the Victory card on the deck of this season. (RW-WIN-02, RW-WIN-03, RW-WIN-05) */
export const claimVictory = procedure(
  'claim-victory',
  { seat: count, missing: count, proofs: listOf(MOST_PROOFS) },
  steps =>
    steps
      .do((t, f) => {
        f.missing = Math.max(0, runesToWin(t) - provenRunes(t, f.seat));
      })
      .when(
        (_t, f) => f.missing > 0,
        proving =>
          proving
            .ask('proofs', {
              kind: 'some',
              seat: 'seat',
              from: proofDomain,
              options: (t, f, offer) => offerProofs(t, f.seat, offer),
              min: proofsNeeded,
              max: proofsNeeded,
              hidden: true,
              prompt: (_t, f) => say('prompt.prove-runes', { count: f.missing }),
              rule: 'RW-WIN-02',
            })
            .do((t, f) => {
              for (let i = 0; i < f.proofs.length; i++) prove(t, f.proofs.at(i));
            }),
      )
      .do((t, f) => {
        t.victoryOn.set(t.season, f.seat + 1);
        t.emit(events['victory-claimed'], f.seat, t.season);
      }),
);

/**
 * At the start of a season, before its card is drawn: a Victory card that was laid a year ago wins if its owner
 * has enough dragon runes now, else it goes back to him, and how many he has stays his secret. (RW-WIN-09 to 12)
 */
export const checkVictoryCard = (t: Table): void => {
  const seat = t.victoryOn.get(t.season) - 1;
  if (seat < 0) return;
  const runes = dragonRunes(t, seat);
  if (runes >= runesToWin(t)) {
    t.emit(events['runes-counted'], seat, runes);
    endGame(t, other => other === seat);
    return;
  }
  t.victoryOn.set(t.season, 0);
  t.emit(events['victory-missed'], seat, t.season);
};
