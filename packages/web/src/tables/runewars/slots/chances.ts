import type { WireView } from '@runehold/protocol/parts/view';
import { battleOdds } from '@runehold/runewars/rules/view/odds';
import { troopsWithin } from '@runehold/runewars/rules/view/units';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ownSeat, type Sight } from '../sight.ts';
import { tagOf } from './tags.ts';

/** How many battles are fought for one number, and how many of them before the page may do something else. */
const BATTLES = 60;
const AT_A_TIME = 12;

type Chances = {
  /** The table that they were reckoned for: of another one they say nothing. */
  readonly view: WireView | undefined;
  /** By area: the share of battles that take it. */
  readonly wins: ReadonlyMap<number, number>;
};

const useChances = create<Chances>()(() => ({ view: undefined, wins: new Map() }));

/**
 * The chance to take an area with everybody who can march there, or undefined while it is not reckoned: battles are
 * fought by the rules, without Tactics cards, on the table as its viewer knows it.
 */
export const useChance = ({ view }: Sight, area: number): number | undefined =>
  useChances(state => (state.view === view ? state.wins.get(area) : undefined));

/** Fights for an area, some battles at a time; tells how many of all were won. */
function* fights(sight: Sight, area: number): Generator<undefined, number> {
  const look = { t: sight.t, me: ownSeat(sight) };
  const attack = { area, troops: troopsWithin(look, area) };
  let won = 0;
  for (let fought = 0; fought < BATTLES; fought += AT_A_TIME) {
    won += battleOdds(look, attack, AT_A_TIME, fought).win * AT_A_TIME;
    yield;
  }
  return won / BATTLES;
}

const later = (work: () => void): (() => void) => {
  // Not every browser tells when it is idle.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(idle);
};

/** Reckons the chances in areas that could be attacked, one after another, while the page has nothing else to do. */
export const useReckoning = (sight: Sight, areas: readonly number[]): void => {
  useEffect(() => {
    const fought = areas.filter(area => tagOf(sight, area)?.kind === 'fight');
    if (fought.length === 0) return;
    useChances.setState({ view: sight.view, wins: new Map() });
    let cease = (): void => undefined;
    const reckon = (area: number, rest: readonly number[], course = fights(sight, area)): void => {
      const { done, value } = course.next();
      if (done === true) useChances.setState(({ wins }) => ({ wins: new Map([...wins, [area, value]]) }));
      const [next, ...others] = rest;
      if (done !== true) cease = later(() => reckon(area, rest, course));
      else if (next !== undefined) cease = later(() => reckon(next, others));
    };
    const [first, ...rest] = fought;
    cease = later(() => reckon(first, rest));
    return () => cease();
  }, [sight, areas]);
};
