import type { Seat } from '@runehold/kernel/layout/seats';
import { hasSeat, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { listOf } from '@runehold/kernel/procedure/locals';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { anyArea, isContested } from '../../map/areas.ts';
import { procedure } from '../../rules.ts';
import { showRuneTo } from '../../runes/known.ts';
import { mayMoveRunes, moveRunes } from '../../runes/move-runes.ts';
import { played, type TacticsRules, tacticsEffect } from './hand.ts';

const isFacedown = (t: Table, area: number): boolean =>
  t.rune.at(area) !== NONE && t.runeUp.get(area) === 0 && !isContested(t, area);

const isUnknown = (t: Table, area: number, seat: Seat): boolean =>
  isFacedown(t, area) && !hasSeat(t.runeKnown.get(area), seat);

/** Scrying: looks at facedown runes anywhere. (C22) */
const scry = procedure('tactics-scrying', { ...played, areas: listOf(4) }, steps =>
  steps
    .ask('areas', {
      kind: 'some',
      seat: 'seat',
      from: areaDomain,
      options: (t, _f, offer) => {
        for (let area = 0; area < t.areas; area++) if (isFacedown(t, area)) offer.add(area);
      },
      min: (t, f) => tacticsEffect(t, f.card, 'look-at-runes').least,
      max: (t, f) => tacticsEffect(t, f.card, 'look-at-runes').most,
      prompt: () => say('prompt.scrying'),
      rule: 'RW-INFO-08',
    })
    .do((t, f) => {
      for (let i = 0; i < f.areas.length; i++) {
        t.emit(events['rune-looked-at'], f.seat, f.areas.at(i));
        showRuneTo(t, f.areas.at(i), seatBit(f.seat));
      }
    }),
);

/** Hidden Vault: the rune part of Fortify, free of charge. */
const vault = procedure('tactics-hidden-vault', played, steps =>
  steps.call(() => moveRunes, { seat: 'seat' }),
);

/** Cards of the turn about runes. */
export const runeRules: TacticsRules = {
  'look-at-runes': {
    may: (t, seat) => anyArea(t, isUnknown, seat),
    effect: scry,
  },
  'mix-runes': { may: mayMoveRunes, effect: vault },
};
