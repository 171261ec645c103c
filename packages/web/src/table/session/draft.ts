import type { AskView } from '@runehold/kernel/view/describe';
import type { Touchable } from '../art/targets.ts';

/**
 * An answer in the making. One thing or several for `one`, `yes`, `some` and `number`; for `arrange` the place of each
 * item, as far as it has one.
 */
export type Draft = readonly (number | undefined)[];

const placesOf = (ask: AskView, item: number): readonly number[] =>
  ask.fits?.[item] ?? ask.options.map(({ code }) => code);

/** Where an answer starts: with what was said before, with the least number, with every item in a place it may have. */
export const emptyDraft = (ask: AskView): Draft => {
  if (ask.answered !== undefined) return ask.answered;
  switch (ask.kind) {
    case 'number':
      return [ask.min];
    case 'arrange':
      // What would be done for an absent player is a good beginning for one who is there.
      return ask.absent.length === ask.items.length
        ? ask.absent
        : ask.items.map((_, item) => {
            const places = placesOf(ask, item);
            return places.length === 1 ? places[0] : undefined;
          });
    default:
      return [];
  }
};

export const isSame = (one: Draft, other: Draft): boolean =>
  one.length === other.length && one.every((code, i) => code === other[i]);

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

/** Whether a draft is an answer to which nothing can be added: the touch that makes it one may as well give it. */
export const isWhole = (ask: AskView, draft: Draft): boolean => {
  if (ask.kind === 'arrange') return false;
  if (ask.kind !== 'some') return draft.length > 0;
  return draft.length > 0 && draft.length === ask.max && (ask.min === ask.max || ask.max === 1);
};

/**
 * Sends an item of an arrangement to a place. An arrangement that is answered stays on the screen for a moment more:
 * its items are gone from the draft, and go nowhere.
 */
export const placed = (draft: Draft, item: number, place: number): Draft =>
  item < draft.length ? draft.with(item, place) : draft;

/** The places an item may go to now, its own included: a place may be full. */
export const openPlaces = (ask: AskView, draft: Draft, item: number): readonly number[] =>
  placesOf(ask, item).filter(
    place => draft[item] === place || timesChosen(draft, place) < limitOf(ask, place),
  );

/** The item that would make room for another in a full place, by going where that one lies now; -1 if none can. */
const makesRoom = (ask: AskView, draft: Draft, item: number, place: number): number => {
  const own = draft[item];
  if (own === undefined || own === place) return -1;
  return draft.findLastIndex((each, other) => each === place && placesOf(ask, other).includes(own));
};

/** The places an item may be sent to: the open ones, and full ones where it can change places with another. */
export const placesFor = (ask: AskView, draft: Draft, item: number): readonly number[] => {
  const open = new Set(openPlaces(ask, draft, item));
  return placesOf(ask, item).filter(place => open.has(place) || makesRoom(ask, draft, item, place) >= 0);
};

/** Sends an item to one of those. */
export const sent = (ask: AskView, draft: Draft, item: number, place: number): Draft => {
  const isOpen = openPlaces(ask, draft, item).includes(place);
  const other = isOpen ? -1 : makesRoom(ask, draft, item, place);
  const moved = placed(draft, item, place);
  return other < 0 ? moved : moved.with(other, draft[item]);
};

/**
 * Sends the next item of an arrangement to a place: one that has no place yet, else the last that still lies where it
 * began, else the last that lies elsewhere; where nothing more goes there, takes one back.
 */
const arranged = (ask: AskView, draft: Draft, code: number): Draft => {
  const mayGo = (item: number): boolean => openPlaces(ask, draft, item).includes(code);
  const next = draft.findIndex((place, item) => place === undefined && mayGo(item));
  if (next >= 0) return placed(draft, next, code);
  const start = emptyDraft(ask);
  const unmoved = draft.findLastIndex(
    (place, item) => place !== code && place === start[item] && mayGo(item),
  );
  if (unmoved >= 0) return placed(draft, unmoved, code);
  const other = draft.findLastIndex((place, item) => place !== code && mayGo(item));
  if (other >= 0) return placed(draft, other, code);
  const last = draft.lastIndexOf(code);
  return last < 0 ? draft : draft.with(last, undefined);
};

/**
 * Touches a thing: chooses it, one more of it, or, where there is no more to choose, puts all of it back.
 * Where one of several may be chosen, the newer choice takes the place of the older; and where all was chosen as proposed
 * and there is no room for what is touched, the choice begins anew with it. To a place goes the next item.
 */
export const touched = (ask: AskView, draft: Draft, code: number, proposal: Draft = []): Draft => {
  if (ask.kind === 'arrange') return arranged(ask, draft, code);
  if (ask.kind !== 'some') return [code];
  if (hasRoomFor(ask, draft, code)) return [...draft, code];
  if (timesChosen(draft, code) > 0) return draft.filter(chosen => chosen !== code);
  return ask.max === 1 || isSame(draft, proposal) ? [code] : draft;
};

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

/** The answer that a draft comes to, where it is an errand its first one; undefined while something is missing. */
export const answerIn = (
  ask: AskView,
  draft: Draft,
  errands: readonly Touchable[],
): readonly number[] | undefined => {
  const errand = errands.find(({ code }) => code === draft[0])?.errand;
  if (errand === undefined) return replyOf(ask, draft);
  const first = ask.options.find(({ name }) => name === errand.steps[0]);
  return first && [first.code];
};

/** Whether an answer that was given under seal stands as the draft has it. */
export const stands = ({ answered }: AskView, draft: Draft): boolean =>
  answered !== undefined && isSame(answered, draft);
