import { wilson } from '@runehold/kernel/chance/wilson';
import type { Table } from '../../layout.ts';
import { battle } from '../battle/battle.ts';
import { countFighters } from '../battle/fighters.ts';
import { ATTACKER, DEFENDER } from '../battle/sides.ts';
import { controller } from '../map/areas.ts';
import { columnOf } from '../map/columns.ts';
import { hasPeasant, takePeasant } from '../map/peasants.ts';
import { takeUnits } from '../map/units.ts';
import { formForce } from '../move/force.ts';
import { putInPlay } from '../orders/in-play.ts';
import { procedure } from '../rules.ts';
import { answerInBattle } from './battle-policy.ts';
import type { Look } from './look.ts';
import { copyFor, playOut, playUntil, redealt, startingWith } from './trial.ts';
import type { Troop } from './units.ts';

/** A chance, and how sure it is: exact, or found by so many samples with its interval of 95 %. */
export type WinChance = {
  readonly win: number;
  readonly low: number;
  readonly high: number;
  readonly exact: boolean;
  readonly samples: number;
};

export const exactly = (win: number): WinChance => ({ win, low: win, high: win, exact: true, samples: 0 });

/** The share of wins among samples; without any, nothing is known. */
export const sampled = (wins: number, samples: number): WinChance => {
  const { rate, low, high } = wilson(wins, samples);
  return { win: samples === 0 ? 0.5 : rate, low, high, exact: false, samples };
};

/** A battle that a seat might begin: which of its units march where, and under which Order, by its place among all. */
export type Attack = { readonly area: number; readonly troops: readonly Troop[]; readonly order?: number };

export type BattleOdds = WinChance & {
  /** Units of the attacker and of the defender that an average battle costs. */
  readonly lost: number;
  readonly slain: number;
};

const battleAlone = procedure('battle-alone', {}, steps => steps.call(() => battle).do(t => t.finish()));
const battleRules = startingWith(battleAlone);

const march = (t: Table, seat: number, { area, troops, order }: Attack): void => {
  for (const { area: from, type, count: units } of troops) {
    takeUnits(t, from, columnOf(t, type), units);
    t.underway.add(area, columnOf(t, type), units);
  }
  t.mover = seat + 1;
  t.current = seat + 1;
  if (order !== undefined) putInPlay(t, seat, order);
  if (hasPeasant(t, area)) takePeasant(t, area);
  formForce(t, area, seat);
};

/** All units on the board and in the battle rows, the attacker's and allied ones apart from the others. */
const census = (t: Table, seat: number): { own: number; others: number } => {
  const sum = { own: countFighters(t, ATTACKER), others: countFighters(t, DEFENDER) };
  for (let area = 0; area < t.areas; area++) {
    let units = 0;
    for (let column = 0; column < t.columns; column++)
      units += t.standing.get(area, column) + t.routed.get(area, column);
    if (controller(t, area) === seat) sum.own += units;
    else sum.others += units;
  }
  return sum;
};

/** Lets battles for an area be fought again and again, after those that have been fought, and counts what comes of them. */
const countBattles = (
  { t, me }: Look,
  area: number,
  samples: number,
  fight: (seed: number) => Table,
  fought = 0,
): BattleOdds => {
  const before = census(t, me);
  let wins = 0;
  let lost = 0;
  let slain = 0;
  for (let n = 0; n < samples; n++) {
    const trial = fight(fought + n + 1);
    if (controller(trial, area) === me) wins++;
    const after = census(trial, me);
    lost += before.own - after.own;
    slain += before.others - after.others;
  }
  return { ...sampled(wins, samples), lost: lost / samples, slain: slain / samples };
};

/**
 * The chance that an attack takes its area. Battles are fought by the real rules with the Fate cards that are left,
 * without Tactics cards; both sides decide by a simple policy. Whoever goes on after so many have been fought sees others.
 */
export const battleOdds = (look: Look, attack: Attack, samples: number, fought = 0): BattleOdds =>
  countBattles(
    look,
    attack.area,
    samples,
    seed => {
      const trial = copyFor(look.t, seed);
      march(trial, look.me, attack);
      playOut(battleRules, trial, answerInBattle);
      return trial;
    },
    fought,
  );

/**
 * The same for the area that is contested now, from the open ask on: before the battle or in the midst of it. Cards that
 * the seat has not seen are dealt anew each time.
 */
export const ongoingOdds = (look: Look, samples: number): BattleOdds =>
  countBattles(look, look.t.battleArea - 1, samples, seed =>
    playUntil(redealt(look, seed), answerInBattle, trial => trial.battleArea === 0),
  );
