import type { OutputOf } from '@runehold/protocol/hall/calls';
import { DAY, vacationTerms } from '@runehold/protocol/parts/clock-terms';
import { hostSays } from '@runehold/protocol/say';
import type { Guest } from '../store/people-store.ts';
import type { Vacation, VacationStore } from '../store/store.ts';
import { Refusal } from './refusal.ts';

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** What is left of the year in which a vacation would begin. */
const leftOf = (vacations: readonly Vacation[], at: number): number => {
  const used = vacations
    .filter(({ from }) => yearOf(from) === yearOf(at))
    .reduce((sum, { days }) => sum + days, 0);
  return Math.max(0, vacationTerms.year - used);
};

/** Why somebody may not have a vacation; undefined if they may. */
const refuse = (known: readonly Vacation[], { from, until, days }: Vacation, now: number) => {
  const { least, most } = vacationTerms;
  if (days < least || days > most) return hostSays('refusal.vacation-days', { least, most });
  if (from <= now || from > now + 365 * DAY) return hostSays('refusal.vacation-past');
  if (known.some(other => from < other.until && other.from < until))
    return hostSays('refusal.vacation-overlaps');
  const left = leftOf(known, from);
  return days > left ? hostSays('refusal.vacation-year', { days: left }) : undefined;
};

/** The vacations of whoever asks: nobody sets or sees those of another. */
export const vacationCalls = (vacations: VacationStore, now: () => number) => {
  const mine = async (person: string): Promise<OutputOf<'vacations'>> => {
    const all = await vacations.of(person);
    const at = now();
    return {
      vacations: all
        .filter(({ until }) => until > at)
        .map(vacation => ({ ...vacation, running: vacation.from <= at })),
      left: leftOf(all, at),
    };
  };
  /** One at a time for a person, so that two at once are not more than one may have. */
  const setting = new Map<string, Promise<unknown>>();
  const inTurn = async <T>(person: string, act: () => Promise<T>): Promise<T> => {
    const before = setting.get(person) ?? Promise.resolve();
    const acting = before.catch(() => undefined).then(act);
    setting.set(person, acting);
    try {
      return await acting;
    } finally {
      if (setting.get(person) === acting) setting.delete(person);
    }
  };
  return {
    vacations: ({ id }: Guest) => mine(id),
    'set-vacation': ({ id }: Guest, { from, days }: { readonly from: number; readonly days: number }) =>
      inTurn(id, async () => {
        const vacation = { from, until: from + days * DAY, days };
        const refused = refuse(await vacations.of(id), vacation, now());
        if (refused) throw new Refusal(refused);
        await vacations.add(id, vacation);
        return mine(id);
      }),
    'end-vacation': ({ id }: Guest, { from }: { readonly from: number }) =>
      inTurn(id, async () => {
        const vacation = (await vacations.of(id)).find(each => each.from === from && each.until > now());
        if (!vacation) throw new Refusal(hostSays('refusal.no-vacation'), 404);
        if (vacation.from > now()) await vacations.drop(id, from);
        else await vacations.end(id, from, now());
        return mine(id);
      }),
  };
};
