import type { Message } from '@runehold/kernel/text/message';
import { limits } from '../../limits.ts';
import { cleanLine } from '../../parts/clean.ts';
import type { ChatLine, LineAct } from '../../parts/people.ts';
import { hostSays } from '../../say.ts';
import type { Request } from '../../wire/from-client.ts';
import type { ChatKeeper, KeptLine } from '../keeper.ts';

/** What people ask for about lines that were said. */
export type LineRequest = Extract<Request, { readonly type: 'hide' | 'mute' | 'report' }>;

/** Somebody who listens, and whether they set the table. */
export type Listener = { readonly guest: string; readonly host: boolean };

/** Who says something, from which seat if from one. */
export type Speech = Pick<KeptLine, 'name' | 'room' | 'seat'> & { readonly guest: string };

/** A line nobody can read any more. */
const gone = (line: ChatLine, why: NonNullable<ChatLine['gone']>): ChatLine => ({
  ...line,
  text: '',
  gone: why,
});

/** What is said at a table and in its gallery: the latest lines, as each who listens is told them. */
export class Conversation {
  readonly #keeper: ChatKeeper;
  readonly #lines: KeptLine[];
  /** Whom each of those who listen has muted. */
  readonly #muted = new Map<string, ReadonlySet<string>>();

  /** Those who look on are not to speak. */
  isQuiet: boolean;

  constructor(keeper: ChatKeeper, lines: readonly KeptLine[], isQuiet = false) {
    this.#keeper = keeper;
    this.isQuiet = isQuiet;
    this.#lines = [...lines];
  }

  /** Finds out whom somebody who comes has muted. A house that cannot tell now has them hear everybody. */
  async welcome(guest: string): Promise<void> {
    if (!this.#keeper.about) return;
    this.#muted.set(guest, await this.#keeper.about.mutedBy(guest).catch(() => new Set<string>()));
  }

  /** The lines that somebody may read. */
  linesFor(listener: Listener, mayRead: (line: ChatLine) => boolean = () => true): readonly ChatLine[] {
    return this.#lines.filter(mayRead).map(line => this.tell(line, listener));
  }

  /** How many lines there are of a kind, but for those that were taken away. */
  count(isMeant: (line: ChatLine) => boolean): number {
    return this.#lines.filter(line => !line.removed && isMeant(line)).length;
  }

  /** A line as somebody is told it: never who the person is, and nothing of what is not for them. */
  tell(kept: KeptLine, listener: Listener): ChatLine {
    const { guest, removed, ...line } = kept;
    if (removed) return gone(line, 'removed');
    const isMuted = guest !== undefined && this.#muted.get(listener.guest)?.has(guest) === true;
    const may = this.#actsOf(kept, listener, isMuted);
    const told = may.length === 0 ? line : { ...line, may };
    return isMuted ? gone(told, 'muted') : told;
  }

  #actsOf({ guest, seat }: KeptLine, listener: Listener, isMuted: boolean): readonly LineAct[] {
    if (!this.#keeper.about) return [];
    if (guest === listener.guest) return ['hide'];
    // What players say at their table is theirs; the host keeps order among those who only look on.
    const hide: readonly LineAct[] = listener.host && seat === undefined ? ['hide'] : [];
    const ears: readonly LineAct[] = guest === undefined ? [] : [isMuted ? 'unmute' : 'mute'];
    return [...ears, 'report', ...hide];
  }

  /** Writes down what somebody says; or tells why not. */
  async say(
    speech: Speech,
    given: string,
  ): Promise<{ readonly line: KeptLine } | { readonly refused: Message }> {
    const text = cleanLine(given);
    if (text === undefined) return { refused: hostSays('refusal.nothing-said') };
    if (this.isQuiet && speech.room === 'gallery') return { refused: hostSays('refusal.quiet') };
    try {
      const line = await this.#keeper.say({ ...speech, text });
      this.#lines.push(line);
      if (this.#lines.length > limits.history) this.#lines.shift();
      return { line };
    } catch {
      return { refused: hostSays('refusal.store') };
    }
  }

  /** Does what somebody asks for about a line that they may read; or tells why not. */
  async carryOut(
    request: LineRequest,
    listener: Listener,
    mayRead: (line: ChatLine) => boolean = () => true,
  ): Promise<Message | undefined> {
    const at = this.#lines.findIndex(({ id }) => id === request.line);
    const line = this.#lines[at];
    if (line === undefined || line.removed || !mayRead(line)) return hostSays('refusal.no-line');
    const isMuted = line.guest !== undefined && this.#muted.get(listener.guest)?.has(line.guest) === true;
    const act = request.type === 'mute' && !request.on ? 'unmute' : request.type;
    if (!this.#actsOf(line, listener, isMuted).includes(act))
      return hostSays(line.guest === listener.guest ? 'refusal.own-line' : 'refusal.not-host');
    try {
      await this.#do(request, listener, line, at);
      return undefined;
    } catch {
      return hostSays('refusal.store');
    }
  }

  /** The host has those who look on be quiet, or lets them speak again; or tells why not. */
  async quiet(on: boolean, listener: Listener): Promise<Message | undefined> {
    if (!listener.host || !this.#keeper.about) return hostSays('refusal.not-host');
    try {
      await this.#keeper.about.quiet(on);
      this.isQuiet = on;
      return undefined;
    } catch {
      return hostSays('refusal.store');
    }
  }

  async #do(request: LineRequest, { guest }: Listener, line: KeptLine, at: number): Promise<void> {
    const { about } = this.#keeper;
    if (!about) return;
    if (request.type === 'report') await about.report(line, guest);
    else if (request.type === 'hide') {
      await about.hide(line.id);
      this.#lines[at] = { ...line, removed: true };
    } else if (line.guest !== undefined) {
      await about.mute(guest, line.guest, request.on);
      const muted = new Set(this.#muted.get(guest));
      if (request.on) muted.add(line.guest);
      else muted.delete(line.guest);
      this.#muted.set(guest, muted);
    }
  }
}
