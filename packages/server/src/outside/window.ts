import type { Message } from '@runehold/kernel/text/message';
import type { Holder, People } from '@runehold/protocol/parts/people';
import { hostSays } from '@runehold/protocol/say';
import { PROTOCOL } from '@runehold/protocol/version';
import { type Followed, follow, followFrom } from '@runehold/protocol/wire/follow';
import type { Request } from '@runehold/protocol/wire/from-client';
import type { FromHost, RoomMessage, StateMessage } from '@runehold/protocol/wire/from-host';
import type { Caller } from '../people/guests.ts';
import { Refusal } from '../platform/refusal.ts';
import { Talk, type TalkParts } from '../wire/talk.ts';

/** A request as somebody makes it who need not number them. */
export type Wanted = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never;

type Done = Extract<FromHost, { readonly type: 'done' }>;

const statuses: Readonly<Record<string, number>> = {
  'refusal.too-fast': 429,
  'refusal.no-table': 404,
  'refusal.no-seat': 404,
  'refusal.no-token': 401,
  'refusal.no-guest': 401,
  'refusal.locked': 403,
  'refusal.private': 403,
  'refusal.banned': 403,
  'refusal.no-scope': 403,
  'refusal.not-your-seat': 403,
  'refusal.no-outside-bots': 403,
  'refusal.store': 503,
  'refusal.busy': 503,
};

const refusalOf = (reason: Message): Refusal => new Refusal(reason, statuses[reason.key] ?? 409);

/** What is shown in it: the whole as it was told first, and what has become of it. */
type Shown = { readonly state: StateMessage; readonly followed: Followed; readonly people: People };

/**
 * A window without a page. Whoever comes to a table by calls looks through one as a page would: the same talk, the same
 * messages, put together in the same way. So nothing is allowed, hidden or told here that is not at the other door.
 */
export class ApiWindow {
  readonly #talk: Talk;
  readonly #table: string;
  readonly #waiting = new Map<number, (answer: Done | Message) => void>();
  #watchers: (() => void)[] = [];
  #ref = 0;
  #shown: Shown | undefined;
  #room: RoomMessage | undefined;
  #ended: Message | undefined;
  usedAt = 0;

  constructor(table: string, caller: Caller, parts: Omit<TalkParts, 'caller'>) {
    this.#table = table;
    const channel = {
      send: (text: string) => this.#take(JSON.parse(text) as FromHost),
      close: () => this.#end(hostSays('refusal.busy')),
      // Whoever asks waits for the answer, so that nothing piles up.
      pause: () => undefined,
      resume: () => undefined,
    };
    this.#talk = new Talk(channel, { ...parts, caller });
    this.#hello();
  }

  get isClosed(): boolean {
    return this.#ended !== undefined;
  }

  #hello(): void {
    this.#talk.hear(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: this.#table, again: true }));
  }

  #take(message: FromHost): void {
    switch (message.type) {
      case 'state':
        this.#room = undefined;
        this.#shown = { state: message, followed: followFrom(message), people: message.people };
        break;
      case 'update': {
        const followed = this.#shown && follow(this.#shown.followed, message);
        if (!this.#shown || !followed) {
          this.#hello();
          return;
        }
        this.#shown = { ...this.#shown, state: { ...this.#shown.state, seq: message.seq }, followed };
        break;
      }
      case 'presence':
        if (this.#shown) this.#shown = { ...this.#shown, people: message.people };
        break;
      case 'room':
        this.#room = message;
        break;
      case 'started':
        this.#room = undefined;
        this.#hello();
        break;
      case 'done':
        this.#answer(message.ref, message);
        break;
      case 'refused':
        if (message.ref === undefined) this.#end(message.reason);
        else this.#answer(message.ref, message.reason);
        break;
      default:
        return;
    }
    this.#tellWatchers();
  }

  /** Lets everybody look who waits; whoever has not seen enough then waits anew. */
  #tellWatchers(): void {
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const watcher of watchers) watcher();
  }

  #answer(ref: number, answer: Done | Message): void {
    this.#waiting.get(ref)?.(answer);
    this.#waiting.delete(ref);
  }

  #end(reason: Message): void {
    if (this.#ended) return;
    this.#ended = reason;
    for (const ref of [...this.#waiting.keys()]) this.#answer(ref, reason);
    this.#tellWatchers();
    this.#talk.gone();
  }

  /** Looks away for good. */
  close(): void {
    this.#end(hostSays('refusal.busy'));
  }

  /** Waits until something is to be seen; or throws why nothing is. */
  async #settled(): Promise<Shown | RoomMessage> {
    for (;;) {
      if (this.#ended) throw refusalOf(this.#ended);
      const seen = this.#room ?? this.#shown;
      if (seen) return seen;
      await new Promise<void>(resolve => this.#watchers.push(resolve));
    }
  }

  /** Has something done; or throws why it is not. */
  async #ask(wanted: Wanted): Promise<number> {
    const ref = this.#ref++;
    const answer = await new Promise<Done | Message>(resolve => {
      this.#waiting.set(ref, resolve);
      if (this.#ended) this.#answer(ref, this.#ended);
      else this.#talk.hear(JSON.stringify({ ...wanted, ref }));
    });
    if ('key' in answer) throw refusalOf(answer);
    return answer.seq;
  }

  async ask(wanted: Wanted): Promise<number> {
    await this.#settled();
    return this.#ask(wanted);
  }

  /** The seats about which one may do something, or which are one's own. */
  async seats(which: 'mine' | 'sit'): Promise<readonly number[]> {
    const seen = await this.#settled();
    const seats: readonly {
      readonly seat: number;
      readonly holder: Holder;
      readonly mine: boolean;
      readonly may: readonly string[];
    }[] = 'seats' in seen ? seen.seats : seen.people.players;
    return seats
      .filter(({ mine, may, holder }) =>
        // Into the place of a bot of the house only its host has a program sit, and by its number.
        which === 'mine' ? mine : !mine && may.includes('sit') && holder.kind === 'open',
      )
      .map(({ seat }) => seat);
  }

  /** The table as it is seen from a seat of one's own that is asked, or else from where one looks. */
  async look(): Promise<Shown> {
    const seen = await this.#settled();
    if ('seats' in seen) throw refusalOf(hostSays('refusal.gathering'));
    const { viewer, waiting } = seen.followed.shown.view;
    const mine = seen.people.players.filter(player => player.mine).map(({ seat }) => seat);
    const asked = waiting.filter(({ seat, answered }) => !answered && mine.includes(seat));
    const [first] = asked;
    if (first === undefined || asked.some(({ seat }) => seat === viewer)) return seen;
    await this.#ask({ type: 'look', viewer: first.seat });
    const turned = await this.#settled();
    return 'seats' in turned ? seen : turned;
  }
}
