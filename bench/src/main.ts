/**
 * `npm run bench`: what the kernel and the games cost, with their peers measured in the same run.
 * `--json` prints the same as data, `--quick` takes a short look; a word measures only what begins with it.
 * `against FOLDER` compares with another build instead.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { againstTopics, hasty, patient } from './against/against.ts';
import { calmest } from './calm.ts';
import { jsonOf, tableOf, thisMachine } from './print.ts';
import type { Row, Topic } from './result.ts';
import { isSetting, measureSubject, subjectsFor } from './subjects.ts';

const args = process.argv.slice(2);
const words = args.filter(arg => !arg.startsWith('--'));
const isQuick = args.includes('--quick');

/** Measures one subject in a process of its own. */
const measureApart = (subject: string): Promise<readonly Topic[]> =>
  new Promise((resolve, reject) => {
    const flags = [...process.execArgv, fileURLToPath(import.meta.url), subject, '--part'];
    const child = spawn(process.execPath, isQuick ? [...flags, '--quick'] : flags, {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', text => {
      printed += String(text);
    });
    child.once('close', code => {
      if (code === 0) resolve(JSON.parse(printed) as readonly Topic[]);
      else reject(new Error(`measuring ${subject} ended with ${code}`));
    });
  });

/** Puts the rows of topics with one title together. */
const together = (topics: readonly Topic[]): readonly Topic[] => {
  const rows = new Map<string, Row[]>();
  for (const topic of topics) rows.set(topic.title, [...(rows.get(topic.title) ?? []), ...topic.rows]);
  return [...rows].map(([title, all]) => ({ title, rows: all }));
};

const measureAll = async (): Promise<readonly Topic[]> => {
  const topics: Topic[] = [];
  // One after another, so that none disturbs the next.
  for (const subject of subjectsFor(words)) {
    const measure = () => measureApart(subject);
    topics.push(...(await (isSetting(subject) && !isQuick ? calmest(measure) : measure())));
  }
  return together(topics);
};

const topics = async (): Promise<readonly Topic[]> => {
  const [word, folder, ...of] = words;
  if (word !== 'against') return measureAll();
  if (folder === undefined) throw new Error('against which folder? One with a build in it.');
  return againstTopics(folder, of, isQuick ? hasty : patient);
};

if (args.includes('--part')) console.log(JSON.stringify(await measureSubject(words.join(' '), isQuick)));
else console.log((args.includes('--json') ? jsonOf : tableOf)(thisMachine(), await topics()));
