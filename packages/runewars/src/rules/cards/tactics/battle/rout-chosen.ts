import { listOf } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../../../content/types.ts';
import { fighterDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { routFighter } from '../../../battle/casualties.ts';
import {
  both,
  countFighters,
  hasFighter,
  hasShape,
  isStanding,
  offerFighters,
  shapeBit,
} from '../../../battle/fighters.ts';
import { otherSide, sideOf } from '../../../battle/sides.ts';
import { procedure } from '../../../rules.ts';
import { laid, type Tactics, tacticsEffect } from '../effect.ts';
import { forSide } from './side.ts';

const { words, say } = speech({
  'prompt.flank-whom': [
    { count: 'number' },
    'Which {count, plural, one {enemy unit} other {# enemy units}} do you rout?',
    '{count, plural, one {Którą wrogą jednostkę} few {Które # wrogie jednostki} many {Które # wrogich jednostek} other {Które # wrogiej jednostki}} rozbijasz?',
  ],
});

const standingOfShape = both(isStanding, hasShape);

const shapesOf = (t: Table, card: number): number =>
  tacticsEffect(t, card, 'rout-chosen').classes.reduce((bits, shape) => bits | shapeBit[shape], 0);

/** Flanking Strike: enemy units of the player's choice fall, whatever is on them. (C16) */
const flank = procedure('tactics-flanking-strike', { ...laid, routed: listOf(8) }, steps =>
  steps
    .ask('routed', {
      kind: 'some',
      seat: 'seat',
      from: fighterDomain,
      options: (t, f, offer) =>
        offerFighters(t, otherSide(sideOf(t, f.seat)), offer, standingOfShape, shapesOf(t, f.card)),
      min: (t, f) =>
        Math.min(
          tacticsEffect(t, f.card, 'rout-chosen').units,
          countFighters(t, otherSide(sideOf(t, f.seat)), standingOfShape, shapesOf(t, f.card)),
        ),
      max: (t, f) => tacticsEffect(t, f.card, 'rout-chosen').units,
      prompt: (t, f) => say('prompt.flank-whom', { count: tacticsEffect(t, f.card, 'rout-chosen').units }),
      about: (t, f) => ({ side: otherSide(sideOf(t, f.seat)) }),
      rule: 'RW-ROUT-05',
    })
    .do((t, f) => {
      const side = otherSide(sideOf(t, f.seat));
      for (let i = 0; i < f.routed.length; i++) routFighter(t, side, f.routed.at(i));
    }),
);

export const routsChosen: Tactics<'rout-chosen', { units: number; classes: readonly UnitClass[] }> = {
  clause: [
    'rout {units} enemy {units, plural, one {{classes}} other {{classes:other}}} of your choice',
    'rozbij {units, plural, one {# wybraną wrogą {classes:acc}} few {# wybrane wrogie {classes:few}} many {# wybranych wrogich {classes:many}} other {# wybranej wrogiej {classes:gen}}}',
  ],
  words,
  inBattle: forSide(flank, (t, side, card) =>
    hasFighter(t, otherSide(side), standingOfShape, shapesOf(t, card)),
  ),
  bot: { worthInBattle: () => 1, answers: { 'tactics-flanking-strike.routed': 'strikeByPolicy' } },
};
