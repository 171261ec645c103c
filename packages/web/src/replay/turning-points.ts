import type { SeenEvent } from '@runehold/kernel/event/event';
import type { WireView } from '@runehold/protocol/parts/view';
import type { Story } from '../table/art/finish.ts';
import type { Speaker } from '../text/speaker.ts';
import type { Film } from './film.ts';
import { type Glimpses, viewsAt } from './glimpses.ts';

/** Something on the line of time, at its frame. */
export type FilmMark = { readonly frame: number; readonly kind: 'chapter' | 'fight'; readonly name: string };

/** A moment that changed a seat's share, in points of a hundred, and what happened. */
export type TurningPoint = {
  readonly frame: number;
  readonly change: number;
  readonly event: SeenEvent | undefined;
};

/** How many turning points are told, and among how many stretches they are sought. */
const MOST = 4;
const STRETCHES = 8;

/** Everybody's share of the weight at one moment, in points of a hundred; nothing where nothing weighs yet. */
const sharesAt = (view: WireView, weight: Story['weight']): readonly number[] => {
  const weights = Array.from({ length: view.seats }, (_, seat) => Math.max(0, weight.of(view, seat)));
  const all = weights.reduce((sum, each) => sum + each, 0);
  return weights.map(each => (all === 0 ? 0 : (100 * each) / all));
};

/** For each seat its share at every moment. */
export const sharesOf = (
  views: readonly WireView[],
  weight: Story['weight'],
): readonly (readonly number[])[] => {
  const moments = views.map(view => sharesAt(view, weight));
  return (moments[0] ?? []).map((_, seat) => moments.map(shares => shares[seat]));
};

/** The steps of a curve that change it most, by the number of the point they lead to; the largest first. */
export const largestSteps = (curve: readonly number[], most: number, from = 1): number[] =>
  curve
    .map((value, i) => ({ i, size: i < from ? 0 : Math.abs(value - curve[i - 1]) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size || a.i - b.i)
    .slice(0, most)
    .map(({ i }) => i);

/** What there is on the line of time. Of several fights at one moment one is marked. */
export const marksOf = (film: Film, story: Story, speaker: Speaker): readonly FilmMark[] =>
  film.recordsUpTo(film.frames - 1, film.viewers[0]).flatMap((record, frame): FilmMark[] => {
    const marks = 'events' in record ? record.events.map(event => story.markIn(event, speaker)) : [];
    const chapter = marks.findLast(mark => mark?.kind === 'chapter');
    const fight = marks.find(mark => mark?.kind === 'fight');
    return [chapter, fight].flatMap(mark => (mark ? [{ frame, ...mark }] : []));
  });

/** The frame within a stretch that changed the share most. */
const sharpest = async (
  film: Film,
  { weight, headlineOf }: Story,
  seat: number,
  from: number,
  to: number,
): Promise<TurningPoint> => {
  const frames = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const curve = (await viewsAt(film, frames)).map(view => sharesAt(view, weight)[seat]);
  const [step = frames.length - 1] = largestSteps(curve, 1);
  const frame = frames[step];
  const records = film.recordsUpTo(frame, film.viewers[0]);
  const eventsFrom = (first: number): SeenEvent[] =>
    records.slice(first).flatMap(record => ('events' in record ? record.events : []));
  return {
    frame,
    change: curve[step] - (curve[step - 1] ?? curve[step]),
    // What was done a little earlier may have had to be settled first.
    event: headlineOf(eventsFrom(frame)) ?? headlineOf(eventsFrom(from + 1)),
  };
};

/** The moments that changed most for a seat, in the order in which they came; what was before the first chapter is setting up. */
export const turningPointsOf = async (
  film: Film,
  { frames, views }: Glimpses,
  story: Story,
  seat: number,
  begun: number,
): Promise<readonly TurningPoint[]> => {
  const curve = sharesOf(views, story.weight)[seat] ?? [];
  const first = Math.max(1, frames.findIndex(frame => frame >= begun) + 1);
  const stretches = largestSteps(curve, STRETCHES, first);
  const points: TurningPoint[] = [];
  for (const i of stretches) points.push(await sharpest(film, story, seat, frames[i - 1], frames[i]));
  return points
    .filter(({ change, event }) => event !== undefined && Math.abs(change) >= 0.5)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .sort((a, b) => a.frame - b.frame);
};
