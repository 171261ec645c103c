import { scenarios } from '@runehold/rune-age/pools';
import { raceOf, seatsFrom, sightOf } from '@runehold/rune-age/rules/view/sight';
import type { TableArt } from '../../table/art/art.ts';
import { addressOf } from './addresses.ts';
import { Board } from './board/board.tsx';
import { closeUpOf, movementOf, ruleOf } from './flights.tsx';
import { goalOf } from './goal/goal.ts';
import { helpOf } from './help.ts';
import { markOf } from './marks.ts';
import { measures, sightIn } from './measures.ts';
import { momentsOf } from './moments/moments.tsx';
import { headingOf, isNotable, logSorts } from './moments/notable.ts';
import { sounds } from './sounds.ts';
import { story } from './story.ts';
import { textOf } from './texts.ts';
import './words.ts';
import './goal/words.ts';

/** Rune Age on the screen. */
export const runeAgeArt: TableArt = {
  Board,
  addressOf,
  factionOf: ({ view, pack }, seat) => raceOf(sightOf(view, pack), seat),
  markOf,
  textOf,
  helpOf,
  measures,
  story,
  goalOf,
  chapterOf: view => String(sightIn(view).t.round),
  playOrderOf: ({ view, pack }) => {
    const sight = sightOf(view, pack);
    return seatsFrom(sight, sight.t.firstSeat).filter(seat => sight.t.alive.get(seat) === 1);
  },
  movementOf,
  sounds,
  momentsOf,
  headingOf,
  logSorts,
  isNotable,
  closeUpOf,
  ruleOf,
  crumbsOf: ({ view, pack, speaker }) => {
    const { t } = sightOf(view, pack);
    return [speaker.noun('scenario', scenarios[t.objective]), speaker.say('table.round', { n: t.round })];
  },
};
