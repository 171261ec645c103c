import type { FastChance } from '@runehold/kernel/chance/fast';
import type { AskView } from '@runehold/kernel/view/describe';
import { expect } from 'vitest';
import { Person } from '../driver/person.ts';
import { anyReply, playTakingBack } from '../driver/play.ts';
import type { Seat } from '../driver/seat.ts';

/** Bids nothing, accuses whenever that is asked, and else does anything. */
const replyOf = (ask: AskView, rng: FastChance): readonly number[] =>
  ask.name === 'bids' || ask.name === 'word' ? [0] : anyReply(ask, rng);

export const play = (seat: Seat, isEnough?: () => boolean): Promise<number> =>
  playTakingBack(seat, replyOf, isEnough);

/** What happened, as the person at a seat was told it, less what was taken back. */
const eventsOf = ({ records }: Seat) => {
  const undone = records.flatMap(record => (record.kind === 'undone' ? [record.of] : []));
  return records.flatMap(record => ('events' in record && !undone.includes(record.seq) ? record.events : []));
};

export const told = (seat: Seat): string[] => eventsOf(seat).map(({ key }) => key);

export const finesOf = (seat: Seat) => eventsOf(seat).filter(({ key }) => key === 'paid');

/** Somebody has just paid a fine and could have paid more: under the rules of today they would have. */
const isFined = (seat: Seat): boolean => {
  const coins = seat.view?.table['coins'] as readonly number[];
  return finesOf(seat).some(({ args }) => args['coins'] === 1 && coins[Number(args['from'])] > 0);
};

export const bot = { kind: 'bot', level: 'random' } as const;
export const never = { accusations: 'never' };

/** Tables of Anna's under the rules of yesterday. */
export type Begun = {
  readonly anna: Person;
  /** One without fines: under the rules of today it goes alike. */
  readonly alike: string;
  /** One with some. */
  readonly other: string;
};

/** Begins two games at a house whose present rules are those of yesterday. */
export const begunAt = async (address: string): Promise<Begun> => {
  const anna = await Person.arrive(address, 'Anna');
  const alike = await anna.setTable('masquerade', [{ kind: 'me' }, bot], never);
  const plain = await anna.come(alike);
  await play(plain, () => plain.seq > 8);
  for (;;) {
    const other = await anna.setTable('masquerade', [{ kind: 'me' }, bot]);
    const fined = await anna.come(other);
    await play(fined, () => isFined(fined));
    if (fined.over) continue;
    expect([plain.state?.rules, fined.state?.rules]).toEqual(['0', '0']);
    for (const seat of [plain, fined]) seat.cut();
    return { anna, alike, other };
  }
};
