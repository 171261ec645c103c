import { randomBytes } from 'node:crypto';
import type { CallName, OutputOf } from '@runehold/protocol/hall/calls';
import { limits } from '@runehold/protocol/limits';
import { cleanName } from '@runehold/protocol/parts/clean';
import { skeletonOf } from '@runehold/protocol/parts/skeleton';
import { hostSays } from '@runehold/protocol/say';
import type { LiveTables } from '../host/live-tables.ts';
import { tokenHash } from '../people/tokens.ts';
import type { Profiles } from '../ratings/profiles.ts';
import type { Guest } from '../store/people-store.ts';
import type { KeptInvitation, ListedTable, Store } from '../store/store.ts';
import type { Calls } from './calls.ts';
import type { Gate } from './gate.ts';
import { Refusal } from './refusal.ts';

const HOUR_MS = 3_600_000;

/** For how many hours a link is good that says nothing else: a week. */
const USUAL_HOURS = 24 * 7;

/** So many people are named whom somebody has played with. */
const MOST_KNOWN = 8;

/** The calls that are about who may come to a table. */
type InvitationCall = Extract<
  CallName,
  'enter-table' | 'invitations' | 'invite' | 'invite-person' | 'take-back-invitation'
>;

type InvitationParts = {
  readonly store: Pick<Store, 'locks' | 'accounts' | 'outbox' | 'chat'>;
  readonly gate: Gate;
  readonly now: () => number;
  /** Does something to a table that may be open, and has everybody there come in anew. */
  readonly readAnew: LiveTables['readAnew'];
  /** With whom somebody has played lately. */
  readonly companions: Profiles['companions'];
  /** A table as lists show it; refuses where there is none. */
  summary(table: string): Promise<ListedTable>;
};

/** What of the hash of a link names it: enough to take it back, and too little to be shown as one. */
const shortName = (id: string): string => id.slice(0, 24);

/** How people are asked to a table, and come in. */
export const invitationCalls = ({
  store: { locks, accounts, outbox, chat },
  gate,
  now,
  readAnew,
  companions,
  summary,
}: InvitationParts): Pick<Calls, InvitationCall> => {
  /** Refuses everybody but the host. Whoever may not come at all hears of that alone. */
  const asHost = async (guest: Guest, table: string): Promise<ListedTable> => {
    const found = await summary(table);
    const shut = await gate.refuse(table, guest.id);
    if (shut) throw new Refusal(shut, 403);
    if (found.summary.host !== guest.id) throw new Refusal(hostSays('refusal.not-host'), 403);
    return found;
  };

  /** Whom somebody has played with and may want to invite: not those who are here or invited, or not to be heard. */
  const known = async (
    { id }: Guest,
    { summary: { owned } }: ListedTable,
    invited: readonly KeptInvitation[],
  ): Promise<readonly string[]> => {
    const muted = await chat.mutedBy(id);
    const here = new Set([...owned.map(({ guest }) => guest), ...invited.map(({ person }) => person)]);
    return (await companions(id))
      .filter(other => !here.has(other.id) && !muted.has(other.id))
      .slice(0, MOST_KNOWN)
      .map(({ name }) => name);
  };

  const told = async (guest: Guest, table: string): Promise<OutputOf<'invitations'>> => {
    const invited = await locks.invitations(table);
    return {
      private: await gate.isPrivate(table),
      locked: await gate.isShut(table),
      invitations: invited.map(({ id, person: _, ...rest }) => ({ ...rest, id: shortName(id) })),
      known: await known(guest, await summary(table), invited),
    };
  };

  const invite = async (
    table: string,
    { id }: Guest,
    invitation: Parameters<Store['locks']['invite']>[2],
  ): Promise<void> => {
    const { invitations } = limits;
    if (!(await locks.invite(table, id, invitation, invitations)))
      throw new Refusal(hostSays('refusal.too-many-invitations', { invitations }));
  };

  return {
    'enter-table': async (guest, { table, password, invitation }) => {
      if ((password === undefined) === (invitation === undefined))
        throw new Refusal(hostSays('refusal.malformed'), 400);
      await summary(table);
      if (invitation !== undefined) await gate.enterBy(table, invitation, guest.id);
      else await gate.enter(table, password ?? '', guest.id);
      return { table };
    },
    invitations: async (guest, { table }) => {
      await asHost(guest, table);
      return told(guest, table);
    },
    invite: async (guest, { table, seat, hours = USUAL_HOURS }) => {
      const { summary: found } = await asHost(guest, table);
      if (!(await gate.isShut(table))) throw new Refusal(hostSays('refusal.open-to-all'));
      if (seat !== undefined && seat >= found.holders.length) throw new Refusal(hostSays('refusal.no-seat'));
      const token = randomBytes(16).toString('base64url');
      const until = now() + hours * HOUR_MS;
      await invite(table, guest, {
        id: tokenHash(token),
        until,
        ...(seat !== undefined && { seat }),
      });
      return { token };
    },
    'invite-person': async (guest, { table, name }) => {
      await asHost(guest, table);
      const found = await accounts.bySkeleton(skeletonOf(cleanName(name) ?? ''));
      if (!found || found.id === guest.id) throw new Refusal(hostSays('refusal.nobody-of-that-name'), 404);
      const until = now() + USUAL_HOURS * HOUR_MS;
      await invite(table, guest, { id: tokenHash(`${table} ${found.id}`), person: found.id, until });
      if (await gate.isShut(table)) await locks.admit(table, found.id);
      // Whoever does not want to hear of somebody does not; that nobody is told.
      if (!(await chat.mutedBy(found.id)).has(guest.id))
        await outbox.add([{ person: found.id, kind: 'invited', table, mark: table }]);
      return told(guest, table);
    },
    'take-back-invitation': async (guest, { table, invitation }) => {
      await asHost(guest, table);
      const meant = (await locks.invitations(table)).find(({ id }) => shortName(id) === invitation);
      // Whoever is here by their name alone, and has no seat, is not let in again.
      if (meant?.person !== undefined) await readAnew([table], () => locks.takeBack(table, meant.id));
      else if (meant) await locks.takeBack(table, meant.id);
      return told(guest, table);
    },
  };
};
