import { words } from '@runehold/kernel/ask/domain';
import { defineReasons } from '@runehold/kernel/ask/verdict';
import { defineEvents, secret } from '@runehold/kernel/event/event';
import { sayer } from '@runehold/kernel/text/message';
import { eventSpecs, reasonSpecs } from '@runehold/kernel/text/specs';

/** What can happen at a ball. */
export const events = defineEvents({
  'ball-opened': { ball: 'number', host: 'seat', guest: 'mask' },
  drew: { who: 'seat', mask: secret('mask') },
  bid: { who: 'seat', coins: 'number' },
  masked: { who: 'seat', coins: 'number' },
  claimed: { who: 'seat', rank: 'mask' },
  accused: { who: 'seat', suspect: 'seat' },
  unmasked: { who: 'seat', mask: 'mask' },
  paid: { from: 'seat', to: 'seat', coins: 'number' },
  'took-guest': { who: 'seat', guest: 'mask' },
  exchanged: { who: 'seat', count: 'number' },
  scored: { who: 'seat', points: 'number', coins: 'number' },
});

/** Why something is not offered. */
export const reasons = defineReasons({
  'not-in-hand': { mask: 'mask' },
  'below-guest': { guest: 'mask' },
});

export const accusation = words('accusation', ['accuse']);

export const specs = {
  ...eventSpecs(events),
  ...reasonSpecs(reasons),
  'label.mask': { it: 'mask' },
  'accusation.accuse': {},
  'prompt.bid': { guest: 'mask', coins: 'number' },
  'prompt.wear': { guest: 'mask' },
  'prompt.claim': { mask: 'mask' },
  'prompt.accuse': { suspect: 'seat', rank: 'mask' },
  'prompt.exchange': { count: 'number' },
  'game.name': {},
  'game.about': {},
  'option.accusations': {},
  'option.accusations.asked': {},
  'option.accusations.never': {},
  'crumb.masquerade': {},
  'crumb.ball': {},
  'crumb.dance': {},
} as const;

export const say = sayer(specs);
