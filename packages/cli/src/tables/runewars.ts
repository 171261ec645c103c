import { battleLines, duelLines } from './runewars/battle.ts';
import { headlines } from './runewars/head.ts';
import { legendLines, mapLines } from './runewars/map.ts';
import { noteOfLabel } from './runewars/notes.ts';
import { neutralLines, ownLines, seatStrips } from './runewars/seats.ts';
import { sightOf } from './runewars/sight.ts';
import { textOfLabel, thingsOn } from './runewars/texts.ts';
import type { Art, Drawer } from './scene.ts';

/** Runewars in a terminal: the map, the players, the neutral units, the fight, one's own cards. */
const drawRunewars: Drawer = (view, scene) => {
  const sight = sightOf(view, scene);
  const map = mapLines(sight);
  return [
    ...headlines(sight),
    ...map,
    ...(map.length === 0 ? [] : [...legendLines(sight), '']),
    ...seatStrips(sight),
    ...neutralLines(sight),
    ...battleLines(sight),
    ...duelLines(sight),
    ...ownLines(sight),
  ];
};

export const runewarsArt: Art = {
  draw: drawRunewars,
  note: noteOfLabel,
  text: textOfLabel,
  things: thingsOn,
};
