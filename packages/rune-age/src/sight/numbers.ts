import { seenIn } from '@runehold/kernel/layout/zone-json';
import type { NextRoundRule, Reward } from '../content/types.ts';
import { targetDomain } from '../domains.ts';
import { cardOf, citiesAt, eventNumber, eventOf, runeOf, type Sight } from './sight.ts';

/**
 * What things are worth now, as everybody at the table can work out. The rules do the same sums with the table itself;
 * here there is only what one viewer sees, and the tests hold the two against each other.
 */

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** What an Instant of the last round does in this one. */
const thisRound = (sight: Sight, rule: NextRoundRule): number =>
  sum(
    sight.t.lasting.map(id => {
      const { instant } = eventOf(sight, id);
      const works = sight.t.lastingRound[eventNumber(sight, id)] === sight.t.round;
      return works && instant?.kind === 'next-round' && instant.rule === rule ? instant.amount : 0;
    }),
  );

/** Every Enemy in play may make the others stronger. */
const fromOthers = (sight: Sight, except?: string): number =>
  sum(
    sight.t.enemies.map(id => {
      const { lasting } = eventOf(sight, id);
      return id !== except && lasting?.kind === 'other-enemies-stronger' ? lasting.amount : 0;
    }),
  );

export const eventStrength = (sight: Sight, id: string): number => {
  const { strength = 0, type } = eventOf(sight, id);
  const base = strength + sight.t.eventTokens[eventNumber(sight, id)];
  return type === 'enemy' ? base + fromOthers(sight, id) : base;
};

export const objectiveStrength = (sight: Sight): number =>
  sight.content.objective.strength + fromOthers(sight);

/** What an army must reach against a target that no player defends. */
export const targetStrength = (sight: Sight, target: number): number => {
  const { content } = sight;
  const value = targetDomain.valueOf(target);
  switch (targetDomain.partOf(target)) {
    case 'stronghold':
      return content.stronghold.strength;
    case 'city':
      return content.cities[value].strength;
    case 'enemy':
      return eventStrength(sight, content.events[value].id);
    case 'objective':
      return objectiveStrength(sight);
    case 'home':
      return 0;
  }
};

const rewardSum = (sight: Sight, seat: number, kind: Reward['kind']): number =>
  sum(
    (sight.t.rewards[seat] ?? []).map(id => {
      const { reward } = eventOf(sight, id);
      if (reward?.kind !== kind) return 0;
      return 'amount' in reward ? reward.amount : 1;
    }),
  );

/** What Rewards and the round add to the attacking army. */
export const attackBonus = (sight: Sight): number => {
  const [attacker, defender] = sight.t.fighter;
  const part = targetDomain.partOf(sight.t.target);
  if (part === 'objective') return rewardSum(sight, attacker, 'strength-against-objective');
  if (defender < 0) return 0;
  const train = part === 'home' ? rewardSum(sight, attacker, 'siege-train') : 0;
  return thisRound(sight, 'siege-attack-bonus') + train;
};

/** What a besieged city adds to its defence. */
export const walls = (sight: Sight): number => {
  const { target, fighter } = sight.t;
  if (fighter[1] < 0 || targetDomain.partOf(target) !== 'city') return 0;
  if (rewardSum(sight, fighter[0], 'siege-train') > 0) return 0;
  return sight.content.cities[targetDomain.valueOf(target)].defense;
};

/** The strength of the cards on one side, with all bonuses. */
const armyStrength = (sight: Sight, side: number): number =>
  sight.t.armyBonus[side] +
  sum(sight.t.army[side].map((id, slot) => (cardOf(sight, id).strength ?? 0) + sight.t.bonus[side][slot]));

/** Whether anybody fights for the attacker. An army is made of units: without one nothing is added to it. (RA-COMBAT-11) */
export const hasArmy = (sight: Sight): boolean =>
  sight.t.army[0].some(id => cardOf(sight, id).kind === 'unit');

/** Both sides' strength as it stands: the attacker's, and what it has to reach or beat. */
export const standingOf = (sight: Sight): { readonly attack: number; readonly defense: number } => ({
  attack: hasArmy(sight) ? armyStrength(sight, 0) + attackBonus(sight) : 0,
  defense:
    sight.t.fighter[1] < 0 ? targetStrength(sight, sight.t.target) : armyStrength(sight, 1) + walls(sight),
});

export const cityInfluence = (sight: Sight, city: number): number =>
  Math.max(0, sight.content.cities[city].influence - thisRound(sight, 'city-influence-less'));

/** What a Reward gives of gold or influence; 0 if it is of another kind. */
export const rewardYield = (sight: Sight, id: string, kind: 'gold' | 'influence'): number => {
  const { reward } = eventOf(sight, id);
  if (reward?.kind !== kind) return 0;
  const barred = sight.t.enemies.some(
    enemy => eventOf(sight, enemy).lasting?.kind === 'rewards-give-no-gold',
  );
  return kind === 'gold' && barred ? 0 : reward.amount;
};

/** What a card of the central play area costs now. */
export const influenceCost = (sight: Sight, id: string): number => {
  const { cost, gold = 0 } = cardOf(sight, id);
  if (!('influence' in cost)) return 0;
  return gold > 1 ? Math.max(0, cost.influence - thisRound(sight, 'gold-cards-cheaper')) : cost.influence;
};

/** What a seat's rune gives of gold or influence while it is ready. */
const runeYield = (sight: Sight, seat: number, kind: 'gold' | 'influence'): number => {
  const id = sight.t.power[seat];
  if (id === null || id === undefined) return 0;
  const { power } = runeOf(sight, id);
  const spent = sight.t.runeExhausted[sight.content.runes.findIndex(rune => rune.id === id)] === 1;
  return !spent && power.kind === kind ? power.amount : 0;
};

const readyRewards = (sight: Sight, seat: number, kind: 'gold' | 'influence'): number =>
  sum(
    sight.t.rewards[seat].map(id =>
      sight.t.eventExhausted[eventNumber(sight, id)] === 1 ? 0 : rewardYield(sight, id, kind),
    ),
  );

/** The influence a seat could raise now. */
export const readyInfluence = (sight: Sight, seat: number): number =>
  sight.t.readyStrongholds[seat] * sight.content.stronghold.influence +
  sum(
    citiesAt(sight, 2 + seat).map(([, i]) => (sight.t.cityExhausted[i] > 0 ? 0 : cityInfluence(sight, i))),
  ) +
  readyRewards(sight, seat, 'influence') +
  runeYield(sight, seat, 'influence');

/** The gold a seat could raise now, as far as its hand is seen. */
export const readyGold = (sight: Sight, seat: number): number =>
  sum(seenIn(sight.t.hand[seat]).map(([id, n]) => n * (cardOf(sight, id).gold ?? 0))) +
  readyRewards(sight, seat, 'gold') +
  runeYield(sight, seat, 'gold');

/** The printed strength of the units in a hand. */
export const handStrength = (sight: Sight, seat: number): number =>
  sum(seenIn(sight.t.hand[seat]).map(([id, n]) => n * (cardOf(sight, id).strength ?? 0)));
