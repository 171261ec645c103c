import type { Dial, DialGain, Dials } from './types.ts';
import type { MapPiece, Resources } from './types-map.ts';

/** Everything at the arrow and below it. (RW-DIAL-05) */
export const gainsUpTo = (dial: Dial, arrow: number): DialGain[] =>
  dial.spaces.slice(0, arrow + 1).map(space => space.gain);

/** What all three dials give together. */
export const gainsOf = (dials: Dials, arrows: Resources): DialGain[] => [
  ...gainsUpTo(dials.food, arrows.food),
  ...gainsUpTo(dials.wood, arrows.wood),
  ...gainsUpTo(dials.ore, arrows.ore),
];

/** The red numbers. (RW-SETUP-11) */
export const startOf = ({ food, wood, ore }: Dials): Resources => ({
  food: food.start,
  wood: wood.start,
  ore: ore.start,
});

/** What the red numbers are: each resource over the areas of the home realm. (RW-SETUP-11) */
export const homeTotal = (realm: MapPiece): Resources =>
  realm.areas.reduce(
    (sum, { resources: { food, wood, ore } }) => ({
      food: sum.food + food,
      wood: sum.wood + wood,
      ore: sum.ore + ore,
    }),
    { food: 0, wood: 0, ore: 0 },
  );
