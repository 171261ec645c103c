import type { GameMap } from '../../board/map.ts';
import { mapIn, stepsBetween } from '../../rules/view/areas.ts';
import type { Look } from '../../rules/view/look.ts';

/** How many steps areas lie apart, `from * areas + to`: on foot, and for who flies. */
export type Ways = { readonly areas: number; readonly walking: Uint8Array; readonly flying: Uint8Array };

const known = new WeakMap<GameMap, Ways>();

const waysOn = (look: Look, { areas, each }: GameMap): Ways => {
  const walking = new Uint8Array(areas * areas).fill(255);
  const flying = walking.slice();
  for (const from of each)
    for (const to of each) {
      walking[from * areas + to] = stepsBetween(look, from, to);
      flying[from * areas + to] = stepsBetween(look, from, to, true);
    }
  return { areas, walking, flying };
};

/** The ways of the board: nothing in a finished one ever changes, so they are counted once. */
export const waysOf = (look: Look): Ways => {
  const map = mapIn(look);
  const found = known.get(map) ?? waysOn(look, map);
  known.set(map, found);
  return found;
};
