import { z } from 'zod';
import { limits } from '../limits.ts';
import { message, sequence } from './message.ts';
import { orderTerms } from './order-terms.ts';

/** For how long an order stands: this turn, or the next one; this year or round; the whole game. */
export const orderScopes = ['stretch', 'chapter', 'game'] as const;
export type OrderScope = (typeof orderScopes)[number];

/**
 * What must be so for it to be carried out: nothing; nobody has done anything but pass since; the seat has not been
 * attacked since; the ask offers nothing that it did not offer when the order was given.
 */
export const orderGuards = ['none', 'as-left', 'unless-attacked', 'nothing-new'] as const;
export type OrderGuard = (typeof orderGuards)[number];

/** The names of an ask, as `<procedure>.<ask>`, and of an option. */
const askName = z.string().min(1).max(128);
const optionName = z.string().min(1).max(128);

/** What the ask and the answer are called: for whoever gave the order, and nobody else is shown it. */
const words = z.object({ prompt: message, answer: z.array(message).max(8).readonly() });

/**
 * One answer that is left: to pass where that can be done, or these options by their names. Numbers stand for
 * themselves. Or, to whatever is asked, the only answer that there is.
 */
const orderLink = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pass'), ask: askName, words }),
  z.object({
    kind: z.literal('choose'),
    ask: askName,
    options: z.array(optionName).max(limits.reply).readonly(),
    words,
  }),
  z.object({ kind: z.literal('lone') }),
]);
export type OrderLink = z.infer<typeof orderLink>;

/** What somebody leaves to be answered for them. */
export const orderPlan = z.object({
  /** One after another: the next counts when the one before is done. To pass last is to pass every time. */
  links: z.array(orderLink).min(1).max(orderTerms.links).readonly(),
  scope: z.enum(orderScopes),
  guard: z.enum(orderGuards),
  /** What the first ask offered, where nothing else may be offered. */
  among: z.array(optionName).max(limits.reply).readonly().exactOptional(),
});
export type OrderPlan = z.infer<typeof orderPlan>;

/** Why an order was dropped, and its person is asked. */
const dropReasons = ['not-offered', 'news', 'attacked', 'something-new', 'undone'] as const;
export type DropReason = (typeof dropReasons)[number];

/** An order as its person sees it. One that was dropped stays to be seen until it is put away. */
export const standingOrder = orderPlan.extend({
  id: z.int().min(0),
  /** The last record when it was given. */
  since: sequence,
  dropped: z.enum(dropReasons).exactOptional(),
});
export type StandingOrder = z.infer<typeof standingOrder>;
