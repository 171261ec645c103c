import type { Offer } from '@runehold/kernel/ask/offer';
import type { Reply } from '@runehold/kernel/ask/reply';
import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Game } from '@runehold/kernel/procedure/game';

/** What has happened at least once while fuzzing: steps taken, events told, options chosen. */
export class Coverage {
  readonly #game: Game;
  /** One mark for each step of the rules; the machine sets them. */
  readonly steps: Uint8Array;
  readonly #events = new Set<string>();
  readonly #chosen = new Map<string, Set<number>>();

  constructor(game: Game) {
    this.#game = game;
    this.steps = new Uint8Array(game.ops.length);
  }

  noteEvents(events: readonly SeenEvent[]): void {
    for (const { key } of events) this.#events.add(key);
  }

  noteAnswer(where: string, reply: Reply): void {
    let chosen = this.#chosen.get(where);
    if (!chosen) {
      chosen = new Set();
      this.#chosen.set(where, chosen);
    }
    for (let i = 0; i < reply.length; i++) chosen.add(reply.values[i]);
  }

  /** An offered option that nobody has chosen yet, if there is one. */
  unchosen(where: string, offer: Offer): number | undefined {
    const chosen = this.#chosen.get(where);
    for (let i = 0; i < offer.length; i++) if (!chosen?.has(offer.codes[i])) return offer.codes[i];
    return undefined;
  }

  /** Steps of the rules that were never taken, as procedure and number. */
  get stepsMissed(): string[] {
    // A game ends inside its entry, which therefore never returns.
    return this.#game.ops
      .filter((op, i) => this.steps[i] === 0 && !(op.owner === this.#game.entry && op.kind === 'return'))
      .map(op => `${op.owner.name}[${op.index}]`);
  }

  get eventsMissed(): string[] {
    return Object.keys(this.#game.events).filter(key => !this.#events.has(key));
  }

  /** Options of an ask that were chosen at least once, by number. */
  chosenAt(where: string): ReadonlySet<number> {
    return this.#chosen.get(where) ?? new Set();
  }
}
