import type { WireView } from '@runehold/protocol/parts/view';
import type { Film } from './film.ts';

/** At most so many moments are looked at: more is not seen on a curve. */
const POINTS = 80;

/** A film looked at from time to time. */
export type Glimpses = { readonly frames: readonly number[]; readonly views: readonly WireView[] };

const framesOf = ({ frames }: Film): number[] => {
  const step = Math.max(1, Math.ceil(frames / POINTS));
  const seen = Array.from({ length: Math.ceil(frames / step) }, (_, i) => i * step);
  return seen.at(-1) === frames - 1 ? seen : [...seen, frames - 1];
};

/** Lets the page draw and answer before the next moment is looked at. */
const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** How the table looked at some frames, from where the film is best seen. */
export const viewsAt = async (film: Film, frames: readonly number[]): Promise<WireView[]> => {
  const views: WireView[] = [];
  for (const frame of frames) {
    views.push(await film.viewAt(frame, film.viewers[0]));
    await breath();
  }
  return views;
};

const taken = new WeakMap<Film, Promise<Glimpses>>();

/** The film from its first frame to its last, looked at once however many ask. */
export const glimpsesOf = (film: Film): Promise<Glimpses> => {
  const known = taken.get(film);
  if (known !== undefined) return known;
  const frames = framesOf(film);
  const glimpses = viewsAt(film, frames).then(views => ({ frames, views }));
  taken.set(film, glimpses);
  glimpses.catch(() => taken.delete(film));
  return glimpses;
};
