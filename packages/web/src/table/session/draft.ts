import type { AskView, OptionView } from '@runehold/kernel/view/describe';

/**
 * An answer in the making. One thing or several for `one`, `yes`, `some` and `number`; for `arrange` the place of each
 * item, as far as it has one.
 */
export type Draft = readonly (number | undefined)[];

/** The two options of `yes`, as the kernel numbers them. */
export const yesAndNo: readonly OptionView[] = [
  { code: 1, name: 'yes', label: { key: 'label.yes', args: {} }, limit: 1 },
  { code: 0, name: 'no', label: { key: 'label.no', args: {} }, limit: 1 },
];

const placesOf = (ask: AskView, item: number): readonly number[] =>
  ask.fits?.[item] ?? ask.options.map(({ code }) => code);

/** Where an answer starts: with what was said before, with the least number, with items that can go to one place only. */
export const emptyDraft = (ask: AskView): Draft => {
  if (ask.answered !== undefined) return ask.answered;
  switch (ask.kind) {
    case 'number':
      return [ask.min];
    case 'arrange':
      return ask.items.map((_, item) => {
        const places = placesOf(ask, item);
        return places.length === 1 ? places[0] : undefined;
      });
    default:
      return [];
  }
};

/** How often something is chosen. */
export const timesChosen = (draft: Draft, code: number): number =>
  draft.filter(chosen => chosen === code).length;

const limitOf = (ask: AskView, code: number): number =>
  ask.options.find(option => option.code === code)?.limit ?? 0;

/** Whether one more of something can be chosen. */
export const hasRoomFor = (ask: AskView, draft: Draft, code: number): boolean =>
  draft.length < ask.max && timesChosen(draft, code) < limitOf(ask, code);

/** Takes back one of something. */
export const without = (draft: Draft, code: number): Draft => {
  const at = draft.lastIndexOf(code);
  return at < 0 ? draft : draft.toSpliced(at, 1);
};

/**
 * Touches a thing: chooses it, one more of it, or, where there is no more to choose, puts all of it back.
 * Where one of several may be chosen, the newer choice takes the place of the older.
 */
export const touched = (ask: AskView, draft: Draft, code: number): Draft => {
  if (ask.kind !== 'some') return [code];
  if (hasRoomFor(ask, draft, code)) return [...draft, code];
  if (timesChosen(draft, code) > 0) return draft.filter(chosen => chosen !== code);
  return ask.max === 1 ? [code] : draft;
};

/** Sends an item of an arrangement to a place. */
export const placed = (draft: Draft, item: number, place: number): Draft => draft.with(item, place);

/** The places an item may go to now, its own included: a place may be full. */
export const openPlaces = (ask: AskView, draft: Draft, item: number): readonly number[] =>
  placesOf(ask, item).filter(
    place => draft[item] === place || timesChosen(draft, place) < limitOf(ask, place),
  );

/** How many more things must be chosen, or placed, before it is an answer. */
export const missing = (ask: AskView, draft: Draft): number => {
  switch (ask.kind) {
    case 'some':
      return Math.max(0, ask.min - draft.length);
    case 'arrange':
      return draft.filter(place => place === undefined).length;
    default:
      return draft.length === 0 ? 1 : 0;
  }
};

/** The answer as the engine takes it, or undefined while something is missing. */
export const replyOf = (ask: AskView, draft: Draft): readonly number[] | undefined => {
  if (missing(ask, draft) > 0) return undefined;
  const numbers = draft.filter(code => code !== undefined);
  return ask.kind === 'some' ? numbers.toSorted((a, b) => a - b) : numbers;
};

/** Whether an answer that was given under seal stands as the draft has it. */
export const stands = ({ answered }: AskView, draft: Draft): boolean =>
  answered !== undefined &&
  answered.length === draft.length &&
  answered.every((code, i) => code === draft[i]);
