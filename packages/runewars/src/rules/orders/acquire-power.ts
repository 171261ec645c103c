import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { titleDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { countIcons, gainInfluence, loseInfluence } from '../table/resources.ts';
import { type Bonus, type Primary, resolved } from './order.ts';

/** Acquire Power: influence for every influence icon that the dials have reached; they stay as they are. (RW-O7-01) */
export const collectsInfluence: Primary<'collect-influence'> = {
  clause: [
    'gain 1 influence for each influence icon your dials have reached',
    'otrzymujesz 1 wpływ za każdy symbol wpływów, do którego sięgają twoje liczniki',
  ],
  rule: procedure('acquire-power', resolved, steps =>
    steps.do((t, f) => gainInfluence(t, f.seat, countIcons(t, f.seat, 'influence'))),
  ),
  bot: {
    worth: ({ look: { t, me }, weights }) =>
      (t.influence.get(me) < 3 ? 1.4 : 1) * weights.influence * countIcons(t, me, 'influence'),
  },
};

/** The least that takes a Title: more than lies on it. (RW-O7-02, RW-O7-03) */
const priceOf = (t: Table, title: number): number => t.titleInfluence.get(title) + 1;

/** Not one's own, and for influence that is there; what was just gained may be spent. (RW-O7-02, 06, 07) */
export const mayTake = (t: Table, seat: Seat, title: number): Verdict => {
  if (t.titleOwner.get(title) === seat + 1) return no(reasons['title-yours']);
  const least = priceOf(t, title);
  return t.influence.get(seat) >= least ? YES : no(reasons['title-too-dear'], least);
};

/** Its bonus takes a Title: what lay on it is gone, and what was spent lies on it. (RW-O7-04, RW-O7-05, RW-TITLE-04) */
export const takesTitle: Bonus<'take-title'> = {
  clause: [
    'you may take 1 Title for at least 1 more influence than lies on it',
    'możesz przejąć 1 tytuł, wydając co najmniej o 1 wpływ więcej, niż na nim leży',
  ],
  rule: procedure('take-title', { seat: count, title: count, spent: count }, steps =>
    steps
      .ask('title', {
        kind: 'one',
        seat: 'seat',
        from: titleDomain,
        where: (t, f, title) => mayTake(t, f.seat, title),
        optional: true,
        pass: skipping,
        prompt: () => say('prompt.title'),
        rule: 'RW-O7-02',
      })
      .unless({ title: PASS }, taken =>
        taken
          .ask('spent', {
            kind: 'number',
            seat: 'seat',
            min: (t, f) => priceOf(t, f.title),
            max: (t, f) => t.influence.get(f.seat),
            prompt: (_t, f) => say('prompt.title-price', { title: f.title }),
            rule: 'RW-O7-02',
          })
          .do((t, f) => {
            loseInfluence(t, f.seat, f.spent);
            t.titleOwner.set(f.title, f.seat + 1);
            t.titleInfluence.set(f.title, f.spent);
            t.emit(events['title-taken'], f.seat, f.title, f.spent);
          }),
      ),
  ),
  bot: { worth: ({ look: { t, me } }) => (countIcons(t, me, 'influence') > 0 ? 1.5 : 0) },
};
