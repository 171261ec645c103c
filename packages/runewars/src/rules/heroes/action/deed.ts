import { only, union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Frame } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import { heroDomain, questDomain, rewardDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, reasons, say } from '../../../words.ts';
import { questsHeld, questsInHand } from '../../cards/draw.ts';
import { procedure } from '../../rules.ts';
import { denyOtherRewards } from '../../table/held-rewards.ts';
import { isCommander } from '../commanders/commander.ts';
import { commanderReasons } from '../commanders/words.ts';
import { mayBeChallenged } from '../duel/challenge.ts';
import { duel } from '../duel/duel.ts';
import { areaOf, isEnemyHeroIn, isInPlay } from '../hero.ts';
import { attempt, forQuestsIn } from '../quest/attempt.ts';
import { mayAttempt } from '../quest/tasks.ts';
import { mightUseRewards, offerRewards, useReward } from '../rewards.ts';
import { mayTrade, offerTrade, tradeRewards } from '../trade.ts';

/** What a hero does where his movement has ended: a duel, a quest or nothing. */
export const deedDomain = union('heroDeed', {
  duel: heroDomain,
  quest: questDomain,
  nothing: only,
  trade: only,
  reward: rewardDomain,
});

const NOTHING = deedDomain.code('nothing');
const TRADE = deedDomain.code('trade');
const duelCodes = deedDomain.codesOf('duel');
const rewardCodes = deedDomain.codesOf('reward');
const byReward = (reward: number): number => rewardCodes[reward];

const deed = { seat: count, hero: count, duelled: count, choice: count, over: count, spurned: count };
type Deed = Frame<typeof deed>;

/** An enemy hero in the area, other than one who has bought himself off. */
const isRival = (t: Table, f: Deed, other: number): boolean =>
  isEnemyHeroIn(t, other, f.seat, areaOf(t, f.hero)) && f.spurned !== other + 1;

const hasRival = (t: Table, f: Deed): boolean => {
  for (let other = 0; other < t.heroes; other++)
    if (isRival(t, f, other) && mayBeChallenged(t, other) === YES) return true;
  return false;
};

/** Commanders go on no quests, nor does whoever has started a duel, by a card or not. (RW-DUEL-30, RW-TACT-25, BW-CMD-06) */
const mayQuest = (t: Table, f: Deed, quest: number): Verdict => {
  if (isCommander(t, f.hero)) return no(commanderReasons['commander-on-quest'], f.hero);
  return f.duelled === 0 ? mayAttempt(t, f.seat, f.hero, quest) : no(reasons['hero-duelled'], f.hero);
};

/** Whether there could be anything to do, as far as everybody can see. */
const mayAct = (t: Table, f: Deed): boolean =>
  f.over === 0 &&
  isInPlay(t, f.hero) &&
  (hasRival(t, f) ||
    (f.duelled === 0 && questsHeld(t, f.seat) > 0 && !isCommander(t, f.hero)) ||
    mayTrade(t, f.seat) ||
    mightUseRewards(t, f.seat, f.hero));

const questCodes = deedDomain.codesOf('quest');
const byQuest = (quest: number): number => questCodes[quest];

const offerDeeds = (t: Table, f: Deed, offer: Offer): void => {
  for (let other = 0; other < t.heroes; other++) {
    if (isRival(t, f, other)) offer.consider(duelCodes[other], mayBeChallenged(t, other));
  }
  forQuestsIn(t, f.seat, areaOf(t, f.hero), quest => offer.consider(byQuest(quest), mayQuest(t, f, quest)));
  if (offer.explaining) offer.denyOthers(questsInHand(t, f.seat).map(byQuest), reasons['quest-elsewhere']);
  offer.add(NOTHING);
  offerTrade(t, f.seat, offer, TRADE);
  offerRewards(t, f.seat, 'quest.action', offer, byReward, f.hero);
  denyOtherRewards(t, f.seat, offer, byReward);
};

/** After moving a standing hero may duel or attempt a quest, not both. (RW-QUEST-19, RW-SUMMER-02, RW-DUEL-01) */
export const doDeed = procedure('hero-deed', deed, steps =>
  steps.repeatWhile(mayAct, going =>
    going
      .ask('choice', {
        kind: 'one',
        seat: 'seat',
        from: deedDomain,
        options: offerDeeds,
        hidden: true,
        prompt: (_t, f) => say('prompt.hero-deed', { hero: f.hero }),
        rule: 'RW-QUEST-19',
      })
      .choose('choice', deedDomain, {
        duel: duels =>
          duels.call(
            () => duel,
            (t, f, callee) => {
              callee.attacker = f.hero;
              callee.defender = deedDomain.valueOf(f.choice);
              t.emit(events['hero-challenged'], callee.attacker, callee.defender);
            },
            (_t, f, callee) => {
              if (callee.began === 1) f.over = 1;
              else f.spurned = callee.defender + 1;
            },
          ),
        quest: quests =>
          quests.call(
            () => attempt,
            { seat: 'seat', hero: 'hero', quest: (_t, f) => deedDomain.valueOf(f.choice) },
            (_t, f) => {
              f.over = 1;
            },
          ),
        nothing: rests =>
          rests.do((_t, f) => {
            f.over = 1;
          }),
        trade: trades => trades.call(() => tradeRewards, { seat: 'seat' }),
        reward: uses =>
          uses.call(() => useReward, { seat: 'seat', it: (_t, f) => deedDomain.valueOf(f.choice) }),
      }),
  ),
);
