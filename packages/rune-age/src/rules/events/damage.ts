import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { damage, eliminateIfDoomed } from '../elimination.ts';
import { isAlive, playOrder } from '../order.ts';
import { procedure } from '../rules.ts';

const { say, words } = spoken({
  'prompt.shield': [
    { victim: 'seat', amount: 'number' },
    '{victim:name} would suffer {amount, count, thing.damage}. Do you exhaust a Reward to reduce it?',
    '{victim|Masz|{victim} ma} otrzymać {amount, count, thing.damage:acc}. Czy wyczerpujesz nagrodę, aby je zmniejszyć?',
  ],
  'crumb.event-damage': [{ seat: 'seat' }, 'Damage: {seat:name}', 'Obrażenia: {seat:name}'],
});

export { words as damageWords };

/** A ready Reward of a seat that can lower damage, or `NONE`. */
const readyShield = (t: Table, seat: Seat): number => {
  const rewards = t.rewards.at(seat);
  for (let i = 0; i < rewards.total; i++) {
    const event = rewards.at(i);
    if (t.content.events[event].reward?.kind === 'shield' && t.eventExhausted.get(event) === 0) return event;
  }
  return NONE;
};

const anyShield = (t: Table): boolean => {
  for (let seat = 0; seat < t.seats; seat++) if (readyShield(t, seat) !== NONE) return true;
  return false;
};

const shieldAmount = (t: Table, event: number): number => {
  const { reward } = t.content.events[event];
  return reward?.kind === 'shield' ? reward.amount : 0;
};

/**
 * An Event damages a Home Realm: whoever holds a shield may lower it first. Elimination is at once, but after a combat
 * if it is one that does the damage. (RA-ELIM-07, RA-ELIM-09)
 */
export const eventDamage = procedure(
  'event-damage',
  { seat: count, amount: count, inCombat: count, who: count, yes: count },
  steps =>
    steps
      .when(
        (t, f) => isAlive(t, f.seat) && f.amount > 0 && anyShield(t),
        shields =>
          shields.eachSeat('who', playOrder(), each =>
            each.when(
              (t, f) => f.amount > 0 && isAlive(t, f.who) && readyShield(t, f.who) !== NONE,
              shielded =>
                shielded
                  .ask('yes', {
                    kind: 'yes',
                    seat: 'who',
                    about: (_t, f) => ({ victim: f.seat, amount: f.amount }),
                    prompt: (_t, f) => say('prompt.shield', { victim: f.seat, amount: f.amount }),
                    rule: 'RA-REWARD-03',
                  })
                  .do((t, f) => {
                    if (f.yes === 0) return;
                    const shield = readyShield(t, f.who);
                    const less = Math.min(f.amount, shieldAmount(t, shield));
                    t.eventExhausted.set(shield, 1);
                    f.amount -= less;
                    t.emit(events.shielded, f.who, less);
                  }),
            ),
          ),
      )
      .do((t, f) => {
        damage(t, f.seat, f.amount);
        if (f.inCombat === 0) eliminateIfDoomed(t, f.seat);
      }),
);

/** Every Home Realm suffers the same damage, in play order. */
export const damageEach = procedure('damage-each', { amount: count, who: count }, steps =>
  steps.eachSeat('who', playOrder(), each =>
    each.when(
      (t, f) => isAlive(t, f.who),
      hurt => hurt.call(() => eventDamage, { seat: 'who', amount: 'amount' }),
    ),
  ),
);

/** The least damage on any Home Realm of a survivor. */
export const leastDamage = (t: Table): number => {
  let least = 32767;
  for (let seat = 0; seat < t.seats; seat++)
    if (isAlive(t, seat)) least = Math.min(least, t.damage.get(seat));
  return least;
};
