import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { type Calibration, calibrate, errorsOf, together } from './calibration.ts';

const POSITIONS = 20;
const GAMES = 2000;
const seats = [0, 1] as const;

/** How many standard errors what was told may lie off what then happened: in one position, and in all together. */
const ONE = 4.5;
const ALL = 3.5;

const prove = ({ index, seed, count }: Slice): Evidence => {
  const found = calibrate(index, count, seed);
  const off = found.games > 30 ? seats.filter(seat => Math.abs(errorsOf(found, seat)) >= ONE) : [];
  return {
    done: count,
    problems: off.map(
      seat => `position ${index}, seat ${seat}: ${errorsOf(found, seat).toFixed(1)} standard errors off`,
    ),
    counted: { 'in the midst of a battle': found.games },
    records: [found],
  };
};

export const part: ProofPart = {
  name: 'runewars-odds',
  what: 'odds in the midst of a battle, told to either side, against what then happens',
  unit: 'games',
  count: POSITIONS * GAMES,
  slice: GAMES,
  of: ['runewars'],
  prove,
  conclude: records => {
    const all = together(records as readonly Calibration[]);
    return seats
      .filter(seat => Math.abs(errorsOf(all, seat)) >= ALL)
      .map(seat => `seat ${seat}: ${errorsOf(all, seat).toFixed(1)} standard errors off over all positions`);
  },
};
