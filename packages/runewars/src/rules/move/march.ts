import type { LocalList } from '@runehold/kernel/layout/locals';
import { heroOfMarcher, marcherArea, marcherDomain, marcherType } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { FIGURES, HEROES } from '../../pools.ts';
import { say } from '../../words.ts';
import { columnOf } from '../map/columns.ts';
import { procedure } from '../rules.ts';
import { remember, remembers } from '../table/remembered.ts';
import { rememberFriendly } from './area-words.ts';
import { mostToEnter } from './duties.ts';
import { heroMarch } from './hero-way.ts';
import {
  alliesMayCome,
  marchLocals,
  offerAllies,
  offerHeroes,
  offerOwnUnits,
  runFrom,
  stepsOfHero,
} from './marchers.ts';
import { setOff } from './set-off.ts';

/** The chosen units leave their areas; they are underway until the order puts them down. */
const setOut = (t: Table, seat: number, target: number, chosen: LocalList): void => {
  for (let i = 0; i < chosen.length; ) {
    const amount = runFrom(chosen, i);
    const area = marcherArea(chosen.at(i));
    const type = marcherType(chosen.at(i));
    setOff(t, seat, type, amount, area, target);
    t.underway.add(target, columnOf(t, type), amount);
    t.mover = seat + 1;
    i += amount;
  }
};

/**
 * Brings figures of a player into one area: own units, then allied ones, then heroes, as many of each as he wants.
 * All moves count as simultaneous, so nothing leaves before everybody is chosen. (RW-MOVE-05, RW-MOVE-23)
 */
export const march = procedure('march', marchLocals, steps =>
  steps
    .do((t, f) => {
      if (f.friendly.length === 0) rememberFriendly(t, f.seat, f.friendly);
      f.most = remembers(f.friendly, f.target) ? FIGURES : mostToEnter(t, f.seat, f.target, FIGURES);
    })
    .ask('units', {
      kind: 'some',
      seat: 'seat',
      from: marcherDomain,
      options: offerOwnUnits,
      min: 0,
      max: (_t, f) => f.most,
      prompt: (_t, f) => say('prompt.march-units', { area: f.target }),
      about: (_t, f) => ({ area: f.target }),
      rule: 'RW-MOVE-05',
    })
    .when(alliesMayCome, allied =>
      allied.ask('allies', {
        kind: 'some',
        seat: 'seat',
        from: marcherDomain,
        options: offerAllies,
        min: 0,
        max: (_t, f) => f.most - f.units.length,
        prompt: (_t, f) => say('prompt.march-allies', { area: f.target }),
        about: (_t, f) => ({ area: f.target }),
        rule: 'RW-NEUT-12',
      }),
    )
    .ask('heroes', {
      kind: 'some',
      seat: 'seat',
      from: marcherDomain,
      options: offerHeroes,
      min: 0,
      max: HEROES,
      prompt: (_t, f) => say('prompt.march-heroes', { area: f.target }),
      about: (_t, f) => ({ area: f.target }),
      rule: 'RW-HERO-20',
    })
    .do((t, f) => {
      setOut(t, f.seat, f.target, f.units);
      setOut(t, f.seat, f.target, f.allies);
      f.next = 0;
    })
    .repeatWhile(
      (_t, f) => f.next < f.heroes.length,
      each =>
        each
          .do((_t, f) => {
            remember(f.moved, heroOfMarcher(f.heroes.at(f.next)));
          })
          .call(
            () => heroMarch,
            (t, f, callee) => {
              callee.seat = f.seat;
              callee.hero = heroOfMarcher(f.heroes.at(f.next));
              callee.target = f.target;
              callee.steps = stepsOfHero(t, f, callee.hero);
            },
          )
          .do((_t, f) => {
            f.next++;
          }),
    ),
);
