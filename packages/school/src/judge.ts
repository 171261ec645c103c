import type { AskView } from '@runehold/kernel/view/describe';
import { expectedAt, fits, isAmong, isExpected, offeredOf, type Said } from './answers.ts';
import type { Expect, Pattern, Step } from './lesson.ts';

/** What becomes of an answer: it is part of the step, harmless, on the way, or held back. Notes are numbered as in the step. */
export type Verdict =
  | { readonly kind: 'step' | 'free' }
  | { readonly kind: 'fine'; readonly note: number }
  | { readonly kind: 'hold'; readonly note?: number };

const isFree = ({ kind }: Expect): boolean => kind === 'until' || kind === 'holds';

/** Whether a step has come to the ask that it begins with. */
export const isOpen = ({ on }: Step, turn: number, ask: AskView): boolean =>
  turn > 0 || ask.prompt.key === on;

/** Judges an answer to an ask, when so many answers of a step have been given. */
export const judge = (step: Step, turn: number, ask: AskView, said: Said): Verdict => {
  // What is asked before the step begins is none of its business.
  if (!isOpen(step, turn, ask)) return { kind: 'free' };
  const expect = step.expect[turn];
  if (isExpected(expect, said)) return { kind: 'step' };
  const fine = (step.fine ?? []).findIndex(each => isAmong(each.say, said));
  if (fine >= 0) return { kind: 'fine', note: fine };
  const held = (step.hold ?? []).findIndex(each => isAmong(each.say, said));
  if (held >= 0) return { kind: 'hold', note: held };
  const { through = [], given = [] } = step;
  if (through === 'any' || isAmong([...through, ...given], said)) return { kind: 'free' };
  return step.else === 'free' || isFree(expect) ? { kind: 'free' } : { kind: 'hold' };
};

/** The answer that a step expects to an open ask, if it can be given now. */
const expectedIn = (step: Step, turn: number, ask: AskView): Said | undefined =>
  isOpen(step, turn, ask) ? expectedAt(ask, step.expect[turn]) : undefined;

const firstOffered = (ask: AskView, patterns: readonly Pattern[]): Said | undefined => {
  const name = offeredOf(ask, patterns);
  return name === undefined ? undefined : [name];
};

/** What is answered for the learner, where the ask does not offer what is expected. */
export const givenIn = ({ given = [], ...step }: Step, turn: number, ask: AskView): Said | undefined =>
  expectedIn(step, turn, ask) === undefined ? firstOffered(ask, given) : undefined;

/** What is expected, by the name that the step gives it, whether or not the ask offers it yet: an errand may lead there. */
export const wishIn = (
  step: Step,
  turn: number,
  ask: AskView,
  reachable: readonly string[],
): Said | undefined => {
  const expect = isOpen(step, turn, ask) ? step.expect[turn] : undefined;
  if (expect?.kind !== 'one-of' || expectedAt(ask, expect) !== undefined) return undefined;
  const name = expect.names
    .map(pattern => reachable.find(each => fits(pattern, each)))
    .find(each => each !== undefined);
  return name === undefined ? undefined : [name];
};

/** What leads on: what is expected, or the first thing on the way to it that is offered. */
export const leadIn = (step: Step, turn: number, ask: AskView): Said | undefined => {
  const { through = [] } = step;
  return expectedIn(step, turn, ask) ?? (through === 'any' ? undefined : firstOffered(ask, through));
};
