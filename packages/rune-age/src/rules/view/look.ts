import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { TableCore } from '@runehold/kernel/table/table';
import type { DeckCard } from '../../content/types.ts';
import { goldDomain, sourceDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { dataOf, goldCost, isOwnRace } from '../cards.ts';
import {
  isNeutralCity,
  ownerOfCity,
  readyInfluence,
  readyPower,
  rewardGold,
  rewardInfluence,
  sourceYield,
} from '../sources.ts';
import { influenceCost } from '../spend-influence.ts';
import { scenarioOf } from '../victory.ts';

/**
 * What one seat knows of a table, or anybody who looks. Whatever he cannot see has been laid out in a fixed order
 * before it gets here (`redact`), so that everything below may be read and still tells nothing. Whoever shows a card
 * asks first whether it is seen (`kernel/layout/seen.ts`).
 */
export type Look<Me extends Viewer = Seat> = { readonly t: Table; readonly me: Me };

/** Reads a redacted table of the kernel as one of this game. */
export const lookAt = (view: { readonly table: TableCore; readonly seat: Seat }): Look => ({
  t: view.table as Table,
  me: view.seat,
});

/** What is printed on a card. */
export const cardIn = ({ t }: Look, card: number): DeckCard => dataOf(t, card);

export const scenarioIn = ({ t }: Look) => scenarioOf(t);

/** What a card costs in gold if this seat may buy it, or `NONE`. */
export const priceInGold = ({ t, me }: Look, card: number): number =>
  isOwnRace(t, me, card) ? goldCost(t, card) : NONE;

/** What a card costs in influence now, or `NONE`. */
export const priceInInfluence = ({ t }: Look<Viewer>, card: number): number => influenceCost(t, card);

/** Influence the seat could raise now for its own actions. */
export const influenceReady = ({ t, me }: Look): number => readyInfluence(t, me, true);

/** What its cities give each turn once they are all ready. */
export const cityIncome = ({ t, me }: Look): number => {
  let sum = 0;
  for (let city = 0; city < t.cityPlace.length; city++)
    if (ownerOfCity(t, city) === me) sum += t.content.cities[city].influence;
  return sum;
};

/** What its sources give each turn once they are all ready. */
export const influenceIncome = ({ t, me }: Look): number => {
  let sum = (t.readyStrongholds.get(me) + t.exhaustedStrongholds.get(me)) * t.content.stronghold.influence;
  sum += cityIncome({ t, me });
  const rewards = t.rewards.at(me);
  for (let i = 0; i < rewards.total; i++) sum += rewardInfluence(t, rewards.at(i));
  return sum;
};

/** Gold that Rewards and a rune would add to this turn's cards. */
export const goldBeside = ({ t, me }: Look): number => {
  let sum = 0;
  const rewards = t.rewards.at(me);
  for (let i = 0; i < rewards.total; i++)
    if (t.eventExhausted.get(rewards.at(i)) === 0) sum += rewardGold(t, rewards.at(i));
  const rune = readyPower(t, me, 'gold');
  return rune === NONE ? sum : sum + goldOfStep({ t, me }, goldDomain.code('rune', rune));
};

/** What a step of a Spend Gold action brings in, or 0. */
export const goldOfStep = ({ t }: Look, step: number): number => {
  const value = goldDomain.valueOf(step);
  switch (goldDomain.partOf(step)) {
    case 'reward':
      return rewardGold(t, value);
    case 'rune': {
      const { power } = t.content.runes[value];
      return power.kind === 'gold' ? power.amount : 0;
    }
    default:
      return 0;
  }
};

/** What a source gives when exhausted. */
export const yieldOf = ({ t }: Look, source: number): number => sourceYield(t, source);
export const isStronghold = (source: number): boolean => sourceDomain.partOf(source) === 'stronghold';

/** Whether a city lies in the central play area, anybody's to take. */
export const cityIsFree = ({ t }: Look, city: number): boolean => isNeutralCity(t, city);
