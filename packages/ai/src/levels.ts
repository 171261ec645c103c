import { type Nature, usualNature } from '@runehold/kernel/pack/foresight';
import type { Agent, Guide } from './agent.ts';
import { greedyAgent } from './greedy.ts';
import { lapsingAgent } from './lapses.ts';
import { byLearning } from './learned/learned.ts';
import { type LevelName, levelNames, naturedName } from './level-names.ts';
import { randomAgent } from './random.ts';
import { searchAgent } from './search.ts';

/** The one that is offered first, and that stands in for somebody who left. */
export const USUAL_LEVEL: LevelName = 'sergeant';

/** A way of playing, and how much it thinks. */
export type Level = { readonly agent: Agent; readonly steps: number };

/** How often the weak take something else for as good. */
const LAPSES = { page: 0.25, squire: 0.1 } as const;

/**
 * How far the strong look: answers played out in the head, and how many ways are compared. The two strongest judge what
 * comes of it by what was learned from many games. (decision 99)
 */
const FORESIGHT = {
  knight: { steps: 2000, most: 4, doubt: 1, isLearned: false },
  marshal: { steps: 6000, most: 6, doubt: 0.8, isLearned: true },
  warlord: { steps: 20_000, most: 8, doubt: 0.7, isLearned: true },
} as const;

/** Little enough that nobody waits for it; what the judgement alone decides needs less. */
const FEW_STEPS = 400;

/** Those whose judgement has room for a nature: the weak ones go by simpler rules. */
const NATURED = ['sergeant', 'knight', 'marshal', 'warlord'] as const satisfies readonly LevelName[];

const ladder = (guide: Guide, nature: Nature = usualNature): Readonly<Record<LevelName, Level>> => {
  const judge: Level = { agent: greedyAgent(guide), steps: FEW_STEPS };
  const lapsing = (name: keyof typeof LAPSES): Level => ({
    agent: lapsingAgent(guide.simpler ?? guide, LAPSES[name]),
    steps: FEW_STEPS,
  });
  // A game without foresight plays as well as it can at once: its strong levels are its judgement.
  const looking = (name: keyof typeof FORESIGHT): Level => {
    const { foresight } = guide;
    if (foresight === undefined) return judge;
    const { steps, isLearned, ...settings } = FORESIGHT[name];
    // A game that tells only at its end who won tells little to somebody who looks at few ends: there all judge by what was
    // learned, and a Knight needs half the steps for it.
    const isLost = !isLearned && foresight.horizon === undefined && foresight.learned !== undefined;
    const burden = (foresight.burden ?? 1) * (isLost ? 2 : 1);
    return {
      agent: searchAgent(isLearned || isLost ? byLearning(foresight) : foresight, { ...settings, nature }),
      steps: Math.ceil(steps / burden),
    };
  };
  return {
    page: lapsing('page'),
    squire: lapsing('squire'),
    sergeant: judge,
    knight: looking('knight'),
    marshal: looking('marshal'),
    warlord: looking('warlord'),
  };
};

/** Those who can play a game, by name. */
export type Levels = {
  /** What people choose from. */
  readonly names: readonly string[];
  /** Those of them that can be had with a nature, under the names they have with it. (decision 83) */
  readonly natured: readonly string[];
  /** All that play when they are named; a game that was saved long ago may name one that is no longer offered. */
  readonly all: Readonly<Record<string, Level>>;
};

/** The levels that have room for it, with each nature that a game knows. */
const naturedOf = (guide: Guide): Readonly<Record<string, Level>> =>
  Object.fromEntries(
    Object.entries(guide.natures ?? {}).flatMap(([name, nature]) => {
      const levels = ladder({ ...guide, propose: (view, ask) => guide.propose(view, ask, nature) }, nature);
      return NATURED.map(level => [naturedName(level, name), levels[level]]);
    }),
  );

/** The levels of a game: the six where it has a guide; else anything legal. (decision 71) */
export const levelsOf = (guide: Guide | undefined): Levels => {
  const random: Level = { agent: randomAgent(), steps: FEW_STEPS };
  if (guide === undefined) return { names: ['random'], natured: [], all: { random } };
  const six = ladder(guide);
  const greedy: Level = guide.simpler
    ? { agent: greedyAgent(guide.simpler), steps: FEW_STEPS }
    : six.sergeant;
  const natured = naturedOf(guide);
  return {
    names: levelNames,
    natured: Object.keys(natured),
    all: { ...six, ...natured, random, greedy },
  };
};
