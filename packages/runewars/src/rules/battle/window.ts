import { union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import type { Message } from '@runehold/kernel/text/message';
import type { Timing } from '../../content/types.ts';
import { commanderCardDomain, rewardDomain, tacticsDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import type { TacticsTest } from '../cards/tactics/effect.ts';
import { cardsAt, offerHand } from '../cards/tactics/hand.ts';
import { playTactics } from '../cards/tactics/play.ts';
import { ofBattle, ofTurn } from '../cards/tactics/registry.ts';
import { mightHoldReward, offerRewards, useReward } from '../heroes/rewards.ts';
import { standingIn } from '../map/units.ts';
import { isSupported } from '../move/retreat-heroes.ts';
import { procedure } from '../rules.ts';
import { denyOtherRewards } from '../table/held-rewards.ts';
import { isOpened } from '../table/opened.ts';
import { perContent } from '../table/per-content.ts';
import { mayCommand, offerCommands, useCommand } from './command/use.ts';
import { hasFighter, isHurtOrRouted, isStanding } from './fighters.ts';
import { contestedArea, DEFENDER, isUnallied, type Side, seatOn, sideOf } from './sides.ts';

/** The moments of a battle at which Tactics cards are played. (RW-TACT-04) */
export const WINDOW = { start: 0, round: 1, routs: 2, tally: 3, marker: 4 } as const;

const timings: readonly Timing[] = [
  'battle.start',
  'battle.round',
  'battle.routs',
  'battle.tally.a',
  'battle.pre',
];

/** By moment the cards that are played at it, each with what makes it of use to a side. */
const cardsOf = perContent(({ tacticsCards }) =>
  timings.map(timing =>
    tacticsCards.flatMap(({ timings: times, effect }, card) => {
      const rule = times.includes(timing) ? ofBattle.tests[effect.kind] : undefined;
      return rule ? [{ card, couldPlay: rule.couldPlay }] : [];
    }),
  ),
);

/** Whether some card of this game could be of use to a side at a moment, as far as everybody can see. */
const couldUse = (t: Table, side: Side, moment: number): boolean => {
  const cards = cardsOf(t)[moment];
  for (let n = 0; n < cards.length; n++) {
    const { card, couldPlay } = cards[n];
    if (isOpened(t, t.content.boxOf.tacticsCards, card) && couldPlay(t, side, card)) return true;
  }
  return false;
};

/** Before the rows are formed the defender's units still stand on the map. */
const isAboutToFight = (t: Table, side: Side): boolean =>
  side === DEFENDER && standingIn(t, contestedArea(t)) > 0;

/**
 * Whether a side may be asked for cards: its player holds any that are not of this season, and fights for himself.
 * Read strictly, he also needs a unit or a hero in the battle. (RW-TACT-12 to 14, RW-BATTLE-33)
 */
const holdsCards = (t: Table, side: Side): boolean => {
  if (t.calledOff === 1 || isUnallied(t, side) || t.tactics.at(seatOn(t, side)).total === 0) return false;
  return t.strictBattleCards === 0 || hasFighter(t, side) || isSupported(t, side) || isAboutToFight(t, side);
};

/** Whether a card could be of use when combat rounds begin: it takes a routed or a damaged unit. */
export const mayUseAtRound = (t: Table, side: Side): boolean =>
  hasFighter(t, side, isHurtOrRouted) && holdsCards(t, side);

export const mayUseAtRouts = (t: Table, side: Side, routs: number): boolean =>
  routs > 0 && hasFighter(t, side, isStanding) && holdsCards(t, side);

/** When the marker is placed and when strength is tallied, most battles have nothing that a card could change. */
export const mayUseIfAny = (t: Table, side: Side, moment: number): boolean =>
  (holdsCards(t, side) && couldUse(t, side, moment)) || mayCommand(t, side, timings[moment]);

/** Whether a side is having its turn, as the attacker is. (RW-BATTLE-24) */
const hasTurn = (t: Table, side: Side): boolean => t.current === seatOn(t, side) + 1;

/** At the start it is enough to have a Reward that could, for all that others know, be one of those used in a turn. */
const mayUseAtStart = (t: Table, side: Side): boolean =>
  holdsCards(t, side) ||
  (t.calledOff === 0 && hasTurn(t, side) && mightHoldReward(t, seatOn(t, side), 'turn')) ||
  mayCommand(t, side, timings[WINDOW.start]);

const mayUse = (t: Table, side: Side, moment: number, routs: number): boolean => {
  switch (moment) {
    case WINDOW.round:
      return mayUseAtRound(t, side);
    case WINDOW.routs:
      return mayUseAtRouts(t, side, routs);
    case WINDOW.tally:
    case WINDOW.marker:
      return mayUseIfAny(t, side, moment);
    default:
      return mayUseAtStart(t, side);
  }
};

/** A card in a battle: for the battle, as a card or a Reward of the turn that the attacker is having, or a commander's. */
export const battleCardDomain = union('battleCard', {
  battle: tacticsDomain,
  turn: tacticsDomain,
  reward: rewardDomain,
  command: commanderCardDomain,
});

/** The cards of the turn, each name once at the start of a battle. (RW-TACT-16) */
const turnRulesInBattle = Object.fromEntries(
  Object.entries(ofTurn.tests).map(([kind, { may }]): [string, TacticsTest] => [
    kind,
    {
      may: (t, seat, card) => t.playedNow.at(sideOf(t, seat)).count(card) === 0 && may(t, seat, card),
    },
  ]),
);

const moments = timings.map(timing => cardsAt(timing, ofBattle.tests));
const inTurn = cardsAt('turn', turnRulesInBattle);

const battleCodes = battleCardDomain.codesOf('battle');
const asBattleCard = (card: number): number => battleCodes[card];
const turnCodes = battleCardDomain.codesOf('turn');
const asTurnCard = (card: number): number => turnCodes[card];
const rewardCodes = battleCardDomain.codesOf('reward');
const asReward = (reward: number): number => rewardCodes[reward];
const commandCodes = battleCardDomain.codesOf('command');
const asCommand = (card: number): number => commandCodes[card];

/** Cards of the moment; at the start also the attacker's cards and Rewards of the turn, which he is having. (RW-BATTLE-24, 26, RW-TACT-23) */
const offerCards = (t: Table, side: Side, moment: number, offer: Offer): void => {
  const seat = seatOn(t, side);
  offerHand(t, seat, moments[moment], offer, asBattleCard);
  offerCommands(t, side, timings[moment], offer, asCommand);
  if (moment !== WINDOW.start || !hasTurn(t, side)) return;
  offerHand(t, seat, inTurn, offer, asTurnCard);
  offerRewards(t, seat, 'turn', offer, asReward);
  denyOtherRewards(t, seat, offer, asReward);
};

const promptOf = (t: Table, moment: number, routs: number): Message => {
  switch (moment) {
    case WINDOW.round:
      return say('prompt.battle-round', { round: t.combatRound });
    case WINDOW.routs:
      return say('prompt.battle-routs', { routs });
    case WINDOW.tally:
      return say('prompt.battle-tally');
    case WINDOW.marker:
      return say('prompt.battle-marker');
    default:
      return say('prompt.battle-start');
  }
};

/** Shows a card and lays it beside the battle, where it stays while the moment lasts. (RW-TACT-16) */
const layBeside = (t: Table, side: Side, card: number): void => {
  const seat = seatOn(t, side);
  t.emit(events['tactics-played'], seat, card);
  t.move(card, t.tactics.at(seat), t.playedNow.at(side));
};

/** A card of the turn has gone to the discard pile; while the moment lasts it lies beside the battle as well. */
const keepBeside = (t: Table, side: Side, card: number): void => {
  if (t.tacticsDiscard.count(card) > 0) t.move(card, t.tacticsDiscard, t.playedNow.at(side));
};

/** The moment is over: what was played in it goes to the discard pile. (RW-TACT-18) */
const clearMoment = (t: Table, side: Side): void => {
  const cards = t.playedNow.at(side);
  while (cards.total > 0) t.move(cards.top, cards, t.tacticsDiscard);
};

/**
 * A moment at which a side may play any number of different Tactics cards, one after the other, and at the start use
 * Rewards. Who holds cards is asked whatever they are. (RW-TACT-15, RW-TACT-16)
 */
export const battleWindow = procedure(
  'battle-window',
  { side: count, moment: count, routs: count, pick: count },
  steps =>
    steps
      .repeatWhile(
        (t, f) => f.pick !== PASS && mayUse(t, f.side, f.moment, f.routs),
        playing =>
          playing
            .ask('pick', {
              kind: 'one',
              seat: (t, f) => seatOn(t, f.side),
              from: battleCardDomain,
              options: (t, f, offer) => offerCards(t, f.side, f.moment, offer),
              optional: true,
              pass: passing,
              hidden: true,
              prompt: (t, f) => promptOf(t, f.moment, f.routs),
              rule: 'RW-TACT-15',
            })
            .choose('pick', battleCardDomain, {
              battle: card =>
                card
                  .do((t, f) => layBeside(t, f.side, battleCardDomain.valueOf(f.pick)))
                  .dispatch(
                    () => ofBattle.effects,
                    (t, f) => ofBattle.placeOf(t, battleCardDomain.valueOf(f.pick)),
                    {
                      seat: (t, f) => seatOn(t, f.side),
                      card: (_t, f) => battleCardDomain.valueOf(f.pick),
                      routs: 'routs',
                    },
                    { routs: 'routs' },
                  ),
              turn: card =>
                card
                  .call(() => playTactics, {
                    seat: (t, f) => seatOn(t, f.side),
                    it: (_t, f) => battleCardDomain.valueOf(f.pick),
                  })
                  .do((t, f) => keepBeside(t, f.side, battleCardDomain.valueOf(f.pick))),
              reward: reward =>
                reward.call(() => useReward, {
                  seat: (t, f) => seatOn(t, f.side),
                  it: (_t, f) => battleCardDomain.valueOf(f.pick),
                }),
              command: card =>
                card.call(() => useCommand, {
                  side: 'side',
                  card: (_t, f) => battleCardDomain.valueOf(f.pick),
                }),
            }),
      )
      .do((t, f) => clearMoment(t, f.side)),
);
