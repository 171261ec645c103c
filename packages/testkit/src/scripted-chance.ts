import type { Chance } from '@runehold/kernel/chance/chance';
import type { TableCore } from '@runehold/kernel/table/table';

/** Chance with a script: a test says what the next die shows, and only that is fixed. */
export class ScriptedChance implements Chance {
  readonly #source: Chance;
  readonly #scripts = new Map<number, number[]>();

  constructor(source: Chance) {
    this.#source = source;
  }

  script(stream: number, outcomes: readonly number[]): void {
    if (stream < 0) throw new Error('there is no such stream');
    this.#scripts.set(stream, [...(this.#scripts.get(stream) ?? []), ...outcomes]);
  }

  below(table: TableCore, stream: number, n: number): number {
    const scripted = this.#scripts.get(stream)?.shift();
    if (scripted === undefined) return this.#source.below(table, stream, n);
    if (scripted < 0 || scripted >= n)
      throw new Error(`the script says ${scripted}, but only 0 to ${n - 1} can come`);
    return scripted;
  }

  /** Remembers how far the script has been read. */
  mark(): ReadonlyMap<number, readonly number[]> {
    return new Map([...this.#scripts].map(([stream, outcomes]) => [stream, [...outcomes]]));
  }

  backTo(mark: ReadonlyMap<number, readonly number[]>): void {
    this.#scripts.clear();
    for (const [stream, outcomes] of mark) this.#scripts.set(stream, [...outcomes]);
  }
}
