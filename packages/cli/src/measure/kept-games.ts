import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Played } from '@runehold/ai/series';
import { writeText } from '../files.ts';
import { notDone } from '../frame/failure.ts';
import type { Plan } from './plan.ts';

/** Games that are written down as they are played, a line for each: what was broken off goes on from there. */
export class KeptGames {
  /** What was played before, in order. */
  readonly before: readonly Played[];
  readonly #file: string | undefined;

  constructor(file: string | undefined, plan: Plan) {
    this.#file = file;
    if (file === undefined || !existsSync(file)) {
      this.before = [];
      if (file !== undefined) writeText(file, `${JSON.stringify(plan)}\n`);
      return;
    }
    const [head, ...lines] = readFileSync(file, 'utf8').split('\n');
    let of: unknown;
    try {
      of = JSON.parse(head);
      // A line that was being written when everything stopped is played again.
      this.before = lines.slice(0, -1).map((line, n) => {
        const played = JSON.parse(line) as Played;
        if (played.n !== n) throw new Error('a game is missing');
        return played;
      });
    } catch {
      throw notDone('cli.error.kept-broken', { file });
    }
    if (!isDeepStrictEqual(of, JSON.parse(JSON.stringify(plan))))
      throw notDone('cli.error.kept-other', { file });
    // It begins anew behind the last whole line.
    if (lines.at(-1) !== '') writeText(file, `${[head, ...lines.slice(0, -1)].join('\n')}\n`);
  }

  add(played: Played): void {
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(played)}\n`);
  }
}
