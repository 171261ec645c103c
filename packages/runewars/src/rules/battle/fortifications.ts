import { count } from '@runehold/kernel/layout/locals';
import type { Development } from '../../content/types-realm.ts';
import { fighterDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { secondAt, turnDevelopments } from '../orders/capital/developments.ts';
import { developments } from '../orders/developments/registry.ts';
import { procedure } from '../rules.ts';
import { assignDamage, assignRouts, dealTo } from './assign.ts';
import { hasFighter, isStanding, offerFighters } from './fighters.ts';
import { leaveBattle } from './leave.ts';
import { ATTACKER, contestedArea, DEFENDER, seatOn } from './sides.ts';
import { isFortified } from './strength.ts';

/** The defensive development of the contested area, if the defender has one there. (RW-DEV-06, RW-TALLY-02) */
const fortificationHere = (t: Table): Development | undefined => {
  const kind = t.development.get(contestedArea(t)) - 1;
  if (kind < 0 || !isFortified(t)) return undefined;
  const development = t.content.developments[kind];
  return development.timing === 'battle.tally.a' ? development : undefined;
};

/** Lays the defensive development of a capital with two in front; answers how many may be asked for. (BW-CAP-08) */
export const readyFortifications = (t: Table): number => {
  const area = contestedArea(t);
  if (secondAt(t, area) === 0) return 1;
  if (fortificationHere(t) === undefined) turnDevelopments(t, area);
  return 2;
};

/** What is left of two lies in front, where rules look for it: the other one may have been spent. (BW-CAP-08) */
export const tidyFortifications = (t: Table): void => {
  const area = contestedArea(t);
  if (t.development.get(area) === 0 && secondAt(t, area) > 0) turnDevelopments(t, area);
};

/** Whether it would do anything now. (RW-TALLY-11) */
const isOfUse = (t: Table): boolean => {
  const development = fortificationHere(t);
  return development !== undefined && (developments.kindOf(development.effect).inBattle?.may(t) ?? false);
};

/** The kind of the development that the defender may use now, or -1. */
export const fortificationOfUse = (t: Table): number =>
  isOfUse(t) ? t.development.get(contestedArea(t)) - 1 : -1;

/** Reports the use; a Tomb or a Spawn goes back to the supply by it. (RW-DEV-11, RW-TALLY-08, RW-TALLY-14) */
const spend = (t: Table): void => {
  const area = contestedArea(t);
  const kind = t.development.get(area) - 1;
  t.emit(events['fortification-used'], seatOn(t, DEFENDER), kind, area);
  if (t.content.developments[kind].discarded) t.development.set(area, 0);
};

/**
 * The defender may use the defensive development in the contested area before units are counted: it adds strength,
 * or deals damage or routs to the attacker's units, or makes one of them leave. (RW-DEV-07 to 14, RW-TALLY-01 to 14)
 */
export const useFortification = procedure(
  'use-fortification',
  { yes: count, damage: count, routs: count, retreats: count, pick: count },
  steps =>
    steps.when(isOfUse, here =>
      here
        // Called with a yes, it has been picked among other things. (BW-BATTLE-08)
        .unless({ yes: 1 }, open =>
          open.ask('yes', {
            kind: 'yes',
            seat: t => seatOn(t, DEFENDER),
            prompt: t =>
              say('prompt.fortification', { development: t.development.get(contestedArea(t)) - 1 }),
            rule: 'RW-DEV-07',
          }),
        )
        .when({ yes: 1 }, used =>
          used
            .do((t, f) => {
              const { effect } = t.content.developments[t.development.get(contestedArea(t)) - 1];
              developments.kindOf(effect).inBattle?.use(t, f, effect);
              spend(t);
            })
            .call(
              () => assignDamage,
              (t, f, callee) => dealTo(t, callee, ATTACKER, f.damage),
            )
            .call(
              () => assignRouts,
              (t, f, callee) => dealTo(t, callee, ATTACKER, f.routs),
            )
            .repeatWhile(
              (t, f) => f.retreats > 0 && hasFighter(t, ATTACKER, isStanding),
              warding =>
                warding
                  .ask('pick', {
                    kind: 'one',
                    seat: t => seatOn(t, ATTACKER),
                    from: fighterDomain,
                    options: (t, _f, offer) => offerFighters(t, ATTACKER, offer, isStanding),
                    about: () => ({ side: ATTACKER }),
                    prompt: () => say('prompt.ward-off'),
                    rule: 'RW-DEV-13',
                  })
                  .call(() => leaveBattle, { side: ATTACKER, fighter: 'pick' })
                  .do((_t, f) => {
                    f.retreats--;
                  }),
            ),
        ),
    ),
);
