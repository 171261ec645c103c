import { universe } from '@runehold/rune-age/boxes/universe';
import type { Race } from '@runehold/rune-age/content/types';
import type { GuidedGame, Leader } from '../guided.ts';
import type { Text } from '../lesson.ts';
import { firstGamePoints, firstGameWords } from './first-game-points.ts';

/** A people with its name from the catalogue. */
const leader = (value: Race, about: Text): Leader => {
  const names = universe.races.find(({ id }) => id === value)?.name;
  return { value, name: [names?.[0].forms['one'] ?? value, names?.[1].forms['nom'] ?? value], about };
};

const { strength } = universe.objective;
const { damage } = universe.homeRealm;

/** A whole game of Resurgence against a bot. */
export const firstGame: GuidedGame = {
  id: 'rune-age.first-game',
  game: 'rune-age',
  seats: 2,
  options: { scenario: 'resurgence', firstPlayer: 'seat1' },
  level: 'squire',
  leads: 'race1',
  leaders: [
    leader('daqan', [
      'Steady soldiers who scout the deck. Good for a start.',
      'Solidni żołnierze, którzy robią zwiad w talii. Dobrzy na początek.',
    ]),
    leader('latari', [
      'Archers and magic: strong together, costly to lose.',
      'Łucznicy i magia: razem silni, szkoda ich tracić.',
    ]),
    leader('uthuk', ['They wound their own to hit harder.', 'Ranią swoich, by uderzyć mocniej.']),
    leader('waiqar', [
      'The fallen rise from the discard pile and fight again.',
      'Polegli wstają ze stosu kart odrzuconych i znów walczą.',
    ]),
  ],
  opening: [
    [
      `Beat the objective (${strength}) before your rival does.`,
      `Pokonaj cel scenariusza (${strength}) przed rywalem.`,
    ],
    [
      `At ${damage} damage on your Home Realm you are out.`,
      `Przy ${damage} obrażeniach twojego królestwa odpadasz z gry.`,
    ],
    [
      'I will speak up when something certain is about to happen.',
      'Odezwę się, gdy coś ma się na pewno wydarzyć.',
    ],
  ],
  guidance: {
    words: firstGameWords,
    with: coach => ({ ...coach, triggers: [...coach.triggers, ...firstGamePoints] }),
  },
};
