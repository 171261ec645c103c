import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';

/** A Reward that is handed out: its place, how it looks to others, and to whom it goes. */
type Handed = {
  readonly place: number;
  readonly card: number;
  readonly look: number;
  readonly heir: number;
};

/** Others know a faceup card by its face; facedown ones are all alike to them. */
const lookOf = (t: Table, place: number): number => (t.rewardUp.get(place) === 1 ? t.reward.at(place) : NONE);

const tellOfPassing = (t: Table, look: number, from: number, to: number): void => {
  if (look === NONE) t.emit(events['facedown-reward-passed'], from, to);
  else t.emitTo(ALL_SEATS, events['reward-passed'], from, to, look);
};

/**
 * Lays Rewards that look alike under their new heroes. Others may see how many each hero has then, not which card went
 * where: a hero keeps as many of his places as he needs, and those left over go to the others in turn. (RW-REWARD-19)
 */
const layAnew = (t: Table, alike: readonly Handed[]): void => {
  const left = alike.toSorted((a, b) => a.heir - b.heir);
  const lay = (place: number, heir: number): boolean => {
    const next = left.findIndex(one => one.heir === heir);
    if (next < 0) return false;
    t.rewardHero.set(place, heir + 1);
    for (const { card } of left.splice(next, 1)) t.reward.putAt(place, card);
    return true;
  };
  for (const { place } of alike) t.reward.takeAt(place);
  const spare = alike.filter(({ place }) => !lay(place, t.rewardHero.get(place) - 1));
  for (const { place, look } of spare) {
    tellOfPassing(t, look, t.rewardHero.get(place) - 1, left[0].heir);
    lay(place, left[0].heir);
  }
};

export type Heirs = { at(item: number): number };

/** Gives the Rewards in some places of one player to heroes of his: an heir for each place. (RW-REWARD-14, RW-HERO-50) */
export const handOut = (t: Table, places: readonly number[], heirs: Heirs): void => {
  const handed = places.map((place, n) => ({
    place,
    card: t.reward.at(place),
    look: lookOf(t, place),
    heir: heirs.at(n),
  }));
  for (const look of new Set(handed.map(one => one.look))) {
    layAnew(
      t,
      handed.filter(one => one.look === look),
    );
  }
};
