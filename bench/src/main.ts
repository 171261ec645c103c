/**
 * `npm run bench`: what the kernel costs, with its peers measured in the same run.
 * `--json` prints the same as data, `--quick` takes a short look.
 */
import { againstBgioTopic } from './against-bgio.ts';
import { copyTopic, resampleTopic } from './copy.ts';
import { quick, usual } from './measure.ts';
import { memoryTopic } from './memory.ts';
import { pageTopic } from './page.ts';
import { playTopic } from './play.ts';
import { jsonOf, tableOf, thisMachine } from './print.ts';
import { replayTopic } from './replay.ts';
import { runeAgeTopic } from './rune-age.ts';
import { runewarsTopic } from './runewars.ts';
import { makeSamples } from './samples.ts';
import { serverTopic } from './server.ts';
import { stepsTopic } from './steps.ts';
import { viewTopic } from './view.ts';

const flags = new Set(process.argv.slice(2));
const effort = flags.has('--quick') ? quick : usual;

// Play comes first: it is measured as search runs it, before other layouts, other chance and many procedures have
// passed through the kernel. What they do to it is the last topic.
const play = playTopic(effort);
const samples = makeSamples();
const topics = [
  play,
  againstBgioTopic(effort),
  copyTopic(samples, effort),
  resampleTopic(samples, effort),
  viewTopic(samples, effort),
  replayTopic(effort),
  memoryTopic(samples),
  stepsTopic(effort),
  runeAgeTopic(effort),
  runewarsTopic(effort),
  await serverTopic(effort),
  await pageTopic(),
];
console.log((flags.has('--json') ? jsonOf : tableOf)(thisMachine(), topics));
