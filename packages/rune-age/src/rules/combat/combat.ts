import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { runeDomain, targetDomain } from '../../domains.ts';
import { layout, type Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { draw } from '../deck.ts';
import { eliminate, eliminateIfDoomed, isDoomed, removePower } from '../elimination.ts';
import { eventDamage } from '../events/damage.ts';
import { survivors } from '../order.ts';
import { procedure } from '../rules.ts';
import { attritionIcons, controllerOf, eventAt, isInstant, noteAttack } from '../targets.ts';
import { canEndCombat, canResolve, endOfCombatAbilities, resolutionAbilities } from './abilities-step.ts';
import { destroyCard, disband, isWounded, seatOn } from './army.ts';
import { assault } from './assault.ts';
import { attrition } from './attrition.ts';
import { resolve, shortfall } from './result.ts';

const { say, words } = spoken({
  'prompt.keep-power': ['Which dragon rune do you keep?', 'Który smoczy run zatrzymujesz?'],
  'crumb.combat': ['Combat', 'Walka'],
  'crumb.discover': ['Discovery', 'Odkrycie'],
  'crumb.obtain-power': ['Dragon rune', 'Smoczy run'],
});

export { words as combatWords };

const announce = (t: Table, seat: number, target: number): void => {
  const value = targetDomain.valueOf(target);
  switch (targetDomain.partOf(target)) {
    case 'stronghold':
      t.emit(events['attacked-stronghold'], seat);
      return;
    case 'city':
      t.emit(events['attacked-city'], seat, value);
      return;
    case 'enemy':
      t.emit(events['attacked-enemy'], seat, value);
      return;
    case 'objective':
      t.emit(events['attacked-objective'], seat);
      return;
    case 'home':
      t.emit(events['attacked-home'], seat, value);
      return;
  }
};

/** Wounded units are destroyed, all others go to their owners' discard piles. (RA-COMBAT-17, RA-COMBAT-18) */
const sortArmies = (t: Table): void => {
  for (let side = 0; side < 2; side++) {
    const army = t.army.at(side);
    if (army.total > 0) {
      const seat = seatOn(t, side);
      const discard = t.discard.at(seat);
      for (let slot = 0; slot < army.total; slot++) {
        if (isWounded(t, side, slot)) destroyCard(t, seat, army.at(slot));
        else discard.put(army.at(slot));
      }
    }
    disband(t, side);
  }
};

/**
 * Whoever obtains a second power keeps one of the two; the other leaves the game. Until he has chosen, the new one
 * already lies with those that left. (RA-RUN-05, RA-RUN-08)
 */
const obtainPower = procedure('obtain-power', { seat: count, rune: count, keep: count }, steps =>
  steps
    .do((t, f) => {
      t.emit(events['got-power'], f.seat, f.rune);
      f.keep = f.rune;
    })
    .when(
      (t, f) => t.power.at(f.seat) !== NONE,
      second =>
        second.ask('keep', {
          kind: 'one',
          seat: 'seat',
          from: runeDomain,
          options: (t, f, offer) => {
            offer.add(t.power.at(f.seat));
            offer.add(f.rune);
          },
          prompt: () => say('prompt.keep-power'),
          rule: 'RA-RUN-05',
        }),
    )
    .do((t, f) => {
      const held = t.power.at(f.seat);
      if (f.keep === f.rune) {
        if (held !== NONE) t.unusedPowers.put(t.power.takeAt(f.seat));
        t.unusedPowers.take(f.rune);
        t.power.putAt(f.seat, f.rune);
      }
      const other = f.keep === f.rune ? held : f.rune;
      if (other !== NONE) t.emit(events['lost-power'], other);
    }),
);

/** How many cards the victor draws where there is no power to discover, or `NONE` if the target is no discovery. */
const discoveryDraws = (t: Table, target: number): number => {
  const event = eventAt(target);
  return event === NONE ? NONE : (t.content.events[event].discovery?.drawsInstead ?? NONE);
};

/** Defeating Dragon Rune Discovery gives a random unused power, or cards where there is none. */
const discover = procedure('discover', { seat: count, rune: count, draws: count }, steps =>
  steps.when(
    t => t.powersAside.total > 0,
    found =>
      found
        .do((t, f) => {
          f.rune = t.draw(layout.stream.rune, t.powersAside, t.unusedPowers);
          t.runeExhausted.set(f.rune, 0);
        })
        .call(() => obtainPower, { seat: 'seat', rune: 'rune' }),
    none => none.do((t, f) => draw(t, f.seat, f.draws)),
  ),
);

/** Whether a combat was the end of its defender, if there was one. */
const isBeaten = (t: Table, victim: number): boolean => victim !== NONE && isDoomed(t, victim);

/** Elimination by combat waits until the armies are sorted; the victor obtains the power. (RA-ELIM-07, RA-RUN-04) */
const defeat = procedure('defeat', { seat: count, victim: count, rune: count }, steps =>
  steps
    .do((t, f) => {
      f.rune = t.power.at(f.victim);
      // Who defeats the last opponent has won at once: there is nothing left to choose. (RA-RUN-10, RA-WIN-02)
      if (survivors(t) === 2) {
        removePower(t, f.victim);
        f.rune = NONE;
      } else if (f.rune !== NONE) t.unusedPowers.put(t.power.takeAt(f.victim));
    })
    .unless({ rune: NONE }, power => power.call(() => obtainPower, { seat: 'seat', rune: 'rune' }))
    .do((t, f) => eliminate(t, f.victim)),
);

/** A player fights for a target: declaration, assault, attrition, resolution, end of combat. (RA-BATTLE-01, RA-SIEGE-01) */
export const combat = procedure(
  'combat',
  {
    seat: count,
    target: count,
    onOwnTurn: count,
    won: count,
    through: count,
    victim: count,
    draws: count,
  },
  steps =>
    steps
      .do((t, f) => {
        t.fighter.set(0, f.seat);
        t.fighter.set(1, f.onOwnTurn === 1 ? controllerOf(t, f.target) : NONE);
        t.target = f.target;
        f.victim = t.fighter.get(1);
        if (f.onOwnTurn === 1) {
          noteAttack(t, f.seat, f.target);
          if (t.sink) announce(t, f.seat, f.target);
        }
      })
      .call(() => assault, { mustPlay: 'onOwnTurn' })
      .when(
        t => attritionIcons(t, t.target) > 0,
        battle => battle.call(() => attrition),
      )
      .when(
        t => canResolve(t, 0) || canResolve(t, 1),
        resolution => resolution.call(() => resolutionAbilities),
      )
      .do((t, f) => {
        f.won = resolve(t) ? 1 : 0;
        f.through = isInstant(t, t.target) ? shortfall(t) : 0;
        f.draws = f.won === 1 ? discoveryDraws(t, t.target) : NONE;
      })
      // What gets through is suffered in the Resolution step, like every other result. (RA-COMBAT-19, RA-INST-06)
      .when(
        (_t, f) => f.through > 0,
        hurt => hurt.call(() => eventDamage, { seat: 'seat', amount: 'through', inCombat: 1 }),
      )
      .when(
        (t, f) => f.draws !== NONE || canEndCombat(t, 0) || canEndCombat(t, 1),
        ending =>
          ending
            .unless({ draws: NONE }, discovery =>
              discovery.call(() => discover, { seat: 'seat', draws: 'draws' }),
            )
            .call(() => endOfCombatAbilities),
      )
      .do((t, f) => {
        t.emit(events['combat-ended'], seatOn(t, 0));
        sortArmies(t);
        t.fighter.set(0, NONE);
        t.fighter.set(1, NONE);
        t.target = NONE;
        if (f.through > 0) eliminateIfDoomed(t, f.seat);
      })
      .when(
        (t, f) => isBeaten(t, f.victim),
        beaten => beaten.call(() => defeat, { seat: 'seat', victim: 'victim' }),
      ),
);
