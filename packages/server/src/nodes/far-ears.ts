import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { Bus } from '../bus/bus.ts';
import type { Ears, Overheard } from '../outside/overhear.ts';
import { read } from './messages.ts';

/** How often a node says who listens there, and for how long the others believe it. */
const SAID_MS = 5000;
const BELIEVED_MS = 16_000;

/** Where nodes say who listens at them. */
const ROLL = 'rh.ears';

/** Where a node is told what those hear who listen there. */
const earsOf = (node: string): string => `rh.e.${node}`;

type Listening = { readonly node: string; readonly persons: readonly string[] };

export type FarEarsParts = {
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly me: string;
  readonly ticks: () => number;
  readonly after: Timepiece['after'];
  /** Those who listen at this node. */
  readonly here: Ears & { readonly persons: readonly string[]; onOpened: () => void };
};

/**
 * A program listens at one node, and its tables are hosted at any. Every node says who listens there; where something is
 * written down, those nodes are told at which somebody listens whom it concerns. It may be lost, as everything on the bus:
 * whoever listens in a house of nodes is told from time to time how everything stands.
 */
export class FarEars implements Ears {
  readonly #parts: FarEarsParts;
  /** Who listens at which other node, and until when that is believed. */
  readonly #others = new Map<string, { readonly persons: ReadonlySet<string>; readonly until: number }>();
  readonly #stops: (() => void)[];
  #stopSaying: () => void = () => undefined;

  constructor(parts: FarEarsParts) {
    const { bus, me, ticks, here } = parts;
    this.#parts = parts;
    this.#stops = [
      bus.subscribe(ROLL, text => {
        const said = read<Listening>(text);
        if (said && said.node !== me)
          this.#others.set(said.node, { persons: new Set(said.persons), until: ticks() + BELIEVED_MS });
      }),
      bus.subscribe(earsOf(me), text => {
        const heard = read<Overheard>(text);
        if (heard) here.wrote(heard);
      }),
    ];
    here.onOpened = () => this.say();
    this.say();
  }

  /** Tells the other nodes who listens here, now and from time to time. */
  say(): void {
    const { bus, me, after, here } = this.#parts;
    this.#stopSaying();
    bus.publish(ROLL, JSON.stringify({ node: me, persons: here.persons } satisfies Listening));
    this.#stopSaying = after(SAID_MS, () => this.say());
  }

  wrote(overheard: Overheard): void {
    const { here, after } = this.#parts;
    here.wrote(overheard);
    // Whoever is at the table is told in this turn. A program that hears of it elsewhere sees what it has heard of.
    after(0, () => this.#tell(overheard));
  }

  #tell({ summary, notices = [] }: Overheard): void {
    const { bus, ticks } = this.#parts;
    const owners = summary?.owned.map(({ guest }) => guest) ?? [];
    for (const [node, { persons, until }] of this.#others) {
      if (until <= ticks()) {
        this.#others.delete(node);
        continue;
      }
      const theirs = notices.filter(({ person }) => persons.has(person));
      const isTheirs = owners.some(person => persons.has(person));
      if (theirs.length === 0 && !isTheirs) continue;
      const heard: Overheard = { ...(isTheirs && summary && { summary }), notices: theirs };
      bus.publish(earsOf(node), JSON.stringify(heard));
    }
  }

  close(): void {
    this.#stopSaying();
    for (const stop of this.#stops) stop();
  }
}
