import type { LogRecord } from '@runehold/protocol/table/log';

/** Somebody's time on a seat: a person's, also while a bot minds it for them, or a bot's own. */
export type Tenure = {
  readonly person?: string;
  /** How well a bot plays that has the seat to itself. */
  readonly level?: string;
  /** After how many answers of the game it began. */
  readonly since: number;
  /** After how many they left for good, or were replaced by vote. Who came back has not left. */
  readonly gone?: number;
  /** How many answers they gave themselves. */
  readonly given: number;
};

type Open = { -readonly [K in keyof Tenure]: Tenure[K] };

/** Who had each seat of a game, in order, from its log. A seat on which nobody ever sat has nobody. */
export const tenuresOf = (log: readonly LogRecord[], seats: number): readonly (readonly Tenure[])[] => {
  const held: Open[][] = Array.from({ length: seats }, () => []);
  let answers = 0;
  for (const record of log) {
    if (record.kind === 'undone') answers--;
    if (record.kind === 'answered') {
      answers++;
      const holder = held[record.seat].at(-1);
      if (holder && record.by !== 'bot' && record.by !== 'absent') holder.given++;
    }
    if (record.kind !== 'handed-over') continue;
    const { seat, holder, guest } = record;
    const last = held[seat].at(-1);
    if (guest !== undefined) {
      if (last?.person === guest) delete last.gone;
      else {
        if (last?.person !== undefined) last.gone ??= answers;
        // A bot that made room for a person has no part in the result.
        if (last?.level !== undefined) held[seat].pop();
        held[seat].push({ person: guest, since: answers, given: 0 });
      }
    } else if (holder.kind === 'open') {
      if (last?.person !== undefined) last.gone = answers;
      else held[seat].pop();
    } else if (holder.kind === 'bot' && last?.person === undefined) {
      // Whoever sets a table may put another bot in the place of one.
      held[seat].pop();
      held[seat].push({ level: holder.level, since: answers, given: 0 });
    }
  }
  return held;
};
