import type { NoticeChannel } from '@runehold/protocol/parts/notice';
import type { Notice as Reminder } from '@runehold/protocol/table/pace/notice';
import type { Shelf } from '@runehold/shelf/shelf';
import { type Ring, Rings } from '../people/ring.ts';
import type { Announcements } from '../store/notices/announcements.ts';
import type { Notice } from '../store/notices/notice-store.ts';
import type { Store } from '../store/store.ts';
import type { Channel } from './channels/channel.ts';
import { mailChannel } from './channels/mail.ts';
import { publicKeyOf, pushChannel } from './channels/push.ts';
import { webhookChannel } from './channels/webhook.ts';
import { Writer } from './letter.ts';
import { Marks } from './marks.ts';
import { Outgoing, type OutgoingParts } from './outgoing.ts';
import { Sender, type SenderParts } from './sender.ts';

/** What whoever runs the house has set for notices. */
export type NoticePlan = {
  /** Where the house is found from outside. Without it nothing is sent: no link could lead back. */
  readonly origin?: string | undefined;
  readonly smtp?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly pushSubject?: string | undefined;
  readonly loopback?: boolean;
  /** Finds the addresses of a name, if not as the machine does; for tests. */
  readonly resolve?: OutgoingParts['resolve'];
};

export type NoticeParts = {
  readonly plan: NoticePlan;
  readonly store: Store;
  readonly announcements: Pick<Announcements, 'find'>;
  readonly shelf: Shelf;
  readonly now: () => number;
  /** The keys of the house. */
  readonly rings?: Rings;
  readonly lookedAt: SenderParts['lookedAt'];
  readonly complain: (what: string) => void;
};

/** How often it is looked for what is due. */
const EVERY_MS = 5000;

/** What is sent to people who are not looking, and how. */
export class Notices {
  readonly origin: string | undefined;
  /** The pairs by which push services know the house, where there is push. */
  readonly #pairs: Ring | undefined;
  readonly marks: Marks;
  readonly outgoing: Outgoing;
  readonly channels: Readonly<Partial<Record<NoticeChannel, Channel>>>;
  readonly #store: Store;
  readonly #sender: Sender;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  private constructor(parts: NoticeParts, marks: Marks, pairs: Ring | undefined) {
    const { plan, store, announcements, shelf, now, lookedAt, complain } = parts;
    const { origin, loopback = false, resolve } = plan;
    this.origin = origin;
    this.marks = marks;
    this.#pairs = pairs;
    this.outgoing = new Outgoing({ loopback, ...(resolve && { resolve }) });
    this.#store = store;
    this.channels = origin === undefined ? {} : this.#channelsFor(origin, parts, pairs);
    const writer = new Writer({ origin: origin ?? '', shelf, store, announcements });
    this.#sender = new Sender({ store, channels: this.channels, writer, now, lookedAt, complain });
    this.#timer = setInterval(() => void this.tick(), EVERY_MS).unref();
  }

  static async open(parts: NoticeParts): Promise<Notices> {
    const { store, plan, now, rings = new Rings(store.keys) } = parts;
    const marks = new Marks(await rings.ring('letters'), now);
    const isPushed = plan.origin !== undefined && plan.pushSubject !== undefined;
    return new Notices(parts, marks, isPushed ? await rings.ring('vapid') : undefined);
  }

  /** The key that browsers subscribe with, where there is push. */
  get pushKey(): string | undefined {
    return this.#pairs && publicKeyOf(this.#pairs.newest);
  }

  /** The number of the pair that a browser has subscribed with; the newest, if it does not say. */
  pairOf(publicKey: string | undefined): number {
    const { all = [], newest } = this.#pairs ?? {};
    return (all.find(pair => publicKeyOf(pair) === publicKey) ?? newest)?.n ?? 0;
  }

  #channelsFor(
    origin: string,
    { plan: { smtp, mailFrom: from, pushSubject: subject }, store: { reach }, now }: NoticeParts,
    pairs: Ring | undefined,
  ): Notices['channels'] {
    const { outgoing, marks } = this;
    return {
      webhook: webhookChannel({ reach, outgoing, now }),
      ...(pairs && subject !== undefined && { push: pushChannel({ pairs, subject, reach, outgoing }) }),
      ...(smtp !== undefined &&
        from !== undefined && { mail: mailChannel({ smtp, from, origin, reach, marks }) }),
    };
  }

  /** Has somebody told of something, by whatever channels they have. What is the same is told once. */
  async notify(notice: Notice): Promise<void> {
    await this.#store.outbox.add([notice]);
  }

  /**
   * Passes on what comes of a table that is played over days. That it is somebody's move, or that there is a vote, is
   * written down with the record itself.
   */
  async remind({ person, kind, table, seq, which }: Reminder): Promise<void> {
    if (kind !== 'reminder' && kind !== 'vacated') return;
    await this.notify({ person, kind, table, seq, mark: `${table} ${seq} ${which ?? ''}` });
  }

  /** Sends what is due now, as it does from time to time. */
  async tick(): Promise<void> {
    if (!this.#isClosed) await this.#sender.tick();
  }

  /** Finishes what is being sent, and sends no more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosed = true;
    await this.#sender.finish();
    for (const channel of Object.values(this.channels)) channel.close?.();
  }
}
