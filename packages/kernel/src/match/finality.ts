import { Reply } from '../ask/reply.ts';
import { FastChance } from '../chance/fast.ts';
import type { Seat } from '../layout/seats.ts';
import type { Game } from '../procedure/game.ts';
import { takeReply } from '../procedure/machine.ts';
import type { TableCore } from '../table/table.ts';
import { sightGrew, sightsOf } from './barrier.ts';
import { resample } from './resample.ts';
import { spareTable } from './table-setup.ts';

/** Why an answer could not be taken back once it is given: cards or dice come of it, something is seen, the game ends. */
export type Finality = 'chance' | 'sight' | 'end';

/**
 * Whether an answer would be final, as far as its seat can know: it is tried on a table that the seat could not tell
 * from this one, so that what comes back says nothing about cards that it does not see. (decision 61)
 */
export const finalityOf = (
  game: Game,
  t: TableCore,
  seat: Seat,
  reply: readonly number[],
): Finality | undefined => {
  const chance = new FastChance(t.serial);
  const trial = spareTable(game, t);
  resample(game, trial, t, seat, chance);
  trial.chance = chance;
  const watch = { actor: seat, chance: false, learned: false };
  trial.watch = watch;
  const sights = sightsOf(trial);
  try {
    if (takeReply(game, trial, seat, new Reply().set([...reply])) !== undefined) return undefined;
  } catch {
    // Cards that were dealt anew may lie as they never could; the true table decides.
    return undefined;
  }
  if (watch.chance) return 'chance';
  if (watch.learned || sightGrew(sights, sightsOf(trial), seat)) return 'sight';
  return trial.over ? 'end' : undefined;
};
