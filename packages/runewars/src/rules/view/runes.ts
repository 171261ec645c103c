import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { seenAt } from '@runehold/kernel/layout/seen';
import { NONE } from '@runehold/kernel/layout/zones';
import { DRAGON } from '../../pools.ts';
import { dragonRunes, printedRunes, runesToWin } from '../runes/count.ts';
import { lastYearToClaim, winsAtOnce } from '../table/edition.ts';
import { finalScore } from '../table/winning.ts';
import { areasOf } from './areas.ts';
import { heroesOf, rewardsUnder } from './heroes.ts';
import { type Look, seatsIn } from './look.ts';

/** The rune token of an area, as far as it is known. */
export const runeIn = ({ t, me }: Look<Viewer>, area: number): 'none' | 'dragon' | 'false' | 'facedown' => {
  if (t.rune.at(area) === NONE) return 'none';
  const seen = seenAt(t.rune, area, me);
  if (seen === NONE) return 'facedown';
  return seen === DRAGON ? 'dragon' : 'false';
};

/** The runes of a seat: what is known of them, and what everybody sees. */
type Runes = {
  /** Dragon runes that are known, and tokens and Rewards of which it is not known what they are. */
  readonly known: number;
  readonly unknown: number;
  /** Dragon runes that lie open, and tokens and Rewards that lie facedown, whoever knows them. */
  readonly up: number;
  readonly down: number;
};

/** One token or Reward: the runes it counts for if that is known, and whether it lies open. */
type Source = { readonly runes: number | undefined; readonly isUp: boolean };

export const runesKnown = (look: Look<Viewer>, seat: Seat): Runes => {
  const { t, me } = look;
  const tokens = areasOf(look, seat).flatMap((area): Source[] => {
    const rune = runeIn(look, area);
    if (rune === 'none') return [];
    const runes = rune === 'facedown' ? undefined : Number(rune === 'dragon');
    return [{ runes, isUp: t.runeUp.get(area) === 1 }];
  });
  const rewards = heroesOf(look, seat)
    .flatMap(hero => rewardsUnder(look, hero))
    .map(
      (place): Source => ({
        runes: t.content.rewardCards[seenAt(t.reward, place, me)]?.runes,
        isUp: t.rewardUp.get(place) === 1,
      }),
    );
  const sources = [...tokens, ...rewards, { runes: printedRunes(t, seat), isUp: true }];
  const sum = (some: readonly Source[]): number => some.reduce((all, { runes = 0 }) => all + runes, 0);
  return {
    known: sum(sources),
    unknown: sources.filter(({ runes }) => runes === undefined).length,
    up: sum(sources.filter(({ isUp }) => isUp)),
    down: sources.filter(({ isUp }) => !isUp).length,
  };
};

/** How many dragon runes win. */
export const runesNeeded = ({ t }: Look<Viewer>): number => runesToWin(t);

/** Whether a Victory card could be placed in this year. (RW-WIN-13) */
export const isTimeToClaim = ({ t }: Look<Viewer>): boolean => !winsAtOnce(t) && t.year <= lastYearToClaim(t);

/** A seat and where it came in; only who cannot be told apart shares a place. */
export type Ranked = { readonly seat: Seat; readonly place: number };

/**
 * Everybody in the order in which a finished game leaves them, for eyes that see everything: the winners, then by what
 * would decide after the last year, then those who are gone, the last to go first. `gone` says in which order they went.
 */
export const rankingOf = (look: Look<Viewer>, gone: readonly Seat[]): readonly Ranked[] => {
  const { t } = look;
  const keysOf = (seat: Seat): readonly number[] => [
    -t.placeOf(seat),
    finalScore(t, seat),
    t.alive.get(seat) === 1 ? gone.length : gone.indexOf(seat),
  ];
  const compare = (a: Seat, b: Seat): number => {
    const [ours, theirs] = [keysOf(a), keysOf(b)];
    const at = ours.findIndex((key, i) => key !== theirs[i]);
    return at < 0 ? 0 : theirs[at] - ours[at];
  };
  const order = seatsIn(look).sort((a, b) => compare(a, b) || a - b);
  return order.map(seat => ({ seat, place: order.findIndex(other => compare(other, seat) === 0) + 1 }));
};

/** All dragon runes of a seat, on a table that was made up: there everything may be looked at. (RW-RUNE-23) */
export const dragonRunesOf = ({ t }: Look<Viewer>, seat: Seat): number => dragonRunes(t, seat);
