import { resourceIds, unitIds } from '@runehold/runewars/pools';
import { ordersOf } from '@runehold/runewars/rules/view/orders';
import { type Gain, previewOf, type Recruits } from '@runehold/runewars/rules/view/previews';
import { begun } from '../../../text/speaker.ts';
import type { Drawing } from '../use-drawing.ts';

/** So many of each unit, in words. */
export const recruitsText = ({ speaker }: Drawing, recruits: readonly Recruits[]): string =>
  recruits
    .map(({ type, count, or = [] }) => {
      const units = speaker.times(speaker.noun('unit', unitIds[type]), count);
      const others = or.map(other => speaker.noun('unit', unitIds[other])).join(', ');
      return others === '' ? units : speaker.say('rw.recruit.or', { units, others });
    })
    .join(', ');

const resourceName = ({ speaker }: Drawing, resource: number): string =>
  speaker.noun('resource', resourceIds[resource]);

const gainText = (drawing: Drawing, gain: Gain): string => {
  const { speaker } = drawing;
  switch (gain.kind) {
    case 'dials':
      return `${gain.to
        .map((to, resource) => {
          const name = resourceName(drawing, resource);
          const from = gain.from[resource];
          return from === to
            ? speaker.say('rw.preview.same', { name, n: to })
            : speaker.say('rw.preview.dial', { name, from, to });
        })
        .join(', ')}.`;
    case 'units': {
      const dials = gain.dials.flatMap((recruits, resource) =>
        recruits.length === 0
          ? []
          : [
              speaker.say('rw.preview.recruits', {
                name: resourceName(drawing, resource),
                list: recruitsText(drawing, recruits),
              }),
            ],
      );
      return dials.length === 0 ? speaker.say('rw.preview.no-recruits') : `${dials.join('; ')}.`;
    }
    case 'cities':
      return speaker.say('rw.preview.cities', { n: gain.cities });
    case 'influence':
      return speaker.say('rw.preview.influence', { n: gain.amount });
    case 'tactics':
      return speaker.say('rw.preview.tactics', { n: gain.cards });
  }
};

/** What an Order would give now, and whether its bonus would count, in words. */
export const orderPreview = (drawing: Drawing, seat: number, order: number): string => {
  const { sight, speaker } = drawing;
  const { gain, isSupreme, bonus } = previewOf(sight, seat, order);
  const highest = ordersOf(sight, seat).at(-1);
  return [
    ...(gain === undefined ? [] : [begun(gainText(drawing, gain))]),
    isSupreme || highest === undefined
      ? speaker.say('rw.supreme')
      : speaker.say('rw.not-supreme', { n: sight.content.orders[highest].number }),
    ...(bonus === undefined ? [] : [gainText(drawing, bonus)]),
  ].join(' ');
};
