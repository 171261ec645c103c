import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import type { Passive } from '../../../text/family.ts';
import { events } from '../../../words.ts';
import { gainTactics } from '../../cards/draw.ts';
import { procedure } from '../../rules.ts';
import { DEED, note } from '../../table/deeds.ts';
import { settle } from '../../table/settle.ts';
import { defeatHero } from '../defeat.ts';
import { abilityOf, healHero, ownerOf, routHero } from '../hero.ts';
import { readyRewards } from '../reward-places.ts';
import { loot } from './loot.ts';
import {
  ATTACKER,
  beatenOn,
  clearDuel,
  DEFENDER,
  heroOn,
  isPoisoned,
  isSideBeaten,
  otherSide,
} from './sides.ts';

/** What a hero's defeats of this duel bring his player. (Kirga) */
const spoilsOf = (t: Table, side: number): number => {
  const spoils = abilityOf(t, heroOn(t, side), 'tactics-for-defeat');
  return spoils === undefined ? 0 : spoils.tactics * beatenOn(t, otherSide(side));
};

const recover = (t: Table, hero: number): void => {
  const heals = abilityOf(t, hero, 'heal-after-duel');
  if (heals === undefined || t.heroDamage.get(hero) === 0) return;
  t.heroDamage.set(hero, Math.max(0, t.heroDamage.get(hero) - heals.damage));
  t.emit(events['hero-recovered'], hero, t.heroDamage.get(hero));
};

/** After a duel that a hero survives: what heals him, and what a victory brings. (RW-DUEL-27; Varikas, Torvic, Kirga) */
const endForSurvivor = procedure('duel-survived', { side: count }, steps =>
  steps.when(
    (t, f) => heroOn(t, f.side) !== NONE && !isSideBeaten(t, f.side),
    survives =>
      survives
        .do((t, f) => {
          const hero = heroOn(t, f.side);
          recover(t, hero);
          const wins = beatenOn(t, otherSide(f.side)) > 0;
          if (wins && abilityOf(t, hero, 'heal-for-defeat') !== undefined) healHero(t, hero);
        })
        .when(
          (t, f) => spoilsOf(t, f.side) > 0,
          wins =>
            wins.call(() => gainTactics, {
              seat: (t, f) => ownerOf(t, heroOn(t, f.side)),
              amount: (t, f) => spoilsOf(t, f.side),
            }),
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
export const endDuel = procedure('duel-end', {}, steps =>
  steps
    .do(noteVictories)
    .call(
      () => endForSurvivor,
      (_t, _f, callee) => {
        callee.side = ATTACKER;
      },
    )
    .call(
      () => endForSurvivor,
      (_t, _f, callee) => {
        callee.side = DEFENDER;
      },
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
        if (hero === NONE) continue;
        if (isSideBeaten(t, side)) defeatHero(t, hero);
        else if (isPoisoned(t, side)) routHero(t, hero);
      }
      readyRewards(t, 'duel');
      clearDuel(t);
      settle(t);
    }),
);

/** After every duel that this hero survives. */
export const healsAfterDuel: Passive<'heal-after-duel', { damage: number }> = {
  clause: [
    'if this hero survived, heal {damage, count, thing.damage}',
    'jeśli ten bohater przetrwał, wylecz mu {damage, count, thing.damage:acc}',
  ],
};

/** For defeating a hero or a quest unit in a duel that this hero survives. */
export const drawsForDefeat: Passive<'tactics-for-defeat', { tactics: number }> = {
  clause: [
    'when this hero defeats a hero or a unit in a duel and survives, draw {tactics, count, thing.tactics-card}',
    'gdy ten bohater pokona w pojedynku bohatera lub jednostkę i go przetrwa, dobierz {tactics, count, thing.tactics-card:acc}',
  ],
};

/** For defeating a hero or a quest unit in a duel that this hero survives. */
export const healsForDefeat: Passive<'heal-for-defeat'> = {
  clause: [
    'when this hero defeats a hero or a unit in a duel and survives, heal all damage on this hero',
    'gdy ten bohater pokona w pojedynku bohatera lub jednostkę i go przetrwa, wylecz wszystkie jego obrażenia',
  ],
};
