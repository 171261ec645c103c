import { hiddenIn, seenCards } from '@runehold/kernel/layout/seen';
import { areaIds, fatePool, tacticsPool, unitIds } from '@runehold/runewars/pools';
import { fightersOn, hasWalls, isUnallied, questUnitIn } from '@runehold/runewars/rules/view/fighters';
import { fateLaidFor } from '@runehold/runewars/rules/view/tactical-fate';
import { bracketed } from '../caption.ts';
import { type Part, row, said } from '../wrap.ts';
import { strongholdText } from './areas.ts';
import type { Sight } from './sight.ts';

const sides = [0, 1] as const;

const sideName = (sight: Sight, side: number): string =>
  isUnallied(sight, side)
    ? sight.scene.speaker.say('cli.runewars.neutral')
    : sight.scene.names[sight.t.sideSeat.get(side)];

/** The units of a side, type by type: how many, how much damage, whether they stand. */
const fighters = (sight: Sight, side: number): string[] => {
  const { speaker } = sight.scene;
  return fightersOn(sight, side).map(({ type, count, damage, isRouted }) =>
    bracketed(speaker.cards('unit', unitIds[type], count), [
      isRouted && speaker.say('cli.runewars.unit-routed'),
      damage > 0 && speaker.say('cli.runewars.unit-damage', { n: damage }),
    ]),
  );
};

/** Tactical Fate cards that a seat has laid: shown ones, those the viewer knows, and how many more. (BW-TFATE-13) */
const laidTexts = (sight: Sight, seat: number): Part[] => {
  const { speaker } = sight.scene;
  const { seen, hidden, turned } = fateLaidFor(sight, seat);
  const nameOf = (card: number): string => speaker.card('tactics', tacticsPool.cards[card]);
  return [
    ...turned.map(nameOf),
    ...seen.map(card => bracketed(nameOf(card), [speaker.say('cli.runewars.laid')])),
    hidden > 0 && speaker.say('cli.runewars.fate-laid', { n: hidden }),
  ];
};

const sideLines = (sight: Sight, side: number, indent: number): string[] => {
  const { t, me, scene } = sight;
  const { speaker } = scene;
  const drawn = hiddenIn(t.fateDrawn.at(side), me);
  const units = fighters(sight, side);
  const things = [
    ...(units.length === 0 ? [speaker.say('cli.runewars.no-units')] : units),
    side === 1 && hasWalls(sight) && strongholdText(sight, t.battleArea - 1),
    t.strengthBonus.get(side) > 0 && speaker.say('cli.runewars.bonus', { n: t.strengthBonus.get(side) }),
    ...[t.fateDrawn, t.fateShown]
      .flatMap(zones => seenCards(zones.at(side), me))
      .map(card => speaker.card('fate', fatePool.cards[card])),
    drawn > 0 && speaker.say('cli.runewars.fate-drawn', { n: drawn }),
    ...(isUnallied(sight, side) ? [] : laidTexts(sight, t.sideSeat.get(side))),
  ];
  return row(`  ${sideName(sight, side)}`, things, indent);
};

/** The battle that is being fought, or that diplomacy may still prevent. */
export const battleLines = (sight: Sight): string[] => {
  const { t, scene } = sight;
  const { speaker, colors } = scene;
  if (t.battleArea === 0) return [];
  const indent = Math.max(...sides.map(side => sideName(sight, side).length)) + 4;
  const where = areaIds[t.battleArea - 1];
  return [
    '',
    colors.bold(
      colors.red(
        t.combatRound === 0
          ? speaker.say('cli.runewars.encounter', { area: where })
          : speaker.say('cli.runewars.battle', { area: where, round: t.combatRound }),
      ),
    ),
    ...sides.flatMap(side => sideLines(sight, side, indent)),
  ];
};

const duelistText = (sight: Sight, side: number): string => {
  const { t, scene, content } = sight;
  const { speaker } = scene;
  const hero = t.duelist.get(side) - 1;
  if (hero >= 0)
    return bracketed(speaker.card('hero', content.heroes[hero].id), [
      speaker.say('cli.table.damage', { n: t.heroDamage.get(hero), of: content.heroes[hero].health }),
      ...said(laidTexts(sight, t.heroOwner.get(hero) - 1)),
    ]);
  const hurt = t.questHurt.toArray().slice(0, t.questUnits);
  const unit = unitIds[questUnitIn(sight)];
  return bracketed(
    speaker.cards('unit', unit, t.questUnits),
    hurt.some(n => n > 0) ? [speaker.say('cli.runewars.units-hurt', { damage: hurt.join(', ') })] : [],
  );
};

/** The duel that is being fought: two heroes, or a hero and the units of his quest. */
export const duelLines = (sight: Sight): string[] => {
  const { t, scene } = sight;
  const { speaker, colors } = scene;
  if (t.duelist.get(0) === 0) return [];
  const [challenger, foe] = sides.map(side => duelistText(sight, side));
  return [
    '',
    colors.bold(colors.red(speaker.say('cli.runewars.duel', { round: t.duelRound }))),
    ...row('  ', [speaker.say('cli.runewars.against', { challenger, foe })], 2),
  ];
};
