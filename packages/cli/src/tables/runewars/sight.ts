import type { Viewer } from '@runehold/kernel/layout/seats';
import type { View } from '@runehold/kernel/view/view';
import type { GameMap } from '@runehold/runewars/board/map';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import { mapIn } from '@runehold/runewars/rules/view/areas';
import { type Look, lookOf } from '@runehold/runewars/rules/view/look';
import type { Scene } from '../scene.ts';

/** All that is drawn from: what the viewer knows, where the rules stand, and the words. */
export type Sight = Look<Viewer> & {
  readonly map: GameMap;
  readonly content: PreparedContent;
  readonly view: View;
  readonly scene: Scene;
};

export const sightOf = (view: View, scene: Scene): Sight => {
  const look = lookOf(view, scene.pack.game);
  return { ...look, map: mapIn(look), content: look.t.content, view, scene };
};
