import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { HEROES } from '../../pools.ts';
import { events } from '../../words.ts';
import { gainTactics } from '../cards/draw.ts';
import { claimAfterBattle } from '../cards/objectives.ts';
import { hasCommanders } from '../heroes/commanders/commander.ts';
import { readyRewards } from '../heroes/reward-places.ts';
import { sendSideAway } from '../move/force.ts';
import { retreat } from '../move/retreat.ts';
import { rememberSupporters, retreatHeroes } from '../move/retreat-heroes.ts';
import { keepToLimit, usualLimit } from '../move/unit-limit.ts';
import { forgetUpright } from '../move/upright.ts';
import { procedure } from '../rules.ts';
import { receiveRune } from '../runes/receive.ts';
import { passOn, remembersAny, setOf } from '../table/remembered.ts';
import { gainInfluence } from '../table/resources.ts';
import { settle } from '../table/settle.ts';
import { MOMENT } from './cards/usable.ts';
import { useDevelopmentCards } from './cards/use.ts';
import { healAll } from './casualties.ts';
import { coverRetreat } from './command/rearguard.ts';
import { escortOf, loseFallenCommanders, retreatCommanders } from './command/retreat.ts';
import { ownerOf } from './leave.ts';
import { earnsRune, mayClaimAfterBattle, noteLosses, noteVictory } from './outcome/aftermath.ts';
import { conquerSite, damageSite } from './outcome/conquest.ts';
import { clearBattle, destroyBystanders, placeSurvivors, retreatSurplus } from './outcome/occupy.ts';
import { promised } from './outcome/prizes.ts';
import { ATTACKER, contestedArea, DEFENDER, isUnallied, otherSide, type Side, seatOn } from './sides.ts';
import { isFortified } from './strength.ts';
import { countVeterans, placeVeterans, retreatVeterans } from './veterans.ts';

const announce = (t: Table, winner: Side): void => {
  if (isUnallied(t, winner)) t.emit(events['neutrals-won'], contestedArea(t));
  else t.emit(events['battle-won'], seatOn(t, winner), contestedArea(t));
};

/** Who won as a player is paid what was promised at the start. (To the Victor) */
const payPrizes = procedure('pay-prizes', { side: count }, steps =>
  steps.when(
    (t, f) => t.prizes > 0 && !isUnallied(t, f.side),
    paid =>
      paid
        .do((t, f) => gainInfluence(t, seatOn(t, f.side), promised(t, 'influence')))
        .call(() => gainTactics, {
          seat: (t, f) => seatOn(t, f.side),
          amount: t => promised(t, 'tactics'),
        }),
  ),
);

/**
 * The loser's units retreat together, his commanders with them, and his supporting heroes after them. (RW-TALLY-43,
 * RW-TALLY-44, RW-HERO-44, RW-HERO-45, BW-CMD-35)
 */
const retreatSide = procedure('retreat-side', { side: count, heroes: setOf(HEROES), to: count }, steps =>
  steps
    .do((t, f) => rememberSupporters(t, f.side, f.heroes))
    .when(hasCommanders, led =>
      led.do((t, f) => loseFallenCommanders(t, f.side, f.heroes)).call(() => coverRetreat, { side: 'side' }),
    )
    .do((t, f) => {
      sendSideAway(t, f.side);
      if (f.side === DEFENDER) destroyBystanders(t);
    })
    .call(
      () => retreat,
      {
        seat: (t, f) => ownerOf(t, f.side),
        origin: t => contestedArea(t),
        heroes: (t, f) => escortOf(t, f.side),
      },
      (t, f, callee) => {
        t.losses.add(f.side, callee.lost);
        f.to = callee.to;
        if (f.side === ATTACKER) retreatVeterans(t, f.to);
      },
    )
    .when(hasCommanders, led =>
      led.do((t, f) => {
        forgetUpright(t);
        retreatCommanders(t, f.side, f.to);
      }),
    )
    .when(
      (_t, f) => remembersAny(f.heroes),
      supported =>
        supported.call(
          () => retreatHeroes,
          (t, f, callee) => {
            callee.seat = seatOn(t, f.side);
            callee.origin = contestedArea(t);
            callee.to = f.to;
            passOn(f.heroes, callee.heroes);
          },
        ),
    ),
);

/** The winner's units come back, the marker goes, and too many units leave or die. (RW-TALLY-46 to 50, RW-ROUND-34) */
const occupy = procedure('occupy', { side: count, seat: count, area: count }, steps =>
  steps
    .do((t, f) => {
      f.seat = isUnallied(t, f.side) ? NONE : seatOn(t, f.side);
      f.area = contestedArea(t);
      placeSurvivors(t, f.side);
      clearBattle(t);
      readyRewards(t, 'battle');
      t.emit(events['battle-ended'], f.area);
    })
    .when(
      { side: ATTACKER },
      attacker => attacker.call(() => retreatSurplus, { seat: 'seat', area: 'area' }),
      defender =>
        defender.call(
          () => keepToLimit,
          (t, f, callee) => usualLimit(t, f.seat, f.area, callee),
        ),
    )
    .do(settle),
);

/**
 * The battle is resolved: strongholds, healing, the loser's retreat, the winner's return; then what a Title and an
 * Objective give for it. (RW-TALLY-25 to 50, RW-BATTLE-40 to 47)
 */
export const resolveBattle = procedure(
  'resolve-battle',
  { winner: count, monsters: count, broke: count, seat: count, claims: count },
  steps =>
    steps
      .do((t, f) => {
        f.seat = isUnallied(t, f.winner) ? NONE : seatOn(t, f.winner);
        f.claims = f.winner === DEFENDER && f.seat !== NONE && mayClaimAfterBattle(t, f.seat) ? 1 : 0;
        announce(t, f.winner);
        noteVictory(t, f.winner, isFortified(t));
      })
      .call(() => payPrizes, { side: 'winner' })
      .when(
        t => t.developmentDeck > 0,
        improved => improved.call(() => useDevelopmentCards, { side: 'winner', moment: MOMENT.won }),
      )
      .when(
        { winner: ATTACKER },
        won => won.call(() => conquerSite, undefined, { broke: 'broke' }),
        held => held.do(damageSite),
      )
      .do(t => {
        healAll(t, ATTACKER);
        healAll(t, DEFENDER);
        countVeterans(t);
        placeVeterans(t, contestedArea(t));
      })
      .call(() => retreatSide, { side: (_t, f) => otherSide(f.winner) })
      .do((t, f) => noteLosses(t, f.monsters))
      .call(() => occupy, { side: 'winner' })
      .when(
        (t, f) => f.broke === 1 && earnsRune(t, f.seat),
        commander =>
          commander
            .do(t => {
              t.commanderUsed = 1;
            })
            .call(() => receiveRune, { seat: 'seat' }),
      )
      .when({ claims: 1 }, claiming => claiming.call(() => claimAfterBattle, { seat: 'seat' })),
);

/** A battle that was called off: the attacker keeps the area as after a win, but has not won. (RW-BATTLE-29, R4) */
export const endCalledOff = procedure('end-called-off', {}, steps =>
  steps
    .call(() => conquerSite)
    .do(t => healAll(t, ATTACKER))
    .call(
      () => occupy,
      (_t, _f, callee) => {
        callee.side = ATTACKER;
      },
    ),
);
