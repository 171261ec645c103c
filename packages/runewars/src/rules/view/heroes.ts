import { YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Asked } from '@runehold/kernel/view/asked';
import type { Destiny } from '../../content/types.ts';
import type { QuestResult, QuestTask } from '../../content/types-quests.ts';
import type { Table } from '../../layout.ts';
import { areaIds, attributeIds, unitIds } from '../../pools.ts';
import { questsInHand } from '../cards/draw.ts';
import { attributeOf } from '../heroes/attribute.ts';
import { commanderCardOf, commandersOf, isCommander as leads } from '../heroes/commanders/commander.ts';
import { isHeroOf } from '../heroes/desert.ts';
import { questDuel } from '../heroes/duel/duel.ts';
import { abilityOf, areaOf, isInPlay as isHeroInPlay, isInArea, isStanding } from '../heroes/hero.ts';
import { wayOf } from '../heroes/quest/choose-task.ts';
import { results } from '../heroes/quest/clauses.ts';
import { isPlaceOf } from '../heroes/quest/place.ts';
import { mayDo } from '../heroes/quest/tasks.ts';
import { isUnder } from '../heroes/reward-places.ts';
import { isOnBoard } from '../map/areas.ts';
import { columnOf } from '../map/columns.ts';
import { mapOf } from '../map/map-of.ts';
import { heroFlies } from '../move/travel.ts';
import { procedure } from '../rules.ts';
import { perContent } from '../table/per-content.ts';
import { areasHere } from './areas.ts';
import { answerInBattle } from './battle-policy.ts';
import type { Look } from './look.ts';
import { exactly, sampled, type WinChance } from './odds.ts';
import { testOdds } from './odds-fate.ts';
import { optionName } from './options.ts';
import { copyFor, type Policy, playOut, startingWith } from './trial.ts';

/** Heroes of a seat that are in play. */
export const heroesOf = ({ t }: Look<Viewer>, seat: Seat): number[] => {
  const heroes: number[] = [];
  for (let hero = 0; hero < t.heroes; hero++) if (isHeroOf(t, hero, seat)) heroes.push(hero);
  return heroes;
};

export const isInPlay = ({ t }: Look<Viewer>, hero: number): boolean => isHeroInPlay(t, hero);

export const heroesIn = ({ t }: Look<Viewer>, area: number): number[] =>
  Array.from({ length: t.heroes }, (_, hero) => hero).filter(hero => isInArea(t, hero, area));

/** The places of the Rewards under a hero's card. */
export const rewardsUnder = ({ t }: Look<Viewer>, hero: number): number[] =>
  Array.from({ length: t.rewardPlaces }, (_, place) => place).filter(place => isUnder(t, place, hero));

/** Whether a hero leads his player's armies, who does for a seat, and with which card. */
export const isCommander = ({ t }: Look<Viewer>, hero: number): boolean => leads(t, hero);
export const commandersIn = ({ t }: Look<Viewer>, seat: Seat): number[] => commandersOf(t, seat);
export const commandOf = ({ t }: Look<Viewer>, hero: number): number => commanderCardOf(t, hero);

export const isHeroStanding = ({ t }: Look<Viewer>, hero: number): boolean => isStanding(t, hero);

export const heroPlace = ({ t }: Look, hero: number): number => areaOf(t, hero);
export const heroCanFly = ({ t }: Look, hero: number): boolean => heroFlies(t, hero);
export const attributeIn = ({ t }: Look<Viewer>, hero: number, attribute: number): number =>
  attributeOf(t, hero, attribute);

/** How much damage a hero can still take. */
export const healthLeftOf = ({ t }: Look<Viewer>, hero: number): number =>
  Math.max(0, t.content.heroes[hero].health - t.heroDamage.get(hero));

/** Whether a hero outlives what his strike at the start of a duel costs him. */
export const affordsStrike = (look: Look<Viewer>, hero: number): boolean =>
  healthLeftOf(look, hero) > (abilityOf(look.t, hero, 'damage-at-start')?.price ?? 0);

/** The Weapon to use on a special icon: any does at least what the icon does without one. */
export const weaponOffered = (ask: Asked): number | undefined => {
  const { codes, length } = ask.offer;
  for (let i = 0; i < length; i++) if (optionName(ask, codes[i]).startsWith('reward:')) return codes[i];
  return undefined;
};

/** The quests in the seat's hand, those that all have seen too. */
export const questsOf = ({ t, me }: Look): number[] => questsInHand(t, me);

/** Whether the seat's quest is attempted in an area. */
export const isQuestArea = ({ t, me }: Look, quest: number, area: number): boolean =>
  isPlaceOf(t, me, area, t.content.questCards[quest].place);

/** By quest the one area that its card names, or `NONE`. */
const namedAreas = perContent(({ questCards }) =>
  questCards.map(({ place }) => (place.kind === 'area' ? areaIds.indexOf(place.area) : NONE)),
);

/** Fewest steps from a place, by how many lie between it and each area, to where a quest is attempted; at most so many. */
export const stepsToQuest = (
  look: Look,
  quest: number,
  steps: (area: number) => number,
  most: number,
): number => {
  const named = namedAreas(look.t)[quest];
  if (named !== NONE) return isOnBoard(look.t, named) ? Math.min(most, steps(named)) : most;
  let fewest = most;
  for (const area of mapOf(look.t).each) {
    const far = steps(area);
    if (far < fewest && isQuestArea(look, quest, area)) fewest = far;
  }
  return fewest;
};

