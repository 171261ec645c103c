import { centreLines, headline } from './rune-age/centre.ts';
import { combatLines } from './rune-age/combat.ts';
import { noteOfLabel } from './rune-age/notes.ts';
import { ownLines, realmLines } from './rune-age/realms.ts';
import { sightOf } from './rune-age/sight.ts';
import { textOfLabel, thingsOn } from './rune-age/texts.ts';
import type { Art, Drawer } from './scene.ts';

/** Rune Age in a terminal: the middle of the table, the realms, the combat, one's own hand. */
const drawRuneAge: Drawer = (view, scene) => {
  const sight = sightOf(view, scene);
  return [
    headline(sight),
    ...centreLines(sight),
    '',
    ...realmLines(sight),
    ...combatLines(sight),
    ...ownLines(sight),
  ];
};

export const runeAgeArt: Art = {
  draw: drawRuneAge,
  note: noteOfLabel,
  text: textOfLabel,
  things: thingsOn,
};
