import type { Json } from '@runehold/kernel/view/codec';

type JsonObject = { readonly [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lists of things that come and go and come again, each with a name: records and what happened in them, the rules that
 * run, asks and their options.
 */
const nameIn: ReadonlyMap<string, (entry: JsonObject) => Json | undefined> = new Map([
  ['records', entry => entry['kind']],
  ['events', entry => entry['key']],
  ['crumbs', entry => entry['procedure']],
  ['asks', entry => entry['name']],
  ['options', entry => entry['name']],
  ['items', entry => entry['name']],
  ['denied', entry => (isObject(entry['option']) ? entry['option']['name'] : undefined)],
]);

/** Lists whose entries have such lists in them. */
const outer: ReadonlySet<string> = new Set(['records', 'asks']);

/**
 * What was last shown under each name, on both sides of a line: what comes again is told by its name and by what is
 * different. A host may forget whenever it likes, for it only names what it remembers; who listens forgets nothing until
 * shown the whole.
 */
export class Memory {
  readonly #known = new Map<string, Map<string, Json>>();

  /** How many names are remembered. */
  get size(): number {
    let size = 0;
    for (const names of this.#known.values()) size += names.size;
    return size;
  }

  /** The name of an entry of a list, if its like have names. */
  nameOf(list: string, entry: Json): string | undefined {
    const name = isObject(entry) ? nameIn.get(list)?.(entry) : undefined;
    return typeof name === 'string' ? name : undefined;
  }

  find(list: string, name: string): Json | undefined {
    return this.#known.get(list)?.get(name);
  }

  /** Remembers everything with a name in the lists of a value, and in the lists of that. Of two of a name the last. */
  note(value: Json | undefined): void {
    if (!isObject(value)) return;
    for (const list of nameIn.keys()) {
      const entries = value[list];
      if (Array.isArray(entries) && entries.length > 0) this.#noteAll(list, entries as readonly Json[]);
    }
  }

  #noteAll(list: string, entries: readonly Json[]): void {
    const names = this.#known.get(list) ?? new Map<string, Json>();
    this.#known.set(list, names);
    for (const entry of entries) {
      const name = this.nameOf(list, entry);
      if (name === undefined) continue;
      names.set(name, entry);
      if (outer.has(list)) this.note(entry);
    }
  }
}