/** The areas in which a seat may attempt a quest. (RW-QUEST-26 to 29) */
export const questAreas = (look: Look<Viewer>, seat: Seat, quest: number): number[] =>
  areasHere(look).filter(area => isQuestArea({ t: look.t, me: seat }, quest, area));

/** The attribute that a quest tests, or -1 if it tests none. */
export const testedIn = ({ t }: Look, quest: number): number => {
  const { task } = t.content.questCards[quest];
  return task.kind === 'test' ? attributeIds.indexOf(task.attribute) : -1;
};

const pays = (line: readonly QuestResult[]): boolean => line.some(result => results.kindOf(result).completes);

/** What a duel on trial is about; written anew before each. */
const opponent = { hero: 0, unit: 0, units: 0, goal: 0 };

const duelAlone = procedure('quest-duel-alone', { won: count }, steps =>
  steps
    .call(
      () => questDuel,
      (_t, _f, callee) => {
        callee.hero = opponent.hero;
        callee.unit = opponent.unit;
        callee.units = opponent.units;
        callee.goal = opponent.goal;
      },
      { won: 'won' },
    )
    .do((t, f) => {
      t.setPlace(t.current, f.won);
      t.finish();
    }),
);
const duelRules = startingWith(duelAlone as unknown as Procedure);

/** A duel with the units of a quest that was fought on trial: the table after it, and whether the goal was reached. */
type FoughtDuel = { readonly t: Table; readonly won: boolean };

/** Lets a hero fight the units of a quest. What it answers lasts until the next trial. */
export const fightQuest = (
  { t }: Look,
  hero: number,
  { unit, units, goal }: DuelTask,
  policy: Policy,
  seed: number,
): FoughtDuel => {
  opponent.hero = hero;
  opponent.unit = columnOf(t, unitIds.indexOf(unit));
  opponent.units = units;
  opponent.goal = goal.kind === 'damage' ? goal.amount : 0;
  const trial = copyFor(t, seed);
  trial.current = 0;
  playOut(duelRules, trial, policy);
  return { t: trial, won: trial.placeOf(0) === 1 };
};

type DuelTask = Extract<QuestTask, { kind: 'duel' }>;

/** How the odds of a duel with the units of a quest are found. */
export type DuelOdds = (look: Look, hero: number, task: DuelTask) => WinChance;

/** By fighting it so often on trial. */
export const foughtTimes =
  (samples: number): DuelOdds =>
  (look, hero, task) => {
    let wins = 0;
    for (let n = 0; n < samples; n++) if (fightQuest(look, hero, task, answerInBattle, n + 1).won) wins++;
    return sampled(wins, samples);
  };

/** How much of the chance is left to a hero who can take so many hits more than he must deal. */
const enduring = [0.4, 0.8, 1] as const;

/**
 * By a law: what must be hit how often, and how long the hero stands; a large unit hits harder. Fitted to 408 duels of
 * heroes in the middle of games, each fought 60 times. (decision 114)
 */
export const duelsByLaw: DuelOdds = (look, hero, { unit, units, goal }) => {
  const { unitClass, health } = look.t.content.unit[unitIds.indexOf(unit)];
  const hits = goal.kind === 'damage' ? goal.amount : units * health;
  const spare = healthLeftOf(look, hero) - hits - (unitClass === 'hexagon' ? 1 : 0);
  const share = spare < 0 ? 0.2 : enduring[Math.min(spare, enduring.length - 1)];
  return exactly(Math.max(0.1, 0.9 - 0.2 * hits) * share);
};

/** The chance that a hero completes a quest where it is attempted: exact for tests and prices. */
export const questOddsBy = (look: Look, hero: number, quest: number, duels: DuelOdds): WinChance => {
  const { task, or } = look.t.content.questCards[quest];
  const chance = taskOdds(look, hero, task, duels);
  const other = or && taskOdds(look, hero, or, duels);
  return other !== undefined && other.win > chance.win ? other : chance;
};

/** The same, with duels fought so often on trial. */
export const questOdds = (look: Look, hero: number, quest: number, samples: number): WinChance =>
  questOddsBy(look, hero, quest, foughtTimes(samples));

/** The same for one task of a quest, by the way in which it is chosen. */
export const wayOdds = (look: Look, hero: number, quest: number, way: number, duels: DuelOdds): WinChance => {
  const { task, or = task } = look.t.content.questCards[quest];
  return taskOdds(look, hero, way === wayOf(task) ? task : or, duels);
};

const taskOdds = (look: Look, hero: number, task: QuestTask, duels: DuelOdds): WinChance => {
  if (mayDo(look.t, look.me, hero, task) !== YES) return exactly(0);
  if (task.kind === 'test') {
    const attribute = attributeIds.indexOf(task.attribute);
    return testOdds(look, hero, attribute, (destiny: Destiny) => pays(task[destiny]));
  }
  return task.kind === 'duel' ? duels(look, hero, task) : exactly(1);
};
