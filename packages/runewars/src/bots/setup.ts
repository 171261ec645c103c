import { heroesOf, heroPlace } from '../rules/view/heroes.ts';
import type { Look } from '../rules/view/look.ts';
import { roomThroughWinter } from '../rules/view/realm.ts';
import { arranged, type Judge, most, one } from './answer.ts';
import { stepsToQuest } from './march.ts';
import { because } from './words.ts';
import { nearness } from './worth.ts';

/** The first stronghold stands where the way to runes is shortest. */
export const firstStronghold: Judge = (look, { offer }) =>
  one(
    most(offer, area => 1 + nearness(look, area)),
    because('bot.best-for-us'),
  );

/** So do the first units, as many as an area feeds in winter. */
export const firstUnits: Judge = (look, { offer }) => ({
  reply: arranged(
    offer,
    (_type, area, before) => nearness(look, area) - (roomThroughWinter(look, area) > before ? 0 : 2),
  ),
  reason: because('bot.best-for-us'),
});

const nearQuest = (look: Look, area: number): number => {
  const [hero] = heroesOf(look, look.me).filter(one => heroPlace(look, one) < 0);
  return hero === undefined ? 0 : 1 / (1 + stepsToQuest(look, hero, area));
};

/** The first hero begins where his quests are nearest. */
export const firstHero: Judge = (look, { offer }) =>
  one(
    most(offer, area => 1 + nearQuest(look, area)),
    because('bot.best-for-us'),
  );
