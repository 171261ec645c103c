import { createHmac } from 'node:crypto';
import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '@runehold/protocol/say';
import type { Caller } from '../people/guests.ts';
import { isHere } from '../people/visit.ts';
import type { KeptBan, OrderBook } from '../store/order-book.ts';

const HOUR_MS = 3_600_000;

/** How often it is looked what was given by command while the house runs. */
const EVERY_MS = 10_000;

/** The end of the longest of what is in force against somebody, as hours from now. */
const told = (key: 'refusal.banned' | 'refusal.muted', found: readonly KeptBan[], now: number): Message =>
  hostSays(key, { hours: Math.ceil((Math.max(...found.map(({ until }) => until)) - now) / HOUR_MS) });

/** Whom something is done by: a program does nothing that whoever answers for it may not do. */
type Doer = Pick<Caller, 'id' | 'program'>;

const doersOf = ({ id, program }: Doer): readonly string[] => (program ? [id, program.owner] : [id]);

/** Who may not speak, and who may not come, as it is in force now. */
export class Bans {
  readonly #book: Pick<OrderBook, 'bans' | 'keepers'>;
  readonly #key: string;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #inForce: readonly KeptBan[] = [];
  /** Those who keep order: where somebody else is put out with everybody from there, they may be, too. */
  #keepers: ReadonlySet<string> = new Set();

  private constructor(book: Pick<OrderBook, 'bans' | 'keepers'>, key: string, now: () => number) {
    this.#book = book;
    this.#key = key;
    this.#now = now;
    // A house that cannot tell now goes by what it knew.
    this.#timer = setInterval(() => void this.refresh().catch(() => undefined), EVERY_MS).unref();
  }

  /** `key` marks places: whoever has the database and not the key learns no address. */
  static async open(
    book: Pick<OrderBook, 'bans' | 'keepers'>,
    key: string,
    now: () => number,
  ): Promise<Bans> {
    const bans = new Bans(book, key, now);
    await bans.refresh();
    return bans;
  }

  async refresh(): Promise<void> {
    this.#inForce = await this.#book.bans();
    this.#keepers = new Set(this.#inForce.length === 0 ? [] : await this.#book.keepers());
  }

  /**
   * From where somebody is, as it is kept and compared with others: the same for the same, and nothing else. Undefined
   * for this very machine: behind a proxy that tells nothing everybody is there.
   */
  placeOf(address: string): string | undefined {
    if (isHere(address)) return undefined;
    return createHmac('sha256', this.#key).update(address).digest('base64url').slice(0, 22);
  }

  #against(kinds: readonly KeptBan['kind'][], ...what: readonly string[]): readonly KeptBan[] {
    const now = this.#now();
    return this.#inForce.filter(
      ban => ban.until > now && kinds.includes(ban.kind) && what.includes(ban.what),
    );
  }

  /** Why somebody may do nothing here now; undefined if they may. */
  refuse(doer: Doer, address?: string): Message | undefined {
    if (this.#inForce.length === 0) return undefined;
    const doers = doersOf(doer);
    const isKeeper = doers.some(each => this.#keepers.has(each));
    const place = address === undefined || isKeeper ? undefined : this.placeOf(address);
    const places = place === undefined ? [] : [place];
    const found = this.#against(['ban', 'place'], ...doers, ...places);
    return found.length === 0 ? undefined : told('refusal.banned', found, this.#now());
  }

  /** Why somebody may not speak now. */
  refuseSpeech(doer: Doer): Message | undefined {
    const found = this.#against(['mute'], ...doersOf(doer));
    return found.length === 0 ? undefined : told('refusal.muted', found, this.#now());
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
