import { PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { no, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { areaSet, hasArea } from '../../../board/area-set.ts';
import { areaDomain } from '../../../domains.ts';
import { speech } from '../../../text/speech.ts';
import { reasons } from '../../../words.ts';
import { offerAreasAmong } from '../../map/offer-areas.ts';
import { sweptFrom } from '../../move/travel.ts';
import { procedure } from '../../rules.ts';
import { leftNeighbour } from '../../table/seats.ts';
import { holdsHeroes, stepTo } from '../action/steps.ts';
import { areaOf } from '../hero.ts';
import { type Find, find, findOf } from './effect.ts';

const { words, say } = speech({
  'prompt.sweep-hero': [
    { hero: 'hero', left: 'number' },
    'Where does the flood carry {hero}? Up to {left, plural, one {# area} other {# areas}}.',
    'Dokąd powódź unosi {hero:acc}? Najwyżej {left, count, thing.area:acc}.',
  ],
});

const near = areaSet();

/** Closed to who cannot cross water, but for the hero who has found it: he is swept away. */
export const floods: Find<'flood', { areas: number }> = {
  clause: [
    'when it is revealed, the player to the left of the hero’s owner moves the hero up to {areas, count, thing.area}; from then on all borders of the area are water, which a cryomancy token in the area opens',
    'po odkryciu żetonu gracz po lewej stronie właściciela bohatera porusza tego bohatera o najwyżej {areas, count, thing.area:acc}; odtąd wszystkie granice obszaru są wodne, a otwiera je żeton kriomancji na tym obszarze',
  ],
  words,
  lies: 'location',
  /**
   * Flooded Area: step by step, as the hero himself could go, the new water not holding him; who comes into a Dungeon
   * stays there, and no token is turned. (BW-EXPL-02 to 05, BW-EXPL-12)
   */
  rule: procedure('flooded-area', { ...find, from: count, left: count, area: count }, steps =>
    steps
      .do((t, f) => {
        f.from = areaOf(t, f.hero);
        f.left = findOf(t, f.token, 'flood').areas;
      })
      .repeatWhile(
        (_t, f) => f.left > 0,
        sweeping =>
          sweeping
            .ask('area', {
              kind: 'one',
              seat: (t, f) => leftNeighbour(t, f.seat),
              from: areaDomain,
              options: (t, f, offer) => {
                const here = areaOf(t, f.hero);
                sweptFrom(t, f.hero, f.from, near);
                offerAreasAmong(t, offer, near, area => {
                  if (area === here) return no(reasons['hero-there'], f.hero);
                  return yesIf(hasArea(near, area), reasons['cannot-cross-over'], here);
                });
              },
              optional: true,
              pass: stopping,
              prompt: (_t, f) => say('prompt.sweep-hero', { hero: f.hero, left: f.left }),
              rule: 'BW-EXPL-02',
            })
            .do((t, f) => {
              f.left--;
              if (f.area !== PASS) stepTo(t, f.hero, f.area);
              if (f.area === PASS || holdsHeroes(t, f.area)) f.left = 0;
            }),
      ),
  ),
  // Who cannot fly comes out of the water no more: there is no better place for a rival's hero.
  bot: { answers: { 'flooded-area.area': 'decline' } },
};

/** Helps whoever defends the area, neutral units too. (BW-EXPL-13 to 15) */
export const defends: Find<'add-strength', { strength: number }> = {
  clause: [
    'the defender in a battle here has {strength} more strength',
    'w bitwie na tym obszarze obrońca otrzymuje +{strength} do siły',
  ],
  lies: 'destructible',
};
