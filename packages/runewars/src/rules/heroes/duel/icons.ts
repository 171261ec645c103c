import { only, union } from '@runehold/kernel/ask/domain';
import { count } from '@runehold/kernel/layout/locals';
import { rewardDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { deal, heroOn, otherSide, resultOn, seatOn } from './sides.ts';
import { offerWeapons, takeWeapon, wieldWeapon } from './weapon.ts';

/** What a hero may do with a special icon. (RW-DUEL-17, RW-DUEL-18) */
const iconDomain = union('duelIcon', { strike: only, reward: rewardDomain, nothing: only });

const STRIKE = iconDomain.code('strike');
const NOTHING = iconDomain.code('nothing');
const weaponCodes = iconDomain.codesOf('reward');
const byWeapon = (reward: number): number => weaponCodes[reward];

const strikeWithout = (t: Table, side: number): void => {
  deal(t, otherSide(side), t.content.heroDuel.specialDamage, true, false);
  t.emit(events['hero-struck'], heroOn(t, side), t.content.heroDuel.specialDamage);
};

/** A hero's special icon: the standard damage, a Weapon, or nothing. (RW-DUEL-17) */
export const heroSpecial = procedure('duel-special', { side: count, choice: count }, steps =>
  steps
    .ask('choice', {
      kind: 'one',
      seat: (t, f) => seatOn(t, f.side),
      from: iconDomain,
      options: (t, f, offer) => {
        offer.add(STRIKE);
        offerWeapons(t, f.side, offer, byWeapon);
        offer.add(NOTHING);
      },
      hidden: true,
      prompt: (t, f) => say('prompt.duel-special', { hero: heroOn(t, f.side) }),
      about: (_t, f) => ({ side: otherSide(f.side) }),
      rule: 'RW-DUEL-17',
    })
    .choose('choice', iconDomain, {
      strike: strikes => strikes.do((t, f) => strikeWithout(t, f.side)),
      reward: uses =>
        uses
          .do((t, f) => takeWeapon(t, f.side, iconDomain.valueOf(f.choice)))
          .call(() => wieldWeapon, { side: 'side' }),
      nothing: rests => rests.do((t, f) => t.emit(events['icon-unused'], heroOn(t, f.side))),
    }),
);

/** Rout and damage icons of a hero's card. (RW-DUEL-19 to 22) */
export const plainIcon = (t: Table, side: number): void => {
  const result = resultOn(t, side);
  if (result === undefined) return;
  if (result.kind === 'damage') deal(t, otherSide(side), result.amount, false, false);
  if (result.kind === 'rout') t.duelGuard.add(side, result.amount);
};

export const showsSpecial = (t: Table, side: number): boolean => resultOn(t, side)?.kind === 'special';
