import type { View } from '@runehold/kernel/view/view';
import { type Sight as Seen, sightOf as seen } from '@runehold/rune-age/rules/view/sight';
import type { Scene } from '../scene.ts';

/** All that is drawn from: what the viewer knows, the numbers of the cards, and the words. */
export type Sight = Seen & { readonly scene: Scene };

export const sightOf = (view: View, scene: Scene): Sight => ({
  ...seen(view, scene.pack),
  scene,
});
