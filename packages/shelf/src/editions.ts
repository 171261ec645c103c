import type { Capsule, Correcting } from './capsule.ts';
import { CAPSULE_FORM } from './capsule.ts';
import type { Shelf } from './shelf.ts';

/** Where the capsules of earlier rules are kept, by `<game>@<rules>`: a folder, or files of a page. Undefined: not there. */
export type Cellar = (name: string) => Promise<unknown> | undefined;

/** There is no code for a game under some rules, or it is no good. Its tables are left as they are. */
export class NoEdition extends Error {
  constructor(name: string, why: string) {
    super(`there is no ${name}: ${why}`);
    this.name = 'NoEdition';
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** How many content packs are kept read: tables that are in use share theirs. */
const MOST_PACKS = 16;

/** Every game under every version of its rules there is: the present one from the shelf, those before it from the cellar. */
export class Editions {
  readonly shelf: Shelf;
  readonly #cellar: Cellar;
  readonly #opened = new Map<string, Promise<Capsule>>();
  readonly #corrected = new Map<string, Promise<Correcting>>();

  constructor(shelf: Shelf, cellar: Cellar) {
    this.shelf = shelf;
    this.#cellar = cellar;
  }

  /** A game as it is played now. */
  async present(game: string): Promise<Capsule | undefined> {
    return this.shelf.find(game)?.capsule();
  }

  /** A game under the rules it was begun with, and with the content pack that it was set with. */
  async find(game: string, rules: string, content?: string): Promise<Capsule> {
    const capsule = await this.#under(game, rules);
    if (content === undefined) return capsule;
    const corrected = await this.correct(capsule, content);
    if (!corrected?.ok) throw new NoEdition(`${game}@${rules}`, 'its content pack is not taken');
    return corrected.capsule;
  }

  /** A game with the numbers of a content pack, or what is wrong with the pack; undefined where it takes none. */
  async correct(capsule: Capsule, content: string): Promise<Correcting | undefined> {
    const { game, rules } = capsule.engine;
    const name = `${game}@${rules} ${content}`;
    const known = this.#corrected.get(name) ?? capsule.corrected?.(content);
    if (known === undefined) return undefined;
    // The one that was asked for last stands last.
    this.#corrected.delete(name);
    this.#corrected.set(name, known);
    for (const oldest of this.#corrected.keys()) {
      if (this.#corrected.size <= MOST_PACKS) break;
      this.#corrected.delete(oldest);
    }
    return known;
  }

  async #under(game: string, named: string): Promise<Capsule> {
    const present = await this.present(game);
    const { before = {} } = this.shelf.find(game) ?? {};
    const rules = Object.hasOwn(before, named) ? before[named] : named;
    return present?.engine.rules === rules ? present : this.#fetch(game, rules);
  }

  #fetch(game: string, rules: string): Promise<Capsule> {
    const name = `${game}@${rules}`;
    const known = this.#opened.get(name);
    if (known) return known;
    // Rules are named in game files, which come from anybody.
    const found = /^[a-z-]+@[\w.-]+$/.test(name) ? this.#cellar(name) : undefined;
    if (!found) throw new NoEdition(name, 'no capsule of that name is kept');
    const opened = this.#open(name, found);
    this.#opened.set(name, opened);
    // What could not be fetched may be there another time.
    opened.catch(() => this.#opened.delete(name));
    return opened;
  }

  async #open(name: string, found: Promise<unknown>): Promise<Capsule> {
    const { capsule } = (await found.catch((error: unknown) => {
      throw new NoEdition(name, `its capsule cannot be loaded: ${reasonOf(error)}`);
    })) as { readonly capsule?: Capsule };
    if (capsule?.form !== CAPSULE_FORM) throw new NoEdition(name, 'its capsule has a form that is not known');
    const { game, rules } = capsule.engine;
    if (`${game}@${rules}` !== name) throw new NoEdition(name, `its capsule is of ${game}@${rules}`);
    return capsule;
  }
}
