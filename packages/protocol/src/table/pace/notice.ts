/** Something that a person should hear of though they are not there. */
export type Notice = {
  readonly person: string;
  /** It is their move; it still is; their seat was vacated; there is something to vote on. */
  readonly kind: 'your-move' | 'reminder' | 'vacated' | 'vote';
  readonly table: string;
  /** The record that it is about: the one their turn began with, that vacated the seat, or that there is to vote on. */
  readonly seq: number;
  /** When the time for it is up, in house time; absent where there is none. */
  readonly due?: number;
  /** Which of the reminders of one turn it is: half of the time is over, or little of it is left. */
  readonly which?: 'half' | 'last';
};

/**
 * Whoever passes notices on. When it resolves the notice will not be lost; when it rejects it is handed in again. One that
 * is handed in twice, as after a crash, is the same by person, kind, table, record and `which`.
 */
export type Notify = (notice: Notice) => void | Promise<void>;
