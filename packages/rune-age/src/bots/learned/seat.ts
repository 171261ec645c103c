import { namesOf, type Sheet } from '@runehold/kernel/pack/sheet';
import { targetDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { races } from '../../pools.ts';
import { bonusAgainst, strengthOfTarget } from '../../rules/view/battle.ts';
import { cityIncome, influenceIncome, influenceReady, type Look, scenarioIn } from '../../rules/view/look.ts';
import { type Eye, punch } from '../mind.ts';
import { bestArmy, mostGold, ownedBy } from '../plan.ts';
import { traitsOf } from '../traits.ts';

/** What is read of a seat. */
export const seat = namesOf([
  'alive',
  'left',
  'isFirst',
  'turns',
  'ready',
  'strongholds',
  'barracks',
  'attacked',
  'monument',
  'hasMonument',
  'cities',
  'income',
  'influence',
  'deck',
  'units',
  'tactics',
  'gold',
  'goldCards',
  'strength',
  'punch',
  'bestArmy',
  'lacks',
  'lacksLittle',
  'mostGold',
  'hand',
  'handStrength',
  'handGold',
  'handBest',
  'rewards',
  'runeReady',
  'traitor',
  ...races,
]);

const readCards = (look: Eye, sheet: Sheet): void => {
  const { t, me } = look;
  const traits = traitsOf(t.content);
  ownedBy(look, (card, copies) => {
    const { unit, tactic, gold, strength } = traits[card];
    sheet.add(me, seat.deck, copies);
    if (unit) sheet.add(me, seat.units, copies);
    if (tactic) sheet.add(me, seat.tactics, copies);
    if (gold > 0) sheet.add(me, seat.goldCards, copies);
    sheet.add(me, seat.gold, copies * gold);
    sheet.add(me, seat.strength, copies * strength);
    sheet.add(me, seat.punch, Math.round(2 * copies * punch(traits[card])));
  });
  const hand = t.hand.at(me);
  sheet.add(me, seat.hand, hand.total);
  for (let card = 0; card < hand.types; card++) {
    const copies = hand.count(card);
    if (copies === 0) continue;
    sheet.add(me, seat.handStrength, copies * traits[card].strength);
    sheet.add(me, seat.handGold, copies * traits[card].gold);
    sheet.raise(me, seat.handBest, Math.round(2 * punch(traits[card])));
  }
};

const LITTLE = 4;

/** How far it has come towards what wins its scenario. */
const readAim = (look: Eye, sheet: Sheet): void => {
  const { me } = look;
  const { strength } = bestArmy(look);
  sheet.add(me, seat.bestArmy, strength);
  sheet.add(me, seat.mostGold, mostGold(look));
  if (scenarioIn(look) !== 'resurgence') return;
  const objective = targetDomain.code('objective');
  const lacks = strengthOfTarget(look, objective) - bonusAgainst(look, objective) - strength;
  sheet.add(me, seat.lacks, Math.max(0, lacks));
  if (lacks <= LITTLE) sheet.add(me, seat.lacksLittle, LITTLE - Math.max(0, lacks) + 1);
};

const readRealm = (look: Look, sheet: Sheet): void => {
  const { t, me } = look;
  sheet.add(me, seat.alive, 1);
  sheet.add(me, seat.left, t.content.homeRealm.damage - t.damage.get(me));
  if (t.firstSeat === me) sheet.add(me, seat.isFirst, 1);
  const after = t.clockwise === 1 ? me - t.firstSeat : t.firstSeat - me;
  sheet.add(me, seat.turns, (after + t.seats) % t.seats);
  const ready = t.readyStrongholds.get(me);
  sheet.add(me, seat.ready, ready);
  sheet.add(me, seat.strongholds, ready + t.exhaustedStrongholds.get(me));
  sheet.add(me, seat.barracks, t.barracksStrongholds.get(me));
  sheet.add(me, seat.attacked, t.attackedStrongholds.get(me));
  if (t.monument.get(me) === 1) sheet.add(me, seat.monument, 1);
  if (t.monument.get(me) === 2) sheet.add(me, seat.hasMonument, 1);
  sheet.add(me, seat.cities, cityIncome(look));
  sheet.add(me, seat.income, influenceIncome(look));
  sheet.add(me, seat.influence, influenceReady(look));
  sheet.add(me, seat.rewards, t.rewards.at(me).total);
  const power = t.power.at(me);
  if (power >= 0 && t.runeExhausted.get(power) === 0) sheet.add(me, seat.runeReady, 1);
  if (t.traitor === me) sheet.add(me, seat.traitor, 1);
  sheet.add(me, seat[races[t.race.get(me)]], 1);
};

/** Everything of every seat; nothing of who is gone. */
export const readSeats = (t: Table, sheet: Sheet): void => {
  for (let me = 0; me < t.seats; me++) {
    if (t.alive.get(me) === 0) continue;
    const look: Eye = { t, me, memo: { isHasty: true } };
    readRealm(look, sheet);
    readCards(look, sheet);
    readAim(look, sheet);
  }
};
