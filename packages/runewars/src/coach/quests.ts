import { isOffered } from '@runehold/kernel/pack/coach';
import { spoken } from '@runehold/kernel/spoken';
import { mayFallByTest, type QuestInReach, questsInReach } from '../rules/view/ahead/quests.ts';
import { rewardsUnder } from '../rules/view/heroes.ts';
import { itOf, type Scene, things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.quest-near': [
    { hero: 'hero', quest: 'quest', area: 'area', percent: 'number' },
    '{hero} could attempt {quest} in {area}: {percent}%.',
    '{hero} może się podjąć misji „{quest}” na obszarze {area}: {percent}%.',
  ],
  'coach.hero-at-stake': [
    { hero: 'hero', n: 'number' },
    'A bad draw would cost {hero} and {n, count, thing.reward}. Heal first?',
    'Pechowe karty mogą cię kosztować bohatera ({hero}) i {n, count, thing.reward:acc}. Może najpierw leczenie?',
  ],
});

export { words as questWords };

/** From which chance on a quest is worth a hero's action. */
const GOOD = 0.6;

const heroOf = ({ decision }: Scene): number => decision.ask.prompt.args['hero'] ?? -1;

/** The chance of a quest: what is exact, or what the host has tried out. */
const chanceOf = ({ decision }: Scene, { quest, chance }: QuestInReach): number | undefined =>
  chance ??
  decision.odds
    ?.find(({ kind, about }) => kind === 'quest' && about.args['quest'] === quest)
    ?.outcomes.find(({ tone }) => tone === 'good')?.chance.rate;

/** Another action than a move is chosen for the hero. */
const staysBehind = ({ pick, decision }: Scene): boolean =>
  pick !== undefined && ['heal', 'train', 'end'].includes(pick.name) && isOffered(decision, 'move');

/** A hero could attempt a quest of the hand with a good chance, and another action is chosen for him. (RW-QUEST-26) */
export const questNear = trigger({
  id: 'runewars.quest-near',
  kind: 'opportunity',
  rule: 'RW-QUEST-26',
  asks: ['hero-action.choice'],
  needsOdds: scene =>
    staysBehind(scene) && questsInReach(scene.look, heroOf(scene)).some(({ chance }) => chance === undefined),
  at: scene => {
    if (!staysBehind(scene)) return undefined;
    const hero = heroOf(scene);
    const [best] = questsInReach(scene.look, hero)
      .flatMap(near => {
        const chance = chanceOf(scene, near) ?? 0;
        return chance >= GOOD ? [{ ...near, chance }] : [];
      })
      .sort((a, b) => b.chance - a.chance);
    if (best === undefined) return undefined;
    const { quest, area, chance } = best;
    return {
      said: say('coach.quest-near', { hero, quest, area, percent: Math.round(100 * chance) }),
      lights: [things.quest(quest), things.area(area)],
    };
  },
});

/** Whether the deed that is chosen can end with the hero's defeat: by a test's worst line, or in a duel. */
const mayFall = (scene: Scene): boolean => {
  const { look, pick, decision } = scene;
  const it = itOf(pick) ?? -1;
  const hero = heroOf(scene);
  const isLost =
    decision.odds?.some(({ outcomes }) =>
      outcomes.some(
        ({ label, chance }) =>
          chance.rate > 0 &&
          (label.key === 'odds.outcome.both-fall' ||
            (label.key === 'odds.outcome.falls' && label.args['hero'] === hero)),
      ),
    ) ?? false;
  return isLost || (pick?.label.key === 'heroDeed.quest' && mayFallByTest(look, hero, it));
};

/** Whether a deed is chosen in which a hero with Rewards could fall. */
const isAtStake = (scene: Scene): boolean =>
  (scene.pick?.label.key === 'heroDeed.duel' || scene.pick?.label.key === 'heroDeed.quest') &&
  rewardsUnder(scene.look, heroOf(scene)).length > 0;

/** A duel or quest that may be the end of a hero who carries Rewards. (RW-QUEST-39, RW-HERO-52) */
export const heroAtStake = trigger({
  id: 'runewars.hero-at-stake',
  kind: 'likely',
  rule: 'RW-QUEST-39',
  asks: ['hero-deed.choice'],
  needsOdds: scene => isAtStake(scene) && !mayFall(scene),
  at: scene => {
    if (!isAtStake(scene) || !mayFall(scene)) return undefined;
    const hero = heroOf(scene);
    return {
      said: say('coach.hero-at-stake', { hero, n: rewardsUnder(scene.look, hero).length }),
      lights: [things.hero(hero)],
    };
  },
});
