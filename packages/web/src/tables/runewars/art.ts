import { seasonIds } from '@runehold/runewars/pools';
import { lookOf } from '@runehold/runewars/rules/view/look';
import type { TableArt } from '../../table/art/art.ts';
import { addressOf } from './addresses.ts';
import { Board } from './board.tsx';
import { labelOf } from './build/spot-name.ts';
import { closeUpOf, movementOf, ruleOf } from './flights/flights.tsx';
import { helpOf, isQuiet } from './help.ts';
import { measures } from './measures.ts';
import { numerals } from './numerals.ts';
import { noteOf } from './rail/note.ts';
import { Score } from './score/score.tsx';
import { factionAt, lookIn, sightOf } from './sight.ts';
import { textOf } from './texts.ts';

/** Runewars on the screen. */
export const runewarsArt: TableArt = {
  Board,
  addressOf,
  factionOf: ({ view, pack }, seat) => factionAt(lookOf(view, pack.game), seat),
  textOf,
  helpOf,
  labelOf,
  noteOf,
  isQuiet,
  measures,
  chapterOf: view => numerals[lookIn(view).t.year] ?? '',
  Score,
  movementOf,
  closeUpOf,
  ruleOf,
  crumbsOf: ({ view, pack, speaker }) => {
    const { t } = sightOf(view, pack);
    if (t.year === 0) return [];
    return [speaker.say('rw.year', { n: t.year }), speaker.noun('season', seasonIds[t.season])];
  },
};
