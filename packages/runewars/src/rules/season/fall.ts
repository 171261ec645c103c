import { words } from '@runehold/kernel/ask/domain';
import { count } from '@runehold/kernel/layout/locals';
import { say } from '../../words.ts';
import { gainTactics, mayDrawTactics } from '../cards/draw.ts';
import { reshuffleFate } from '../cards/fate.ts';
import { procedure } from '../rules.ts';
import { gainInfluence } from '../table/resources.ts';
import { inPlayOrder, isAlive } from '../table/seats.ts';

/** What everybody chooses from in the fall. */
const fallDomain = words('fall', ['influence', 'tactics']);
const INFLUENCE = 0;
const TACTICS = 1;
const FALL_INFLUENCE = 2;

/** The Fate deck is whole again; then each takes 2 influence or a Tactics card. (RW-FALL-01 to 03) */
export const fall = procedure('fall', { seat: count, choice: count }, steps =>
  steps.do(reshuffleFate).eachSeat('seat', inPlayOrder(), each =>
    each.when(
      (t, f) => isAlive(t, f.seat),
      chooses =>
        chooses
          .ask('choice', {
            kind: 'one',
            seat: 'seat',
            from: fallDomain,
            options: (t, _f, offer) => {
              offer.add(INFLUENCE);
              offer.consider(TACTICS, mayDrawTactics(t));
            },
            prompt: () => say('prompt.fall'),
            rule: 'RW-FALL-02',
          })
          .when(
            { choice: INFLUENCE },
            influence => influence.do((t, f) => gainInfluence(t, f.seat, FALL_INFLUENCE)),
            tactics => tactics.call(() => gainTactics, { seat: 'seat', amount: 1 }),
          ),
    ),
  ),
);
