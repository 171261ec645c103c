import type { Nature } from '@runehold/kernel/pack/foresight';
import type { Scenario } from '../content/types.ts';

/** Courses of several turns that a seat could take instead of its usual one, by scenario: what weighs more, or less. */
const byScenario: Readonly<Record<Scenario, readonly Nature[]>> = {
  // Gather the army sooner and dare more, or later and surely.
  resurgence: [
    { gatherFrom: 0.8, odds: 0.7 },
    { gatherFrom: 1.2, odds: 1.5 },
  ],
  // War at once, or the realm first.
  runewars: [
    { hatred: 2, hatredGrowth: 2 },
    { hatred: 0.3, hatredGrowth: 0.5, stronghold: 1.3 },
  ],
  // Rid the land of Enemies, or shelter behind strong cards.
  cataclysm: [
    { relief: 1.6, reliefLeast: 1.6 },
    { keep: 2, relief: 0.6 },
  ],
  // Gold above all, or the land and its Rewards first.
  monument: [
    { gatherFrom: 0.75, gold3: 1.6, arms: 0.5 },
    { arms: 1.8, stronghold: 1.8 },
  ],
};

const mixed = new WeakMap<Nature, Map<Nature, Nature>>();

/** A course as somebody of a nature would follow it. */
const blend = (nature: Nature, course: Nature): Nature => {
  const known = mixed.get(nature) ?? new Map<Nature, Nature>();
  mixed.set(nature, known);
  const before = known.get(course);
  if (before) return before;
  const both: Record<string, number> = { ...nature };
  for (const [name, times] of Object.entries(course)) both[name] = (both[name] ?? 1) * times;
  known.set(course, both);
  return both;
};

export const courses = (scenario: Scenario, nature: Nature): readonly Nature[] =>
  byScenario[scenario].map(course => blend(nature, course));
