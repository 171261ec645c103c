import { CORE } from '@runehold/kernel/layout/layout';
import type { Table } from '@runehold/rune-age/layout';
import { cityId, eventId } from '@runehold/rune-age/positions/names';
import { incomeOf } from '@runehold/rune-age/rules/view/numbers';
import type { Goal } from '../puzzle.ts';

/** Every puzzle of Rune Age begins in the first round. */
const FIRST = 1;

/** Whether the turn of the first seat is over: another one is asked, and not because it is attacked. */
const isTurnOver = (t: Table): boolean =>
  t.round > FIRST || (t.target < 0 && t.seats > 1 && t.state[CORE.asked + 1] !== 0);

const me = 0;

/** The most influence in the realm when the turn is over. */
export const mostInfluence: Goal<Table> = {
  kind: 'most',
  isDecided: isTurnOver,
  worth: t => incomeOf({ t, me }, me),
};

/** A chance: that something is so by the end of the turn. */
export const thisTurn = (holds: (t: Table) => boolean): Goal<Table> => ({
  kind: 'chance',
  isDecided: t => isTurnOver(t) || holds(t),
  worth: t => (holds(t) ? 1 : 0),
});

export const holdsCity =
  (name: string) =>
  (t: Table): boolean =>
    t.cityPlace.get(cityId(name)) === 2 + me;

export const holdsReward =
  (...names: readonly string[]) =>
  (t: Table): boolean =>
    names.some(name => t.rewards.at(me).count(eventId(name)) > 0);

/** A victory over an Enemy with as few of so many units lost as may be; without it all is lost, and one more. */
export const fewestLost = (enemy: string, units: number): Goal<Table> => ({
  kind: 'fewest',
  isDecided: t => isTurnOver(t) || t.target < 0,
  worth: t => (holdsReward(enemy)(t) ? t.discard.at(me).total : -1) - units,
});
