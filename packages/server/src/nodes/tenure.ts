import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { Leases, NodeState } from '../store/leases/leases.ts';

/** How often a node says that it is there, for how long the others believe it, and how long it may rely on that. */
const RENEW_MS = 4000;
const LENT_MS = 15_000;
const TRUSTED_MS = 12_000;

/** When a node said that it is there which is believed until a time. */
export const saidAt = (until: number): number => until - LENT_MS;

export type TenureParts = {
  readonly leases: Pick<Leases, 'me' | 'join' | 'renewNode' | 'nodes'>;
  readonly state: () => NodeState;
  /** House time. */
  readonly now: () => number;
  /** A clock of this node's own that only goes forward. House time may jump; this may not. */
  readonly ticks: () => number;
  readonly after: Timepiece['after'];
  readonly complain: (what: string) => void;
  /** What is lent to this node may be somebody else's in a moment: it stops acting. */
  readonly ended: () => void;
};

/**
 * Whether what is lent to this node is still its own. It says every four seconds that it is there, and the others believe
 * that for fifteen seconds of house time; it relies on it for twelve of its own since it sent the last word that was
 * taken. So it has stopped before anybody else begins, however its clock and the database's differ.
 */
export class Tenure {
  readonly #parts: TenureParts;
  #goodUntil = Number.NEGATIVE_INFINITY;
  #term = 0;
  #isFirst = false;
  #alike: readonly string[] = [];
  #isOver = false;
  #stopRenewing: () => void = () => undefined;
  #stopWatching: () => void = () => undefined;

  constructor(parts: TenureParts) {
    this.#parts = parts;
  }

  async begin(): Promise<void> {
    const { leases, state, now, ticks } = this.#parts;
    const sent = ticks();
    await leases.join(state(), now() + LENT_MS);
    this.#renewed(sent);
    await this.#lookAround();
    this.#wait();
  }

  /** It may act. */
  get isGood(): boolean {
    return this.#parts.ticks() < this.#goodUntil;
  }

  /** The stretch of time in which it may act without a break; undefined while it may not. */
  get term(): number | undefined {
    return this.isGood ? this.#term : undefined;
  }

  /** How long it may act, in seconds. */
  get secondsLeft(): number {
    return Math.max(0, (this.#goodUntil - this.#parts.ticks()) / 1000);
  }

  /** It is the one of all nodes that looks after what is everybody's. Two may think so for a moment: nothing is done twice. */
  get isFirst(): boolean {
    return this.#isFirst && this.isGood;
  }

  /** The other nodes of the same version that take tables, as far as this one has heard. */
  get alike(): readonly string[] {
    return this.#alike;
  }

  #wait(): void {
    if (this.#isOver) return;
    this.#stopRenewing = this.#parts.after(RENEW_MS, () => void this.#renew());
  }

  async #renew(): Promise<void> {
    const { leases, state, now, ticks, complain } = this.#parts;
    const sent = ticks();
    try {
      if (await leases.renewNode(state(), now() + LENT_MS)) this.#renewed(sent);
      else await this.#comeBack();
      await this.#lookAround();
    } catch (error) {
      complain(`this node could not say that it is there: ${String(error)}`);
    }
    this.#wait();
  }

  /** It is known no more. Where nobody else goes by its name it begins anew; else it is one too many. */
  async #comeBack(): Promise<void> {
    const { leases, state, now, ticks, complain } = this.#parts;
    this.#end();
    const { node, run } = leases.me;
    const other = (await leases.nodes(now())).find(each => each.node === node && each.run !== run);
    if (other) {
      complain(`another process is node ${node}: this one hosts no tables`);
      this.#isOver = true;
      return;
    }
    const sent = ticks();
    await leases.join(state(), now() + LENT_MS);
    this.#renewed(sent);
  }

  #renewed(sent: number): void {
    if (this.#isOver) return;
    // After a break somebody else may have had what was ours, even if nobody looked at the clock meanwhile.
    if (!this.isGood && this.#goodUntil > Number.NEGATIVE_INFINITY) this.#end();
    this.#goodUntil = sent + TRUSTED_MS;
    this.#stopWatching();
    this.#stopWatching = this.#parts.after(Math.max(0, this.#goodUntil - this.#parts.ticks()), () =>
      this.#look(),
    );
  }

  #look(): void {
    if (!this.isGood && this.#goodUntil > Number.NEGATIVE_INFINITY) this.#end();
  }

  #end(): void {
    this.#goodUntil = Number.NEGATIVE_INFINITY;
    this.#term++;
    this.#stopWatching();
    this.#parts.ended();
  }

  async #lookAround(): Promise<void> {
    const { leases, now } = this.#parts;
    const there = (await leases.nodes(now())).filter(({ isDraining }) => !isDraining);
    const { version } = this.#parts.state();
    const others = there.filter(({ node }) => node !== leases.me.node);
    this.#isFirst = others.every(({ node }) => leases.me.node < node);
    this.#alike = others.filter(each => each.version === version).map(({ node }) => node);
  }

  /** Says no more that it is there. */
  close(): void {
    this.#isOver = true;
    this.#stopRenewing();
    this.#stopWatching();
    this.#goodUntil = Number.NEGATIVE_INFINITY;
  }
}
