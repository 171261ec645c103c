import { yesIf } from '@runehold/kernel/ask/verdict';
import { secret } from '@runehold/kernel/event/event';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { seasonDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { seasonIds } from '../../../../pools.ts';
import { speech } from '../../../../text/speech.ts';
import { anyWith } from '../../../map/areas.ts';
import { procedure } from '../../../rules.ts';
import { hasTop, isTopUnknown, lookAtTop } from '../../../season/top-card.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';
import { facedownRunes, isUnknown, lookAtEach, scryingPrompt } from './runes.ts';

const { words, say, reasons, events } = speech(
  {
    'event.season-card-seen': [
      { who: 'seat', season: 'season', card: secret('seasonCard') },
      '{who} {who|look|looks} at the top card of the {season} deck: {card}.',
      '{who|Podglądasz|{who} podgląda} wierzchnią kartę talii {season:gen}: {card}.',
    ],
    'event.season-card-seen.hidden': [
      '{who} {who|look|looks} at the top card of the {season} deck.',
      '{who|Podglądasz|{who} podgląda} wierzchnią kartę talii {season:gen}.',
    ],
    'prompt.look-at-season': [
      'Which Season deck’s top card do you look at?',
      'Z której talii pór roku podglądasz wierzchnią kartę?',
    ],
    'reason.no-season-card': ['No cards are left in that deck.', 'W tej talii nie ma już kart.'],
  },
  { 'season-card-seen': 'RW-INFO-08' },
);

const hasCard = (t: Table, season: number): boolean => hasTop(t, season) || t.seasonDeck.at(season).total > 0;

const anyTopUnknown = (t: Table, seat: Seat): boolean => {
  for (let season = 0; season < seasonIds.length; season++) if (isTopUnknown(t, seat, season)) return true;
  return false;
};

/** Omens in Smoke: looks at runes anywhere, then at what a season will bring. (C22) */
const lookAhead = procedure('tactics-omens', { ...played, areas: listOf(4), season: count }, steps =>
  steps
    .ask('areas', {
      kind: 'some',
      ...facedownRunes,
      min: 0,
      max: (t, f) => tacticsEffect(t, f.card, 'look-ahead').areas,
      prompt: scryingPrompt,
      rule: 'RW-INFO-08',
    })
    .do((t, f) => lookAtEach(t, f.seat, f.areas))
    .ask('season', {
      kind: 'one',
      seat: 'seat',
      from: seasonDomain,
      where: (t, _f, season) => yesIf(hasCard(t, season), reasons['no-season-card']),
      prompt: () => say('prompt.look-at-season'),
      rule: 'RW-INFO-08',
    })
    .do((t, f) => {
      const card = lookAtTop(t, f.seat, f.season);
      t.emitTo(seatBit(f.seat), events['season-card-seen'], f.seat, f.season, card);
    }),
);

export const looksAhead: Tactics<'look-ahead', { areas: number }> = {
  clause: [
    'look at the facedown rune tokens in up to {areas, plural, one {# area} other {# areas}} and at the top card of one Season deck',
    'podejrzyj zakryte żetony runów na wybranych obszarach (najwyżej {areas}) i wierzchnią kartę jednej talii pór roku',
  ],
  words,
  inTurn: {
    may: (t, seat) => anyTopUnknown(t, seat) || anyWith(t, t.rune, isUnknown, seat),
    effect: lookAhead,
  },
  bot: {
    isTimely: always,
    answers: { 'tactics-omens.areas': 'lookAtMost', 'tactics-omens.season': 'playAny' },
  },
};
