import { type Line, Listeners } from '../../src/bus/line.ts';
import type { Actor, World } from './world.ts';

/** How messages fare; each happens once in so many times, 0 for never. */
export type Roads = { lost: number; doubled: number; overtaken: number; astray: number; slowMs: number };

/** The bus of a simulated house: what is sent comes late, in another order, twice or never. */
export class Post {
  readonly #world: World;
  readonly #ends = new Map<Actor, Listeners>();
  readonly roads: Roads = { lost: 0, doubled: 0, overtaken: 0, astray: 0, slowMs: 5 };
  /** Who is cut off. */
  readonly cut = new Set<Actor>();

  constructor(world: World) {
    this.#world = world;
  }

  line(of: Actor): Line {
    const listeners = new Listeners();
    this.#ends.set(of, listeners);
    const { roads, cut } = this;
    const world = this.#world;
    /** When what was sent last arrives at each: what comes after it comes later, mostly. */
    const latest = new Map<Actor, number>();
    const arrival = (other: Actor): number => {
      // Some things arrive when nobody thinks of them any more.
      if (world.isOnceIn(roads.astray)) return world.now + world.between(1000, 30_000);
      const at = world.now + world.between(1, roads.slowMs);
      if (world.isOnceIn(roads.overtaken)) return at;
      latest.set(other, Math.max(at, latest.get(other) ?? 0));
      return latest.get(other) ?? at;
    };
    return {
      isUp: true,
      send: (subject, text) => {
        if (cut.has(of)) return;
        for (const [other, ears] of this.#ends) {
          if (cut.has(other) || !other.isAlive || !ears.subjects.includes(subject)) continue;
          if (world.isOnceIn(roads.lost)) continue;
          const times = world.isOnceIn(roads.doubled) ? 2 : 1;
          for (let i = 0; i < times; i++)
            world.after(other, arrival(other) - world.now, () => ears.tell(subject, text));
        }
      },
      listen: (subject, hear) => listeners.add(subject, hear),
      close: async () => {
        this.#ends.delete(of);
      },
    };
  }
}
