import type { Bus } from '../bus/bus.ts';
import type { LooksElsewhere } from '../wire/looks.ts';
import { read } from './messages.ts';

/** Where nodes say who looks at which table by way of them. */
const LOOKS = 'rh.looks';
/** Whoever looked longer ago than this is told of everything that is new. */
const KEPT_MS = 600_000;

/** When somebody looked; without it no window of theirs is open there any more. */
type Said = { readonly node: string; readonly table: string; readonly person: string; readonly at?: number };

/**
 * Who looks at tables by way of other nodes, as these say: at once when somebody begins, then every half minute as long
 * as they do something there. What is lost on the way has somebody told of what they have seen.
 */
export class FarLooks implements LooksElsewhere {
  readonly #bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly #me: string;
  /** By node and then by table and person; who looked last stands last. */
  readonly #looks = new Map<string, Map<string, number>>();

  constructor(bus: Pick<Bus, 'publish' | 'subscribe'>, me: string) {
    this.#bus = bus;
    this.#me = me;
    bus.subscribe(LOOKS, text => {
      const said = read<Said>(text);
      if (said && said.node !== me) this.#hear(said);
    });
  }

  #hear({ node, table, person, at }: Said): void {
    const looks = this.#looks.get(node) ?? new Map<string, number>();
    this.#looks.set(node, looks);
    const who = `${table} ${person}`;
    looks.delete(who);
    if (at === undefined) return;
    looks.set(who, at);
    for (const [oldest, then] of looks) {
      if (at - then < KEPT_MS) break;
      looks.delete(oldest);
    }
  }

  looked(table: string, person: string, at: number): void {
    this.#say({ node: this.#me, table, person, at });
  }

  left(table: string, person: string): void {
    this.#say({ node: this.#me, table, person });
  }

  #say(said: Said): void {
    this.#bus.publish(LOOKS, JSON.stringify(said));
  }

  lookedAt(table: string, person: string): number | undefined {
    const who = `${table} ${person}`;
    const found = [...this.#looks.values()].flatMap(looks => looks.get(who) ?? []);
    return found.length === 0 ? undefined : Math.max(...found);
  }
}
