import { seasonIds } from '@runehold/runewars/pools';
import { lookOf } from '@runehold/runewars/rules/view/look';
import { isResolving, playOrder } from '@runehold/runewars/rules/view/orders';
import type { TableArt } from '../../table/art/art.ts';
import { addressOf } from './addresses.ts';
import { Board } from './board.tsx';
import { labelOf } from './build/spot-name.ts';
import { iconOf } from './chip-icons.ts';
import { closeUpOf, movementOf, ruleOf } from './flights/flights.tsx';
import { vignetteOf } from './flights/vignette.tsx';
import { goalOf } from './goal.ts';
import { keyOf } from './hand/order-key.ts';
import { helpOf, isQuiet } from './help.ts';
import { measures } from './measures.ts';
import { momentsOf } from './moments/moments.tsx';
import { headingOf, isNotable, logSorts } from './moments/notable.ts';
import { numerals } from './numerals.ts';
import { noteOf } from './rail/note.ts';
import { story } from './score/story.ts';
import { factionAt, lookIn, sightOf } from './sight.ts';
import { sounds } from './sounds.ts';
import { textOf } from './texts.ts';
import './words.ts';
import './build/words.ts';
import './cards/words.ts';
import './choose/words.ts';
import './hand/words.ts';
import './map/words.ts';
import './moments/words.ts';
import './rail/words.ts';
import './score/words.ts';
import './stage/told/words.ts';
import './stage/words.ts';
import '../../table/moments/words.ts';

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
  iconOf,
  keyOf,
  goalOf,
  playOrderOf: ({ view, pack }) => {
    const sight = sightOf(view, pack);
    return isResolving(sight) ? playOrder(sight) : [];
  },
  measures,
  chapterOf: view => numerals[lookIn(view).t.year] ?? '',
  story,
  movementOf,
  sounds,
  momentsOf,
  headingOf,
  logSorts,
  isNotable,
  closeUpOf,
  ruleOf,
  vignetteOf,
  crumbsOf: ({ view, pack, speaker }) => {
    const { t } = sightOf(view, pack);
    if (t.year === 0) return [];
    return [speaker.say('rw.year', { n: t.year }), speaker.noun('season', seasonIds[t.season])];
  },
};
