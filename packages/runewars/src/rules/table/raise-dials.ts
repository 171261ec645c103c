import { type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { DialRaises } from '../../content/types-cards.ts';
import { resourceDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { resourceIds } from '../../pools.ts';
import { speech } from '../../text/speech.ts';
import { say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { turnDial } from './resources.ts';

export const mayRise = (t: Table, seat: Seat, resource: number): boolean =>
  t.dial.get(seat, resource) < t.content.limits.dial;

export const anyMayRise = (t: Table, seat: Seat): boolean =>
  resourceIds.some((_, resource) => mayRise(t, seat, resource));

const { words, reasons } = speech({
  'reason.dial-at-nought': ['That dial is at 0.', 'Ten licznik wskazuje 0.'],
  'reason.dial-at-top': ['That dial cannot go any higher.', 'Ten licznik nie może już wzrosnąć.'],
});
export const dialWords = words;

/** The same with the reason why not. */
export const canRise = (t: Table, seat: Seat, resource: number): Verdict =>
  yesIf(mayRise(t, seat, resource), reasons['dial-at-top']);

export const mayFall = (t: Table, seat: Seat, resource: number): Verdict =>
  yesIf(t.dial.get(seat, resource) > 0, reasons['dial-at-nought']);

export const anyMayFall = (t: Table, seat: Seat): boolean =>
  resourceIds.some((_, resource) => t.dial.get(seat, resource) > 0);

/** By how much each of so many chosen dials rises; 0 if a card does not let one choose so many. */
export const raiseFor = (choices: DialRaises, dials: number): number =>
  choices.find(raises => raises.length === dials)?.[0] ?? 0;

/** Raises one dial by `one`, or two different dials by `two` each, as the player likes; 0 is no choice. (RW-DIAL-02) */
export const raiseDials = procedure(
  'raise-dials',
  { seat: count, one: count, two: count, dials: listOf(resourceIds.length) },
  steps =>
    steps.when(
      (t, f) => anyMayRise(t, f.seat),
      raises =>
        raises
          .ask('dials', {
            kind: 'some',
            seat: 'seat',
            from: resourceDomain,
            where: (t, f, resource) => canRise(t, f.seat, resource),
            min: 1,
            max: (_t, f) => (f.two > 0 ? 2 : 1),
            prompt: (_t, f) => say('prompt.raise-dials', { one: f.one, two: f.two }),
            rule: 'RW-DIAL-02',
          })
          .do((t, f) => {
            const amount = f.dials.length === 1 ? f.one : f.two;
            for (let i = 0; i < f.dials.length; i++) turnDial(t, f.seat, f.dials.at(i), amount);
          }),
    ),
);
