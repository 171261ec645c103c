import { only, union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import type { Frame } from '@runehold/kernel/layout/locals';
import { count, listOf } from '@runehold/kernel/layout/locals';
import { attributeDomain, rewardDomain, tacticsDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import type { Passive } from '../../../text/family.ts';
import { events, reasons, say } from '../../../words.ts';
import { gainTactics } from '../../cards/draw.ts';
import { couldAmbush, offerQuestCards, playQuestCard } from '../../cards/tactics/moments/start-duel.ts';
import { isFriendly } from '../../map/areas.ts';
import { locationAt } from '../../map/tokens.ts';
import { procedure } from '../../rules.ts';
import { denyOtherRewards } from '../../table/held-rewards.ts';
import { ends } from '../../table/lasting.ts';
import { gainInfluence } from '../../table/resources.ts';
import { offerTraining, roomInAll, trainHero } from '../attribute.ts';
import { abilityOf, areaOf, healHero, isInPlay, isStanding } from '../hero.ts';
import { mightUseRewards, offerRewards, useReward } from '../rewards.ts';
import { offerTrade, tradeRewards } from '../trade.ts';
import { moveAction } from './move.ts';

/** What a hero may do in the Quest Phase: one action, and what goes with it. (RW-SUMMER-01) */
const actionDomain = union('heroAction', {
  move: only,
  heal: only,
  train: only,
  end: only,
  trade: only,
  reward: rewardDomain,
  tactics: tacticsDomain,
});

const MOVE = actionDomain.code('move');
const HEAL = actionDomain.code('heal');
const TRAIN = actionDomain.code('train');
const END = actionDomain.code('end');
const TRADE = actionDomain.code('trade');
const rewardCodes = actionDomain.codesOf('reward');
const byReward = (reward: number): number => rewardCodes[reward];
const tacticsCodes = actionDomain.codesOf('tactics');
const byTactics = (card: number): number => tacticsCodes[card];

/** How many single increases a train action gives. (RW-QUEST-22) */
const TRAINING = 2;

const acting = {
  seat: count,
  hero: count,
  choice: count,
  acted: count,
  /** Whether he has started a duel, by a card. */
  duelled: count,
  over: count,
  trained: listOf(TRAINING),
};
type Acting = Frame<typeof acting>;

/** A routed hero does not move. (RW-QUEST-17) */
const mayMove = (t: Table, hero: number): Verdict => yesIf(isStanding(t, hero), reasons['hero-routed']);

/** Heroes heal in friendly areas. (RW-QUEST-20; Corbin) */
const mayHeal = (t: Table, { seat, hero }: Acting): Verdict => {
  const area = areaOf(t, hero);
  if (isFriendly(t, area, seat) || abilityOf(t, hero, 'heal-anywhere') !== undefined) return YES;
  return no(reasons['area-not-friendly'], area);
};

const mayTrain = (t: Table, hero: number): Verdict =>
  yesIf(roomInAll(t, hero) > 0, reasons['fully-trained'], hero);

const offerActions = (t: Table, f: Acting, offer: Offer): void => {
  if (f.acted === 0) {
    offer.consider(MOVE, mayMove(t, f.hero));
    offer.consider(HEAL, mayHeal(t, f));
    offer.consider(TRAIN, mayTrain(t, f.hero));
  }
  offer.add(END);
  offerTrade(t, f.seat, offer, TRADE);
  offerRewards(t, f.seat, 'quest.action', offer, byReward, f.hero);
  denyOtherRewards(t, f.seat, offer, byReward);
  offerQuestCards(t, f.seat, f.hero, offer, byTactics);
};

/** Whether the player might add something to an action that is over, as far as everybody can see. */
const mayAdd = (t: Table, f: Acting): boolean =>
  mightUseRewards(t, f.seat, f.hero) || (t.tactics.at(f.seat).total > 0 && couldAmbush(t, f.hero));

const goesOn = (t: Table, f: Acting): boolean =>
  f.over === 0 && isInPlay(t, f.hero) && (f.acted === 0 || mayAdd(t, f));

const most = (t: Table, f: Acting): number => Math.min(TRAINING, roomInAll(t, f.hero));

/** What the place where a hero ends his action brings his player. (RW-EXPL-28 to 30; Temple, Hall of Kellos) */
const reapPlace = procedure('reap-place', { seat: count, hero: count }, steps =>
  steps
    .do((t, f) => {
      const location = locationAt(t, areaOf(t, f.hero));
      if (location?.kind === 'influence-for-action') gainInfluence(t, f.seat, location.amount);
    })
    .when(
      (t, f) => locationAt(t, areaOf(t, f.hero))?.kind === 'tactics-for-action',
      hall =>
        hall.call(
          () => gainTactics,
          (t, f, callee) => {
            const location = locationAt(t, areaOf(t, f.hero));
            callee.seat = f.seat;
            callee.amount = location?.kind === 'tactics-for-action' ? location.amount : 0;
          },
        ),
    ),
);

/**
 * One hero acts: he moves, heals or trains, once. Before and after, his player may use Rewards and cards and let his
 * heroes trade. (RW-QUEST-11, RW-QUEST-12, RW-QUEST-17 to 24)
 */
export const heroAction = procedure('hero-action', acting, steps =>
  steps
    .repeatWhile(goesOn, going =>
      going
        .ask('choice', {
          kind: 'one',
          seat: 'seat',
          from: actionDomain,
          options: offerActions,
          hidden: true,
          prompt: (_t, f) => say('prompt.hero-action', { hero: f.hero }),
          rule: 'RW-QUEST-11',
          absent: (_t, _f, _offer, reply) => reply.one(END),
        })
        .choose('choice', actionDomain, {
          move: moves =>
            moves
              .do((_t, f) => {
                f.acted = 1;
              })
              .call(() => moveAction, { seat: 'seat', hero: 'hero', duelled: 'duelled' }),
          heal: heals =>
            heals.do((t, f) => {
              f.acted = 1;
              healHero(t, f.hero);
            }),
          train: trains =>
            trains
              .ask('trained', {
                kind: 'some',
                seat: 'seat',
                from: attributeDomain,
                options: (t, f, offer) => offerTraining(t, f.hero, offer),
                min: most,
                max: most,
                prompt: (_t, f) => say('prompt.train', { hero: f.hero }),
                rule: 'RW-QUEST-22',
              })
              .do((t, f) => {
                f.acted = 1;
                for (let i = 0; i < f.trained.length; i++) trainHero(t, f.hero, f.trained.at(i), 1);
              }),
          end: ends =>
            ends.do((_t, f) => {
              f.over = 1;
            }),
          trade: trades => trades.call(() => tradeRewards, { seat: 'seat' }),
          reward: uses =>
            uses.call(() => useReward, { seat: 'seat', it: (_t, f) => actionDomain.valueOf(f.choice) }),
          tactics: plays =>
            plays.call(
              () => playQuestCard,
              { seat: 'seat', hero: 'hero', card: (_t, f) => actionDomain.valueOf(f.choice) },
              (_t, f, callee) => {
                if (callee.began === 1) f.duelled = 1;
              },
            ),
        }),
    )
    .when(
      (t, f) => f.acted === 1 && isInPlay(t, f.hero) && locationAt(t, areaOf(t, f.hero)) !== undefined,
      ends => ends.call(() => reapPlace, { seat: 'seat', hero: 'hero' }),
    )
    .do((t, f) => {
      ends.movement(t);
      if (!isInPlay(t, f.hero)) return;
      t.heroActed.set(f.hero, 1);
      t.emit(events['hero-acted'], f.hero);
    }),
);

/** The heal action is allowed in every area. */
export const healsAnywhere: Passive<'heal-anywhere'> = {
  clause: ['this hero can heal in any area', 'ten bohater może się leczyć na każdym obszarze'],
};
