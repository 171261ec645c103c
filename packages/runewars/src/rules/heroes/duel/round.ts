import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import type { Passive } from '../../../text/family.ts';
import { events, say } from '../../../words.ts';
import { discardFate, drawFate } from '../../cards/fate.ts';
import { discardTurned, fateLaidBy, layFate, turnFate, usesTacticalFate } from '../../cards/tactical-fate.ts';
import { moreInDuel, pickDuelCard } from '../../cards/tactics/moments/draw-more-for-duel.ts';
import { procedure } from '../../rules.ts';
import { placeDamage } from '../damage.ts';
import { abilityOf, healHero } from '../hero.ts';
import { aimAtUnits, hurtUnits } from './aim.ts';
import { guard, useArmorNow } from './armor.ts';
import { heroSpecial, plainIcon, showsSpecial } from './icons.ts';
import { resolveUnits } from './quest-icons.ts';
import { ATTACKER, clearRound, DEFENDER, heroOn, isSideBeaten, otherSide, seatOn, unitsUp } from './sides.ts';
import { strikeOfRound } from './weapon.ts';

/** Whether the attacker's ability keeps the other side from drawing in this round. (Bogran the Shadow) */
const isStruckFirst = (t: Table): boolean =>
  t.duelRound <= (abilityOf(t, heroOn(t, ATTACKER), 'first-strike')?.rounds ?? 0);

const drawFor = (t: Table, side: number, cards: number): void => {
  const row = t.fateShown.at(side);
  drawFate(t, cards, row);
  for (let slot = 0; slot < row.total; slot++) t.emit(events['duel-card'], seatOn(t, side), row.at(slot));
};

/** A hero has one card: one that he has kept, a Fate card, or the Tactical Fate card that was announced for him. (BW-TFATE-15) */
const cardForHero = (t: Table, side: number): void => {
  const seat = seatOn(t, side);
  if (t.fateShown.at(side).total > 0) return;
  if (fateLaidBy(t, seat) > 0) turnFate(t, seat, t.fateLaid.at(seat).top);
  else drawFor(t, side, 1);
};

/** Each draws and reveals a Fate card, the attacker first; each quest unit has one. (RW-DUEL-14, RW-DUEL-48) */
const drawCards = (t: Table): void => {
  cardForHero(t, ATTACKER);
  if (isStruckFirst(t)) return;
  if (heroOn(t, DEFENDER) === NONE) drawFor(t, DEFENDER, unitsUp(t));
  else cardForHero(t, DEFENDER);
};

/** Each may announce a card, the attacker first: a hero who draws, and never the units of a quest. (BW-TFATE-15, 18) */
const announceCards = procedure('duel-announce', {}, steps =>
  steps
    .call(() => layFate, {
      seat: t => seatOn(t, ATTACKER),
      hero: t => heroOn(t, ATTACKER),
      most: 1,
    })
    .when(
      t => heroOn(t, DEFENDER) !== NONE && !isStruckFirst(t),
      answers =>
        answers.call(() => layFate, {
          seat: t => seatOn(t, DEFENDER),
          hero: t => heroOn(t, DEFENDER),
          most: 1,
        }),
    ),
);

/** Who draws more cards than one in this round: a hero who draws any. */
const drawsMore = (t: Table, side: number): boolean =>
  moreInDuel(t, side) > 0 && fateLaidBy(t, seatOn(t, side)) === 0 && !(side === DEFENDER && isStruckFirst(t));

const mayReplace = (t: Table, side: number): boolean =>
  heroOn(t, side) !== NONE &&
  t.duelRedrawn.get(side) === 0 &&
  t.fateShown.at(side).total > 0 &&
  abilityOf(t, heroOn(t, side), 'replace-duel-card') !== undefined;

/** A hero may replace his card once in a duel, and must use the new one. (Sir Valadir) */
const replaceCard = procedure('duel-replace', { side: count, yes: count }, steps =>
  steps.when(
    (t, f) => mayReplace(t, f.side),
    may =>
      may
        .ask('yes', {
          kind: 'yes',
          seat: (t, f) => seatOn(t, f.side),
          prompt: (t, f) => say('prompt.replace-card', { hero: heroOn(t, f.side) }),
          rule: 'RW-HERO-03',
        })
        .do((t, f) => {
          if (f.yes === 0) return;
          t.duelRedrawn.set(f.side, 1);
          discardFate(t, t.fateShown.at(f.side));
          drawFor(t, f.side, 1);
        }),
  ),
);

