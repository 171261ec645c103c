import { z } from 'zod';
import { limits } from '../limits.ts';
import { seat, sequence } from './message.ts';

/**
 * What the people at a table propose to each other: that a bot minds a seat for somebody who is away, that the seat is
 * given away, that play rests or goes on, that everybody has more time, that the game ends without a result.
 */
const proposals = ['deputy', 'substitute', 'pause', 'resume', 'extend', 'end'] as const;
export const proposal = z.enum(proposals);
export type Proposal = z.infer<typeof proposal>;

/** What they decide together: that, and whether somebody new plays on for whoever left. */
export const matterKinds = [...proposals, 'admit'] as const;
export const matterKind = z.enum(matterKinds);
export type MatterKind = z.infer<typeof matterKind>;

export const vote = z.enum(['yes', 'no']);
export type Vote = z.infer<typeof vote>;

/** What came of it; `moot` where whoever it was about came back, or there was nothing left to decide. */
export const outcome = z.enum(['carried', 'rejected', 'moot']);
export type Outcome = z.infer<typeof outcome>;

/** What somebody is called who asks to play on for whoever left. */
export const newcomer = z.string().min(1).max(limits.name);

/** Something that is being voted on, as one of the people sees it. */
export const openMatter = z.object({
  /** The number of the record that proposed it. */
  id: sequence,
  what: matterKind,
  /** The seat it is about. */
  seat: seat.exactOptional(),
  /** Who asks to play on there. */
  newcomer: newcomer.exactOptional(),
  /** The newcomer is no person but a program of somebody's. */
  outside: z.literal(true).exactOptional(),
  /** It is the one who reads this who asks. */
  own: z.literal(true).exactOptional(),
  /** Who voted how, by their seats; the first in favour proposed it, unless a newcomer asks. */
  yes: z.array(seat).readonly(),
  no: z.array(seat).readonly(),
  /** How many persons may vote, and are not away. */
  of: z.int().min(1),
  /** Milliseconds until silence counts as an abstention. */
  left: z.int().min(0),
  /** The one who reads this may vote and has not yet. */
  mayVote: z.boolean(),
});
