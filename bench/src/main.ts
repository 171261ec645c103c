/**
 * `npm run bench`: what the kernel and the games cost, with their peers measured in the same run.
 * `--json` prints the same as data, `--quick` takes a short look, a subject's name measures that one alone.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { jsonOf, tableOf, thisMachine } from './print.ts';
import type { Topic } from './result.ts';
import { isSubject, measureSubject, subjects } from './subjects.ts';

const args = process.argv.slice(2);
const subject = args.find(isSubject);
const isPart = args.includes('--part');
const isQuick = args.includes('--quick');

/** Measures one subject in a process of its own: what passed through the kernel before would slow it down. */
const measureApart = (name: string): Promise<readonly Topic[]> =>
  new Promise((resolve, reject) => {
    const flags = [...process.execArgv, fileURLToPath(import.meta.url), name, '--part'];
    const child = spawn(process.execPath, isQuick ? [...flags, '--quick'] : flags, {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', text => {
      printed += String(text);
    });
    child.once('close', code => {
      if (code === 0) resolve(JSON.parse(printed) as readonly Topic[]);
      else reject(new Error(`measuring ${name} ended with ${code}`));
    });
  });

const measureAll = async (names: readonly string[]): Promise<readonly Topic[]> => {
  const topics: Topic[] = [];
  // One after another, so that none disturbs the next.
  for (const name of names) topics.push(...(await measureApart(name)));
  return topics;
};

if (subject !== undefined && isPart) {
  console.log(JSON.stringify(await measureSubject(subject, isQuick)));
} else {
  const topics = await measureAll(subject === undefined ? subjects : [subject]);
  console.log((args.includes('--json') ? jsonOf : tableOf)(thisMachine(), topics));
}
