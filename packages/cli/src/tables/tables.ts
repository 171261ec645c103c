import { drawGeneric } from './generic.ts';
import { drawMasquerade } from './masquerade.ts';
import type { Drawer } from './scene.ts';

/** Games that have a drawing of their own; all others are drawn field by field. */
const drawers: Readonly<Record<string, Drawer>> = { masquerade: drawMasquerade };

export const drawTable: Drawer = (view, scene) => (drawers[scene.pack.game.id] ?? drawGeneric)(view, scene);
