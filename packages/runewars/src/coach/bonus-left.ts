import { isOffered } from '@runehold/kernel/pack/coach';
import { spoken } from '@runehold/kernel/spoken';
import type { Message } from '@runehold/kernel/text/message';
import type { SupremacyBonus } from '../content/types-realm.ts';
import { bonusGift } from '../rules/view/ahead/bonus.ts';
import { activeOrderOf } from '../rules/view/orders.ts';
import { things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.bonus.tactics': [
    { n: 'number' },
    'The bonus is still yours: {n, count, thing.tactics-card}.',
    'Starszeństwo wciąż czeka: {n, count, thing.tactics-card}.',
  ],
  'coach.bonus.march': [
    'The bonus is still yours: another area to activate and march to.',
    'Starszeństwo wciąż czeka: możesz aktywować kolejny obszar i tam pomaszerować.',
  ],
  'coach.bonus.develop': [
    'The bonus is still yours: use your developments or build one.',
    'Starszeństwo wciąż czeka: użyj ulepszeń albo zbuduj nowe.',
  ],
  'coach.bonus.recruit': [
    'The bonus is still yours: the units of another dial.',
    'Starszeństwo wciąż czeka: jednostki z kolejnego licznika.',
  ],
  'coach.bonus.hero': [
    'The bonus is still yours: a hero for influence.',
    'Starszeństwo wciąż czeka: bohater za wpływy.',
  ],
  'coach.bonus.title': [
    'The bonus is still yours: a Title for influence.',
    'Starszeństwo wciąż czeka: tytuł za wpływy.',
  ],
  'coach.bonus.class': [
    'The bonus is still yours: new units at your strongholds.',
    'Starszeństwo wciąż czeka: nowe jednostki w twierdzach.',
  ],
});

export { words as bonusWords };

const promises: Readonly<Record<SupremacyBonus['kind'], (n: number) => Message | undefined>> = {
  'collect-tactics': n => say('coach.bonus.tactics', { n }),
  repeat: () => say('coach.bonus.march'),
  'weaken-stronghold': () => undefined,
  'use-developments': () => say('coach.bonus.develop'),
  'recruit-again': () => say('coach.bonus.recruit'),
  'hire-hero': () => say('coach.bonus.hero'),
  'take-title': () => say('coach.bonus.title'),
  'recruit-class': () => say('coach.bonus.class'),
};

/** The turn is to end, and the bonus of the Order has not been used that would change something. (RW-ORDER-16) */
export const bonusLeft = trigger({
  id: 'runewars.bonus-left',
  kind: 'opportunity',
  rule: 'RW-ORDER-16',
  asks: ['turn.choice'],
  at: ({ look, pick, decision }) => {
    if (pick?.name !== 'end' || !isOffered(decision, 'bonus')) return undefined;
    const order = activeOrderOf(look, look.me);
    const bonus = order === undefined ? undefined : look.t.content.orders[order].bonus;
    if (order === undefined || bonus === undefined) return undefined;
    const gift = bonusGift(look, order, true);
    const said = gift === 0 ? undefined : promises[bonus.kind](gift);
    return said && { said, lights: [things.order(order)] };
  },
});
