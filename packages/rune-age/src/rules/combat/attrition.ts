import { count, listOf } from '@runehold/kernel/layout/locals';
import { spoken } from '@runehold/kernel/spoken';
import { fighterDomain } from '../../domains.ts';
import { ARMY, layout, type Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { procedure } from '../rules.ts';
import { attritionIcons, isObjective } from '../targets.ts';
import { countSlots, destroyable, destroyInArmy, offerFighters, seatOn, slotOfFighter } from './army.ts';
import { rewardSum } from './strength.ts';

const { say, words } = spoken({
  'prompt.attrition': [
    { count: 'number' },
    'Attrition: {count, count, thing.skull}. Which units do you lose?',
    'Straty: {count, count, thing.skull}. Które jednostki tracisz?',
  ],
  'prompt.reroll': [
    { skulls: 'number' },
    'The die shows {skulls, count, thing.skull}. Do you roll again?',
    'Wynik rzutu: {skulls, count, thing.skull}. Czy ponawiasz rzut?',
  ],
  'crumb.attrition': ['Attrition', 'Straty'],
  'lesson.attrition.title': ['The attrition die', 'Kość strat'],
  'lesson.attrition': [
    'Each skull costs you one of your units in this combat. You choose which: give up the one you need least.',
    'Za każdą czaszkę tracisz jedną z walczących jednostek. To ty wybierasz którą: oddaj najmniej potrzebną.',
  ],
});

export { words as attritionWords };

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
                    about: (_t, f) => ({ amount: f.last }),
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
        (t, f) => f.skulls > 0 && countSlots(t, 0, destroyable) > 0,
        losses =>
          losses
            .ask('lost', {
              kind: 'some',
              seat: t => seatOn(t, 0),
              from: fighterDomain,
              options: (t, _f, offer) => offerFighters(t, 0, offer, destroyable),
              min: (t, f) => Math.min(f.skulls, countSlots(t, 0, destroyable)),
              max: (_t, f) => f.skulls,
              about: () => ({ side: 0 }),
              prompt: (_t, f) => say('prompt.attrition', { count: f.skulls }),
              rule: 'RA-ATTR-03',
            })
            .do((t, f) => {
              for (let i = 0; i < f.lost.length; i++)
                destroyInArmy(t, 0, slotOfFighter(t, 0, f.lost.at(i), destroyable));
            }),
      ),
);
