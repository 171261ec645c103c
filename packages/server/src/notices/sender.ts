import type { NoticeSettings } from '@runehold/protocol/hall/notices';
import { type NoticeChannel, type NoticeKind, noticeKinds } from '@runehold/protocol/parts/notice';
import { CHAT_WAIT_MS } from '../store/notices/chat-notices.ts';
import type { Outbox, Reach, Sending } from '../store/notices/notice-store.ts';
import type { Store } from '../store/store.ts';
import type { Channel } from './channels/channel.ts';
import { nextDigest, quietUntil, usualSettings } from './hours.ts';
import type { Item, Letter, Writer } from './letter.ts';
import { isStillSo } from './still-so.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a person is sent at most; the rest waits for the digest. */
const caps = [
  { most: 10, within: HOUR },
  { most: 50, within: 24 * HOUR },
] as const;

/** How often something is tried, and how long it is waited in between: a minute, then twice as long each time. */
const TRIES = 6;
const LONGEST_WAIT = 6 * HOUR;
export const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT, MINUTE * 2 ** (tries - 1));

/** So much is sent by one channel at a time: an end that is slow to answer holds up few others. */
const AT_ONCE = 8;

/** Whoever has looked at a table so lately need not be told of it. */
const LOOKED_MS = MINUTE;

/** What is done with is remembered for so long, so that it is not sent again. */
const KEPT_MS = 14 * 24 * HOUR;

export type SenderParts = {
  readonly store: Pick<Store, 'summary' | 'rooms'> & { readonly outbox: Outbox; readonly reach: Reach };
  readonly channels: Readonly<Partial<Record<NoticeChannel, Channel>>>;
  readonly writer: Writer;
  readonly now: () => number;
  /** When somebody last did something in a window at a table that is open there; undefined if none is. */
  readonly lookedAt: (table: string, person: string) => number | undefined;
  readonly complain: (what: string) => void;
};

const isNotice = (kind: Sending['kind']): kind is NoticeKind =>
  (noticeKinds as readonly string[]).includes(kind);

type Written = { readonly letter: Letter | undefined; readonly told: readonly Sending[] };

/** What is to be done about something that is due. */
type Verdict = 'send' | 'drop' | 'hold' | { readonly until: number };

