import { randomBytes } from 'node:crypto';
import type { SeekPlan, SeekState } from '@runehold/protocol/hall/seeking';
import { hostSays } from '@runehold/protocol/say';
import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { Room } from '@runehold/protocol/table/room/waiting-room';
import type { Editions } from '@runehold/shelf/editions';
import { noticesOfRoom } from '../notices/from-game.ts';
import type { Bans } from '../order/bans.ts';
import type { Caller, Guests } from '../people/guests.ts';
import { isChosen } from '../people/newcomers.ts';
import { Refusal, setupMessage } from '../platform/refusal.ts';
import { TableQuota } from '../platform/table-quota.ts';
import type { Profiles } from '../ratings/profiles.ts';
import { reliabilityOf } from '../ratings/reliability.ts';
import type { Guest } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import { bandOf, companiesOf, type Seeker } from './pairing.ts';
import type { KeptSeeker, SqlSeekers } from './sql-seekers.ts';

export type MatchmakerParts = {
  readonly seekers: SqlSeekers;
  readonly store: Pick<Store, 'rooms' | 'people' | 'chat' | 'summary' | 'setBy' | 'running'>;
  readonly guests: Pick<Guests, 'refuseBorrowed'>;
  readonly bans: Pick<Bans, 'refuse'>;
  readonly limits: ConstructorParameters<typeof TableQuota>[1];
  /** Whether nothing new is to begin now. */
  readonly isShut: () => boolean;
  readonly profiles: Pick<Profiles, 'ratings' | 'sums'>;
  readonly editions: Editions;
  readonly now: () => number;
  readonly after: Timepiece['after'];
  readonly complain: (what: string) => void;
  /** Nobody serves the room that was set: whoever comes to it first does. */
  readonly letGo: (table: string) => Promise<void>;
};

/** How often people are put together. */
const EVERY_MS = 2000;

/** The strength of whoever has not shown any. */
const USUAL = 1500;

type Seeking = Pick<Caller, 'id' | 'name' | 'account'>;

/** Finds tables for people who look for one: all that they are told of each other is that they meet. */
export class Matchmaker {
  readonly #parts: MatchmakerParts;
  readonly #quota: TableQuota;
  #stop: (() => void) | undefined;
  #pairing: Promise<void> | undefined;
  #isClosed = false;

  constructor(parts: MatchmakerParts) {
    this.#parts = parts;
    this.#quota = new TableQuota(parts.store, parts.limits);
    this.#wait();
  }

  #wait(): void {
    if (this.#isClosed) return;
    this.#stop?.();
    this.#stop = this.#parts.after(EVERY_MS, () => void this.pair());
  }

  /** Somebody begins to look for a table. */
  async seek({ id, name, account }: Seeking, plan: SeekPlan): Promise<SeekState> {
    const { editions, guests, seekers, profiles, now } = this.#parts;
    // An account has its name for good, whatever it looks like.
    if (!account && !isChosen(name)) throw new Refusal(hostSays('refusal.seek-named'));
    await guests.refuseBorrowed({ id, name });
    const capsule = await editions.present(plan.game);
    if (!capsule) throw new Refusal(hostSays('refusal.no-game'), 404);
    const refused = capsule.engine.refuseSetup(plan.seats, {});
    if (refused) throw new Refusal(setupMessage(refused));
    // A table that is found counts like one that is set.
    await this.#quota.within(id, false, async () => undefined);
    const known = (await profiles.ratings(id)).find(
      ({ game, seats }) => game === plan.game && seats === plan.seats,
    );
    await seekers.put({
      ...plan,
      person: id,
      rating: known?.rating ?? USUAL,
      reliability: reliabilityOf((await profiles.sums(id)).reliability),
      since: now(),
    });
    await this.pair();
    return this.state({ id });
  }

  /** Somebody looks no more. */
  async stop({ id }: Guest): Promise<SeekState> {
    // Whoever is being put together at this moment is put together first.
    await this.#pairing;
    await this.#parts.seekers.drop(id);
    return {};
  }

  /** How it stands with somebody who looks, and is there to be told. */
  async state({ id }: Pick<Guest, 'id'>): Promise<SeekState> {
    const { seekers, now } = this.#parts;
    const seeker = await seekers.of(id, now());
    if (seeker === undefined) return {};
    const { table } = seeker;
    if (table !== undefined) return this.#found(seeker, table);
    const { game, seats, pace, reliable, since } = seeker;
    const others = (await seekers.looking(now())).filter(
      other => other.person !== id && other.game === game && other.seats === seats && other.pace === pace,
    );
    const within = bandOf(seeker, now());
    return {
      seeking: {
        game,
        seats,
        pace,
        reliable,
        since: Math.max(0, now() - since),
        others: others.length,
        ...(Number.isFinite(within) && { within }),
      },
    };
  }

  /** The table that was found. Where there is none after all its people look on; who has left it looks for nothing. */
  async #found({ person }: KeptSeeker, table: string): Promise<SeekState> {
    const { seekers, store } = this.#parts;
    const look = async () => (await store.summary(table))?.summary;
    let there = await look();
    if (there === undefined && this.#pairing !== undefined) {
      // It may be the one that is being set at this moment.
      await this.#pairing;
      there = await look();
    }
    if (there?.owned.some(({ guest }) => guest === person) && !there.over) return { table };
    if (there !== undefined) {
      await seekers.drop(person);
      return {};
    }
    await seekers.lookOn(person);
    return this.state({ id: person });
  }

  /** Puts together whoever fits together now, once at a time. */
  pair(): Promise<void> {
    this.#pairing ??= this.#pairAll()
      .catch((error: unknown) => this.#parts.complain(`finding tables: ${String(error)}`))
      .finally(() => {
        this.#pairing = undefined;
        this.#wait();
      });
    return this.#pairing;
  }

  async #pairAll(): Promise<void> {
    const { seekers, store, bans, isShut, now } = this.#parts;
    if (isShut()) return;
    const all = await seekers.looking(now());
    const looking = all.filter(({ person: id }) => bans.refuse({ id }) === undefined);
    if (looking.length < 2) return;
    const muted = await store.chat.mutedByEach(looking.map(({ person }) => person));
    const areApart = (a: string, b: string): boolean =>
      muted.get(a)?.has(b) === true || muted.get(b)?.has(a) === true;
    for (const company of companiesOf(looking, now(), areApart)) await this.#bring(company);
  }

  /**
   * Opens a room for people who fit together. It is noted first: a room that then is not there is none, and they look on.
   */
  async #bring(company: readonly Seeker[]): Promise<void> {
    const { seekers, store, now, letGo } = this.#parts;
    const [{ game, pace, person: host }] = company;
    const table = randomBytes(12).toString('base64url');
    const persons = company.map(({ person }) => person);
    if (!(await seekers.find(persons, table))) return;
    const seats: Room['seats'] = await Promise.all(
      persons.map(async guest => ({
        kind: 'person' as const,
        guest,
        name: (await store.people.person(guest))?.name ?? '',
        ready: false,
      })),
    );
    const room: Room = { host, game, options: {}, listed: false, pace, seats };
    try {
      await store.rooms.save(table, room, now(), noticesOfRoom(table, room));
    } catch (error) {
      // Whoever does not ask how it stands, as over days, would wait for a room that is none.
      for (const person of persons) await seekers.lookOn(person);
      throw error;
    }
    await letGo(table);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stop?.();
    await this.#pairing;
  }
}
