import { spoken } from '@runehold/kernel/spoken';
import type { Message } from '@runehold/kernel/text/message';
import { things, trigger } from '@runehold/runewars/coach/trigger';
import { questsInReach } from '@runehold/runewars/rules/view/ahead/quests';
import { heroesOf } from '@runehold/runewars/rules/view/heroes';
import type { Look } from '@runehold/runewars/rules/view/look';
import { isInFirst } from './first-year-when.ts';

const { say, words } = spoken({
  'guide.summer': [
    { hero: 'hero', quest: 'quest', area: 'area', percent: 'number' },
    '{hero} can reach a quest: {quest} in {area}. The chance to earn the Reward is {percent}%.',
    '{hero} ma w zasięgu misję „{quest}” na obszarze {area}. Szansa na nagrodę: {percent}%.',
  ],
  'guide.summer.unsure': [
    { hero: 'hero', quest: 'quest', area: 'area' },
    '{hero} can reach a quest: {quest} in {area}. It is a fight, so ask for the odds first.',
    '{hero} ma w zasięgu misję „{quest}” na obszarze {area}. To walka, więc najpierw sprawdź szanse.',
  ],
  'guide.summer.two': [
    { quest: 'quest', area: 'area', percent: 'number', second: 'quest', there: 'area', chance: 'number' },
    'These quests are in reach: {quest} in {area} ({percent, select, 0 {a fight} other {{percent}%}}) and {second} in {there} ({chance, select, 0 {a fight} other {{chance}%}}). The number is the chance to earn the Reward.',
    'Te misje są w zasięgu: „{quest}” na obszarze {area} ({percent, select, 0 {walka} other {{percent}%}}) i „{second}” na obszarze {there} ({chance, select, 0 {walka} other {{chance}%}}). Liczba to szansa na nagrodę.',
  ],
  'guide.summer.three': [
    {
      quest: 'quest',
      area: 'area',
      percent: 'number',
      second: 'quest',
      there: 'area',
      chance: 'number',
      third: 'quest',
      beyond: 'area',
      hope: 'number',
    },
    'These quests are in reach: {quest} in {area} ({percent, select, 0 {a fight} other {{percent}%}}), {second} in {there} ({chance, select, 0 {a fight} other {{chance}%}}) and {third} in {beyond} ({hope, select, 0 {a fight} other {{hope}%}}). The number is the chance to earn the Reward.',
    'Te misje są w zasięgu: „{quest}” na obszarze {area} ({percent, select, 0 {walka} other {{percent}%}}), „{second}” na obszarze {there} ({chance, select, 0 {walka} other {{chance}%}}) i „{third}” na obszarze {beyond} ({hope, select, 0 {walka} other {{hope}%}}). Liczba to szansa na nagrodę.',
  ],
  'guide.summer.far': [
    'No quest of yours is in reach this summer. Walk towards one, or train.',
    'Tego Lata żadna twoja misja nie jest w zasięgu. Podejdź bliżej albo szkol bohatera.',
  ],
});

export { words as summerWords };

/** A quest and the hero who has the best chance of all that can reach it. */
type Near = ReturnType<typeof questsInReach>[number] & { readonly hero: number };

/** The quests in reach of any hero, each once, the likeliest first; those that are fights come last. */
const nearQuests = (look: Look): readonly Near[] =>
  heroesOf(look, look.me)
    .flatMap(hero => questsInReach(look, hero).map(near => ({ hero, ...near })))
    .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
    .filter(({ quest }, n, all) => all.findIndex(near => near.quest === quest) === n);

/** The chance in percent, and nothing where it is not known before the odds are asked for. */
const percentOf = ({ chance = 0 }: Near): number => Math.round(100 * chance);

const told = ([first, second, third]: readonly Near[]): Message => {
  if (first === undefined) return say('guide.summer.far');
  const { hero, quest, area } = first;
  if (second === undefined)
    return first.chance === undefined
      ? say('guide.summer.unsure', { hero, quest, area })
      : say('guide.summer', { hero, quest, area, percent: percentOf(first) });
  const two = {
    ...{ quest, area, percent: percentOf(first) },
    ...{ second: second.quest, there: second.area, chance: percentOf(second) },
  };
  return third === undefined
    ? say('guide.summer.two', two)
    : say('guide.summer.three', {
        ...two,
        ...{ third: third.quest, beyond: third.area, hope: percentOf(third) },
      });
};

/** More quests than these are not read out at once. */
const MOST = 3;

/** Summer: the quests that heroes can reach, with the chance of each. (RW-QUEST-26) */
export const summer = trigger({
  id: 'runewars.guide.summer',
  kind: 'likely',
  rule: 'RW-QUEST-26',
  asks: ['act-with-heroes.hero'],
  isLit: true,
  at: scene => {
    if (!isInFirst(scene, 'summer')) return undefined;
    const { look } = scene;
    const near = nearQuests(look).slice(0, MOST);
    const lights = near.flatMap(({ hero, quest, area }) => [
      things.hero(hero),
      things.quest(quest),
      things.area(area),
    ]);
    return { said: told(near), lights: near.length > 0 ? lights : heroesOf(look, look.me).map(things.hero) };
  },
});