/** The icons of a side: a hero's card, or the cards of the quest units. (RW-DUEL-16) */
const resolveSide = procedure('duel-icons', { side: count }, steps =>
  steps
    .do((t, f) => {
      if (heroOn(t, f.side) === NONE) resolveUnits(t);
      else plainIcon(t, f.side);
    })
    .when(
      (t, f) => heroOn(t, f.side) !== NONE && showsSpecial(t, f.side),
      special => special.call(() => heroSpecial, { side: 'side' }),
    ),
);

const hurt = (t: Table, side: number, hero: number): void => {
  const amount = t.duelDamage.get(side);
  placeDamage(t, hero, amount);
  if (amount > 0 && strikeOfRound(t, otherSide(side))?.routsSurvivor) t.duelVenom.set(side, 1);
};

/** All damage of the round is placed together. (RW-DUEL-23; Venom-Etched Knife) */
const placeAll = (t: Table): void => {
  for (let side = ATTACKER; side <= DEFENDER; side++) {
    const hero = heroOn(t, side);
    if (hero === NONE) hurtUnits(t, t.duelSure.get(side));
    else hurt(t, side, hero);
  }
};

/** A hero heals who struck for it and has defeated his opponent, if he survives himself. (Soulbiter) */
const drink = (t: Table, side: number): void => {
  const hero = heroOn(t, side);
  if (hero === NONE || !strikeOfRound(t, side)?.healsOnDefeat || isSideBeaten(t, side)) return;
  if (isSideBeaten(t, otherSide(side))) healHero(t, hero);
};

/** A round: cards, icons in order, prevention, and then all damage at once. (RW-DUEL-14 to 25) */
export const duelRound = procedure('duel-round', {}, steps =>
  steps
    .do(t => {
      t.duelRound++;
      clearRound(t);
      t.emit(events['duel-round-began'], t.duelRound);
    })
    .when(usesTacticalFate, announcing => announcing.call(() => announceCards))
    .when(
      t => drawsMore(t, ATTACKER),
      more => more.call(() => pickDuelCard, { side: ATTACKER }),
    )
    .when(
      t => drawsMore(t, DEFENDER),
      more => more.call(() => pickDuelCard, { side: DEFENDER }),
    )
    .do(drawCards)
    .call(
      () => replaceCard,
      (_t, _f, callee) => {
        callee.side = ATTACKER;
      },
    )
    .call(
      () => replaceCard,
      (_t, _f, callee) => {
        callee.side = DEFENDER;
      },
    )
    .call(
      () => resolveSide,
      (_t, _f, callee) => {
        callee.side = ATTACKER;
      },
    )
    .call(
      () => resolveSide,
      (_t, _f, callee) => {
        callee.side = DEFENDER;
      },
    )
    .do(t => guard(t, ATTACKER))
    .call(
      () => useArmorNow,
      (_t, _f, callee) => {
        callee.side = ATTACKER;
      },
    )
    .when(
      t => heroOn(t, DEFENDER) === NONE,
      units =>
        units.call(
          () => aimAtUnits,
          (t, _f, callee) => {
            callee.left = t.duelDamage.get(DEFENDER);
          },
        ),
      hero =>
        hero
          .do(t => guard(t, DEFENDER))
          .call(
            () => useArmorNow,
            (_t, _f, callee) => {
              callee.side = DEFENDER;
            },
          ),
    )
    .do(t => {
      placeAll(t);
      drink(t, ATTACKER);
      drink(t, DEFENDER);
      discardFate(t, t.fateShown.at(ATTACKER));
      discardFate(t, t.fateShown.at(DEFENDER));
      if (!usesTacticalFate(t)) return;
      discardTurned(t, seatOn(t, ATTACKER));
      discardTurned(t, seatOn(t, DEFENDER));
    }),
);

/** Discards the Fate card drawn this round and must use the replacement, once in a duel. */
export const replacesDuelCard: Passive<'replace-duel-card'> = {
  clause: [
    'once per duel, discard 1 Fate card drawn for this hero this round and draw another in its place',
    'raz w pojedynku odrzuć 1 kartę losu dobraną w tej rundzie dla tego bohatera i dobierz w zamian inną',
  ],
};

/** In a duel that this hero starts the opponent has no card in the first rounds. */
export const strikesFirst: Passive<'first-strike', { rounds: number }> = {
  clause: [
    'in a duel this hero starts, the opponent draws no card in {rounds, plural, one {the first round} other {the first # rounds}}',
    'w pojedynku, do którego wyzywa ten bohater, przeciwnik nie dobiera karty w {rounds, plural, one {pierwszej rundzie} few {pierwszych # rundach} many {pierwszych # rundach} other {pierwszej rundzie}}',
  ],
};
