import type { Seat } from '@runehold/kernel/layout/seats';
import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import { areaDomain } from '../../../domains.ts';
import { DRAGON, type Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { controller, homeOwner, isOnBoard, isUncontrolled } from '../../map/areas.ts';
import { procedure } from '../../rules.ts';
import { lookAtTokens } from '../../runes/look.ts';
import { revealRunes } from '../../runes/reveal.ts';
import { hasRune, layRune, moveRune } from '../../runes/tokens.ts';
import { byEdition } from '../../table/edition.ts';
import { effectOf, inTurn, ofPlayer } from './primary.ts';

/** Everybody looks at the facedown tokens of an area. (Oracle of the Hills) */
const look = procedure('season-look', { ...ofPlayer, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, _f, offer) => {
        for (let area = 0; area < t.areas; area++) if (isOnBoard(t, area)) offer.add(area);
      },
      prompt: () => say('prompt.look-where'),
      rule: 'RW-INFO-08',
    })
    .do((t, f) => lookAtTokens(t, f.seat, f.area)),
);
export const oracle = inTurn('look-at-tokens', () => look);

/** All but the highest bidder turn a rune of theirs faceup. (Secrets for Sale) */
const reveal = procedure('season-reveal', ofPlayer, steps =>
  steps.call(() => revealRunes, {
    seat: 'seat',
    amount: (t, f) => effectOf(t, f.card, 'reveal-runes').runes,
    dragon: 0,
  }),
);
export const secretsForSale = inTurn('reveal-runes', () => reveal);

/**
 * The winner of the bid lays a dragon rune facedown on uncontrolled ground; it is not received. Everybody has seen it
 * taken from the open pile, so its face is no secret until it is mixed. (Unearthed Star, RW-RUNE-14, RW-INFO-09)
 */
const unearth = procedure('season-unearth', { ...ofPlayer, area: count }, steps =>
  steps.when(
    t => t.runePile.count(DRAGON) > 0 && mayBeUnearthed(t),
    lays =>
      lays
        .ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: (t, _f, offer) => {
            for (let area = 0; area < t.areas; area++) if (isUnearthing(t, area)) offer.add(area);
          },
          prompt: () => say('prompt.unearth'),
          rule: 'RW-RUNE-14',
        })
        .do((t, f) => {
          t.runePile.take(DRAGON);
          layRune(t, f.seat, f.area, DRAGON, ALL_SEATS);
        }),
  ),
);
export const unearthedStar = inTurn('place-runes', () => unearth);

const isUnearthing = (t: Table, area: number): boolean =>
  isOnBoard(t, area) && isUncontrolled(t, area) && !hasRune(t, area);

const mayBeUnearthed = (t: Table): boolean => {
  for (let area = 0; area < t.areas; area++) if (isUnearthing(t, area)) return true;
  return false;
};

/** A rune token in an area of the player's own home realm that he controls. */
const isThreatened = (t: Table, seat: Seat, area: number): boolean =>
  hasRune(t, area) && homeOwner(t, area) === seat && controller(t, area) === seat;

/** Outside every home realm, friendly or uncontrolled, without a token. */
const isHaven = (t: Table, seat: Seat, area: number): boolean => {
  if (!isOnBoard(t, area) || hasRune(t, area) || t.content.area[area].home >= 0) return false;
  return isUncontrolled(t, area) || controller(t, area) === seat;
};

const countAdmitted = (t: Table, seat: Seat, admits: typeof isHaven): number => {
  let areas = 0;
  for (let area = 0; area < t.areas; area++) if (admits(t, seat, area)) areas++;
  return areas;
};

/** Rune tokens leave the home realm, so many as can and the edition asks. (Threatened Home Realms; RW-ORIG-14, RW-ORIG-15) */
const flee = procedure('season-flee', { ...ofPlayer, moved: count, from: count, to: count }, steps =>
  steps.repeatWhile(
    (t, f) =>
      f.moved < byEdition(t, 'threatenedHomeRealms') &&
      countAdmitted(t, f.seat, isThreatened) > 0 &&
      countAdmitted(t, f.seat, isHaven) > 0,
    each =>
      each
        .ask('from', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: (t, f, offer) => {
            for (let area = 0; area < t.areas; area++) if (isThreatened(t, f.seat, area)) offer.add(area);
          },
          prompt: () => say('prompt.flee-from'),
          rule: 'RW-RUNE-15',
        })
        .ask('to', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: (t, f, offer) => {
            for (let area = 0; area < t.areas; area++) if (isHaven(t, f.seat, area)) offer.add(area);
          },
          prompt: () => say('prompt.flee-to'),
          rule: 'RW-RUNE-15',
        })
        .do((t, f) => {
          moveRune(t, f.from, f.to);
          f.moved++;
        }),
  ),
);
export const threatenedHomes = inTurn('move-runes-from-home', () => flee);