/** Sends what is due: once it is seen to be so still, wanted, and not too much. */
export class Sender {
  readonly #parts: SenderParts;
  /** What is done for each person, one thing after the other, so that nobody is sent more than they may. */
  readonly #turns = new Map<string, Promise<unknown>>();
  #forgotAt = 0;
  #working: Promise<void> | undefined;
  #again = false;
  #isEnding = false;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  /** Sends everything that is due by now. */
  tick(): Promise<void> {
    this.#again = this.#working !== undefined;
    this.#working ??= this.#work()
      .catch((error: unknown) => this.#parts.complain(`notices: ${String(error)}`))
      .finally(() => {
        this.#working = undefined;
      })
      .then(() => (this.#again && !this.#isEnding ? this.tick() : undefined));
    return this.#working;
  }

  /** Sends what it is at, and nothing more. */
  async finish(): Promise<void> {
    this.#isEnding = true;
    await this.#working;
  }

  async #work(): Promise<void> {
    const { channels, store, now } = this.#parts;
    const each = Object.entries(channels) as [NoticeChannel, Channel][];
    await Promise.all(each.map(([name, channel]) => this.#empty(name, channel)));
    if (now() - this.#forgotAt < HOUR) return;
    this.#forgotAt = now();
    await store.outbox.forget(now() - KEPT_MS);
  }

  /** One channel does not wait for another. */
  async #empty(name: NoticeChannel, channel: Channel): Promise<void> {
    for (;;) {
      const claimed = await this.#parts.store.outbox.claim(name, AT_ONCE);
      await Promise.all(claimed.map(sending => this.#inTurn(sending, channel)));
      if (claimed.length < AT_ONCE || this.#isEnding) return;
    }
  }

  #inTurn(sending: Sending, channel: Channel): Promise<void> {
    const { person } = sending;
    const before = this.#turns.get(person) ?? Promise.resolve();
    const turn = before.then(() => this.#deliver(sending, channel)).catch(() => this.#putOff(sending));
    // What went wrong with it is told by whoever waits for it; the next one has its turn all the same.
    const isOver = (): void => {
      if (this.#turns.get(person) === over) this.#turns.delete(person);
    };
    const over: Promise<void> = turn.then(isOver, isOver);
    this.#turns.set(person, over);
    return turn;
  }

  async #deliver(sending: Sending, channel: Channel): Promise<void> {
    const { store } = this.#parts;
    const settings = (await store.reach.settings(sending.person)) ?? usualSettings;
    const verdict = await this.#judge(sending, settings);
    if (verdict === 'drop') return store.outbox.settle(sending.id, 'dropped');
    if (verdict === 'hold') return this.#hold(sending, settings);
    if (typeof verdict === 'object') return store.outbox.postpone(sending.id, verdict.until, sending.tries);
    const { letter, told } = await this.#letter(sending, settings);
    const delivery = letter === undefined ? 'gone' : await channel.send(sending, letter);
    if (delivery === 'later') return this.#putOff(sending);
    await store.outbox.settle(sending.id, delivery === 'taken' ? 'sent' : 'dropped');
    for (const { id } of told) await store.outbox.settle(id, 'dropped');
  }

  async #judge(sending: Sending, settings: NoticeSettings): Promise<Verdict> {
    const { store, now, lookedAt } = this.#parts;
    const { kind, person, channel, table } = sending;
    // A try is sent as it is, but no more of them than of anything else.
    if (kind === 'test') return (await this.#isTooMuch(person)) ? 'drop' : 'send';
    if (!isNotice(kind)) return 'send';
    if (!(await isStillSo(sending, store))) return 'drop';
    const looked = table === undefined ? undefined : lookedAt(table, person);
    // What was said before they looked they have read.
    const lately = kind === 'chat' ? CHAT_WAIT_MS : LOOKED_MS;
    if (looked !== undefined && now() - looked < lately) return 'drop';
    const wish = settings.wishes[kind][channel];
    if (wish === 'never') return 'drop';
    if (wish === 'digest') return 'hold';
    const until = quietUntil(settings, now());
    // A reminder that waited until morning could come too late to be of use.
    if (until !== undefined && kind !== 'reminder') return { until };
    return (await this.#isTooMuch(person)) ? 'hold' : 'send';
  }

  async #isTooMuch(person: string): Promise<boolean> {
    const { store, now } = this.#parts;
    for (const { most, within } of caps)
      if ((await store.outbox.sentSince(person, now() - within)) >= most) return true;
    return false;
  }

  /** Keeps something for the digest, which then is to come. */
  async #hold({ id, person, channel }: Sending, settings: NoticeSettings): Promise<void> {
    const { store, now } = this.#parts;
    const due = nextDigest(settings, now());
    await store.outbox.addLetter({ person, kind: 'digest', channel }, String(due), due);
    await store.outbox.hold(id);
  }

  /** What is said, and what of that was held until now. */
  async #letter(sending: Sending, settings: NoticeSettings): Promise<Written> {
    const { writer, store } = this.#parts;
    const { kind, person, channel } = sending;
    const { language } = settings;
    if (isNotice(kind)) return { letter: await writer.letter({ ...sending, kind }, settings), told: [] };
    if (kind !== 'digest') return { letter: writer.test(language), told: [] };
    const told = await store.outbox.held(person, channel);
    const items = await this.#items(told, language);
    return { letter: items.length === 0 ? undefined : writer.digest(items, language), told };
  }

  /** What could wait and is so still, each thing once. */
  async #items(told: readonly Sending[], language: Letter['language']): Promise<readonly Item[]> {
    const { store, writer } = this.#parts;
    const items: Item[] = [];
    for (const held of told) {
      const { kind, table } = held;
      if (!isNotice(kind)) continue;
      // Each announcement says something else.
      if (kind !== 'system' && items.some(item => item.kind === kind && item.table === table)) continue;
      const item = (await isStillSo(held, store))
        ? await writer.item({ ...held, kind }, language)
        : undefined;
      if (item) items.push(item);
    }
    return items;
  }

  /** Tries again later, a few times. */
  async #putOff({ id, tries }: Sending): Promise<void> {
    const { store, now } = this.#parts;
    const tried = tries + 1;
    if (tried >= TRIES) await store.outbox.settle(id, 'failed');
    else await store.outbox.postpone(id, now() + waitAfter(tried), tried);
  }
}
