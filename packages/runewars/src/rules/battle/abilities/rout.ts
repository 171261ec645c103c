import { count, listOf } from '@runehold/kernel/layout/locals';
import { fighterDomain } from '../../../domains.ts';
import { say } from '../../../words.ts';
import { gainTactics } from '../../cards/draw.ts';
import { procedure } from '../../rules.ts';
import { assignRouts, dealTo, routSlow } from '../assign.ts';
import { destroyFighter, routFighter } from '../casualties.ts';
import { anyFighter, countFighters, isRoutedState, offerFighters, stateOfFighter } from '../fighters.ts';
import { seatOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon } from './ability.ts';

/** Command: routs, then Tactics cards, which cannot be used in this season. (RW-ROUND-41) */
export const routAndDraw: Ability = procedure('rout-and-draw', icon, steps =>
  steps
    .call(
      () => assignRouts,
      (t, f, callee) => dealTo(t, callee, foes(f), effectOf(t, f, 'rout-and-draw').routs),
    )
    .call(() => gainTactics, {
      seat: (t, f) => seatOn(t, f.side),
      amount: (t, f) => effectOf(t, f, 'rout-and-draw').tactics,
    }),
);

/** Dread and Stun: the opponent routs standing units, of an initiative if one is named, undamaged ones first. */
export const opponentRouts: Ability = procedure('opponent-routs', icon, steps =>
  steps.call(
    () => routSlow,
    (t, f, callee) => {
      const { units, initiativeFrom = 0 } = effectOf(t, f, 'opponent-routs');
      dealTo(t, callee, foes(f), units, initiativeFrom);
    },
  ),
);

const MOST_TERRIFIED = 8;

/** Terrifying: the controller picks different units; standing ones are routed, routed ones destroyed. */
export const routOrDestroy: Ability = procedure(
  'rout-or-destroy',
  { ...icon, units: count, picks: listOf(MOST_TERRIFIED) },
  steps =>
    steps
      .do((t, f) => {
        f.units = Math.min(effectOf(t, f, 'rout-or-destroy').units, countFighters(t, foes(f)));
      })
      .when(
        (_t, f) => f.units > 0,
        terrifying =>
          terrifying
            .ask('picks', {
              kind: 'some',
              seat: (t, f) => seatOn(t, f.side),
              from: fighterDomain,
              options: (t, f, offer) => offerFighters(t, foes(f), offer, anyFighter),
              about: (_t, f) => ({ side: foes(f) }),
              min: (_t, f) => f.units,
              max: (_t, f) => f.units,
              prompt: (_t, f) => say('prompt.rout-or-destroy', { count: f.units }),
              rule: 'RW-ROUND-17',
            })
            .do((t, f) => {
              for (let i = 0; i < f.picks.length; i++) {
                const fighter = f.picks.at(i);
                if (isRoutedState(stateOfFighter(fighter))) destroyFighter(t, foes(f), fighter);
                else routFighter(t, foes(f), fighter);
              }
            }),
      ),
);
