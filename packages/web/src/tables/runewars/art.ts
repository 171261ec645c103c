import { seasonIds } from '@runehold/runewars/layout';
import type { TableArt } from '../../table/art.ts';
import { addressOf } from './addresses.ts';
import { Board } from './board.tsx';
import { helpOf } from './help.ts';
import { measures } from './measures.ts';
import { factionAt, sightOf } from './sight.ts';
import { textOf } from './texts.ts';

/** Runewars on the screen. */
export const runewarsArt: TableArt = {
  Board,
  addressOf,
  factionOf: factionAt,
  textOf,
  helpOf,
  measures,
  crumbsOf: ({ view, pack, speaker }) => {
    const { t } = sightOf(view, pack);
    if (t.year === 0) return [];
    return [speaker.say('rw.year', { n: t.year }), speaker.noun('season', seasonIds[t.season])];
  },
};
