import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '@runehold/protocol/say';
import type { DoorLimits } from '../door/limits.ts';
import type { Caller } from '../people/guests.ts';
import type { Store } from '../store/store.ts';

/** How many games programs play at once: a person's few, those of a bot, which does nothing else, more. */
export class Desks {
  readonly #store: Pick<Store, 'running'>;
  readonly #limits: Pick<DoorLimits, 'tablesOfProgram' | 'tablesOfBot'>;

  constructor(store: Pick<Store, 'running'>, limits: Pick<DoorLimits, 'tablesOfProgram' | 'tablesOfBot'>) {
    this.#store = store;
    this.#limits = limits;
  }

  /** How many tables a program may have open. */
  mostOf({ program }: Pick<Caller, 'program'>): number {
    return program?.isBot ? this.#limits.tablesOfBot : this.#limits.tablesOfProgram;
  }

  /** Why somebody may not sit down at another table; whoever is there themselves always may. */
  async refuse(caller: Caller): Promise<Message | undefined> {
    if (!caller.program) return undefined;
    const tables = this.mostOf(caller);
    return (await this.#store.running(caller.id)) >= tables
      ? hostSays('refusal.too-many-at-once', { tables })
      : undefined;
  }
}
