import { inlineRules } from '@runehold/ai/inlining';
import { againstBgioTopic } from './against-bgio.ts';
import { copyTopic, resampleTopic } from './copy.ts';
import { type Effort, quick, usual } from './measure.ts';
import { memoryTopic } from './memory.ts';
import { pageTopic } from './page.ts';
import { playTopic } from './play.ts';
import { replayTopic } from './replay.ts';
import type { Topic } from './result.ts';
import { runeAgeTopic } from './rune-age.ts';
import { runewarsTopic } from './runewars.ts';
import { makeSamples } from './samples.ts';
import { serverTopic } from './server.ts';
import { stepsTopic } from './steps.ts';
import { viewTopic } from './view.ts';

type Measure = (effort: Effort) => readonly Topic[] | Promise<readonly Topic[]>;

/** Play comes first: it is measured as search runs it, before other layouts, other chance and many procedures. */
const kernel: Measure = effort => {
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

const measures = {
  kernel,
  'rune-age': effort => [runeAgeTopic(effort)],
  runewars: effort => [runewarsTopic(effort)],
  server: async effort => [await serverTopic(effort)],
  page: async () => [await pageTopic()],
} as const satisfies Readonly<Record<string, Measure>>;

type Subject = keyof typeof measures;

export const subjects = Object.keys(measures) as readonly Subject[];

export const isSubject = (name: string): name is Subject => Object.hasOwn(measures, name);

/** Measures what belongs to a subject, under the settings with which the product plays. */
export const measureSubject = async (subject: Subject, isQuick: boolean): Promise<readonly Topic[]> => {
  inlineRules();
  const measure: Measure = measures[subject];
  return measure(isQuick ? quick : usual);
};
