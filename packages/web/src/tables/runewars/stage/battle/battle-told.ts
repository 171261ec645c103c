import type { Story } from '../parts/story.ts';
import { strengthTallied } from './tally.ts';

/** Units of one type on a side, as they are told of: who stands, who lies, who is gone. */
export type Muster = {
  readonly unit: number;
  readonly standing: number;
  readonly routed: number;
  readonly fallen: number;
};

/** What becomes of a muster when so many are hit by an event. */
const changed = ({ standing, routed, fallen, unit }: Muster, key: string, amount: number): Muster => {
  switch (key) {
    case 'fighters-joined':
      return { unit, standing: standing + amount, routed, fallen };
    case 'fighters-destroyed': {
      // Standing units suffer first.
      const upright = Math.min(standing, amount);
      const lying = Math.min(routed, amount - upright);
      return { unit, standing: standing - upright, routed: routed - lying, fallen: fallen + amount };
    }
    case 'fighters-routed': {
      const hit = Math.min(standing, amount);
      return { unit, standing: standing - hit, routed: routed + hit, fallen };
    }
    case 'fighters-stood': {
      const up = Math.min(routed, amount);
      return { unit, standing: standing + up, routed: routed - up, fallen };
    }
    default:
      return { unit, standing, routed, fallen };
  }
};

const add = (counts: Map<number, number>, unit: number, amount: number): void => {
  counts.set(unit, (counts.get(unit) ?? 0) + amount);
};

/**
 * Who stood on a side when a battle began. It is told only who came late and what became of everybody: those who return
 * or retreat at the end, and all who fell.
 */
export const startOf = (story: Story, side: number): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  const { winner } = resultOf(story);
  const area = story[0]?.args['area'];
  for (const { key, args } of story) {
    const { unit, amount = 0 } = args;
    if (key === 'units-returned' && winner === side) add(counts, unit, args['standing'] + args['routed']);
    else if (winner !== side && key === 'units-retreated' && args['from'] === area) add(counts, unit, amount);
    else if (winner !== side && key === 'units-destroyed' && args['area'] === area) add(counts, unit, amount);
    else if (args['side'] === side && key === 'fighters-destroyed') add(counts, unit, amount);
    else if (args['side'] === side && key === 'fighters-joined') add(counts, unit, -amount);
  }
  return new Map([...counts].filter(([, n]) => n > 0));
};

/** Who fights on a side after a story, from those who stood there at the start. */
export const musterOf = (
  story: Story,
  side: number,
  start: ReadonlyMap<number, number>,
): readonly Muster[] => {
  const musters = new Map<number, Muster>(
    [...start].map(([unit, standing]) => [unit, { unit, standing, routed: 0, fallen: 0 }]),
  );
  for (const { key, args } of story) {
    if (args['side'] !== side || !key.startsWith('fighters-')) continue;
    const { unit, amount } = args;
    const before = musters.get(unit) ?? { unit, standing: 0, routed: 0, fallen: 0 };
    musters.set(unit, changed(before, key, amount));
  }
  return [...musters.values()];
};

const isCount = (key: string): boolean =>
  key === 'strength-counted' || key === 'battle-won' || key === 'neutrals-won' || key === 'battle-ended';

/** A battle up to the end of a round; 0 is before the first, and beyond the last is all of it. */
export const untilRound = (story: Story, round: number): Story => {
  const end = story.findIndex(
    ({ key, args }) => (key === 'combat-round' && args['round'] > round) || isCount(key),
  );
  return end < 0 ? story : story.slice(0, end);
};

/** The rounds of combat that were fought. */
export const roundsIn = (story: Story): readonly number[] => [
  ...new Set(story.flatMap(({ key, args }) => (key === 'combat-round' ? [args['round']] : []))),
];

/** What a battle has come to: the two sums where there were any, and who won. */
export type Result = {
  readonly sums: readonly [attacker: number, defender: number] | undefined;
  /** The side that won, or undefined where it was called off. */
  readonly winner: 0 | 1 | undefined;
};

export const resultOf = (story: Story): Result => {
  const tallied = story.findLast(({ key }) => key === 'strength-tallied');
  const sums =
    tallied === undefined ? undefined : ([tallied.args['attacker'], tallied.args['defender']] as const);
  const won = story.findLast(({ key }) => key === 'battle-won' || key === 'neutrals-won');
  if (won === undefined) return { sums, winner: undefined };
  return { sums, winner: won.args['who'] !== undefined && won.args['who'] === story[0].args['who'] ? 0 : 1 };
};

/** What a battle would have ended otherwise without, and how it would have stood. */
export type Decision =
  | { readonly by: 'stronghold' | 'cards'; readonly sums: readonly [number, number] }
  | {
      readonly by: 'row';
      readonly row: number;
      readonly units: number;
      readonly sums: readonly [number, number];
    };

/** Units of a side that fell or were routed in each round. */
const lostBy = (story: Story, side: number): ReadonlyMap<number, number> => {
  const lost = new Map<number, number>();
  let round = 0;
  for (const { key, args } of story) {
    if (key === 'combat-round') round = args['round'];
    if ((key === 'fighters-destroyed' || key === 'fighters-routed') && args['side'] === side)
      lost.set(round, (lost.get(round) ?? 0) + args['amount']);
  }
  return lost;
};

/** On equal strength the defender wins. (RW-TALLY-24) */
const wins = ([attacker, defender]: readonly [number, number]): 0 | 1 => (attacker > defender ? 0 : 1);

/** The one thing without which the other side would have won: the greatest, if there is any. */
export const decisionIn = (story: Story): Decision | undefined => {
  const { sums, winner } = resultOf(story);
  if (sums === undefined || winner === undefined) return undefined;
  const without = (side: number, n: number): readonly [number, number] =>
    side === 0 ? [sums[0] - n, sums[1]] : [sums[0], sums[1] - n];
  const strength = strengthTallied(story, winner);
  const walls = strength === undefined ? 0 : strength.stronghold - strength.weakened;
  const loser = 1 - winner;
  const rows = [...lostBy(story, loser)].map(
    ([row, units]): Decision => ({ by: 'row', row, units, sums: without(loser, -units) }),
  );
  const all: readonly Decision[] = [
    { by: 'stronghold', sums: without(winner, walls) },
    { by: 'cards', sums: without(winner, strength?.added ?? 0) },
    ...rows,
  ];
  const margin = ({ sums: [attacker, defender] }: Decision): number =>
    winner === 0 ? attacker - defender : defender - attacker;
  return all.filter(each => wins(each.sums) !== winner).sort((a, b) => margin(a) - margin(b))[0];
};
