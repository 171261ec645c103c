import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { HeroEffect } from '../../content/types-heroes.ts';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';

/** Whether a hero's card lies before a player and his figure is on the board. (RW-HERO-01) */
export const isInPlay = (t: Table, hero: number): boolean => t.heroesInPlay.count(hero) > 0;

/** The next hero in play behind one, or `NONE`. */
export const nextHero = ({ heroesInPlay }: Table, after: number): number => heroesInPlay.nextCard(after);

/** Whose hero he is; of a defeated hero, whose he was. */
export const ownerOf = (t: Table, hero: number): Seat => t.heroOwner.get(hero) - 1;

/** The area of a hero, or of a defeated hero's marker. */
export const areaOf = (t: Table, hero: number): number => t.heroArea.get(hero) - 1;

export const isStanding = (t: Table, hero: number): boolean => t.heroRouted.get(hero) === 0;

/** The ability of a hero if it is of a kind. (RW-HERO-03) */
export const abilityOf = <K extends HeroEffect['kind']>(
  t: Table,
  hero: number,
  kind: K,
): Extract<HeroEffect, { kind: K }> | undefined => {
  const { effect } = t.content.heroes[hero].ability;
  return effect.kind === kind ? (effect as Extract<HeroEffect, { kind: K }>) : undefined;
};

export const isInArea = (t: Table, hero: number, area: number): boolean =>
  isInPlay(t, hero) && areaOf(t, hero) === area;

/** Whether a hero of another player than the seat is in an area. */
export const isEnemyHeroIn = (t: Table, hero: number, seat: Seat, area: number): boolean =>
  isInArea(t, hero, area) && ownerOf(t, hero) !== seat;

/** How many heroes of the seat are in an area. */
export const ownHeroesIn = (t: Table, seat: Seat, area: number): number => {
  let heroes = 0;
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero))
    if (ownerOf(t, hero) === seat && areaOf(t, hero) === area) heroes++;
  return heroes;
};

/** The next hero of the seat in an area, from a number on, or `NONE`. */
export const nextOwnHeroIn = (t: Table, seat: Seat, area: number, from = 0): number => {
  for (let hero = nextHero(t, from - 1); hero !== NONE; hero = nextHero(t, hero))
    if (ownerOf(t, hero) === seat && areaOf(t, hero) === area) return hero;
  return NONE;
};

/** Takes all damage off a hero. (RW-QUEST-20, RW-HERO-47) */
export const healHero = (t: Table, hero: number): void => {
  if (t.heroDamage.get(hero) === 0) return;
  t.heroDamage.set(hero, 0);
  t.emit(events['hero-healed'], hero);
};

export const standHero = (t: Table, hero: number): void => {
  if (isStanding(t, hero)) return;
  t.heroRouted.set(hero, 0);
  t.emit(events['hero-stood'], hero);
};

export const routHero = (t: Table, hero: number): void => {
  if (!isStanding(t, hero)) return;
  t.heroRouted.set(hero, 1);
  t.emit(events['hero-routed'], hero);
};
