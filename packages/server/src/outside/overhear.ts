import type { Append, Store } from '../store/store.ts';

/** What is heard of something that was written down. */
export type Overheard = Pick<Append, 'summary' | 'notices'>;

/** Who hears of what is written down, as soon as it is. */
export type Ears = {
  wrote(heard: Overheard): void;
};

type Methods<T> = {
  readonly [K in keyof T]?: T[K] extends (...about: infer A) => unknown ? (...about: A) => void : never;
};

/** Something whose methods work as before, after which somebody hears of it. */
const heard = <T extends object>(of: T, ears: Methods<T>, parts: Partial<T> = {}): T =>
  new Proxy(of, {
    get: (target, name) => {
      if (name in parts) return Reflect.get(parts, name);
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const hear = Reflect.get(ears, name) as ((...about: readonly unknown[]) => void) | undefined;
      const act = member.bind(target) as (...about: readonly unknown[]) => Promise<unknown>;
      if (!hear) return act;
      return async (...about: readonly unknown[]) => {
        const done = await act(...about);
        hear(...about);
        return done;
      };
    },
  });

/** A store of which somebody hears what has been written down: nobody is told of what could still be lost. */
export const overheard = (store: Store, ears: Ears): Store =>
  heard(
    store,
    { append: append => ears.wrote(append) },
    {
      rooms: heard(store.rooms, { save: (_id, _room, _at, notices = []) => ears.wrote({ notices }) }),
      outbox: heard(store.outbox, { add: notices => ears.wrote({ notices }) }),
    },
  );
