import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { cleanName } from '@runehold/protocol/parts/clean';
import { hostSays } from '@runehold/protocol/text/specs';
import type { Guest, Store } from '../store/store.ts';
import { Refusal } from './refusal.ts';

/** Names for newcomers: they have one at once and may take another. */
const newcomers = [
  'Wanderer',
  'Herald',
  'Squire',
  'Ranger',
  'Pilgrim',
  'Scribe',
  'Falconer',
  'Bard',
] as const;

/** People without accounts. A signed token says which guest somebody is; whoever cannot show one is a new guest. */
export class Guests {
  readonly #store: Store;
  readonly #key: string;

  private constructor(store: Store, key: string) {
    this.#store = store;
    this.#key = key;
  }

  static async open(store: Store): Promise<Guests> {
    return new Guests(store, await store.key('guests', () => randomBytes(32).toString('hex')));
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#key).update(`runehold/guest/${id}`).digest('base64url');
  }

  /** What a guest shows to be known again. */
  tokenOf({ id }: Guest): string {
    return `${id}.${this.#sign(id)}`;
  }

  /** The guest of a token that we signed. */
  async known(token: string | undefined): Promise<Guest | undefined> {
    const [id, given, ...more] = (token ?? '').split('.');
    if (id === '' || given === undefined || more.length > 0) return undefined;
    const [mine, theirs] = [Buffer.from(this.#sign(id)), Buffer.from(given)];
    if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) return undefined;
    return this.#store.guest(id);
  }

  async make(): Promise<Guest> {
    const name = `${newcomers[randomInt(newcomers.length)]} ${randomInt(100, 1000)}`;
    const guest = { id: randomBytes(12).toString('base64url'), name };
    await this.#store.putGuest(guest);
    return guest;
  }

  /** Takes another name, as far as it can be shown to others. */
  async rename({ id }: Guest, given: string): Promise<Guest> {
    const name = cleanName(given);
    if (name === undefined) throw new Refusal(hostSays('refusal.name-empty'));
    const guest = { id, name };
    await this.#store.putGuest(guest);
    return guest;
  }
}
