import { FORGOTTEN, NAMELESS } from '@runehold/protocol/parts/nameless';
import { skeletonOf } from '@runehold/protocol/parts/skeleton';
import { botName } from '@runehold/protocol/table/seating';
import { callings } from './newcomers.ts';

/** What bots, newcomers, the nameless and the house itself are called, in both languages of the page. */
const kept = new Set(
  [
    ...[0, 1, 2, 3].map(botName),
    ...[FORGOTTEN, 'Ktoś', NAMELESS, 'gracz', 'You', 'Ty', 'bot', 'Runehold', 'admin', 'administrator'],
    ...['moderator', 'host', 'system', 'server', 'operator', 'support'],
  ].map(skeletonOf),
);

const newcomers = callings.map(skeletonOf);

/** Whether a name is nobody's to have as an account: newcomers would be refused under it, or people misled by it. */
export const isReserved = (skeleton: string): boolean =>
  kept.has(skeleton) ||
  // Digits have become letters where they look like some.
  newcomers.some(
    calling => skeleton.startsWith(calling) && /^[\dlozs]*$/.test(skeleton.slice(calling.length)),
  );
