import type { Remark } from '@runehold/kernel/pack/coach';
import { spoken } from '@runehold/kernel/spoken';
import { mayMarchAgain } from '../rules/view/ahead/binding.ts';
import { mostIn, surplusIn } from '../rules/view/ahead/crowd.ts';
import { mayRetreat } from '../rules/view/ahead/retreat.ts';
import { standingCount } from '../rules/view/areas.ts';
import { ownCount } from '../rules/view/units.ts';
import { isActivating, isFought, marchOf, recruitsIn } from './marching.ts';
import { itOf, type Scene, things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.bound': [
    { area: 'area' },
    'Your units in {area} will be bound there until spring.',
    'Twoje jednostki na obszarze {area} nie opuszczą go aż do Wiosny.',
  ],
  'coach.crowd': [
    { area: 'area', most: 'number', n: 'number' },
    'Only {most} may stand in {area}: {n} must be destroyed.',
    'Limit jednostek na obszarze {area} to {most}. Nadmiar ({n}) zostanie zniszczony.',
  ],
  'coach.no-retreat': [
    'If this is lost there is nowhere to retreat: all are destroyed.',
    'W razie porażki nie będzie dokąd się wycofać: wszyscy zginą.',
  ],
});

export { words as marchWords };

/** An area of one's own is activated, and those who stand there could have marched again this year. (RW-MOVE-10) */
export const bound = trigger({
  id: 'runewars.bound',
  kind: 'certain',
  rule: 'RW-MOVE-10',
  asks: ['activate.area'],
  at: ({ look, pick, decision }) => {
    const area = pick?.label.key === 'label.area' ? itOf(pick) : undefined;
    if (area === undefined || ownCount(look, area) === 0 || standingCount(look, area) === 0) return undefined;
    const isBonus = decision.crumbs.some(({ procedure }) => procedure === 'mobilize-again');
    return mayMarchAgain(look, isBonus)
      ? { said: say('coach.bound', { area }), lights: [things.area(area)] }
      : undefined;
  },
});

const crowdIn = ({ look }: Scene, area: number, coming: number): Remark | undefined => {
  const n = coming === 0 ? 0 : surplusIn(look, area, coming);
  return n === 0
    ? undefined
    : { said: say('coach.crowd', { area, most: mostIn(look), n }), lights: [things.area(area)] };
};

/** More units come to an area than may stay there, and no battle thins them out. (RW-CAP-02) */
export const crowd = trigger({
  id: 'runewars.crowd',
  kind: 'certain',
  rule: 'RW-CAP-02',
  asks: ['march.units', 'recruit-units.places'],
  at: scene => {
    if (scene.decision.name === 'recruit-units.places')
      return [...recruitsIn(scene)]
        .map(([area, coming]) => crowdIn(scene, area, coming))
        .find(said => said !== undefined);
    const { target, coming } = marchOf(scene);
    // Whoever marches in peace may send some of them on.
    return !isActivating(scene) || isFought(scene) ? undefined : crowdIn(scene, target, coming);
  },
});

/** A battle from which nobody could retreat. (RW-RETR-04) */
export const noRetreat = trigger({
  id: 'runewars.no-retreat',
  kind: 'certain',
  rule: 'RW-RETR-04',
  asks: ['march.units'],
  at: scene => {
    const { look, picked } = scene;
    const { target, coming, leaving } = marchOf(scene);
    if (coming === 0 || !isFought(scene)) return undefined;
    const types = [...new Set(picked.map(({ label }) => label.args['unit']))];
    return types.some(type => mayRetreat(look, target, type, leaving))
      ? undefined
      : { said: say('coach.no-retreat'), lights: [things.area(target)] };
  },
});
