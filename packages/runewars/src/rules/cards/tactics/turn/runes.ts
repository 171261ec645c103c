import { type LocalList, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { hasSeat, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Message } from '@runehold/kernel/text/message';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { events } from '../../../../words.ts';
import { anyWith, isContested } from '../../../map/areas.ts';
import { areasFor } from '../../../map/offer-areas.ts';
import { procedure } from '../../../rules.ts';
import { showRuneTo } from '../../../runes/known.ts';
import { mayMoveRunes, moveRunes } from '../../../runes/move-runes.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';

const { words, say, reasons } = speech({
  'prompt.scrying': ['Which rune tokens do you look at?', 'Które żetony runów podglądasz?'],
  'reason.no-facedown-rune': [
    'There is no facedown rune there, or a battle is being fought there.',
    'Nie ma tam zakrytego runu albo trwa tam bitwa.',
  ],
});

const isFacedown = (t: Table, area: number): boolean =>
  t.rune.at(area) !== NONE && t.runeUp.get(area) === 0 && !isContested(t, area);

export const isUnknown = (t: Table, area: number, seat: Seat): boolean =>
  isFacedown(t, area) && !hasSeat(t.runeKnown.get(area), seat);

/** Looks at the runes of these areas. */
export const lookAtEach = (t: Table, seat: Seat, areas: LocalList): void => {
  for (let i = 0; i < areas.length; i++) {
    t.emit(events['rune-looked-at'], seat, areas.at(i));
    showRuneTo(t, areas.at(i), seatBit(seat));
  }
};

/** What asks for runes to be looked at have in common. */
export const facedownRunes = areasFor(isFacedown, 'seat', reasons['no-facedown-rune']);
export const scryingPrompt = (): Message => say('prompt.scrying');

/** Scrying: looks at facedown runes anywhere. (C22) */
const scry = procedure('tactics-scrying', { ...played, areas: listOf(4) }, steps =>
  steps
    .ask('areas', {
      kind: 'some',
      ...facedownRunes,
      min: (t, f) => tacticsEffect(t, f.card, 'look-at-runes').least,
      max: (t, f) => tacticsEffect(t, f.card, 'look-at-runes').most,
      prompt: scryingPrompt,
      rule: 'RW-INFO-08',
    })
    .do((t, f) => lookAtEach(t, f.seat, f.areas)),
);

export const looksAtRunes: Tactics<'look-at-runes', { least: number; most: number }> = {
  clause: [
    'look at the facedown rune tokens in {least} to {most} areas',
    'podejrzyj zakryte żetony runów na wybranych obszarach (od {least} do {most})',
  ],
  words,
  inTurn: { may: (t, seat) => anyWith(t, t.rune, isUnknown, seat), effect: scry },
  bot: { isTimely: always, answers: { 'tactics-scrying.areas': 'lookAtMost' } },
};

/** Hidden Vault: the rune part of Fortify, free of charge. */
const vault = procedure('tactics-hidden-vault', played, steps =>
  steps.call(() => moveRunes, { seat: 'seat' }),
);

/** As Fortify does. */
export const mixesRunes: Tactics<'mix-runes'> = {
  clause: [
    'pick up the rune tokens in 2 areas you control, look at them and put them back facedown, at most 1 per area',
    'wybierz 2 obszary pod swoją kontrolą, weź stamtąd żetony runów, obejrzyj je i ułóż z powrotem zakryte, najwyżej 1 na obszarze',
  ],
  inTurn: { may: mayMoveRunes, effect: vault },
};
