import { drawGeneric } from './generic.ts';
import { drawMasquerade } from './masquerade.ts';
import { runeAgeArt } from './rune-age.ts';
import { runewarsArt } from './runewars.ts';
import type { Art, Drawer, Scene } from './scene.ts';

/** Games that have a drawing of their own; all others are drawn field by field. */
const arts: Readonly<Record<string, Art>> = {
  masquerade: { draw: drawMasquerade },
  'rune-age': runeAgeArt,
  runewars: runewarsArt,
};

const generic: Art = { draw: drawGeneric };

/** How the game of a scene is shown. */
export const artOf = ({ pack }: Scene): Art =>
  Object.hasOwn(arts, pack.game.id) ? arts[pack.game.id] : generic;

export const drawTable: Drawer = (view, scene) => artOf(scene).draw(view, scene);
