import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import { inWay } from '@runehold/testkit/ways';
import type { Table } from '../../src/layout.ts';
import {
  areaIds,
  attributeIds,
  heroPool,
  questPool,
  rewardPool,
  seasonIds,
  seasonPool,
} from '../../src/pools.ts';
import { token } from '../../src/positions/tokens.ts';
import { hero, heroAt, questHand, tacticsHand } from '../kit/arrange.ts';
import { answerUntil, nextCards, position, type Setting } from '../kit/position.ts';

export { token };

/** The heroes by name. */
export const VALADIR = 'HE-01';
export const ANDIRA = 'HE-02';
export const RONAN = 'HE-03';
export const ASTARRA = 'HE-04';
export const SILHOUETTE = 'HE-05';
export const SCORPION = 'HE-06';
export const VYRAH = 'HE-07';
export const CORBIN = 'HE-08';
export const CARTHOS = 'HE-09';
export const KIRGA = 'HE-12';

export type SummerSetting = Setting & {
  /** The Orders of the spring by seat: Harvest, Recruit, Acquire Power and Fortify unless told otherwise. */
  readonly orders?: readonly string[];
  /** What the seats have when they choose their Orders in spring. */
  readonly influence?: readonly number[];
  /** The Season card of this summer. */
  readonly card?: string;
};

const usual = ['order-harvest', 'order-recruit', 'order-acquire-power', 'order-fortify'];
const quiet = 'season-midsummer-festival';

const placeholder = KIRGA;

const dismissAll = (t: Table): void => {
  for (let number = 0; number < heroPool.cards.length; number++) {
    if (t.heroesInPlay.count(number) === 0) continue;
    t.heroesInPlay.take(number);
    t.heroDeck.put(number);
    t.heroOwner.set(number, 0);
    t.heroArea.set(number, 0);
  }
};

const homeOf = (t: Table, seat: Seat): string => t.content.homeRealms[t.faction.get(seat) - 1].areas[0].id;

/** The seat that acts first in play order. */
const firstOf = (orders: readonly string[], seats: number): Seat => {
  const number = (order: string): number => usual.indexOf(order);
  const seated = Array.from({ length: seats }, (_, seat) => seat);
  return seated.reduce((first, seat) => (number(orders[seat]) < number(orders[first]) ? seat : first));
};

const states = new Map<string, Int16Array>();

const stateOf = (setting: SummerSetting): Int16Array => {
  const key = JSON.stringify(setting);
  const known = states.get(key);
  if (known !== undefined) return known;
  const { seats = 2, orders = usual, influence = [], card = quiet, ...rest } = setting;
  const story = position({ seats, ...rest });
  inWay('plain', () => {
    const first = firstOf(orders, seats);
    story.given(t => {
      heroAt(t, first, placeholder, homeOf(t, first));
      for (const [seat, amount] of influence.entries()) t.influence.set(seat, amount);
    });
    nextCards(story, 'season', t => t.seasonDeck.at(seasonIds.indexOf('summer')), seasonPool.cards, card);
    for (const seat of story.asked) story.answer(orders[seat], seat);
    answerUntil(story, 'RW-QUEST-10');
  });
  story.given(t => {
    dismissAll(t);
    for (let seat = 0; seat < seats; seat++) {
      tacticsHand(t, seat);
      questHand(t, seat);
      t.influence.set(seat, 5);
    }
  });
  const state = story.table.state.slice();
  states.set(key, state);
  return state;
};

/**
 * A table at the beginning of the Quest Phase of year 1, with the board and strongholds of `position`, 5 influence
 * each, and no units, heroes or cards: put a hero of the first seat in play order somewhere with `arrange`.
 */
export const questPhase = (
  setting: SummerSetting = {},
  arrange: (t: Table) => void = () => {},
): Play<Table> => {
  const { seats = 2, factions, options, board, printed } = setting;
  const state = stateOf(setting);
  const story = position({
    seats,
    ...(factions && { factions }),
    ...(options && { options }),
    ...(board && { board }),
    ...(printed && { printed }),
  });
  return story.given(t => {
    t.state.set(state);
    arrange(t);
  });
};

/** The training tokens of a hero: strength, agility, wisdom. */
export const trained = (t: Table, id: string, ...values: readonly [number, number, number]): void => {
  for (const [attribute, value] of values.entries()) t.training.set(hero(id), attribute, value);
};

/** What a hero has been trained: strength, agility, wisdom. */
export const trainingOf = (t: Table, id: string): number[] =>
  attributeIds.map((_, attribute) => t.training.get(hero(id), attribute));

/** The Rewards under a hero's card or marker by name; faceup ones with a star. */
export const rewardsOf = (t: Table, id: string): string[] => {
  const found: string[] = [];
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (t.rewardHero.get(place) !== hero(id) + 1) continue;
    found.push(`${rewardPool.cards[t.reward.at(place)]}${t.rewardUp.get(place) === 1 ? '*' : ''}`);
  }
  return found;
};

/** The Quests in a seat's hand by name, those that all have seen with a star. */
export const questsOf = (t: Table, seat: Seat): string[] =>
  questPool.cards.flatMap((name, quest) => [
    ...Array<string>(t.questHand.at(seat).count(quest)).fill(name),
    ...Array<string>(t.questShown.at(seat).count(quest)).fill(`${name}*`),
  ]);

/** The Quest deck, exactly these cards; the others are out of the game. */
export const questDeck = (t: Table, ...names: readonly string[]): void => {
  t.questBox.pour(t.questDeck);
  t.questBox.pour(t.questDiscard);
  for (const name of names) {
    t.questBox.take(questPool.cards.indexOf(name));
    t.questDeck.put(questPool.cards.indexOf(name));
  }
};

/** Where a hero in play is. */
export const whereIs = (t: Table, id: string): string | undefined =>
  t.heroesInPlay.count(hero(id)) === 0 ? undefined : areaIds[t.heroArea.get(hero(id)) - 1];
