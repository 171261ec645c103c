import { FastChance } from '@runehold/kernel/chance/fast';
import { count } from '@runehold/kernel/layout/locals';
import { newTable, spareTable } from '@runehold/kernel/match/table-setup';
import { defineGame } from '@runehold/kernel/procedure/game';
import { begin } from '@runehold/kernel/procedure/machine';
import { clockwiseFrom, rulesOf } from '@runehold/kernel/procedure/rules';
import type { TableOf } from '@runehold/kernel/table/table';
import { game as masquerade } from '@runehold/masquerade/game';
import type { Effort } from './measure.ts';
import { timeTogether } from './measure.ts';
import { RandomPlayer } from './random-play.ts';
import type { Topic } from './result.ts';
import { layout } from './synthetic.ts';

const PROCEDURES = 40;
const SEATS = 4;
/** Of one of them: a change, the start of a loop, four rounds of three steps, its end, the return, and the call to it. */
const STEPS_EACH = 2 + 3 * SEATS + 1 + 1 + 1;

const { procedure } = rulesOf<TableOf<typeof layout>>();

const parts = Array.from({ length: PROCEDURES }, (_, i) =>
  procedure(`part-${i}`, { sum: count, who: count }, steps =>
    steps
      .do((t, f) => {
        f.sum = t.year;
      })
      .eachSeat(
        'who',
        clockwiseFrom(() => 0),
        each =>
          each.do((_t, f) => {
            f.sum += f.who;
          }),
      ),
  ),
);

const whole = procedure('whole', {}, steps => {
  for (const part of parts) steps.call(() => part);
  steps.do(t => t.finish());
});

const game = defineGame({
  id: 'steps',
  version: '1',
  layout,
  seats: { min: SEATS, max: SEATS },
  entry: whole,
  events: {},
  content: {},
});

/**
 * What a step costs in a game of many procedures, and what that does to a small game beside it. A machine that is
 * quick only while it has seen few kinds of frames shows it here.
 */
export const stepsTopic = (effort: Effort): Topic => {
  const blank = newTable(game, {}, new FastChance(1));
  const table = spareTable(game, blank);
  const player = new RandomPlayer(masquerade, 4, 4);
  const { step, play } = timeTogether(
    {
      step: () => {
        table.copyFrom(blank);
        begin(game, table, SEATS);
        return PROCEDURES * STEPS_EACH;
      },
      play: () => player.playGame(),
    },
    effort,
  );
  return {
    title: `The machine with ${PROCEDURES} procedures`,
    rows: [
      { name: 'a step', value: step.ns, unit: 'ns', spread: step.spread },
      {
        name: 'Masquerade, 4 players, in the same process: decisions/s',
        value: 1e9 / play.ns,
        unit: '/s',
        spread: play.spread,
        target: { atLeast: 500_000 },
      },
    ],
  };
};
