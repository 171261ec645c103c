import { spoken } from '@runehold/kernel/spoken';
import { lostByLeaving } from '../rules/view/ahead/control.ts';
import { marchOf } from './marching.ts';
import { things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.left-behind': [
    { area: 'area', more: 'number' },
    'Nobody stays in {area}{more, select, 0 {} other { and elsewhere}}: without units or a stronghold it is no longer yours.',
    'Na obszarze {area}{more, select, 0 {} other { i nie tylko tam}} nikt nie zostaje: bez jednostek i twierdzy przestanie być twój.',
  ],
});

export { words as leftBehindWords };

/** A march that leaves an area with a rune or a city to whoever comes. (RW-AREA-05) */
export const leftBehind = trigger({
  id: 'runewars.left-behind',
  kind: 'certain',
  rule: 'RW-AREA-05',
  asks: ['march.units'],
  at: scene => {
    const areas = lostByLeaving(scene.look, scene.look.me, marchOf(scene).leaving);
    return areas.length === 0
      ? undefined
      : {
          said: say('coach.left-behind', { area: areas[0], more: areas.length - 1 }),
          lights: areas.map(things.area),
        };
  },
});
