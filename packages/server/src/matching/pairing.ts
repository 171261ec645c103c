import { isSlow, type Pace } from '@runehold/protocol/parts/clock-terms';
import { RELIABLE } from '../ratings/reliability.ts';

/** Somebody who looks for a table, with what matters to those who are to play with them. */
export type Seeker = {
  readonly person: string;
  readonly game: string;
  readonly seats: number;
  readonly pace: Exclude<Pace, 'none'>;
  /** As people read it: 1500 for whoever has none yet. */
  readonly rating: number;
  /** Of a hundred games with others how many they see to the end. */
  readonly reliability: number;
  /** They want to play only with people who see their games to the end. */
  readonly reliable: boolean;
  /** Since when they have been looking, in house time. */
  readonly since: number;
};

/** So far apart two may be at once, and so much further with every step; from some step on it no longer matters. */
const STEP = 100;
const STEPS = 10;
const LIVE_MS = 30_000;
const SLOW_MS = 2 * 3_600_000;

/** How far apart from somebody in rating others may be who are to play with them. */
export const bandOf = ({ since, pace }: Pick<Seeker, 'since' | 'pace'>, now: number): number => {
  const steps = Math.floor((now - since) / (isSlow(pace) ? SLOW_MS : LIVE_MS));
  return steps >= STEPS ? Number.POSITIVE_INFINITY : STEP * (1 + steps);
};

const isLike = (a: Seeker, b: Seeker): boolean =>
  a.game === b.game && a.seats === b.seats && a.pace === b.pace;

/** Whether each takes the other for reliable who wants that. */
const accepts = (a: Seeker, b: Seeker): boolean => !a.reliable || b.reliability >= RELIABLE;

const distance = (a: Seeker, b: Seeker): number => Math.abs(a.rating - b.rating);

/**
 * Puts those together who look for the same. Whoever has waited longest chooses first, the nearest within their band,
 * and that grows until it takes in everybody: so nobody waits for ever while others come and go. `areApart` says of
 * whom one does not want to sit with the other.
 */
export const companiesOf = (
  seekers: readonly Seeker[],
  now: number,
  areApart: (a: string, b: string) => boolean = () => false,
): readonly (readonly Seeker[])[] => {
  const queue = [...seekers].sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
  const taken = new Set<Seeker>();
  const suits = (a: Seeker, b: Seeker): boolean =>
    accepts(a, b) && accepts(b, a) && !areApart(a.person, b.person);
  return queue.flatMap(eldest => {
    if (taken.has(eldest)) return [];
    const band = bandOf(eldest, now);
    const near = queue
      .filter(other => other !== eldest && !taken.has(other) && isLike(eldest, other))
      .filter(other => distance(eldest, other) <= band && suits(eldest, other))
      .sort((a, b) => distance(eldest, a) - distance(eldest, b) || a.since - b.since);
    const company = [eldest];
    for (const other of near)
      if (company.length < eldest.seats && company.every(one => suits(one, other))) company.push(other);
    if (company.length < eldest.seats) return [];
    for (const one of company) taken.add(one);
    return [company];
  });
};
