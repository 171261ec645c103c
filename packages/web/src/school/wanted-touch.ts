import type { AskView } from '@runehold/kernel/view/describe';
import { replyOf, type Said } from '@runehold/school/answers';
import type { Touchable } from '../table/art/targets.ts';
import type { Draft } from '../table/session/draft.ts';
import { timesChosen } from '../table/session/draft.ts';

/** What is to be touched next, on the way to an answer. */
export type WantedTouch =
  | { readonly kind: 'option'; readonly name: string }
  /** Towards an amount, which can be touched itself where each has a place. */
  | { readonly kind: 'more' | 'less'; readonly amount: number }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'place'; readonly item: number; readonly code: number };

const nameOf = ({ options }: AskView, code: number): string =>
  options.find(option => option.code === code)?.name ?? '';

/** Of several things that are to be chosen, one that is missing; else one that is chosen and not wanted. */
const nextOfSome = (ask: AskView, wanted: readonly number[], draft: Draft): WantedTouch => {
  const missing = wanted.find(code => timesChosen(draft, code) < timesChosen(wanted, code));
  if (missing !== undefined) return { kind: 'option', name: nameOf(ask, missing) };
  const extra = draft.find(
    code => code !== undefined && timesChosen(draft, code) > timesChosen(wanted, code),
  );
  return extra === undefined ? { kind: 'confirm' } : { kind: 'option', name: nameOf(ask, extra) };
};

/** What is to be touched to answer an ask so, with what is chosen already. An errand may lead there with one touch. */
export const wantedTouch = (
  ask: AskView,
  said: Said,
  draft: Draft,
  errands: readonly Touchable[],
): WantedTouch | undefined => {
  const reply = replyOf(ask, said);
  const [name = ''] = said;
  if (reply === undefined) {
    const errand = errands.find(each => each.name === name);
    if (errand === undefined) return undefined;
    return draft[0] === errand.code ? { kind: 'confirm' } : { kind: 'option', name };
  }
  switch (ask.kind) {
    case 'number':
      if (draft[0] === reply[0]) return { kind: 'confirm' };
      return { kind: (draft[0] ?? ask.min) < reply[0] ? 'more' : 'less', amount: reply[0] };
    case 'some':
      return nextOfSome(ask, reply, draft);
    case 'arrange': {
      const item = reply.findIndex((code, i) => draft[i] !== code);
      return item < 0 ? { kind: 'confirm' } : { kind: 'place', item, code: reply[item] };
    }
    default:
      return draft[0] === reply[0] ? { kind: 'confirm' } : { kind: 'option', name };
  }
};
