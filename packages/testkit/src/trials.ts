import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Trial, Trials } from '@runehold/kernel/pack/trial';
import type { Game } from '@runehold/kernel/procedure/game';
import { Coverage } from './coverage.ts';
import type { Closer, FuzzReport, FuzzSetup } from './fuzz.ts';
import { fuzz } from './fuzz.ts';

/** How a game is fuzzed in all its trials; where options are named, worlds that need others are left out. */
export type TrialsSetup = Omit<FuzzSetup, 'closing' | 'coverage'> & {
  /** Who plays with a plan; without him chance plays to the end. */
  readonly agent?: Closer;
};

/** Between which answers somebody with a plan plays on; positions that nobody wins are left to chance again. */
const CLOSING = { after: 400, until: 4000 } as const;

const agree = (one: ChosenOptions, other: ChosenOptions): boolean =>
  Object.entries(one).every(([name, value]) => (other[name] ?? value) === value);

/** A trial with the options that are named; a world keeps to its own besides, and may be left with none. */
const withOptions = (trial: Trial, named: readonly ChosenOptions[] | undefined): Trial => {
  const { world, options: own } = trial;
  if (!named) return trial;
  if (!own || world === undefined) return { ...trial, options: named };
  const both = own.flatMap(one =>
    named.filter(other => agree(one, other)).map(other => ({ ...one, ...other })),
  );
  return { ...trial, options: both };
};

/** The seat counts that a trial and whoever runs it both have in mind; undefined are all. */
const commonSeats = (
  own: readonly number[] | undefined,
  named: readonly number[] | undefined,
): readonly number[] | undefined =>
  own && named ? own.filter(seats => named.includes(seats)) : (own ?? named);

/** Shares out a number of games, each trial being given at least one while there are any. */
const gamesOf = (trials: readonly Trial[], games: number): number[] => {
  const whole = trials.reduce((sum, { share }) => sum + share, 0);
  let left = games;
  return trials.map(({ share }, n) => {
    const part = n === trials.length - 1 ? left : Math.min(left, Math.ceil((games * share) / whole));
    left -= part;
    return part;
  });
};

const closingOf = ({ planAfter, planners, whims }: Trial, agent: Closer | undefined): FuzzSetup['closing'] =>
  agent && {
    ...CLOSING,
    agent,
    ...(planAfter !== undefined && { after: planAfter }),
    ...(planners !== undefined && { planners }),
    ...(whims !== undefined && { whims }),
  };

/** Fuzzes a game in all its trials and adds up what was found. */
export const fuzzTrials = (all: readonly Trial[], setup: TrialsSetup): FuzzReport => {
  const { agent, games, seed = 1, options: named, seats: seated, onGame, ...common } = setup;
  const trials = all
    .map(trial => withOptions(trial, named))
    .filter(({ options, seats }) => options?.length !== 0 && commonSeats(seats, seated)?.length !== 0);
  const coverage = new Coverage(trials[0].game);
  const parts = gamesOf(trials, games);
  const sum = { games: 0, answers: 0, looks: 0, digest: 0 };
  const failures: FuzzReport['failures'][number][] = [];
  trials.forEach((trial, n) => {
    const before = sum.games;
    const closing = closingOf(trial, agent);
    const seats = commonSeats(trial.seats, seated);
    const found = fuzz(trial.game, {
      ...common,
      games: parts[n],
      seed: seed + n,
      coverage,
      ...(trial.world !== undefined && { world: trial.world }),
      ...(trial.options && { options: trial.options }),
      ...(seats && { seats }),
      ...(closing && { closing }),
      onGame: done => onGame?.(before + done),
    });
    sum.games += found.games;
    sum.answers += found.answers;
    sum.looks += found.looks;
    sum.digest = (Math.imul(sum.digest, 31) + Number.parseInt(found.digest, 16)) | 0;
    failures.push(...found.failures);
  });
  return { ...sum, failures, coverage, digest: (sum.digest >>> 0).toString(16) };
};

/** The game of a world, by its name; the game as shipped where none is named. */
export const gameIn = ({ list }: Trials, world?: string): Game => {
  const trial = list.find(one => one.world === world);
  if (!trial) throw new Error(`no trial knows a world ${world}`);
  return trial.game;
};

/** Why a step or event is out of reach at tables with the options that are named, if it is. */
export const whyBeyond = (
  name: string,
  beyond: Trials['beyond'],
  named: ChosenOptions = {},
): string | undefined => {
  const why = beyond[name] ?? beyond[name.replace(/\[\d+\]$/, '')];
  if (why === undefined || typeof why === 'string') return why;
  return Object.entries(why.at).every(([option, value]) => named[option] === value) ? why.why : undefined;
};

/** What has not happened though it should have: steps and events that are not known to be out of reach. */
export const missedIn = (
  { stepsMissed, eventsMissed }: Coverage,
  beyond: Trials['beyond'],
  named: ChosenOptions = {},
): string[] => [...stepsMissed, ...eventsMissed].filter(name => whyBeyond(name, beyond, named) === undefined);
