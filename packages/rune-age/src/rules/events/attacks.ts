import type { SeatMask } from '@runehold/kernel/layout/seats';
import { hasSeat, seatBit } from '@runehold/kernel/layout/seats';
import { seatDomain, type Table, targetDomain } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { combat } from '../combat/combat.ts';
import { isAlive, playOrder, survivors } from '../order.ts';
import { procedure } from '../rules.ts';
import { damageEach, leastDamage } from './damage.ts';
import { type InstantFrame, type InstantRule, instantLocals, instantOf } from './instant.ts';
import { aliveSeats, deciders, jointChoice } from './together.ts';

const attackedBy = (t: Table, f: InstantFrame): SeatMask => {
  const { whom } = instantOf(t, f.event, 'attack');
  if (whom === 'chosen') return seatBit(f.pick);
  if (whom === 'each') return aliveSeats(t);
  let mask = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    if (isAlive(t, seat) && t.damage.get(seat) === leastDamage(t)) mask |= seatBit(seat);
  }
  return mask;
};

/** An Instant attacks Home Realms: each named player fights a battle of his own against its full strength. (RA-INST-04, RA-INST-07) */
const attack: InstantRule = {
  kind: 'attack',
  procedure: procedure('instant-attacks', instantLocals, steps =>
    steps
      .when(
        (t, f) => instantOf(t, f.event, 'attack').whom === 'chosen',
        choosing =>
          choosing
            .ask('votes', {
              kind: 'one',
              seats: deciders,
              sealed: true,
              from: seatDomain,
              options: (t, _f, offer) => {
                for (let seat = 0; seat < t.seats; seat++) if (isAlive(t, seat)) offer.add(seat);
              },
              prompt: (_t, f) => say('prompt.attack-whom', { event: f.event }),
              rule: 'RA-GEN-06',
            })
            .do((t, f) => {
              if (t.sink && survivors(t) > 2) {
                for (let seat = 0; seat < t.seats; seat++)
                  if (isAlive(t, seat)) t.emit(events['proposed-home'], seat, f.votes.get(seat));
              }
              f.pick = jointChoice(t, seat => f.votes.get(seat));
            }),
      )
      .do((t, f) => {
        f.sum = attackedBy(t, f);
      })
      .eachSeat('who', playOrder(), each =>
        each.when(
          (_t, f) => hasSeat(f.sum, f.who),
          attacked =>
            attacked
              .do((t, f) => t.emit(events['event-attacks'], f.event, f.who))
              .call(() => combat, { seat: 'who', target: (_t, f) => targetDomain.code('enemy', f.event) }),
        ),
      ),
  ),
};

const damageAll: InstantRule = {
  kind: 'damage-each',
  procedure: procedure('instant-damages-each', instantLocals, steps =>
    steps.call(() => damageEach, { amount: (t, f) => instantOf(t, f.event, 'damage-each').amount }),
  ),
};

/** The more Enemies are in play, the worse: The Sky Falls. */
const damageByEnemies: InstantRule = {
  kind: 'damage-each-by-enemies',
  procedure: procedure('instant-damages-by-enemies', instantLocals, steps =>
    steps.call(() => damageEach, {
      amount: (t, f) => instantOf(t, f.event, 'damage-each-by-enemies').amount + t.enemies.total,
    }),
  ),
};

export const attacks: readonly InstantRule[] = [attack, damageAll, damageByEnemies];
