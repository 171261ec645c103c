import { NONE } from '@runehold/kernel/layout/zones';
import { namesOf, type Sheet } from '@runehold/kernel/pack/sheet';
import type { Table } from '../../layout.ts';
import { attributeIds, factionIds } from '../../pools.ts';
import {
  healthLeftOf,
  heroesOf,
  heroPlace,
  isHeroStanding,
  questsOf,
  stepsToQuest,
} from '../../rules/view/heroes.ts';
import type { Look } from '../../rules/view/look.ts';
import { ordersInHand } from '../../rules/view/orders.ts';
import {
  dialOf,
  hasClaimed,
  objectiveIn,
  progressOf,
  resourceCount,
  rewardsOf,
  tacticsOf,
  wouldBeSupreme,
} from '../../rules/view/realm.ts';
import { dragonRunesOf, runesNeeded } from '../../rules/view/runes.ts';
import { waysOf } from '../planner/ways.ts';

const TITLES = 4;

/** What is read of a seat besides its land. */
const realm = namesOf([
  'alive',
  'allRunes',
  'hasEnough',
  'lacksOne',
  'lacksTwo',
  'claimed',
  'food',
  'wood',
  'ore',
  'influence',
  'tactics',
  'heroes',
  'fallen',
  'training',
  'health',
  'rewardRunes',
  'rewards',
  'quests',
  'nearQuests',
  'objective',
  'objectiveDone',
  'ordersLeft',
  'supreme',
  'isCurrent',
  'title1',
  'title2',
  'title3',
  'title4',
]);

/** The factions stand behind what has a name. */
const FACTIONS = Object.keys(realm).length;
export const REALM = FACTIONS + factionIds.length;

const INFLUENCE = 30;
const FAR = 8;
const PARTS = 8;

const readHeroes = (look: Look, sheet: Sheet): void => {
  const { t, me } = look;
  const { areas, walking } = waysOf(look);
  const quests = questsOf(look);
  sheet.add(me, realm.quests, quests.length);
  for (const hero of heroesOf(look, me)) {
    sheet.add(me, realm.heroes, 1);
    if (!isHeroStanding(look, hero)) sheet.add(me, realm.fallen, 1);
    sheet.add(me, realm.health, healthLeftOf(look, hero));
    for (let attribute = 0; attribute < attributeIds.length; attribute++)
      sheet.add(me, realm.training, t.training.get(hero, attribute));
    const place = heroPlace(look, hero);
    if (place < 0) continue;
    const stepsTo = (area: number): number => walking[place * areas + area];
    let nearest = FAR;
    for (const quest of quests) nearest = stepsToQuest(look, quest, stepsTo, nearest);
    sheet.add(me, realm.nearQuests, FAR - nearest);
  }
};

const readObjective = (look: Look, sheet: Sheet): void => {
  const condition = objectiveIn(look);
  if (condition === undefined) return;
  const { have, need, isFulfilled } = progressOf(look, look.me, condition);
  const done = need > 0 ? Math.max(0, Math.min(1, have / need)) : 0;
  sheet.add(look.me, realm.objective, Math.round(PARTS * done));
  if (isFulfilled) sheet.add(look.me, realm.objectiveDone, 1);
};

const readSeat = (look: Look, sheet: Sheet): void => {
  const { t, me } = look;
  sheet.add(me, realm.alive, 1);
  const runes = dragonRunesOf(look, me);
  const lacking = runesNeeded(look) - runes;
  sheet.add(me, realm.allRunes, runes);
  if (lacking <= 0) sheet.add(me, realm.hasEnough, 1);
  if (lacking === 1) sheet.add(me, realm.lacksOne, 1);
  if (lacking === 2) sheet.add(me, realm.lacksTwo, 1);
  if (hasClaimed(look, me)) sheet.add(me, realm.claimed, 1);
  for (let resource = 0; resource < resourceCount; resource++)
    sheet.add(me, realm.food + resource, dialOf(look, resource));
  sheet.add(me, realm.influence, Math.min(INFLUENCE, t.influence.get(me)));
  sheet.add(me, realm.tactics, tacticsOf(look));
  const rewards = rewardsOf(look);
  sheet.add(me, realm.rewardRunes, rewards.runes);
  sheet.add(me, realm.rewards, rewards.others);
  const hand = ordersInHand(look, me);
  sheet.add(me, realm.ordersLeft, hand.length);
  for (const order of hand) if (wouldBeSupreme(look, me, order)) sheet.add(me, realm.supreme, 1);
  if (t.current === me + 1) sheet.add(me, realm.isCurrent, 1);
  for (let title = 0; title < Math.min(TITLES, t.titles); title++)
    if (t.titleOwner.get(title) === me + 1) sheet.add(me, realm.title1 + title, 1);
  sheet.add(me, FACTIONS + t.faction.get(me) - 1, 1);
  readHeroes(look, sheet);
  readObjective(look, sheet);
};

/** Everything of a seat besides its land; nothing of who is gone. */
export const readRealms = (t: Table, sheet: Sheet): void => {
  for (let seat = 0; seat < t.seats; seat++)
    if (t.alive.get(seat) === 1 && t.faction.get(seat) - 1 !== NONE) readSeat({ t, me: seat }, sheet);
};
