import { inlineRules } from '@runehold/ai/inlining';
import { againstBgioTopic } from './against-bgio.ts';
import { copyTopic, resampleTopic } from './copy.ts';
import { judgementTopic } from './judgement.ts';
import { type Effort, quick, usual } from './measure.ts';
import { memoryTopic } from './memory.ts';
import { nodesTopic } from './nodes.ts';
import { pageTopic } from './page.ts';
import { playTopic } from './play.ts';
import { replayTopic } from './replay.ts';
import type { Topic } from './result.ts';
import { runeAgeBeside, runeAgePlay } from './rune-age.ts';
import { runewarsBeside, runewarsPlay } from './runewars.ts';
import { makeSamples } from './samples.ts';
import { serverTopic } from './server.ts';
import { stepsTopic } from './steps.ts';
import { viewTopic } from './view.ts';
import { wireSubjects } from './wire/wire.ts';

type Measuring = (effort: Effort) => readonly Topic[] | Promise<readonly Topic[]>;

/** Play comes first: it is measured as search runs it, before other layouts, other chance and many procedures. */
const kernel: Measuring = effort => {
  const play = playTopic(effort);
  const samples = makeSamples();
  return [
    play,
    againstBgioTopic(effort),
    copyTopic(samples, effort),
    resampleTopic(samples, effort),
    viewTopic(samples, effort),
    replayTopic(effort),
    memoryTopic(samples),
    stepsTopic(effort),
  ];
};

/** The settings of a game, each a subject of its own. */
const apart = (
  game: string,
  settings: readonly { readonly name: string; readonly measure: (effort: Effort) => Topic }[],
): [string, Measuring][] =>
  settings.map(({ name, measure }) => [`${game}: ${name}`, effort => [measure(effort)]]);

const runeAge = apart('rune-age', runeAgePlay);
const runewars = apart('runewars', runewarsPlay);
const settings = new Set([...runeAge, ...runewars].map(([name]) => name));

/**
 * What is measured, each in a process of its own: a compiler remembers what was played before, and its guesses grow
 * worse with everything else it has seen.
 */
const measures = new Map<string, Measuring>([
  ['kernel', kernel],
  ...runeAge,
  ['rune-age: beside', effort => [runeAgeBeside(effort)]],
  ...runewars,
  ['runewars: beside', effort => [runewarsBeside(effort)]],
  ['runewars: judgement', effort => [judgementTopic(effort)]],
  ...wireSubjects,
  ['server', async effort => [await serverTopic(effort)]],
  ['nodes', async effort => [await nodesTopic(effort)]],
  ['page', async () => [await pageTopic()]],
]);

/** Whether a subject is one setting of a game: quick to measure, and judged by itself. */
export const isSetting = (subject: string): boolean => settings.has(subject);

/** The subjects whose names begin with any of these words; all, if there are none. */
export const subjectsFor = (words: readonly string[]): readonly string[] =>
  [...measures.keys()].filter(name => words.length === 0 || words.some(word => name.startsWith(word)));

/** Measures what belongs to a subject, under the settings with which the product plays. */
export const measureSubject = async (subject: string, isQuick: boolean): Promise<readonly Topic[]> => {
  const measure = measures.get(subject);
  if (measure === undefined) throw new Error(`there is nothing named ${subject} to measure`);
  inlineRules();
  return measure(isQuick ? quick : usual);
};
