import { groundOf } from '../rules/view/areas.ts';
import type { Scene } from './trigger.ts';

/** A march in the making. */
export type March = {
  /** Where it goes. */
  readonly target: number;
  /** How many of the seat's own units come, and how many leave each area. */
  readonly coming: number;
  readonly leaving: ReadonlyMap<number, number>;
};

/** How many of the chosen options name each area. */
const countAreas = ({ picked }: Scene, key: string, arg: string): ReadonlyMap<number, number> => {
  const areas = new Map<number, number>();
  for (const { label } of picked) {
    if (label.key !== key) continue;
    const area = label.args[arg];
    areas.set(area, (areas.get(area) ?? 0) + 1);
  }
  return areas;
};

/** The march that is chosen so far at an ask for units. */
export const marchOf = (scene: Scene): March => ({
  target: scene.decision.ask.about?.['area'] ?? -1,
  coming: scene.picked.length,
  leaving: countAreas(scene, 'marcher.unit', 'area'),
});

/** How many recruits go to each area, as they are placed so far. */
export const recruitsIn = (scene: Scene): ReadonlyMap<number, number> =>
  countAreas(scene, 'recruit.area', 'it');

/** Whether the march goes to one area that was activated; else it is one of several in peace. */
export const isActivating = ({ decision }: Scene): boolean =>
  decision.crumbs.some(({ procedure }) => procedure === 'activate');

/** Whether a battle, or a talk, waits where the march goes. */
export const isFought = (scene: Scene): boolean => {
  const ground = groundOf(scene.look, marchOf(scene).target);
  return isActivating(scene) && (ground === 'enemy' || ground === 'neutral');
};
