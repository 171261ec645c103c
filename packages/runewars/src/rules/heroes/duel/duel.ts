import { NONE } from '@runehold/kernel/layout/zones';
import { count } from '@runehold/kernel/procedure/locals';
import { heroDomain } from '../../../domains.ts';
import { REWARD_PLACES, type Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { gainTactics } from '../../cards/draw.ts';
import { procedure } from '../../rules.ts';
import { DEED, note } from '../../table/deeds.ts';
import { settle } from '../../table/settle.ts';
import { defeatHero } from '../defeat.ts';
import { abilityOf, areaOf, nextOwnHeroIn, ownerOf } from '../hero.ts';
import { isUnder, passReward, readyRewards } from '../reward-places.ts';
import { challenge } from './challenge.ts';
import { duelRound } from './round.ts';
import {
  ATTACKER,
  anyBeaten,
  clearDuel,
  DEFENDER,
  heroOn,
  isSideBeaten,
  otherSide,
  questDamage,
  unitsUp,
} from './sides.ts';
import { startSide } from './start.ts';

/** A duel has at most so many rounds. (RW-DUEL-13) */
const ROUNDS = 4;

const isGoalReached = (t: Table, goal: number): boolean =>
  goal > 0 ? questDamage(t) >= goal : unitsUp(t) === 0;

/** The start-of-duel step of both sides, then the rounds until somebody is beaten or the goal is reached. (RW-DUEL-09 to 13, 26) */
const fight = procedure('duel-fight', { quest: count, goal: count }, steps =>
  steps
    .call(
      () => startSide,
      (_t, _f, callee) => {
        callee.side = ATTACKER;
      },
    )
    .when(
      t => !isSideBeaten(t, DEFENDER),
      unbeaten =>
        unbeaten.call(
          () => startSide,
          (_t, _f, callee) => {
            callee.side = DEFENDER;
          },
        ),
    )
    .repeatWhile(
      (t, f) => t.duelRound < ROUNDS && !anyBeaten(t) && !(f.quest === 1 && isGoalReached(t, f.goal)),
      round => round.call(() => duelRound),
    ),
);

const nextLoot = (t: Table, loser: number): number => {
  for (let place = 0; place < REWARD_PLACES; place++) if (isUnder(t, place, loser)) return place;
  return NONE;
};

/** The survivor's player shares the Rewards of the beaten hero among his heroes in the area. (RW-DUEL-28, RW-HERO-50, 51) */
const loot = procedure('loot', { winner: count, loser: count, place: count, hero: count }, steps =>
  steps
    .do((t, f) => {
      f.place = nextLoot(t, f.loser);
    })
    .repeatWhile(
      (_t, f) => f.place !== NONE,
      each =>
        each
          .ask('hero', {
            kind: 'one',
            seat: (t, f) => ownerOf(t, f.winner),
            from: heroDomain,
            options: (t, f, offer) => {
              const area = areaOf(t, f.winner);
              let hero = nextOwnHeroIn(t, ownerOf(t, f.winner), area);
              for (; hero !== NONE; hero = nextOwnHeroIn(t, ownerOf(t, f.winner), area, hero + 1))
                offer.add(hero);
            },
            prompt: (_t, f) => say('prompt.loot', { loser: f.loser }),
            rule: 'RW-HERO-50',
          })
          .do((t, f) => {
            passReward(t, f.place, f.hero);
            f.place = nextLoot(t, f.loser);
          }),
    ),
);

/** After a duel that a hero survives: what heals him, and what a victory brings. (RW-DUEL-27; Varikas, Kirga) */
const endForSurvivor = procedure('duel-end', { side: count, hero: count }, steps =>
  steps
    .do((t, f) => {
      f.hero = heroOn(t, f.side);
      const heals = f.hero === NONE ? undefined : abilityOf(t, f.hero, 'heal-after-duel');
      if (heals === undefined || t.heroDamage.get(f.hero) === 0) return;
      t.heroDamage.set(f.hero, Math.max(0, t.heroDamage.get(f.hero) - heals.damage));
      t.emit(events['hero-recovered'], f.hero, t.heroDamage.get(f.hero));
    })
    .when(
      (t, f) =>
        f.hero !== NONE &&
        isSideBeaten(t, otherSide(f.side)) &&
        abilityOf(t, f.hero, 'tactics-for-defeat') !== undefined,
      wins =>
        wins.call(
          () => gainTactics,
          (t, f, callee) => {
            callee.seat = ownerOf(t, f.hero);
            callee.amount = abilityOf(t, f.hero, 'tactics-for-defeat')?.tactics ?? 0;
          },
        ),
    ),
);

/** Whoever defeats an enemy hero has done so, even if his own falls with him. (Slayer of Heroes) */
const noteVictories = (t: Table): void => {
  for (let side = ATTACKER; side <= DEFENDER; side++) {
    const hero = heroOn(t, side);
    if (hero !== NONE && heroOn(t, otherSide(side)) !== NONE && isSideBeaten(t, otherSide(side))) {
      note(t, ownerOf(t, hero), DEED.slewHero);
    }
  }
};

/** What the end of a duel brings: survivors, loot and markers. (RW-DUEL-26 to 29) */
const finish = procedure('duel-finish', { side: count, loser: count }, steps =>
  steps
    .do(noteVictories)
    .when(
      t => !isSideBeaten(t, ATTACKER),
      survives =>
        survives.call(
          () => endForSurvivor,
          (_t, _f, callee) => {
            callee.side = ATTACKER;
          },
        ),
    )
    .when(
      t => !isSideBeaten(t, DEFENDER),
      survives =>
        survives.call(
          () => endForSurvivor,
          (_t, _f, callee) => {
            callee.side = DEFENDER;
          },
        ),
    )
    .when(
      t => heroOn(t, DEFENDER) !== NONE && isSideBeaten(t, ATTACKER) !== isSideBeaten(t, DEFENDER),
      one =>
        one.call(
          () => loot,
          (t, _f, callee) => {
            const winner = isSideBeaten(t, ATTACKER) ? DEFENDER : ATTACKER;
            callee.winner = heroOn(t, winner);
            callee.loser = heroOn(t, otherSide(winner));
          },
        ),
    )
    .do(t => {
      for (let side = ATTACKER; side <= DEFENDER; side++) {
        const hero = heroOn(t, side);
        if (hero !== NONE && isSideBeaten(t, side)) defeatHero(t, hero);
      }
      readyRewards(t, 'duel');
      clearDuel(t);
      settle(t);
    }),
);

/** A duel between two heroes. `began` is 0 if the challenged hero's player bought him off. (RW-DUEL) */
export const duel = procedure('duel', { attacker: count, defender: count, began: count }, steps =>
  steps
    .call(
      () => challenge,
      (_t, f, callee) => {
        callee.attacker = f.attacker;
        callee.defender = f.defender;
      },
      (_t, f, callee) => {
        f.began = callee.begins;
      },
    )
    .when(
      (_t, f) => f.began === 1,
      begins =>
        begins
          .do((t, f) => {
            t.duelist.set(ATTACKER, f.attacker + 1);
            t.duelist.set(DEFENDER, f.defender + 1);
            t.emit(events['duel-began'], f.attacker, f.defender);
          })
          .call(() => fight)
          .call(() => finish),
    ),
);

/**
 * A duel with units that exist only for a quest. `goal` is the damage that is enough, 0 if all must be defeated;
 * `won` tells whether it was reached by a hero who is still up. (RW-DUEL-36 to 48)
 */
export const questDuel = procedure(
  'quest-duel',
  { hero: count, unit: count, units: count, goal: count, won: count },
  steps =>
    steps
      .do((t, f) => {
        t.duelist.set(ATTACKER, f.hero + 1);
        t.questUnit = f.unit + 1;
        t.questUnits = f.units;
        t.emit(events['quest-duel-began'], f.hero, f.units);
      })
      .call(
        () => fight,
        (_t, f, callee) => {
          callee.quest = 1;
          callee.goal = f.goal;
        },
      )
      .do((t, f) => {
        f.won = isGoalReached(t, f.goal) && !isSideBeaten(t, ATTACKER) ? 1 : 0;
      })
      .call(() => finish),
);
