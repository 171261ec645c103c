import { anchorOf } from './anchors.ts';
import { type Rating, type Rival, ratedAfter } from './model.ts';

/** A result as ratings go by it. */
export type Contender = {
  readonly seat: number;
  readonly person?: string;
  readonly level?: string;
  readonly place?: number;
  readonly since: number;
  readonly gone?: number;
};

/** A game to be rated: how long it was, and who had which part in it. Persons without ratings are left out before. */
export type Contest = {
  readonly game: string;
  readonly answers: number;
  readonly contenders: readonly Contender[];
};

/** Who leaves before this part of the game has been played is neither rated nor missed. */
const BEGUN = 1 / 10;

/** Who sits down later than this finishes a game of somebody else's. */
const OWN = 1 / 4;

/** Behind everybody who stayed. */
const LAST = 1_000_000;

type Ranked = Rival & { readonly person?: string };

/** Those who have a place of their own: who stayed and was there early enough, and bots. */
const rankedIn = (
  { game, answers, contenders }: Contest,
  ratingOf: (person: string) => Rating,
): readonly Ranked[] =>
  contenders.flatMap(({ person, level, place, since, gone }): Ranked[] => {
    if (place === undefined || gone !== undefined) return [];
    if (person === undefined) {
      const anchor = level === undefined ? undefined : anchorOf(game, level);
      return anchor ? [{ rating: anchor, place, isAnchor: true }] : [];
    }
    return since > 0 && since >= answers * OWN ? [] : [{ person, rating: ratingOf(person), place }];
  });

const leaversIn = (
  { answers, contenders }: Contest,
  ratingOf: (person: string) => Rating,
): readonly Ranked[] =>
  contenders.flatMap(({ person, since, gone }) => {
    const isRated = gone !== undefined && gone >= answers * BEGUN && (since === 0 || since < answers * OWN);
    return person === undefined || !isRated ? [] : [{ person, rating: ratingOf(person), place: LAST }];
  });

/**
 * What a game makes of the ratings of those who played it. Whoever left for good comes last, all of them together;
 * those who stayed are compared without the seats of leavers, for nobody gains by being left.
 */
export const ratedBy = (
  contest: Contest,
  ratingOf: (person: string) => Rating,
): ReadonlyMap<string, Rating> => {
  const ranked = rankedIn(contest, ratingOf);
  const leavers = leaversIn(contest, ratingOf);
  const changed = new Map<string, Rating>();
  const note = (all: readonly Ranked[], whom: readonly Ranked[]): void => {
    const after = ratedAfter(all);
    for (const [i, rival] of all.entries())
      if (rival.person !== undefined && whom.includes(rival)) changed.set(rival.person, after[i]);
  };
  if (new Set(ranked.map(({ place }) => place)).size > 1) note(ranked, ranked);
  if (ranked.length > 0 && leavers.length > 0) note([...ranked, ...leavers], leavers);
  return changed;
};
