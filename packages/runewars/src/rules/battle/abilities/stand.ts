import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count, type Frame } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../../content/types.ts';
import { fighterDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { standFighter } from '../casualties.ts';
import {
  bitsOf,
  both,
  type FighterTest,
  hasColumn,
  hasFighter,
  hasShape,
  isRouted,
  offerFighters,
} from '../fighters.ts';
import { seatOn } from '../sides.ts';
import { type Ability, effectOf, icon } from './ability.ts';

const { words, say } = speech({
  'prompt.stand-of-type': ['Which unit stands up?', 'Która jednostka wstaje?'],
});

const routedOfType = both(isRouted, hasColumn);
const routedShape = both(isRouted, hasShape);

type Kind = 'stand-own' | 'stand-of-classes';

/** The controller stands routed units of his own, damaged or not, as long as he likes and may. */
const standUp = (kind: Kind, test: FighterTest, limit: (t: Table, f: Frame<typeof icon>) => number) =>
  procedure(kind, { ...icon, left: count, pick: count }, steps =>
    steps
      .do((t, f) => {
        f.left = effectOf(t, f, kind).units;
      })
      .repeatWhile(
        (t, f) => f.left > 0 && hasFighter(t, f.side, test, limit(t, f)),
        standing =>
          standing
            .ask('pick', {
              kind: 'one',
              seat: (t, f) => seatOn(t, f.side),
              from: fighterDomain,
              options: (t, f, offer) => offerFighters(t, f.side, offer, test, limit(t, f)),
              about: (_t, f) => ({ side: f.side }),
              optional: true,
              pass: skipping,
              prompt: () => say('prompt.stand-of-type'),
              rule: 'BW-DEVC-12',
            })
            .do((t, f) => {
              f.left = f.pick === PASS ? 0 : f.left - 1;
              if (f.pick !== PASS) standFighter(t, f.side, f.pick);
            }),
      ),
  );

/** Shield Wall: routed units of the type stand up. */
export const standOwn: Ability<'stand-own', { units: number }> = {
  clause: [
    'stand up to {units} of your routed units of this type',
    'postaw najwyżej {units, plural, one {# swoją rozbitą jednostkę} few {# swoje rozbite jednostki} many {# swoich rozbitych jednostek} other {# swojej rozbitej jednostki}} tego typu',
  ],
  rule: standUp('stand-own', routedOfType, (_t, f) => f.column),
  may: (t, { side, column }) => hasFighter(t, side, routedOfType, column),
  words,
  bot: { answers: { 'stand-own.pick': 'restoreByPolicy' } },
};

/** Keeper of the Sigil: units of these classes stand up, whatever their type. */
export const standOfClasses: Ability<'stand-of-classes', { units: number; classes: readonly UnitClass[] }> = {
  clause: [
    'stand up to {units, count, classes} of yours that {units, plural, one {is} other {are}} routed',
    'postaw najwyżej {units, plural, one {# swoją rozbitą {classes:acc}} few {# swoje rozbite {classes:few}} many {# swoich rozbitych {classes:many}} other {# swojej rozbitej {classes:gen}}}',
  ],
  rule: standUp('stand-of-classes', routedShape, (t, f) =>
    bitsOf(effectOf(t, f, 'stand-of-classes').classes),
  ),
  may: (t, { side }, { classes }) => hasFighter(t, side, routedShape, bitsOf(classes)),
  bot: { answers: { 'stand-of-classes.pick': 'restoreByPolicy' } },
};
