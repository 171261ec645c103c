import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { tacticsPool } from '../../../src/pools.ts';
import { attack, type Battle } from '../../battle/kit.ts';
import { type Duel, duels } from '../../duel/kit.ts';
import { tacticsHand } from '../../kit/arrange.ts';

export const expansion = { expansion: 'banners-of-war' } as const;

/** Tactics cards of seats 0 and 1, without the beginning of their ids. */
export type Hands = readonly [attackers: readonly string[], defenders?: readonly string[]];

export const card = (name: string): number => tacticsPool.cards.indexOf(`tactics-${name}`);

const deal = (t: Table, hands: Hands): void => {
  for (const [seat, hand = []] of hands.entries())
    tacticsHand(t, seat, ...hand.map(name => `tactics-${name}`));
};

/** A battle in the field of the kit with these hands, up to the first decision of its first round; heroes support. */
export const fights = (hands: Hands, battle: Battle): Play<Table> => {
  const story = attack({
    ...battle,
    options: { ...expansion, ...battle.options },
    arrange: t => {
      battle.arrange?.(t);
      deal(t, hands);
    },
  });
  for (;;) {
    const [seat] = story.asked;
    const { rule } = story.ask(seat);
    if (rule === 'RW-HERO-32') story.answer(story.offered(seat)[0], seat);
    else if (rule === 'RW-TACT-15') story.answer('pass', seat);
    else return story;
  }
};

/** No card is played for the start of a duel. */
export const passStart = (story: Play<Table>): Play<Table> => {
  while (story.ask(story.asked[0]).rule === 'RW-TACT-04') story.answer('pass', story.asked[0]);
  return story;
};

/** A duel of the kit with these hands, up to the first decision of its first round. */
export const duelWith = (hands: Hands, duel: Duel = {}): Play<Table> =>
  passStart(
    duels({
      ...duel,
      options: { ...expansion, ...duel.options },
      arrange: t => {
        duel.arrange?.(t);
        deal(t, hands);
      },
    }),
  );

/** Who is asked now, and under which statement. */
export const open = (story: Play<Table>): string => `${story.asked.join()} ${story.ask(story.asked[0]).rule}`;

/** Fate cards drawn for a side so far, by number. */
export const drawnOn = (story: Play<Table>, side: number): number[] =>
  story
    .history()
    .filter(({ key, args }) => key === 'fate-drawn' && args['side'] === side)
    .map(({ args }) => (args['fate'] ?? 0) + 1);

/** How many copies of a card lie in the Tactics discard pile. */
export const discarded = ({ table }: Play<Table>, name: string): number =>
  table.tacticsDiscard.count(card(name));

/** All Fate cards in the deck and in the discard pile. */
export const fateAtRest = ({ table }: Play<Table>): number => table.fateDeck.total + table.fateDiscard.total;
