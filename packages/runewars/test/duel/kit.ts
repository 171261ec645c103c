import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { rewardPool } from '../../src/pools.ts';
import { CORBIN, questPhase, RONAN, SCORPION, type SummerSetting } from '../heroes/summer.ts';
import { hero, heroAt, reward } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';

/**
 * Fate cards by what a hero reads on them, in the circle section. Those of a story differ, since each is there once:
 * a special 1 to 4, 11 to 14 and 21 to 24, one damage 5, 6, 25, 26, one rout 15, 16, nothing 7 to 10, 17 to 20, 27 to 30.
 */
export const misses = [7, 8, 9, 10, 17, 18, 19, 20] as const;

export type Duel = SummerSetting & {
  readonly attacker?: string;
  readonly defender?: string;
  /** What the two have when the duel starts. */
  readonly damage?: readonly [number, number];
  /** Faceup Rewards of the two. */
  readonly rewards?: readonly [attackers: readonly string[], defenders: readonly string[]];
  /** The next Fate cards by number, the attacker's first in each round; the rest comes as it may. */
  readonly fate?: readonly number[];
  readonly arrange?: (t: Table) => void;
};

/** Seat 0 and seat 1 have a hero in 3A, and it is for the one of seat 0, who does not move, to say what he does. */
export const faces = (setting: Duel = {}): Play<Table> => {
  const { attacker = CORBIN, defender = SCORPION, damage = [0, 0], rewards = [[], []] } = setting;
  const { fate = [], arrange = () => {}, ...rest } = setting;
  const story = questPhase(summerOf(rest), t => {
    heroAt(t, 0, attacker, '3A', { damage: damage[0] });
    heroAt(t, 1, defender, '3A', { damage: damage[1] });
    for (const one of rewards[0]) reward(t, attacker, one, true);
    for (const one of rewards[1]) reward(t, defender, one, true);
    arrange(t);
  });
  story.answers(attacker, 'move', 'stop');
  return nextFate(story, ...fate);
};

const summerOf = ({ seats, factions, options, board, orders }: SummerSetting): SummerSetting => ({
  ...(seats && { seats }),
  ...(factions && { factions }),
  ...(options && { options }),
  ...(board && { board }),
  ...(orders && { orders }),
});

/** The same, and he challenges the other. */
export const duels = (setting: Duel = {}): Play<Table> =>
  faces(setting).answer(`duel:${setting.defender ?? SCORPION}`);

/** Before a duel in which the other falls, with Rewards that the winner and a friend beside him may share. */
export const heirs = (): Play<Table> =>
  faces({
    damage: [0, 3],
    rewards: [[], ['reward-rage-blade', 'reward-tome-of-lore']],
    fate: [5, 7],
    arrange: t => void heroAt(t, 0, RONAN, '3A'),
  });

export const damageOn = (story: Play<Table>, id: string): number => story.table.heroDamage.get(hero(id));

/** The damage of both, the attacker first: Corbin and the Scorpion unless told otherwise. */
export const damages = (story: Play<Table>, attacker = CORBIN, defender = SCORPION): number[] => [
  damageOn(story, attacker),
  damageOn(story, defender),
];

export const isAlive = (story: Play<Table>, id: string): boolean =>
  story.table.heroesInPlay.count(hero(id)) > 0;

/** Everything told under a key, without what the kit itself did before. */
export const tellings = (story: Play<Table>, key: string) =>
  story.history().filter(event => event.key === key);

/** The Fate cards of the duel by number, in the order in which they were drawn, with who drew them. */
export const drawn = (story: Play<Table>): (readonly [number, number])[] =>
  tellings(story, 'duel-card').map(({ args }) => [Number(args['who']), Number(args['fate']) + 1] as const);

export const rounds = (story: Play<Table>): number => tellings(story, 'duel-round-began').length;

export const rewardNumber = (id: string): number => (rewardPool.cards as readonly string[]).indexOf(id);
