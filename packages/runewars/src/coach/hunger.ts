import type { Remark } from '@runehold/kernel/pack/coach';
import { spoken } from '@runehold/kernel/spoken';
import { resourceIds } from '../pools.ts';
import { fedWith, type Hunger, hungerOf, isWinterNext } from '../rules/view/ahead/hunger.ts';
import type { Look } from '../rules/view/look.ts';
import { ordersInHand } from '../rules/view/orders.ts';
import { dialOf, harvestOf } from '../rules/view/realm.ts';
import { isActivating, isFought, marchOf, recruitsIn } from './marching.ts';
import { itOf, type Scene, things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.hunger.harvest': [
    { n: 'number', area: 'area', more: 'number', food: 'number' },
    'Winter: {n, plural, one {# unit} other {# units}} in {area}{more, select, 0 {} other { and elsewhere}} will starve. Harvest would set food to {food}; or spread out.',
    'Zima: na obszarze {area}{more, select, 0 {} other { i nie tylko tam}} {n, plural, one {zginie z głodu # jednostka} few {zginą z głodu # jednostki} many {zginie z głodu # jednostek} other {zginie z głodu # jednostki}}. Zbiory ustawią żywność na {food}; możesz też rozproszyć armię.',
  ],
  'coach.hunger.spread': [
    { n: 'number', area: 'area', more: 'number', food: 'number' },
    'Winter: {n, plural, one {# unit} other {# units}} in {area}{more, select, 0 {} other { and elsewhere}} will starve. An area feeds {food}: spread out.',
    'Zima: na obszarze {area}{more, select, 0 {} other { i nie tylko tam}} {n, plural, one {zginie z głodu # jednostka} few {zginą z głodu # jednostki} many {zginie z głodu # jednostek} other {zginie z głodu # jednostki}}. Obszar wyżywi {food}: warto rozproszyć armię.',
  ],
  'coach.hunger.march': [
    { n: 'number', area: 'area', food: 'number' },
    'Winter: an area feeds {food}. Of those in {area}, {n} will starve.',
    'Zima: obszar wyżywi {food}. Na obszarze {area} {n, plural, one {zginie z głodu # jednostka} few {zginą z głodu # jednostki} many {zginie z głodu # jednostek} other {zginie z głodu # jednostki}}.',
  ],
});

export { words as hungerWords };

const FOOD = resourceIds.indexOf('food');

const total = (hunger: readonly Hunger[]): number => hunger.reduce((sum, { dies }) => sum + dies, 0);

/** Whether an Order can help: it moves figures about, or raises food. */
const helps = (look: Look, order: number): boolean => {
  const { kind } = look.t.content.orders[order].primary;
  if (kind === 'set-dials') return harvestOf(look, look.me)[FOOD] > dialOf(look, FOOD);
  return kind === 'move-figures' || kind === 'activate-and-move';
};

const canHarvest = (look: Look): boolean =>
  ordersInHand(look, look.me).some(order => look.t.content.orders[order].primary.kind === 'set-dials');

/** Orders are being chosen: one may still be chosen that helps. */
const beforeOrders = ({ look, pick }: Scene): Remark | undefined => {
  const order = itOf(pick);
  if (order !== undefined && helps(look, order)) return undefined;
  const [now, after] = [dialOf(look, FOOD), harvestOf(look, look.me)[FOOD]];
  const hunger = hungerOf(look, look.me, fedWith(look, now));
  if (hunger.length === 0) return undefined;
  const [worst] = hunger.toSorted((a, b) => b.dies - a.dies);
  const args = { n: total(hunger), area: worst.area, more: hunger.length - 1 };
  return {
    said:
      after > now && canHarvest(look)
        ? say('coach.hunger.harvest', { ...args, food: after })
        : say('coach.hunger.spread', { ...args, food: fedWith(look, now) }),
    lights: [...hunger.map(({ area }) => things.area(area)), things.dial(FOOD)],
  };
};

/** More units come to an area than it feeds. */
const tooManyIn = ({ look }: Scene, target: number, coming: number): Remark | undefined => {
  const fed = fedWith(look, dialOf(look, FOOD));
  const hungry = hungerOf(look, look.me, fed, new Map([[target, coming]]));
  const here = coming === 0 ? undefined : hungry.find(({ area }) => area === target);
  return (
    here && {
      said: say('coach.hunger.march', { n: here.dies, area: target, food: fed }),
      lights: [things.area(target), things.dial(FOOD)],
    }
  );
};

/** Units are told to march where no battle waits for them; those that march in peace may still go on. */
const beforeMarch = (scene: Scene): Remark | undefined => {
  const { target, coming } = marchOf(scene);
  return !isActivating(scene) || isFought(scene) ? undefined : tooManyIn(scene, target, coming);
};

const beforeRecruits = (scene: Scene): Remark | undefined =>
  [...recruitsIn(scene)]
    .map(([area, coming]) => tooManyIn(scene, area, coming))
    .find(said => said !== undefined);

const moments: Readonly<Record<string, (scene: Scene) => Remark | undefined>> = {
  'choose-orders.chosen': beforeOrders,
  'march.units': beforeMarch,
  'recruit-units.places': beforeRecruits,
};

/** Armies that winter will starve, while it can still be helped. (RW-WINTER-01) */
export const hunger = trigger({
  id: 'runewars.hunger',
  kind: 'certain',
  rule: 'RW-WINTER-01',
  asks: Object.keys(moments),
  at: scene => (isWinterNext(scene.look) ? moments[scene.decision.name](scene) : undefined),
});
