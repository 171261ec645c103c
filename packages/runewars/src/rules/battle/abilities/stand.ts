import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import { fighterDomain } from '../../../domains.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { standFighter } from '../casualties.ts';
import { both, hasColumn, hasFighter, isRouted, offerFighters } from '../fighters.ts';
import { seatOn } from '../sides.ts';
import { type Ability, effectOf, icon } from './ability.ts';

const { words, say } = speech({
  'prompt.stand-of-type': ['Which unit stands up?', 'Która jednostka wstaje?'],
});

const routedOfType = both(isRouted, hasColumn);

/** Shield Wall: routed units of the type stand up, damaged or not. */
export const standOwn: Ability<'stand-own', { units: number }> = {
  clause: [
    'stand up to {units, count, thing.unit} of this type that {units, plural, one {is} other {are}} routed',
    'postaw najwyżej {units, plural, one {# swoją rozbitą jednostkę} few {# swoje rozbite jednostki} many {# swoich rozbitych jednostek} other {# swojej rozbitej jednostki}} tego typu',
  ],
  rule: procedure('stand-own', { ...icon, left: count, pick: count }, steps =>
    steps
      .do((t, f) => {
        f.left = effectOf(t, f, 'stand-own').units;
      })
      .repeatWhile(
        (t, f) => f.left > 0 && hasFighter(t, f.side, routedOfType, f.column),
        standing =>
          standing
            .ask('pick', {
              kind: 'one',
              seat: (t, f) => seatOn(t, f.side),
              from: fighterDomain,
              options: (t, f, offer) => offerFighters(t, f.side, offer, routedOfType, f.column),
              about: (_t, f) => ({ side: f.side }),
              optional: true,
              pass: skipping,
              prompt: () => say('prompt.stand-of-type'),
              rule: 'BW-DEVC-14',
            })
            .do((t, f) => {
              f.left = f.pick === PASS ? 0 : f.left - 1;
              if (f.pick !== PASS) standFighter(t, f.side, f.pick);
            }),
      ),
  ),
  words,
  bot: { answers: { 'stand-own.pick': 'restoreByPolicy' } },
};
