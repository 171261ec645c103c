import type { Offer } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../content/types.ts';
import { unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import type { Passive } from '../../text/family.ts';
import { speech } from '../../text/speech.ts';
import { events } from '../../words.ts';
import { controller, isEnemy } from '../map/areas.ts';
import { columnOf, typeOf } from '../map/columns.ts';
import { routUnits } from '../map/units.ts';
import { procedure } from '../rules.ts';
import { abilityOf, areaOf, isInPlay, ownerOf } from './hero.ts';

const { words, say } = speech({
  'prompt.rout-before': [
    { hero: 'hero', area: 'area' },
    '{hero} has come to {area}. Which of your units there is routed?',
    '{hero} przybywa na obszar {area}. Która z twoich jednostek zostaje tam rozbita?',
  ],
});

/** Whether units of a column stand in an area that are of the class a hero routs. */
const isFrightened = (t: Table, hero: number, area: number, column: number): boolean =>
  t.standing.get(area, column) > 0 &&
  t.content.unit[typeOf(t, controller(t, area), column)].unitClass ===
    abilityOf(t, hero, 'rout-where-moved')?.unitClass;

const routsSomebody = (t: Table, hero: number): boolean => {
  const area = areaOf(t, hero);
  if (abilityOf(t, hero, 'rout-where-moved') === undefined) return false;
  if (!isInPlay(t, hero) || !isEnemy(t, area, ownerOf(t, hero))) return false;
  for (let column = 0; column < t.columns; column++) if (isFrightened(t, hero, area, column)) return true;
  return false;
};

const offerFrightened = (t: Table, hero: number, offer: Offer): void => {
  const area = areaOf(t, hero);
  for (let column = 0; column < t.columns; column++)
    if (isFrightened(t, hero, area, column)) offer.add(typeOf(t, controller(t, area), column));
};

/** Where a hero's movement has ended, the one who rules there routs a unit of a class. (Orgul Bonechain) */
export const routWhereMoved = procedure('rout-where-moved', { hero: count, unit: count }, steps =>
  steps.when(
    (t, f) => routsSomebody(t, f.hero),
    routs =>
      routs
        .ask('unit', {
          kind: 'one',
          seat: (t, f) => controller(t, areaOf(t, f.hero)),
          from: unitDomain,
          options: (t, f, offer) => offerFrightened(t, f.hero, offer),
          about: (t, f) => ({ area: areaOf(t, f.hero) }),
          prompt: (t, f) => say('prompt.rout-before', { hero: f.hero, area: areaOf(t, f.hero) }),
          rule: 'RW-HERO-03',
        })
        .do((t, f) => {
          routUnits(t, areaOf(t, f.hero), columnOf(t, f.unit), 1);
          t.emit(events['units-routed'], f.unit, 1, areaOf(t, f.hero));
        }),
  ),
);

/** In an area that another player controls, who picks one of his standing units, allied ones included. */
export const routsWhereMoved: Passive<'rout-where-moved', { unitClass: UnitClass }> = {
  clause: [
    { unitClass: 'classes' },
    'if another player controls the area, that player routs 1 standing {unitClass} there, if they have one',
    'jeśli obszar kontroluje inny gracz, rozbija tam 1 swoją stojącą {unitClass:acc}, o ile ją ma',
  ],
  words,
  bot: { answers: { 'rout-where-moved.unit': 'routUnit' } },
};
