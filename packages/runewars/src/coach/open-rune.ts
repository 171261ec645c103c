import { spoken } from '@runehold/kernel/spoken';
import { openRunes, rivalsInReach } from '../rules/view/ahead/reach.ts';
import type { Look } from '../rules/view/look.ts';
import { itOf, things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.open-rune': [
    { area: 'area', rival: 'seat' },
    'Your dragon rune in {area} lies unguarded. {rival|You can|{rival} can} reach it.',
    'Twój smoczy run na obszarze {area} leży bez straży. W zasięgu: {rival:name}.',
  ],
});

export { words as openRuneWords };

/** Whether an Order lets one guard an area or hide what lies there. */
const guards = ({ t }: Look, order: number): boolean =>
  ['move-figures', 'activate-and-move', 'fortify'].includes(t.content.orders[order].primary.kind);

/** A dragon rune that nobody guards and a rival can march to. (RW-RUNE-02) */
export const openRune = trigger({
  id: 'runewars.open-rune',
  kind: 'likely',
  rule: 'RW-RUNE-02',
  asks: ['choose-orders.chosen'],
  at: ({ look, pick }) => {
    const order = itOf(pick);
    if (order !== undefined && guards(look, order)) return undefined;
    for (const area of openRunes(look)) {
      const [rival] = rivalsInReach(look, area);
      if (rival !== undefined)
        return { said: say('coach.open-rune', { area, rival }), lights: [things.area(area)] };
    }
    return undefined;
  },
});
