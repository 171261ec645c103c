import { universe } from '@runehold/rune-age/boxes/universe';
import { races, scenarios } from '@runehold/rune-age/pools';
import type { RuneAgeTable, Sight } from '@runehold/rune-age/sight/sight';
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

/** A table on which nothing has happened: every figure is as printed. */
const bare = (objective: number): Sight => ({
  t: {
    objective,
    round: 1,
    lasting: [],
    enemies: [],
    eventTokens: universe.events.map(() => 0),
    lastingRound: universe.events.map(() => 0),
  } as unknown as RuneAgeTable,
  content: universe,
  view: {} as Sight['view'],
});

/** Some cards that belong together. */
export type CardGroup = { readonly id: string; readonly title: string; readonly faces: readonly CardFace[] };

/** Every card there is, group by group. */
export const galleryOf = (speaker: Speaker): readonly CardGroup[] => {
  const drawing: Drawing = { sight: bare(0), speaker };
  const { cards, cities, events, runes } = universe;
  const faces = (wanted: (card: (typeof cards)[number]) => boolean): CardFace[] =>
    cards.filter(wanted).map(({ id }) => cardFace(drawing, id));
  return [
    ...races.map(race => ({
      id: race,
      title: speaker.noun('race', race),
      faces: [...faces(card => card.race === race), strongholdFace(drawing, race)],
    })),
    { id: 'gold', title: speaker.say('library.cards.gold'), faces: faces(({ kind }) => kind === 'gold') },
    {
      id: 'neutral',
      title: speaker.say('library.cards.neutral'),
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
        ...events.filter(event => event.scenario === scenario).map(({ id }) => eventFace(drawing, id)),
      ],
    })),
    {
      id: 'runes',
      title: speaker.say('library.cards.runes'),
      faces: runes.map(({ id }) => runeFace(drawing, id)),
    },
    {
      id: 'monuments',
      title: speaker.say('library.cards.monuments'),
      faces: races.map(race => monumentFace(drawing, race)),
    },
  ];
};
