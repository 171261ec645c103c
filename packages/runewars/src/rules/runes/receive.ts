import { cardsOf, only, union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { count, type LocalList, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { FALSE_RUNE, runePool } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { type AreaTest, controller, isEnemy } from '../map/areas.ts';
import { areas, offerAreas } from '../map/offer-areas.ts';
import { anyOwnArea } from '../map/own-areas.ts';
import { procedure } from '../rules.ts';
import { settle } from '../table/settle.ts';
import { hasRune, layRune, liftRune } from './tokens.ts';

const runeDomain = cardsOf(runePool);

/** Where a received token goes: into an area, or back to the unused ones. */
const runePlaceDomain = union('runePlace', { area: areaDomain, pile: only });
const PILE = runePlaceDomain.code('pile');
const areaCodes = runePlaceDomain.codesOf('area');
const placeIn = (area: number): number => areaCodes[area];

/** False runes that may be discarded before a rune is received. (RW-RUNE-05) */
const MOST_DISCARDED = 2;

/** Friendly or uncontrolled, whatever stands there, without a token. (RW-RUNE-08, RW-RUNE-09) */
const takesRune = (t: Table, seat: Seat, area: number): Verdict => {
  if (hasRune(t, area)) return no(reasons['rune-there']);
  return yesIf(!isEnemy(t, area, seat), reasons['area-enemy']);
};

/** Whether a token could, for all that others know, be a false rune. */
const mightBeFalse: AreaTest = (t, area) =>
  hasRune(t, area) && (t.runeUp.get(area) === 0 || t.rune.at(area) === FALSE_RUNE);

const isOwnFalse = (t: Table, seat: Seat, area: number): Verdict => {
  if (!hasRune(t, area)) return no(reasons['no-rune-there']);
  if (controller(t, area) !== seat) return no(reasons['area-not-yours']);
  return yesIf(t.rune.at(area) === FALSE_RUNE, reasons['no-false-rune']);
};

/** One of each, as far as there are any. (RW-RUNE-07, RW-RUNE-13) */
const takeTokens = (t: Table, into: number[]): void => {
  for (let face = 0; face < runePool.cards.length; face++) if (t.runePile.count(face) > 0) into.push(face);
};

const tokensLeft = (t: Table): number => {
  let tokens = 0;
  for (let face = 0; face < runePool.cards.length; face++) if (t.runePile.count(face) > 0) tokens++;
  return tokens;
};

/** Different areas; only a token for which there is none goes back. (RW-RUNE-10 to 12) */
const offerPlaces = (t: Table, seat: Seat, offer: Offer): void => {
  offerAreas(t, offer, area => takesRune(t, seat, area), placeIn);
  const homeless = tokensLeft(t) - offer.length;
  offer.consider(PILE, yesIf(homeless > 0, reasons['room-for-runes']), homeless);
};

/** Puts the tokens where the answer says and forgets the answer: which is which is told in the order of the areas. */
const placeTokens = (t: Table, seat: Seat, places: LocalList): void => {
  const faces: number[] = [];
  takeTokens(t, faces);
  for (let area = 0; area < t.areas; area++) {
    for (let item = 0; item < faces.length; item++) {
      if (places.at(item) !== placeIn(area)) continue;
      t.runePile.take(faces[item]);
      layRune(t, seat, area, faces[item], seatBit(seat));
    }
  }
  for (let item = 0; item < faces.length; item++)
    if (places.at(item) === PILE) t.emit(events['rune-returned'], seat, faces[item]);
  places.clear();
};

/**
 * Receiving one dragon rune: false runes may go first, then a dragon rune and a false one are placed facedown.
 * (RW-RUNE-05 to 13)
 */
export const receiveRune = procedure(
  'receive-rune',
  { seat: count, discarded: listOf(MOST_DISCARDED), places: listOf(2) },
  steps =>
    steps
      .when(
        (t, f) => anyOwnArea(t, mightBeFalse, f.seat),
        first =>
          first
            .ask('discarded', {
              kind: 'some',
              seat: 'seat',
              from: areaDomain,
              options: areas((t, f, area) => isOwnFalse(t, f.seat, area)),
              min: 0,
              max: MOST_DISCARDED,
              hidden: true,
              prompt: () => say('prompt.discard-false-runes'),
              rule: 'RW-RUNE-05',
            })
            .do((t, f) => {
              for (let i = 0; i < f.discarded.length; i++) {
                t.runePile.put(liftRune(t, f.discarded.at(i)));
                t.emit(events['false-rune-discarded'], f.seat, f.discarded.at(i));
              }
            }),
      )
      .when(
        t => t.runePile.total > 0,
        then =>
          then
            .ask('places', {
              kind: 'arrange',
              seat: 'seat',
              items: runeDomain,
              take: (t, _f, items) => takeTokens(t, items),
              from: runePlaceDomain,
              options: (t, f, offer) => offerPlaces(t, f.seat, offer),
              hidden: true,
              prompt: () => say('prompt.place-runes'),
              rule: 'RW-RUNE-08',
            })
            .do((t, f) => placeTokens(t, f.seat, f.places)),
      )
      .do(settle),
);
