import type { Table } from '@runehold/runewars/layout';
import {
  area as areaNumber,
  heroAt,
  hero as heroNumber,
  questHand,
  rune,
} from '@runehold/runewars/positions/arrange';
import { onPracticeBoard } from '../../runewars/board.ts';
import { puzzle } from '../puzzle.ts';
import { saying } from './manner.ts';
import { area, hero, inRunewars, rivalFortifies } from './table.ts';

const [ronan, andira] = ['HE-03', 'HE-02'];
const [caves, stars] = ['quest-the-whispering-caves', 'quest-on-the-trail-of-the-stars'];

const numbers = [heroNumber(ronan), heroNumber(andira)];

/** Both go out from home and try the quest they come to; who goes second takes the other one. */
const questing = (t: Table, seat: number): readonly number[] => {
  const isAtCaves = t.heroArea.get(numbers[0]) - 1 === areaNumber('3A');
  const isGone = t.heroArea.get(numbers[t.heroActed.get(numbers[0])]) - 1 !== areaNumber('DC');
  const manner = saying(
    ['prompt.act-with', andira],
    ['prompt.hero-action', 'move'],
    ['prompt.hero-step', isGone ? 'stop' : isAtCaves ? 'to:3B' : 'to:3A'],
    ['prompt.hero-deed', `quest:${caves}`],
    ['prompt.hero-deed', `quest:${stars}`],
  );
  return manner(t, seat);
};

/** The Rewards of the learner's heroes. */
const rewardsOf = (t: Table): number => {
  let rewards = 0;
  for (let place = 0; place < t.rewardPlaces; place++)
    if (t.rewardHero.get(place) > 0 && t.heroOwner.get(t.rewardHero.get(place) - 1) === 1) rewards++;
  return rewards;
};

export const whoGoesWhere = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.right-hero-right-place',
  figures: { ronan: hero(ronan), andira: hero(andira), caves: area('3A'), stars: area('3B') },
  start: {
    ...onPracticeBoard(t => {
      for (const id of [ronan, andira]) heroAt(t, 0, id, 'DC');
      questHand(t, 0, caves, stars);
      rune(t, '3B', 'dragon');
    }),
    dealt: { season: ['season-envoys-of-spring', 'season-drilling-grounds'] },
    opening: {
      until: 'prompt.hero-step',
      lines: {
        0: [
          { on: 'prompt.choose-order', say: 'order-harvest' },
          { on: 'prompt.turn', say: 'order' },
          { on: 'prompt.turn', say: 'end' },
          { on: 'prompt.act-with', say: ronan },
          { on: 'prompt.hero-action', say: 'move' },
        ],
        ...rivalFortifies,
      },
    },
  },
  others: rivalFortifies,
  on: 'prompt.hero-step',
  rule: 'RW-QUEST-14',
  goal: {
    kind: 'most',
    isDecided: t => numbers.every(each => t.heroActed.get(each) === 1),
    worth: rewardsOf,
  },
  best: [{ on: 'prompt.hero-step', say: ['to:3A'] }],
  margin: 0.08,
  proof: { playedBy: questing },
  texts: {
    goal: [
      'Summer. A quest of agility waits in {caves}, one of wisdom in {stars}. {ronan} moves first, then {andira}. Win as many Rewards as you can.',
      'Lato. Na obszarze {caves} czeka misja Zręczności, na obszarze {stars} misja Mądrości. Najpierw rusza {ronan}, potem {andira}. Zdobądź jak najwięcej nagród.',
    ],
    idea: [
      'Look at the cards of both heroes: how many Fate cards does each draw for which attribute?',
      'Spójrz na karty obojga bohaterów: ile kart losu dobiera każde z nich przy której cesze?',
    ],
    answer: [
      '{ronan} goes to {caves}, {andira} to {stars}.',
      '{ronan} idzie na obszar {caves}, {andira} na obszar {stars}.',
    ],
    why: [
      'The attribute is the number of cards you may choose from. Send a hero where the best one is tested.',
      'Cecha to liczba kart, z których wybierasz. Wysyłaj bohatera tam, gdzie liczy się jego najlepsza.',
    ],
  },
});
