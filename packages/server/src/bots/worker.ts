import type { Advice, Wish } from '@runehold/kernel/pack/advice';
import type { SeatKnowledge } from '@runehold/shelf/capsule';
import { type EditionName, openEdition } from '../jobs/edition.ts';

/** What a seat knows, and of which game. Nothing else reaches the thread in which it is thought about. */
type Seen = { readonly edition: EditionName; readonly sight: SeatKnowledge };

/** A decision for a bot. */
export type Task = Seen & { readonly level: string };

/** A wish of a person who is to decide. `givenUp` is set from outside when nobody waits any more. */
export type Inquiry = Seen & { readonly wish: Wish; readonly givenUp: Int32Array };

/** Runs in a worker thread: decides for one seat. */
export const think = async ({ edition, sight, level }: Task): Promise<readonly number[]> =>
  (await openEdition(edition)).minds.decide(sight, level);

/** Runs in a worker thread: advises the person of one seat. */
export const advise = async ({ edition, sight, wish, givenUp }: Inquiry): Promise<Advice | undefined> =>
  (await openEdition(edition)).minds.advise(sight, wish, () => Atomics.load(givenUp, 0) === 0);
