import { count } from '@runehold/kernel/layout/locals';
import type { Destiny } from '../../../content/types.ts';
import { troopDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { destinies } from '../../../text/clause-groups.ts';
import type { Passive } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { destinyOf, discardFate, showFate } from '../../cards/fate.ts';
import { controller, isContested, isEnemy } from '../../map/areas.ts';
import { unitsIn } from '../../map/units.ts';
import { destroyTroop, offerTroops } from '../../move/unit-limit.ts';
import { procedure } from '../../rules.ts';
import { abilityOf, areaOf, ownerOf } from '../hero.ts';

const { words, say, clause } = speech({
  'prompt.destroy-by-omen': [
    { hero: 'hero', area: 'area' },
    '{hero} stirs up trouble in {area}. Which unit is destroyed?',
    '{hero} sieje zamęt na obszarze {area}. Która jednostka zostaje zniszczona?',
  ],
  'clause.omen.destroy': [
    'destroy 1 of that player’s units there, standing or routed',
    ', zniszcz 1 stojącą lub rozbitą jednostkę tego gracza na tym obszarze',
  ],
});

/** Whether another player has units where a hero is, out of a battle. */
const hasTarget = (t: Table, hero: number): boolean => {
  const area = areaOf(t, hero);
  return isEnemy(t, area, ownerOf(t, hero)) && !isContested(t, area) && unitsIn(t, area) > 0;
};

/** Draws the card, which is none of the duel's, and puts it away; answers whether it bodes ill for the enemy. */
const drawsWell = (t: Table, hero: number): boolean => {
  const shown = t.fateShown.at(0);
  showFate(t, 1);
  const isGood =
    shown.total > 0 &&
    abilityOf(t, hero, 'destroy-on-destiny')?.on.includes(destinyOf(t, shown.top)) === true;
  discardFate(t, shown);
  return isGood;
};

/** Where another player rules, the one who starts a duel may cost him a unit of the starter's choice. (Grey Ker) */
export const drawOmen = procedure('duel-omen', { hero: count, hits: count, troop: count }, steps =>
  steps.when(
    (t, f) => hasTarget(t, f.hero),
    draws =>
      draws
        .do((t, f) => {
          f.hits = drawsWell(t, f.hero) ? 1 : 0;
        })
        .when({ hits: 1 }, hits =>
          hits
            .ask('troop', {
              kind: 'one',
              seat: (t, f) => ownerOf(t, f.hero),
              from: troopDomain,
              options: (t, f, offer) =>
                offerTroops(t, areaOf(t, f.hero), controller(t, areaOf(t, f.hero)), offer),
              about: (t, f) => ({ area: areaOf(t, f.hero) }),
              prompt: (t, f) => say('prompt.destroy-by-omen', { hero: f.hero, area: areaOf(t, f.hero) }),
              rule: 'RW-HERO-03',
            })
            .do((t, f) => destroyTroop(t, areaOf(t, f.hero), f.troop)),
        ),
  ),
);

/** In a duel that this hero starts in an area that another player controls. */
export const destroysOnDestiny: Passive<'destroy-on-destiny', { on: readonly Destiny[] }> = {
  clause: [
    'if this hero starts it in an area another player controls, draw 1 Fate card, and on',
    'jeśli ten bohater rozpoczyna go na obszarze pod kontrolą innego gracza, dobierz 1 kartę losu; jeśli symbol jest',
  ],
  details: ({ on }) => [...destinies(on), clause('clause.omen.destroy')],
  words,
  bot: { answers: { 'duel-omen.troop': 'bestTroop' } },
};
