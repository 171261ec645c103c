import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../../layout.ts';
import { procedure } from '../../../rules.ts';
import { gainInfluence, loseInfluence } from '../../../table/resources.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';
import { anyOpponent, oneOpponent } from '../opponents.ts';

const hasInfluence = (t: Table, seat: Seat): boolean => t.influence.get(seat) > 0;

/** Court Intrigue: takes influence from an opponent, as much as he has. */
const take = procedure('tactics-take-influence', { ...played, from: count }, steps =>
  steps.ask('from', oneOpponent(hasInfluence)).do((t, f) => {
    const amount = Math.min(tacticsEffect(t, f.card, 'take-influence').amount, t.influence.get(f.from));
    loseInfluence(t, f.from, amount);
    gainInfluence(t, f.seat, amount);
  }),
);

/** From an opponent, all of it if he has less. */
export const takesInfluence: Tactics<'take-influence', { amount: number }> = {
  clause: [
    'take {amount, count, thing.influence} from an opponent, or all of it if they have less',
    'zabierz przeciwnikowi {amount, count, thing.influence:acc} albo wszystkie, jeśli ma mniej',
  ],
  inTurn: { may: (t, seat, card) => anyOpponent(t, seat, hasInfluence, card), effect: take },
  bot: { isTimely: always, isUseful: true, answers: { 'tactics-take-influence.from': 'hurtLeader' } },
};
