import { count, listOf } from '@runehold/kernel/layout/locals';
import { fighterDomain } from '../../domains.ts';
import { reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { lyingShape } from './assign.ts';
import { standFighter } from './casualties.ts';
import { offerFighters } from './fighters.ts';
import { seatOn } from './sides.ts';

/** A player stands routed units of his side of these shapes up, so many at most; their damage stays on them. (G1) */
export const standUp = procedure(
  'stand-up',
  { side: count, most: count, shapes: count, units: listOf(8) },
  steps =>
    steps
      .ask('units', {
        kind: 'some',
        seat: (t, f) => seatOn(t, f.side),
        from: fighterDomain,
        options: (t, f, offer) =>
          offerFighters(t, f.side, offer, lyingShape, f.shapes, reasons['stands-or-wrong-class']),
        about: (_t, f) => ({ side: f.side }),
        min: 1,
        max: (_t, f) => f.most,
        prompt: (_t, f) => say('prompt.stand-in-battle', { count: f.most }),
        rule: 'RW-BATTLE-27',
      })
      .do((t, f) => {
        for (let i = 0; i < f.units.length; i++) standFighter(t, f.side, f.units.at(i));
      }),
);
