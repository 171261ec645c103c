import { z } from 'zod';
import { limits } from '../limits.ts';
import { seat } from '../parts/message.ts';
import { tableId } from '../wire/from-client.ts';

/** What an invitation is known by, to whoever may take it back. It opens nothing. */
const invitationId = z.string().regex(/^[\w-]{1,64}$/);

/** What a link of an invitation carries: whoever shows it comes in. */
export const invitationToken = z.string().regex(/^[\w-]{22}$/);

/** Somebody, or whoever has a link, may come to a table that is not for everybody. */
const invitation = z.object({
  id: invitationId,
  /** The one seat it is for; it lets one person in. */
  seat: seat.exactOptional(),
  /** The name of whom it is for, where it is no link. */
  name: z.string().exactOptional(),
  /** When it ends, in milliseconds since 1970. */
  until: z.int(),
  /** How many have come by it. */
  used: z.int(),
});
export type Invitation = z.infer<typeof invitation>;

/** How a table is entered, and who has been asked to come. */
export const invitations = z.object({
  /** Only those come in who are invited: there is no password either. */
  private: z.boolean(),
  /** The link alone lets nobody in: there is a password, or only those come who are invited. */
  locked: z.boolean(),
  invitations: z.array(invitation).readonly(),
  /** With whom the host has played lately, the latest first: names of accounts that can be invited. */
  known: z.array(z.string()).readonly(),
});

export const ofTable = z.object({ table: tableId });

/** A link for any seat, good for as many as come, or for one seat and one person; for some hours. */
export const newInvitation = z.object({
  table: tableId,
  seat: seat.exactOptional(),
  hours: z.int().min(1).max(limits.invitationHours).exactOptional(),
});

export const madeInvitation = z.object({ token: invitationToken });

export const invitedPerson = z.object({ table: tableId, name: z.string().max(200) });

export const whichInvitation = z.object({ table: tableId, invitation: invitationId });
