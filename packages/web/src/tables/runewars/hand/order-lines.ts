import { areasHere } from '@runehold/runewars/rules/view/areas';
import { ordersOf } from '@runehold/runewars/rules/view/orders';
import { previewOf } from '@runehold/runewars/rules/view/previews';
import { marchersTo } from '@runehold/runewars/rules/view/units';
import { icons, orderIcons, resourceIcons } from '../icons.ts';
import type { Drawing } from '../use-drawing.ts';

/** Something that is gained: its icon, and how much of it. */
type Figure = { readonly icon: string; readonly text: string };

/** What an Order card says as the table stands. */
export type OrderLines = {
  readonly gains: readonly Figure[];
  readonly condition: string;
  /** The Supremacy Bonus, or why there is none. */
  readonly foot: { readonly isBonus: boolean; readonly text: string };
};

type Primary = Pick<OrderLines, 'gains' | 'condition'>;

/** To how many areas units of a seat could march. */
const inReach = ({ sight }: Drawing, seat: number): number =>
  areasHere(sight).filter(area => marchersTo(sight, seat, area) > 0).length;

/** What an Order does whose gain is no number of the realm. */
const deedOf = (drawing: Drawing, seat: number, order: number): Primary => {
  const { sight, speaker } = drawing;
  const { primary } = sight.content.orders[order];
  const icon = orderIcons[order];
  const said = (text: string, condition: string): Primary => ({ gains: [{ icon, text }], condition });
  switch (primary.kind) {
    case 'move-figures':
      return said(speaker.say('rw.hand.steps', { n: primary.areas }), speaker.say('rw.hand.steps.if'));
    case 'activate-and-move':
      return said(
        speaker.say('rw.hand.reach', { n: inReach(drawing, seat) }),
        speaker.say('rw.hand.reach.if'),
      );
    case 'strengthen-defence':
      return said(speaker.say('rw.hand.defence', { n: primary.strength }), speaker.say('rw.hand.defence.if'));
    case 'fortify':
      return said(speaker.say('rw.hand.fortify'), speaker.say('rw.hand.fortify.if'));
    default:
      return { gains: [], condition: '' };
  }
};

const primaryOf = (drawing: Drawing, seat: number, order: number): Primary => {
  const { sight, speaker } = drawing;
  const { gain } = previewOf(sight, seat, order);
  switch (gain?.kind) {
    case 'dials': {
      const gains = gain.to.flatMap((to, resource): Figure[] => {
        const from = gain.from[resource];
        const text = speaker.say('rw.hand.dial', { from, to });
        return from === to ? [] : [{ icon: resourceIcons[resource], text }];
      });
      const same = [{ icon: orderIcons[order], text: speaker.say('rw.hand.dials.same') }];
      return { gains: gains.length > 0 ? gains : same, condition: speaker.say('rw.hand.dials.if') };
    }
    case 'units': {
      const gains = gain.dials.flatMap((recruits, resource): Figure[] => {
        const n = recruits.reduce((sum, { count }) => sum + count, 0);
        return n === 0
          ? []
          : [{ icon: resourceIcons[resource], text: speaker.say('rw.hand.recruit', { n }) }];
      });
      const nobody = [{ icon: orderIcons[order], text: speaker.say('rw.hand.recruit.none') }];
      return { gains: gains.length > 0 ? gains : nobody, condition: speaker.say('rw.hand.recruit.if') };
    }
    case 'cities':
      return {
        gains: [{ icon: icons.lostCity, text: speaker.say('rw.hand.cities', { n: gain.cities }) }],
        condition: speaker.say('rw.hand.cities.if'),
      };
    case 'influence': {
      const from = sight.t.influence.get(seat);
      return {
        gains: [{ icon: icons.influence, text: speaker.say('rw.hand.influence', { n: gain.amount }) }],
        condition: speaker.say('rw.hand.influence.if', { from, to: from + gain.amount }),
      };
    }
    default:
      return deedOf(drawing, seat, order);
  }
};

const bonusText = ({ sight, speaker }: Drawing, seat: number, order: number): string | undefined => {
  const { bonus } = sight.content.orders[order];
  switch (bonus?.kind) {
    case 'collect-tactics': {
      const gain = previewOf(sight, seat, order).bonus;
      return speaker.say('rw.hand.bonus.tactics', { n: gain?.kind === 'tactics' ? gain.cards : 0 });
    }
    case 'repeat':
      return speaker.say('rw.hand.bonus.repeat');
    case 'weaken-stronghold':
      return speaker.say('rw.hand.bonus.stronghold', { n: bonus.strength });
    case 'use-developments':
      return speaker.say('rw.hand.bonus.developments');
    case 'recruit-again':
      return speaker.say('rw.hand.bonus.recruit');
    case 'hire-hero':
      return speaker.say('rw.hand.bonus.hero', { least: bonus.least, most: bonus.most });
    case 'take-title':
      return speaker.say('rw.hand.bonus.title');
    case 'recruit-class':
      return speaker.say('rw.hand.bonus.units', { n: bonus.units });
    default:
      return undefined;
  }
};

/** What the card of an Order says: what it would give now, on what condition, and its bonus or why there is none. */
export const orderLines = (drawing: Drawing, seat: number, order: number): OrderLines => {
  const { sight, speaker } = drawing;
  const bonus = bonusText(drawing, seat, order);
  const highest = ordersOf(sight, seat).at(-1);
  const { isSupreme } = previewOf(sight, seat, order);
  const foot =
    bonus === undefined
      ? speaker.say('rw.hand.bonus.none')
      : isSupreme || highest === undefined
        ? bonus
        : speaker.say('rw.hand.bonus.lower', { n: sight.content.orders[highest].number });
  return {
    ...primaryOf(drawing, seat, order),
    foot: { isBonus: bonus !== undefined && isSupreme, text: foot },
  };
};
