import { count, listOf } from '@runehold/kernel/procedure/locals';
import { ARMY, fighterDomain, layout, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { attritionIcons, isObjective } from '../targets.ts';
import { countSlots, destroyInArmy, isDestroyable, offerFighters, seatOn, slotOfFighter } from './army.ts';
import { rewardSum } from './strength.ts';

const rollSkulls = (t: Table): number => t.content.die[t.roll(layout.stream.die, t.content.die.length)];

/** How often a player may roll again: once for each such Reward, against the objective. */
const rerolls = (t: Table): number =>
  isObjective(t.target) ? rewardSum(t, seatOn(t, 0), 'reroll-objective') : 0;

/** All dice are rolled first, rerolls included; the losses are then paid in one choice. (RA-ATTR-01 to RA-ATTR-09) */
export const attrition = procedure(
  'attrition',
  { left: count, rerolls: count, last: count, skulls: count, again: count, lost: listOf(ARMY) },
  steps =>
    steps
      .do((t, f) => {
        f.left = attritionIcons(t, t.target);
        f.rerolls = rerolls(t);
      })
      .repeatWhile(
        (_t, f) => f.left > 0,
        rolling =>
          rolling
            .do((t, f) => {
              f.last = rollSkulls(t);
              f.left--;
              t.emit(events.rolled, seatOn(t, 0), f.last);
            })
            .when(
              (_t, f) => f.rerolls > 0,
              may =>
                may
                  .ask('again', {
                    kind: 'yes',
                    seat: t => seatOn(t, 0),
                    prompt: (_t, f) => say('prompt.reroll', { skulls: f.last }),
                    rule: 'RA-ATTR-07',
                  })
                  .do((t, f) => {
                    if (f.again === 0) return;
                    f.rerolls--;
                    f.last = rollSkulls(t);
                    t.emit(events.rerolled, seatOn(t, 0), f.last);
                  }),
            )
            .do((_t, f) => {
              f.skulls += f.last;
            }),
      )
      .when(
        (t, f) => f.skulls > 0 && countSlots(t, 0, isDestroyable) > 0,
        losses =>
          losses
            .ask('lost', {
              kind: 'some',
              seat: t => seatOn(t, 0),
              from: fighterDomain,
              options: (t, _f, offer) => offerFighters(t, 0, offer, isDestroyable),
              min: (t, f) => Math.min(f.skulls, countSlots(t, 0, isDestroyable)),
              max: (_t, f) => f.skulls,
              prompt: (_t, f) => say('prompt.attrition', { count: f.skulls }),
              rule: 'RA-ATTR-03',
            })
            .do((t, f) => {
              for (let i = 0; i < f.lost.length; i++)
                destroyInArmy(t, 0, slotOfFighter(t, 0, f.lost.at(i), isDestroyable));
            }),
      ),
);
