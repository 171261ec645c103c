import { noChance } from '@runehold/kernel/chance/chance';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { universe } from '@runehold/rune-age/boxes/universe';
import { game } from '@runehold/rune-age/game';
import type { Table } from '@runehold/rune-age/layout';
import { races, scenarios } from '@runehold/rune-age/pools';
import type { Sight } from '@runehold/rune-age/rules/view/sight';
import type { CardFace } from '../../../kit/card-face.ts';
import type { Speaker } from '../../../text/speaker.ts';
import type { Drawing } from './faces.ts';
import {
  cardFace,
  cityFace,
  eventFace,
  monumentFace,
  objectiveFace,
  runeFace,
  strongholdFace,
} from './faces.ts';
import '../../../library/words.ts';

/** A table on which nothing has happened: every figure is as printed. */
const bare = (objective: number): Sight => {
  const t = newTable(game as Game, {}, noChance) as Table;
  t.objective = objective;
  return { t, me: 'spectator', content: t.content, view: {} as Sight['view'] };
};

/** Some cards that belong together. */
export type CardGroup = { readonly id: string; readonly title: string; readonly faces: readonly CardFace[] };

/** Every card there is, group by group. */
export const galleryOf = (speaker: Speaker): readonly CardGroup[] => {
  const drawing: Drawing = { sight: bare(0), speaker };
  const { cards, cities, events, runes } = universe;
  const faces = (wanted: (card: (typeof cards)[number]) => boolean): CardFace[] =>
    cards.flatMap((card, it) => (wanted(card) ? [cardFace(drawing, it)] : []));
  return [
    ...races.map(race => ({
      id: race,
      title: speaker.noun('race', race),
      faces: [...faces(card => card.race === race), strongholdFace(drawing, race)],
    })),
    { id: 'gold', title: speaker.say('ra.gold'), faces: faces(({ kind }) => kind === 'gold') },
    {
      id: 'neutral',
      title: speaker.say('ra.neutral'),
      faces: faces(({ kind, race }) => kind !== 'gold' && race === undefined),
    },
    {
      id: 'cities',
      title: speaker.say('library.cards.cities'),
      faces: cities.map((city, i) => cityFace(drawing, city, i)),
    },
    ...scenarios.map((scenario, i) => ({
      id: scenario,
      title: speaker.noun('scenario', scenario),
      faces: [
        objectiveFace({ ...drawing, sight: bare(i) }),
        ...events.flatMap((event, it) => (event.scenario === scenario ? [eventFace(drawing, it)] : [])),
      ],
    })),
    {
      id: 'runes',
      title: speaker.say('library.cards.runes'),
      faces: runes.map((_, it) => runeFace(drawing, it)),
    },
    {
      id: 'monuments',
      title: speaker.say('library.cards.monuments'),
      faces: races.map(race => monumentFace(drawing, race)),
    },
  ];
};
