import { z } from 'zod';
import { limits } from '../limits.ts';
import { name } from '../parts/people.ts';
import { tableId } from '../wire/from-client.ts';
import { announcement, newAnnouncement } from './news.ts';
import { type Act, roles } from './roles.ts';

const line = z.int().min(0);

/** Milliseconds since 1970. */
const time = z.int();

/** A line of chat as those who keep order read it. */
const nearLine = z.object({
  id: line,
  name,
  text: z.string().max(limits.chat),
  at: time,
  removed: z.boolean(),
});

/** A line that somebody reported, as it was said then, with what was said around it. */
const report = z.object({
  table: tableId,
  line,
  name,
  text: z.string().max(limits.chat),
  at: time,
  by: z.array(z.string()).readonly(),
  /** It is known who said it. */
  known: z.boolean(),
  around: z.array(nearLine).readonly(),
});
export type AdminReport = z.infer<typeof report>;

/** One of the programs that together are the house: how many tables are lent to it, and whether it is there. */
const node = z.object({
  name: z.string(),
  /** It is the one that answers. */
  here: z.boolean(),
  state: z.enum(['running', 'draining', 'gone']),
  tables: z.int().min(0),
  /** For how long it has not said that it is there. */
  silentMs: z.int().min(0),
});

/** Work of one kind that is done beside the games, at the node that answers. */
const lane = z.object({
  lane: z.enum(['bot', 'advice', 'replay', 'import', 'care']),
  waiting: z.int().min(0),
  working: z.int().min(0),
});

/** How the house stands. */
const machinery = z.object({ nodes: z.array(node).readonly(), lanes: z.array(lane).readonly() });
export type Machinery = z.infer<typeof machinery>;

/** What those see who keep order. Nobody's hand is in it, and no card. */
export const adminView = z.object({
  role: z.enum(roles),
  /** What of all that can be done here they may do, and for how many hours at most. */
  may: z.array(z.string() as z.ZodType<Act>).readonly(),
  hours: z.int(),
  /** They have shown lately that it is them; without that the lists are empty. */
  proved: z.boolean(),
  reports: z.array(report).readonly(),
  bans: z
    .array(z.object({ id: z.string(), kind: z.enum(['mute', 'ban', 'place']), name, until: time }))
    .readonly(),
  /** What people say is wrong with games, for operators: no card is in it. */
  problems: z.array(z.object({ number: z.int(), table: tableId, words: z.string(), at: time })).readonly(),
  /** Rated games in which two players were in one place: a family, or one person on two seats. */
  beside: z.array(z.object({ table: tableId, at: time, names: z.array(z.string()).readonly() })).readonly(),
  /** What is announced to everybody now. */
  news: z.array(announcement).readonly(),
  frozen: z.array(z.object({ table: tableId, at: time })).readonly(),
  /** How the house stands, for operators. */
  machinery: machinery.exactOptional(),
  deeds: z.array(z.object({ at: time, by: z.string(), act: z.string(), about: z.string() })).readonly(),
});
export type AdminView = z.infer<typeof adminView>;

const about = { table: tableId, line };
const hours = z
  .int()
  .min(1)
  .max(24 * 366);

/** What those do who keep order. */
export const adminAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('settle'), ...about }),
  z.object({ act: z.literal('hide'), ...about }),
  z.object({ act: z.literal('mute'), ...about, hours }),
  z.object({ act: z.literal('ban'), ...about, hours }),
  z.object({ act: z.literal('ban-place'), ...about, hours }),
  z.object({ act: z.literal('lift'), ban: z.string().max(64) }),
  z.object({ act: z.literal('void-rating'), table: tableId }),
  z.object({ act: z.literal('fair'), table: tableId }),
  newAnnouncement.extend({ act: z.literal('announce') }),
  z.object({ act: z.literal('take-back'), n: z.int() }),
  z.object({ act: z.literal('thaw'), table: tableId }),
]);
export type AdminAct = z.infer<typeof adminAct>;
