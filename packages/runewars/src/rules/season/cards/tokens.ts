import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { DRAGON } from '../../../pools.ts';
import { speech } from '../../../text/speech.ts';
import { anyArea, controller, homeOwner, isOnBoard, isUncontrolled } from '../../map/areas.ts';
import { areasFor } from '../../map/offer-areas.ts';
import { procedure } from '../../rules.ts';
import { lookAtTokens } from '../../runes/look.ts';
import { revealRunes } from '../../runes/reveal.ts';
import { hasRune, layRune, moveRune } from '../../runes/tokens.ts';
import { byEdition } from '../../table/edition.ts';
import { effectOf, inTurn, ofPlayer, type Season } from './primary.ts';

const { words, say, reasons } = speech({
  'prompt.look-where': ['In which area do you look at the tokens?', 'Na którym obszarze podglądasz żetony?'],
  'prompt.unearth': ['Where do you lay the dragon rune?', 'Gdzie kładziesz smoczy run?'],
  'prompt.flee-from': ['Which rune leaves your home realm?', 'Który run opuszcza twoje królestwo?'],
  'prompt.flee-to': ['Where does it go?', 'Dokąd trafia?'],
  'reason.no-ground-for-rune': [
    'It must be an uncontrolled area without a rune.',
    'Musi to być niekontrolowany obszar bez runu.',
  ],
  'reason.no-rune-at-home': [
    'It must be a rune in an area of your home realm that you control.',
    'Musi to być run na obszarze twojego królestwa, który kontrolujesz.',
  ],
  'reason.no-haven': [
    'It must be a friendly or uncontrolled area without a rune, outside all home realms.',
    'Musi to być przyjazny lub niekontrolowany obszar bez runu, poza wszystkimi królestwami.',
  ],
});

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

/** Facedown rune and exploration tokens of an area. */
export const oracle: Season<'look-at-tokens'> = {
  clause: [
    'looks at the facedown rune and exploration tokens in any 1 area',
    'wybiera 1 obszar na planszy i podgląda leżące tam zakryte żetony runów i odkryć',
  ],
  words,
  rule: inTurn('look-at-tokens', () => look),
  bot: { answers: { 'season-look.area': 'unknownArea' } },
};

/** All but the highest bidder turn a rune of theirs faceup. (Secrets for Sale) */
const reveal = procedure('season-reveal', ofPlayer, steps =>
  steps.call(() => revealRunes, {
    seat: 'seat',
    amount: (t, f) => effectOf(t, f.card, 'reveal-runes').runes,
    dragon: 0,
  }),
);

export const secretsForSale: Season<'reveal-runes', { runes: number }> = {
  clause: [
    'reveals {runes, count, thing.rune-token} in the areas they control',
    'odkrywa {runes, count, thing.rune-token:acc} na obszarach pod swoją kontrolą',
  ],
  rule: inTurn('reveal-runes', () => reveal),
  bot: { bid: [0.25, 1] },
};

const isUnearthing = (t: Table, area: number): boolean =>
  isOnBoard(t, area) && isUncontrolled(t, area) && !hasRune(t, area);

/**
 * The winner of the bid lays a dragon rune facedown on uncontrolled ground; it is not received. Everybody has seen it
 * taken from the open pile, so its face is no secret until it is mixed. (Unearthed Star, RW-RUNE-14, RW-INFO-09)
 */
const unearth = procedure('season-unearth', { ...ofPlayer, area: count }, steps =>
  steps.when(
    t => t.runePile.count(DRAGON) > 0 && anyArea(t, isUnearthing, 0),
    lays =>
      lays
        .ask('area', {
          kind: 'one',
          ...areasFor(isUnearthing, 'seat', reasons['no-ground-for-rune']),
          prompt: () => say('prompt.unearth'),
          rule: 'RW-RUNE-14',
        })
        .do((t, f) => {
          t.runePile.take(DRAGON);
          layRune(t, f.seat, f.area, DRAGON, ALL_SEATS);
        }),
  ),
);

/** A dragon rune from the supply, facedown, into an uncontrolled area. */
export const unearthedStar: Season<'place-runes'> = {
  clause: [
    'places 1 dragon rune from the unused ones facedown in an uncontrolled area',
    'bierze 1 smoczy run ze stosu nieużywanych i kładzie go zakryty na niekontrolowanym obszarze',
  ],
  rule: inTurn('place-runes', () => unearth),
  bot: { bid: [0.6, 5], answers: { 'season-unearth.area': 'wantedArea' } },
};

/** A rune token in an area of the player's own home realm that he controls. */
const isThreatened = (t: Table, area: number, seat: Seat): boolean =>
  hasRune(t, area) && homeOwner(t, area) === seat && controller(t, area) === seat;

/** Outside every home realm, friendly or uncontrolled, without a token. */
const isHaven = (t: Table, area: number, seat: Seat): boolean => {
  if (!isOnBoard(t, area) || hasRune(t, area) || t.content.area[area].home >= 0) return false;
  return isUncontrolled(t, area) || controller(t, area) === seat;
};

/** Rune tokens leave the home realm, so many as can and the edition asks. (Threatened Home Realms; RW-ORIG-14, RW-ORIG-15) */
const flee = procedure('season-flee', { ...ofPlayer, moved: count, from: count, to: count }, steps =>
  steps.repeatWhile(
    (t, f) =>
      f.moved < byEdition.threatenedHomeRealms(t) &&
      anyArea(t, isThreatened, f.seat) &&
      anyArea(t, isHaven, f.seat),
    each =>
      each
        .ask('from', {
          kind: 'one',
          ...areasFor(isThreatened, 'seat', reasons['no-rune-at-home']),
          prompt: () => say('prompt.flee-from'),
          rule: 'RW-RUNE-15',
        })
        .ask('to', {
          kind: 'one',
          ...areasFor(isHaven, 'seat', reasons['no-haven']),
          prompt: () => say('prompt.flee-to'),
          rule: 'RW-RUNE-15',
        })
        .do((t, f) => {
          moveRune(t, f.from, f.to);
          f.moved++;
        }),
  ),
);

/** Out of the own home realm, as many as the edition says, to friendly or uncontrolled areas outside all of them. */
export const threatenedHomes: Season<'move-runes-from-home'> = {
  clause: [
    'moves {runes, count, thing.rune-token} from their home realm to friendly or uncontrolled areas outside all home realms',
    'przesuwa {runes, count, thing.rune-token:acc} ze swojego królestwa na przyjazne lub niekontrolowane obszary poza wszystkimi królestwami',
  ],
  rule: inTurn('move-runes-from-home', () => flee),
  bot: { answers: { 'season-flee.from': 'fleeFrom', 'season-flee.to': 'fleeTo' } },
};
