import { scenarios } from '@runehold/rune-age/pools';
import { raceOf, sightOf } from '@runehold/rune-age/rules/view/sight';
import type { TableArt } from '../../table/art/art.ts';
import { addressOf } from './addresses.ts';
import { Board } from './board/board.tsx';
import { closeUpOf, movementOf, ruleOf } from './flights.tsx';
import { helpOf } from './help.ts';
import { markOf } from './marks.ts';
import { measures, sightIn } from './measures.ts';
import { textOf } from './texts.ts';

/** Rune Age on the screen. */
export const runeAgeArt: TableArt = {
  Board,
  addressOf,
  factionOf: ({ view, pack }, seat) => raceOf(sightOf(view, pack), seat),
  markOf,
  textOf,
  helpOf,
  measures,
  chapterOf: view => String(sightIn(view).t.round),
  movementOf,
  closeUpOf,
  ruleOf,
  crumbsOf: ({ view, pack, speaker }) => {
    const { t } = sightOf(view, pack);
    return [speaker.noun('scenario', scenarios[t.objective]), speaker.say('table.round', { n: t.round })];
  },
};
