import { only, union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { no, YES } from '@runehold/kernel/ask/verdict';
import type { Frame } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain, rewardDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import type { Passive } from '../../../text/family.ts';
import { reasons, say } from '../../../words.ts';
import { offerAreasAmong } from '../../map/offer-areas.ts';
import { locationAt } from '../../map/tokens.ts';
import { mayOpenPortals, openPortals } from '../../move/portals.ts';
import { nowhere } from '../../move/travel.ts';
import { procedure } from '../../rules.ts';
import { denyOtherRewards } from '../../table/held-rewards.ts';
import { seasonEffect } from '../../table/lasting.ts';
import { mayDepart } from '../commanders/pinned.ts';
import { explore } from '../exploration.ts';
import { abilityOf, areaOf, isInPlay, isStanding } from '../hero.ts';
import { lookAround } from '../look.ts';
import { areasOfBoots, bootsOf, transport, transportOf } from '../reward/moves.ts';
import { hasFacedown, turnUpReward } from '../reward-places.ts';
import { offerRewards, useReward } from '../rewards.ts';
import { routWhereMoved } from '../rout-where-moved.ts';
import { offerTrade, tradeRewards } from '../trade.ts';
import { doDeed } from './deed.ts';
import { extraStep, holdsHeroes, offerSteps, stepTo } from './steps.ts';

/** What a hero on the move may do: go on, stop, and use or trade what he has. */
export const stepDomain = union('heroStep', {
  to: areaDomain,
  stop: only,
  trade: only,
  reward: rewardDomain,
});

const STOP = stepDomain.code('stop');
const TRADE = stepDomain.code('trade');
const areaCodes = stepDomain.codesOf('to');
const toArea = (area: number): number => areaCodes[area];
const rewardCodes = stepDomain.codesOf('reward');
const byReward = (reward: number): number => rewardCodes[reward];

/** How far the move action of the Quest Phase goes. (RW-QUEST-14) */
const QUEST_MOVE = 2;

/** What the season adds to every move. (Age of Heroes) */
const seasonBonus = (t: Table): number =>
  t.longRoads === 1 ? (seasonEffect(t, 'longer-moves')?.areas ?? 0) : 0;

/** How far a hero can go as far as everybody can see; facedown Boots carry him on from there. */
export const rangeOf = (t: Table, hero: number): number =>
  (abilityOf(t, hero, 'long-move')?.areas ?? QUEST_MOVE) +
  seasonBonus(t) +
  areasOfBoots(t, bootsOf(t, hero, 1));

const moving = {
  seat: count,
  hero: count,
  duelled: count,
  left: count,
  taken: count,
  booted: count,
  over: count,
  asked: count,
  choice: count,
};
type Moving = Frame<typeof moving>;

/** Whether the hero may go on: steps are left, or he might turn up Boots for another. */
const goesOn = (t: Table, f: Moving): boolean =>
  f.over === 0 && (f.left > 0 || (f.booted === 0 && hasFacedown(t, f.hero)));

const offerWays = (t: Table, f: Moving, offer: Offer): void => {
  if (f.left > 0 || bootsOf(t, f.hero, 0) !== NONE) offerSteps(t, f.seat, f.hero, offer, toArea);
  else offerAreasAmong(t, offer, nowhere, () => no(reasons['steps-spent'], f.hero), toArea);
  offer.add(STOP);
  offerTrade(t, f.seat, offer, TRADE);
  offerRewards(t, f.seat, 'quest.action', offer, byReward, f.hero);
  const place = f.taken === 0 && mayDepart(t, f.hero) === YES ? transportOf(t, f.hero) : NONE;
  if (place !== NONE) offer.add(byReward(t.reward.at(place)));
  denyOtherRewards(t, f.seat, offer, byReward);
};

const takeStep = (t: Table, f: Moving): void => {
  if (f.left === 0) {
    const boots = bootsOf(t, f.hero, 0);
    turnUpReward(t, boots);
    f.left = areasOfBoots(t, boots);
    f.booted = 1;
  }
  f.left--;
  f.taken = 1;
  stepTo(t, f.hero, stepDomain.valueOf(f.choice));
  if (holdsHeroes(t, areaOf(t, f.hero))) f.over = 1;
};

const transports = (t: Table, f: Moving): boolean =>
  t.content.rewardCards[stepDomain.valueOf(f.choice)].effect.kind === 'move-anywhere';

/** Portals are opened where one stands, once in an action. (RW-EXPL-21) */
const standsBeforePortal = (t: Table, f: Moving): boolean =>
  t.portalsOpen === 0 &&
  f.asked !== areaOf(t, f.hero) + 1 &&
  locationAt(t, areaOf(t, f.hero))?.kind === 'join-areas';

/**
 * The move action: up to two areas, none being allowed; then the exploration token where the movement has ended, then
 * a duel, a quest or nothing. (RW-QUEST-14 to 19, RW-EXPL-07, RW-EXPL-08)
 */
export const moveAction = procedure('move-action', moving, steps =>
  steps
    .do((t, f) => {
      f.left = rangeOf(t, f.hero);
      f.booted = bootsOf(t, f.hero, 1) === NONE ? 0 : 1;
    })
    .repeatWhile(goesOn, going =>
      going
        .when(standsBeforePortal, portal =>
          portal
            .do((t, f) => {
              f.asked = areaOf(t, f.hero) + 1;
            })
            .when(
              (t, f) => mayOpenPortals(t, f.seat),
              open => open.call(() => openPortals, { seat: 'seat' }),
            ),
        )
        .ask('choice', {
          kind: 'one',
          seat: 'seat',
          from: stepDomain,
          options: offerWays,
          hidden: true,
          prompt: (_t, f) => say('prompt.hero-step', { hero: f.hero, left: f.left }),
          rule: 'RW-QUEST-14',
        })
        .choose('choice', stepDomain, {
          to: step => step.do(takeStep),
          stop: stop =>
            stop.do((_t, f) => {
              f.over = 1;
            }),
          trade: trade => trade.call(() => tradeRewards, { seat: 'seat' }),
          reward: reward =>
            reward.when(
              transports,
              far =>
                far
                  .call(() => transport, { seat: 'seat', hero: 'hero' })
                  .do((_t, f) => {
                    f.taken = 1;
                    f.over = 1;
                  }),
              other =>
                other.call(() => useReward, { seat: 'seat', it: (_t, f) => stepDomain.valueOf(f.choice) }),
            ),
        }),
    )
    .call(() => explore, { seat: 'seat', hero: 'hero' })
    .call(() => lookAround, { seat: 'seat', hero: 'hero' })
    .call(() => routWhereMoved, { hero: 'hero' })
    .when(
      (t, f) => isInPlay(t, f.hero) && isStanding(t, f.hero),
      may => may.call(() => doDeed, { seat: 'seat', hero: 'hero', duelled: 'duelled' }),
    )
    .call(() => extraStep, { seat: 'seat', hero: 'hero', moved: 'taken' }),
);

/** How far the move action of the Quest Phase goes. */
export const movesFar: Passive<'long-move', { areas: number }> = {
  clause: [
    'this hero’s move action in the Quest Phase covers up to {areas, count, thing.area}',
    'akcja ruchu tego bohatera w Fazie misji obejmuje najwyżej {areas, count, thing.area:acc}',
  ],
};
