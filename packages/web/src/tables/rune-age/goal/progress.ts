import type { Told } from '@runehold/protocol/parts/record';
import { ways } from '@runehold/rune-age/pools';
import { objectiveStrength, readyGold } from '@runehold/rune-age/rules/view/numbers';
import { ownSeat, type Sight, seatsIn } from '@runehold/rune-age/rules/view/sight';

/** How far the one who looks has come, and how far there is to go. */
export type Progress = {
  readonly what: (typeof ways)[number];
  readonly now: number;
  readonly of: number;
};

/** The strongest army somebody has had, by what was told; an answer that was taken back never was. */
export const bestArmy = (records: readonly Told[], seat: number): number => {
  const gone = new Set(records.flatMap(record => (record.kind === 'undone' ? [record.of] : [])));
  const strengths = records.flatMap(record =>
    record.kind === 'answered' && !gone.has(record.seq)
      ? record.events.flatMap(({ key, args }) =>
          key === 'compared' && args['who'] === seat ? [args['strength'] ?? 0] : [],
        )
      : [],
  );
  return Math.max(0, ...strengths);
};

/**
 * The way to victory as a number. In Resurgence it is the best army so far; in Runewars who has fallen; in the Cataclysm
 * how many Events are behind all; with Monuments the gold at hand.
 */
export const progressOf = (sight: Sight, records: readonly Told[]): Progress => {
  const { t, content } = sight;
  const seat = ownSeat(sight);
  const what = ways[t.objective];
  switch (what) {
    case 'resurgence':
      return { what, now: bestArmy(records, seat), of: objectiveStrength(sight) };
    case 'runewars':
      return {
        what,
        now: seatsIn(sight).filter(other => other !== seat && t.alive.get(other) === 0).length,
        of: t.seats - 1,
      };
    case 'cataclysm': {
      const gone = t.eventDiscard.total + t.enemies.total + t.instant.total + t.lasting.total;
      const rewards = seatsIn(sight).reduce((sum, other) => sum + t.rewards.at(other).total, 0);
      return { what, now: gone + rewards, of: gone + rewards + t.eventDeck.total };
    }
    case 'monument':
      return { what, now: readyGold(sight, seat), of: content.monument.gold };
  }
};
