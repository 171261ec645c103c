import type { Message } from '@runehold/kernel/text/message';
import type { SeatPlan } from '../hall/tables.ts';
import { cleanName } from '../parts/clean.ts';
import { hostSays } from '../say.ts';
import type { HostedGame } from './hosted-game.ts';
import { botName, judge, reasonOf } from './seating.ts';

/** The screens that a plan declares, as a table is opened with them. */
export const groupsOf = (seats: readonly SeatPlan[]): number[] =>
  seats.map(plan => (plan.kind === 'bot' ? 0 : (plan.group ?? 0)));

/** Whoever sets a table: the person, the levels of bots that can be had, and what somebody is called who gave no name. */
export type Setter = {
  readonly guest: string;
  /** A program sets it. */
  readonly outside?: true;
  readonly levels: readonly string[];
  nameOf(seat: number, kind: 'me' | 'bot'): string | undefined;
};

/**
 * Puts whoever was planned on the seats of a new table; or tells why not. The same rules hold as for whoever sits down
 * later: one person has one hand, unless the seats share a screen.
 */
export const seatAsPlanned = (
  game: HostedGame,
  seats: readonly SeatPlan[],
  { guest, outside, levels, nameOf }: Setter,
): Message | undefined => {
  for (const [seat, plan] of seats.entries()) {
    if (plan.kind === 'open') continue;
    if (plan.kind === 'bot') {
      if (!levels.includes(plan.level)) return hostSays('refusal.no-level');
      const name = nameOf(seat, 'bot') ?? botName(seat);
      game.handOver(seat, { kind: 'bot', name, level: plan.level });
      continue;
    }
    const verdict = game.match.over
      ? { allowed: true }
      : judge(game, 'sit', { guest, host: true, ...(outside && { outside }) }, seat);
    if ('refused' in verdict) return reasonOf(verdict);
    const name = cleanName(plan.name ?? '') ?? nameOf(seat, 'me') ?? '';
    game.handOver(seat, { kind: 'person', name, ...(outside && { outside }) }, guest, { cause: 'sat' });
  }
  return undefined;
};
