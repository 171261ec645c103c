import type { Mutant } from './mutants.ts';
import type { Prepared } from './prepare.ts';
import { Tester } from './tester.ts';

/** What became of a fault. One that no test reaches has survived, like one that all tests pass with. */
export type Fate = 'caught' | 'endless' | 'survived' | 'unreached' | 'refused';

export type Found = Pick<Mutant, 'key' | 'file' | 'line' | 'kind' | 'original' | 'replacement'> & {
  readonly fate: Fate;
  /** The test that noticed. */
  readonly by?: string;
};

/** Processor time that any test may take, in milliseconds, and how many times its own when nothing is wrong. */
const PATIENCE = 5000;
const TIMES = 20;
/** How many times as often as usual a fault may be reached before that counts as a loop. */
const OFTEN = 100;

/** Tries faults of one package, one after the other. */
export class Hunt {
  readonly #prepared: Prepared;
  readonly #tester: Tester;
  readonly #starting: ReadonlySet<number>;
  /** By file: the tests that noticed something there, the latest first. */
  readonly #noticed = new Map<string, number[]>();
  readonly #testsOf = new Map<string, Set<number>>();

  constructor(prepared: Prepared) {
    this.#prepared = prepared;
    this.#tester = new Tester(prepared.bundle);
    this.#starting = new Set(prepared.atStart);
    for (const { file, number } of prepared.mutants) {
      const tests = this.#testsOf.get(file) ?? new Set();
      this.#testsOf.set(file, tests);
      for (const test of prepared.reachedBy[number]?.tests ?? []) tests.add(test);
    }
  }

  /** Fills what tests remember between them while nothing is wrong yet. */
  async warmUp(): Promise<void> {
    await this.#tester.ask({ kind: 'cover' });
  }

  end(): void {
    this.#tester.end();
  }

  async try(mutant: Mutant): Promise<{ readonly fate: Fate; readonly by?: string }> {
    const isAtStart = this.#starting.has(mutant.number);
    const reached = this.#prepared.reachedBy[mutant.number];
    if (reached === undefined && !isAtStart) return { fate: 'unreached' };
    const tests = isAtStart ? this.#allFor(mutant) : this.#sorted(mutant.file, reached?.tests ?? []);
    const order = {
      kind: 'try',
      mutant: mutant.number,
      most: OFTEN * ((reached?.most ?? 0) + 1000),
      tests,
      patience: tests.map(n => PATIENCE + TIMES * this.#prepared.tests[n].ms),
    } as const;
    let told = isAtStart ? await this.#tester.askAnew(mutant.number, order) : await this.#tester.ask(order);
    if (told?.kind === 'tried' && told.isSpoilt && !isAtStart) {
      // The fault may have left something behind, or an earlier one has: only a fresh process can tell.
      this.#tester.end();
      told = await this.#tester.ask(order);
      this.#tester.end();
    }
    if (told?.kind !== 'tried') return { fate: 'endless' };
    if (told.by === undefined) return { fate: 'survived' };
    this.#note(mutant.file, told.by);
    const { file, title } = this.#prepared.tests[told.by];
    return { fate: 'caught', by: `${file}: ${title}` };
  }

  #note(file: string, test: number): void {
    const before = this.#noticed.get(file) ?? [];
    this.#noticed.set(file, [test, ...before.filter(other => other !== test)].slice(0, 20));
  }

  /** Tests that noticed something in the file first, then the quick ones. */
  #sorted(file: string, tests: readonly number[]): number[] {
    const first = (this.#noticed.get(file) ?? []).filter(test => tests.includes(test));
    const rest = tests.filter(test => !first.includes(test));
    return [...first, ...rest.sort((a, b) => this.#prepared.tests[a].ms - this.#prepared.tests[b].ms)];
  }

  /** Code that runs at the start may be seen by any test: those of its file first. */
  #allFor({ file }: Mutant): number[] {
    const near = this.#testsOf.get(file) ?? new Set();
    const others = [...this.#prepared.tests.keys()].filter(test => !near.has(test));
    return [...this.#sorted(file, [...near]), ...this.#sorted(file, [...others])];
  }
}
