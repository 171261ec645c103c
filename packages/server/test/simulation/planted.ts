import type { Elsewhere, Neighbours } from '../../src/host/elsewhere.ts';
import type { Leases, Standing } from '../../src/store/leases/leases.ts';
import type { Store } from '../../src/store/store.ts';
import type { SimDatabase } from './database.ts';
import type { Actor, World } from './world.ts';

/** Faults that are planted to see that they are found. */
export const plants = [
  /** Whoever has lost a table may write to it all the same. */
  'no-fence',
  /** Nobody looks under which loan something was said. */
  'no-epochs',
  /** A node relies on a clock that may be set back. */
  'wall-clock',
  /** What is not written down yet is acknowledged. */
  'early-word',
  /** What is due is known by no name, and so is told again. */
  'told-again',
] as const;
export type Planted = (typeof plants)[number];

const part = <T extends object>(whole: T, changed: Partial<T>): T =>
  new Proxy(whole, {
    get: (target, key) => {
      if (key in changed) return changed[key as keyof T];
      const value: unknown = target[key as keyof T];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

export const plantedInStore = (planted: Planted | undefined, store: Store, database: SimDatabase): Store => {
  if (planted === 'no-fence') database.isUnfenced = true;
  if (planted !== 'early-word') return store;
  return part(store, {
    append: async append => {
      void store.append(append).catch(() => undefined);
    },
  });
};

/** The clock by which a node thinks it may still act. */
export const plantedInTime = (
  planted: Planted | undefined,
  ticks: () => number,
  world: World,
  actor: Actor,
): (() => number) => {
  if (planted !== 'wall-clock') return ticks;
  let back = 0;
  const setBack = (): void => {
    back += 5000;
    world.after(actor, world.between(2000, 20_000), setBack);
  };
  world.after(actor, world.between(2000, 20_000), setBack);
  return () => ticks() - back;
};

export const plantedNotice =
  (planted: Planted | undefined, world: World) =>
  (mark: string): string =>
    planted === 'told-again' ? `${mark} ${world.rng.next()}` : mark;

/** Neighbours that know of one loan only. */
export const plantedLeases = (planted: Planted | undefined, leases: Leases): Leases =>
  planted === 'no-epochs'
    ? part(leases, {
        standing: async table => {
          const standing = await leases.standing(table);
          return standing && { ...standing, epoch: 1 };
        },
      })
    : leases;

export const plantedNeighbours = (planted: Planted | undefined, neighbours: Neighbours): Neighbours =>
  planted === 'no-epochs'
    ? part(neighbours, {
        hosts: (table: string) => neighbours.hosts(table, 1),
        at: (standing: Standing): Elsewhere => neighbours.at({ ...standing, epoch: 1 }),
      })
    : neighbours;
