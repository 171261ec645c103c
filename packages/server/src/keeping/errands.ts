import { cleanName } from '@runehold/protocol/parts/clean';
import { skeletonOf } from '@runehold/protocol/parts/skeleton';
import type { Editions } from '@runehold/shelf/editions';
import { appendOf, gameFrom, storeKeeper } from '../host/store-keeper.ts';
import type { ReadAnew } from '../people/accounts.ts';
import type { Farewell } from '../people/farewell.ts';
import { type KeyName, keyNames, makeKey, type Rings } from '../people/ring.ts';
import type { Store, StoredTable } from '../store/store.ts';

/** What whoever runs the house has it do. */
export type Errand =
  | { readonly do: 'freeze'; readonly table: string; readonly why: string }
  | { readonly do: 'thaw' | 'end'; readonly table: string }
  | { readonly do: 'rename'; readonly person: string; readonly name: string }
  | { readonly do: 'forget'; readonly person: string }
  | { readonly do: 'rotate'; readonly key: string }
  | { readonly do: 'retire'; readonly key: string; readonly n: number }
  /** Of a house of many nodes one is meant. */
  | { readonly do: 'drain'; readonly on: boolean; readonly node?: string };

/** Why something was not done. */
export type NotDone =
  | 'no-table'
  | 'frozen'
  | 'not-frozen'
  | 'over'
  | 'no-game'
  | 'no-person'
  | 'name-empty'
  | 'name-taken'
  | 'no-key'
  | 'key-needed'
  | 'not-served'
  | 'no-node'
  | 'fault';

/** What came of an errand; numbers where there are some to tell. */
export type Outcome =
  | { readonly ok: true; readonly counts?: Readonly<Record<string, number>> }
  | { readonly ok: false; readonly why: NotDone; readonly detail?: string };

/** The house, as far as errands go: one that serves, or one that nobody has open. */
export type ErrandHouse = {
  readonly store: Store;
  readonly editions: Editions;
  readonly farewell: Pick<Farewell, 'forgetPerson'>;
  readonly rings: Pick<Rings, 'reload'>;
  readonly readAnew: ReadAnew;
  readonly now: () => number;
  readonly complain: (what: string) => void;
  /** Empties a house that serves, or opens it again; says how many play. */
  readonly drain?: (on: boolean) => Promise<Readonly<Record<string, number>>>;
};

const done: Outcome = { ok: true };
const not = (why: NotDone, detail?: string): Outcome => ({
  ok: false,
  why,
  ...(detail !== undefined && { detail }),
});

/** A table with the game on it, under the rules it goes by. */
const open = async ({ editions }: ErrandHouse, stored: StoredTable) => {
  const { head } = stored;
  const { engine } = await editions.find(head.game, head.rules, head.content);
  return { engine, game: gameFrom(engine, stored) };
};

/** Stops a game where it stands, with what is needed to see it again: a game that cannot be played any more has no more than its log. */
const freeze = async (
  house: ErrandHouse,
  table: string,
  stored: StoredTable,
  why: string,
): Promise<Outcome> => {
  if (stored.frozen) return not('frozen');
  const { game, rules } = stored.head;
  const found = await open(house, stored).catch(() => undefined);
  const entries = found?.game.match.entries.length ?? 0;
  const hash = found?.game.match.hash ?? '';
  const fault = { game, rules, entries, hash, by: 'operator', words: why };
  await house.store.freeze(table, stored.log.length - 1, fault);
  return done;
};

/** Lets a game go on, if it can be played up to where it stands. What lists show of it is written anew. */
const thaw = async (house: ErrandHouse, table: string, stored: StoredTable): Promise<Outcome> => {
  if (!stored.frozen) return not('not-frozen');
  const found = await open(house, { ...stored, frozen: false }).catch((error: unknown) => String(error));
  if (typeof found === 'string') return not('no-game', found);
  await house.store.thaw(table);
  await house.store.append(appendOf(stored.head, found.game, found.game.log.length, false));
  return done;
};

/** Ends a game as its players could: nobody has won, nothing is rated. */
const end = async (house: ErrandHouse, stored: StoredTable): Promise<Outcome> => {
  if (stored.frozen) return not('frozen');
  const found = await open(house, stored).catch((error: unknown) => String(error));
  if (typeof found === 'string') return not('no-game', found);
  const { engine, game } = found;
  if (game.isOver) return not('over');
  const { store, now, complain, editions } = house;
  const from = game.log.length;
  game.now = now;
  game.decide({ kind: 'matter', id: from, what: 'end', at: now(), outcome: 'carried' });
  const peoplesOf = await editions.shelf.find(stored.head.game)?.peoples?.();
  await storeKeeper(store, engine, stored, complain, peoplesOf).append(game, from);
  return done;
};

const atTable = (
  house: ErrandHouse,
  table: string,
  act: (stored: StoredTable) => Promise<Outcome>,
): Promise<Outcome> =>
  house.readAnew([table], async () => {
    const stored = await house.store.load(table);
    return stored ? act(stored) : not('no-table');
  });

const rename = async ({ store }: ErrandHouse, id: string, given: string): Promise<Outcome> => {
  const standing = await store.accounts.standing(id);
  if (!standing) return not('no-person');
  const name = cleanName(given);
  const skeleton = name === undefined ? '' : skeletonOf(name);
  if (name === undefined || skeleton === '') return not('name-empty');
  const bearer = await store.accounts.bySkeleton(skeleton);
  if (bearer && bearer.id !== id) return not('name-taken');
  if (standing.isClaimed)
    return (await store.accounts.rename({ id, name }, skeleton)) ? done : not('name-taken');
  await store.people.rename({ id, name });
  return done;
};

const isKeyName = (name: string): name is KeyName => (keyNames as readonly string[]).includes(name);

const turnKey = async (
  { store, rings }: ErrandHouse,
  errand: Extract<Errand, { do: 'rotate' | 'retire' }>,
) => {
  if (!isKeyName(errand.key)) return not('no-key', keyNames.join(', '));
  const name = errand.key;
  if (errand.do === 'retire') {
    if (!(await store.keys.retire(name, errand.n))) return not('key-needed');
    await rings.reload();
    return done;
  }
  const n = await store.keys.rotate(name, () => makeKey(name));
  await rings.reload();
  return { ok: true, counts: { n } } as const;
};

/** Does what was asked, in a house that serves or in one that nobody has open. */
export const carryOut = async (errand: Errand, house: ErrandHouse): Promise<Outcome> => {
  switch (errand.do) {
    case 'freeze':
      return atTable(house, errand.table, stored => freeze(house, errand.table, stored, errand.why));
    case 'thaw':
      return atTable(house, errand.table, stored => thaw(house, errand.table, stored));
    case 'end':
      return atTable(house, errand.table, stored => end(house, stored));
    case 'rename':
      return rename(house, errand.person, errand.name);
    case 'forget':
      if (!(await house.store.people.person(errand.person))) return not('no-person');
      await house.farewell.forgetPerson(errand.person);
      return done;
    case 'rotate':
    case 'retire':
      return turnKey(house, errand);
    case 'drain':
      return house.drain ? { ok: true, counts: await house.drain(errand.on) } : not('not-served');
  }
};
