import { scenarios } from '@runehold/rune-age/pools';
import { sightOf } from '@runehold/rune-age/rules/view/sight';
import type { TableArt } from '../../table/art/art.ts';
import { addressOf } from './addresses.ts';
import { Board } from './board/board.tsx';
import { closeUpOf, movementOf, ruleOf } from './flights.tsx';
import { helpOf } from './help.ts';
import { markOf } from './marks.ts';
import { measures } from './measures.ts';
import { raceAt } from './race-at.ts';
import { textOf } from './texts.ts';

/** Rune Age on the screen. */
export const runeAgeArt: TableArt = {
  Board,
  addressOf,
  factionOf: raceAt,
  markOf,
  textOf,
  helpOf,
  measures,
  chapterOf: ({ table }) => String(table['round']),
  movementOf,
  closeUpOf,
  ruleOf,
  crumbsOf: ({ view, pack, speaker }) => {
    const { t } = sightOf(view, pack);
    return [speaker.noun('scenario', scenarios[t.objective]), speaker.say('ra.round', { n: t.round })];
  },
};
