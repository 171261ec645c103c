import { byLearning } from '@runehold/ai/learned/learned';
import { Playout } from '@runehold/ai/playout';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import { begin } from '@runehold/kernel/procedure/machine';
import { guide } from '@runehold/runewars/bots/planner/guide';
import { game } from '@runehold/runewars/game';
import { type Effort, patient, type Timing, timeTogether } from './measure.ts';
import { RandomPlayer } from './random-play.ts';
import type { Row, Target, Topic } from './result.ts';

const SEATS = 4;
const MOST_ANSWERS = 20_000;
const AIM = { atMost: 25 };
const AIM_LEARNED = { atMost: 10 };
/** Into the middle of a game, where there is most to read. */
const MIDDLE = 800;
const JUDGED = 200;

/** One position judged again and again by what was learned: reading it, and its net. */
const judgedByLearning = (playout: Playout): (() => number) => {
  const { values } = byLearning(guide.foresight);
  const into = new Float64Array(SEATS);
  begin(game, playout.table, SEATS);
  playout.playOn(undefined, MIDDLE);
  return () => {
    for (let n = 0; n < JUDGED; n++) values(playout.table, into);
    return JUDGED;
  };
};

/** Whole games by the planner's quick judgement at every seat, as search plays them out: no view, no prompt, no words. */
export const judgementTopic = (effort: Effort): Topic => {
  const empty = newTable(game, { factions: 'random' }, new FastChance(1));
  const playout = new Playout(game, empty, guide.foresight);
  let luck = 0;
  const work = (): number => {
    playout.table.copyFrom(empty);
    playout.chance.begin(++luck);
    playout.lend([]);
    playout.steps = 0;
    begin(game, playout.table, SEATS);
    playout.playOn(undefined, MOST_ANSWERS);
    return playout.steps;
  };
  const random = new RandomPlayer(game, SEATS, 1, undefined, { factions: 'random' });
  const judging = new Playout(game, empty, guide.foresight);
  judging.table.copyFrom(empty);
  judging.chance.begin(1);
  const { answers, beside, learned } = timeTogether(
    { answers: work, beside: () => random.playGame(), learned: judgedByLearning(judging) },
    patient(effort),
  );
  const row = (name: string, { ns, spread }: Timing, target: Target): Row => ({
    name,
    value: ns / 1000,
    unit: 'µs',
    spread,
    target,
    // On a busy machine all of them take longer: the ratio stays.
    peer: { name: 'a random answer', value: beside.ns / 1000, ratio: beside.ns / ns },
  });
  return {
    title: 'Runewars, the quick judgement of the planner, 4 players',
    rows: [
      row('a decision in a playout', answers, AIM),
      row('a position by what was learned', learned, AIM_LEARNED),
    ],
  };
};
