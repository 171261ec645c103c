import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '@runehold/protocol/say';
import type { Door } from '../door/door.ts';
import { hashPassword, isPassword, tableCost } from '../people/passwords.ts';
import { tokenHash } from '../people/tokens.ts';
import { RELIABLE } from '../ratings/reliability.ts';
import type { ChatStore, Locks, Summary } from '../store/store.ts';
import { Refusal } from './refusal.ts';

/** What no password comes to: only who is invited comes in. */
const NO_PASSWORD = '';

/** What of a table somebody who would sit down is judged by. */
type Seated = Pick<Summary, 'host' | 'owned' | 'holders' | 'reliable' | 'listed' | 'locked'>;

/** Why whoever leaves many of their games may not take a seat; undefined where everybody may. */
const wantsFinishers = ({ reliable, listed, locked, holders, owned }: Seated, seat: number) => {
  if (reliable) return 'refusal.unreliable';
  const isLeft = holders[seat]?.kind === 'open' && owned.some(each => each.seat === seat);
  // Who takes over a hand that somebody left, at a table that the whole house sees, should not leave it too.
  return isLeft && listed && !locked ? 'refusal.unreliable-substitute' : undefined;
};

export type GateParts = {
  readonly locks: Locks;
  /** Where it is counted how often one table is tried, whoever tries. */
  readonly door: Pick<Door, 'passOne'>;
  readonly chat: Pick<ChatStore, 'hasBlocked'>;
  /** The person who set a table, and whose seats are whose there. */
  peopleOf(table: string): Promise<Seated | undefined>;
  /** How many in a hundred of their games somebody sees to the end. */
  reliabilityOf(person: string): Promise<number>;
};

/** Who comes to tables that are not for everybody: by a password, or by invitation. */
export class Gate {
  readonly #locks: Locks;
  readonly #chat: GateParts['chat'];
  readonly #peopleOf: GateParts['peopleOf'];
  readonly #reliabilityOf: GateParts['reliabilityOf'];
  readonly #door: GateParts['door'];

  constructor({ locks, door, chat, peopleOf, reliabilityOf }: GateParts) {
    this.#locks = locks;
    this.#door = door;
    this.#chat = chat;
    this.#peopleOf = peopleOf;
    this.#reliabilityOf = reliabilityOf;
  }

  /** Gives a table that is about to be set a password. Whoever sets it is in. */
  async lock(table: string, password: string, host: string): Promise<void> {
    await this.#locks.set(table, await hashPassword(password, tableCost), [host]);
  }

  /** Shuts a table that is about to be set to all who are not invited. Whoever sets it is in. */
  async shut(table: string, host: string): Promise<void> {
    await this.#locks.set(table, NO_PASSWORD, [host]);
  }

  /** Gives a table the password of another, and lets everybody in who was in there. Says which kind of lock that is. */
  async lockAs(table: string, other: string, host: string): Promise<'password' | 'private' | undefined> {
    const hash = await this.#locks.hashOf(other);
    if (hash === undefined) return undefined;
    const persons = await this.#locks.admitted(other);
    if (!persons.includes(host))
      throw new Refusal(hostSays(hash === NO_PASSWORD ? 'refusal.private' : 'refusal.locked'), 403);
    await this.#locks.set(table, hash, persons);
    return hash === NO_PASSWORD ? 'private' : 'password';
  }

  /** Why somebody may not come to a table; undefined if they may. */
  async refuse(table: string, person: string): Promise<Message | undefined> {
    const hash = await this.#locks.hashOf(table);
    if (hash === undefined || (await this.#locks.isAdmitted(table, person))) return undefined;
    return hostSays(hash === NO_PASSWORD ? 'refusal.private' : 'refusal.locked');
  }

  /** Whether a seat is somebody's, also while a bot minds it. */
  async isOwn(table: string, person: string, seat: number): Promise<boolean> {
    const owned = (await this.#peopleOf(table))?.owned ?? [];
    return owned.some(each => each.seat === seat && each.guest === person);
  }

  /**
   * Why somebody who may come to a table may not sit down there: the host wants nothing to do with them, they leave too
   * many of their games, or they were invited to another seat.
   */
  async refuseSeat(table: string, person: string, seat: number): Promise<Message | undefined> {
    const found = await this.#peopleOf(table);
    const host = found?.host;
    const wanted = found && wantsFinishers(found, seat);
    if (wanted && host !== person && (await this.#reliabilityOf(person)) < RELIABLE)
      return hostSays(wanted, { percent: RELIABLE });
    if (host !== undefined && (await this.#chat.hasBlocked(host, person))) return hostSays('refusal.blocked');
    const meant = await this.#locks.seatFor(table, person);
    return meant === undefined || meant === seat
      ? undefined
      : hostSays('refusal.invited-elsewhere', { seat: meant + 1 });
  }

  /** Whether nobody comes in with the link alone. */
  async isShut(table: string): Promise<boolean> {
    return (await this.#locks.hashOf(table)) !== undefined;
  }

  /** Whether only those who are invited come in: there is no password either. */
  async isPrivate(table: string): Promise<boolean> {
    return (await this.#locks.hashOf(table)) === NO_PASSWORD;
  }

  /** Lets somebody in by what a link of an invitation carries. */
  async enterBy(table: string, token: string, person: string): Promise<void> {
    if ((await this.refuse(table, person)) === undefined) return;
    if (!(await this.#locks.enterBy(table, tokenHash(token), person)))
      throw new Refusal(hostSays('refusal.no-invitation'), 403);
  }

  /** Lets somebody in who knows the password. However many try at once, each try is counted before it is looked at. */
  async enter(table: string, password: string, person: string): Promise<void> {
    const kept = await this.#locks.hashOf(table);
    if (kept === undefined || (await this.#locks.isAdmitted(table, person))) return;
    this.#door.passOne('triesAtTable', table);
    if (kept === NO_PASSWORD || !(await isPassword(password, kept)))
      throw new Refusal(hostSays('refusal.wrong-password'), 403);
    await this.#locks.admit(table, person);
  }
}
