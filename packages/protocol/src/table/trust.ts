import type { Cause } from '../parts/record.ts';
import type { HostRefusal } from '../words.ts';
import type { SeatState, Tie } from './eyes.ts';

/**
 * Who may do what at a table, as data: the host asks it, people are offered what it allows, and the tests walk through
 * every cell of it. What it rests on: a hand, once seen, binds. Whoever has seen one never gets another of the same
 * game, unless both lie before one screen that was declared when the table was set.
 */

/** Allowed, with what the log then says; or refused, with the reason. */
export type Permit =
  | {
      readonly allowed: true;
      readonly cause?: Cause;
      readonly deputy?: true;
      /** Where others play, they decide. */
      readonly byVote?: true;
      /** First another secret must deal, unless one does already that nobody knows. */
      readonly rekey?: true;
    }
  | { readonly refused: HostRefusal | 'refusal.game-over' };

const yes: Permit = { allowed: true };
const because = (cause: Cause): Permit => ({ allowed: true, cause });
const no = (refused: HostRefusal): Permit => ({ refused });

const taken = no('refusal.seat-taken');
const secondHand = no('refusal.second-hand');
const notYours = no('refusal.not-your-seat');
const notHost = no('refusal.not-host');
const personsSeat = no('refusal.person-seat');

/** What can be done about one seat: sit down, leave it open, have a bot play, look from it, answer for it. */
export const seatActs = ['sit', 'leave', 'bot', 'look', 'play'] as const;
export type SeatAct = (typeof seatActs)[number];

/** For each tie to the seat what holds, else for the host of the table, else for everybody. */
type Cell = { readonly [T in Tie | 'host']?: Permit } & { readonly others: Permit };

/** While the game is played. */
const seatTrust: { readonly [A in SeatAct]: { readonly [S in SeatState]: Cell } } = {
  sit: {
    free: { elsewhere: secondHand, others: because('sat') },
    bot: { others: taken },
    held: { others: taken },
    minded: { owner: because('returned'), others: no('refusal.seat-kept') },
    // Whoever finishes the game of somebody else does so with those who play it.
    vacated: {
      owner: because('returned'),
      elsewhere: secondHand,
      others: { allowed: true, cause: 'sat', byVote: true },
    },
  },
  leave: {
    free: { others: notYours },
    bot: { host: yes, others: notHost },
    held: { owner: because('left'), host: personsSeat, others: notYours },
    minded: { owner: because('left'), host: personsSeat, others: notYours },
    vacated: { others: notYours },
  },
  bot: {
    free: { host: yes, others: notHost },
    bot: { host: yes, others: notHost },
    held: {
      owner: { allowed: true, cause: 'away', deputy: true },
      host: personsSeat,
      others: notYours,
    },
    minded: {
      owner: { allowed: true, cause: 'away', deputy: true },
      host: personsSeat,
      others: notYours,
    },
    vacated: { host: personsSeat, others: notYours },
  },
  look: {
    free: { others: notYours },
    bot: { others: notYours },
    held: { owner: yes, others: notYours },
    minded: { owner: yes, others: notYours },
    // A former owner watches with everybody from the record on that replaced them, not before.
    vacated: { owner: yes, others: notYours },
  },
  play: {
    free: { others: notYours },
    bot: { others: notYours },
    held: { owner: yes, others: notYours },
    minded: { others: notYours },
    vacated: { others: notYours },
  },
};

const tooLate: Permit = { refused: 'refusal.game-over' };

/** Once the game is over, seats stay as they are: the result is theirs who played. The rest is as before. */
const seatTrustAtTheEnd: { readonly [A in SeatAct]?: Permit } = {
  sit: tooLate,
  leave: tooLate,
  bot: tooLate,
};

/** What is asked about a seat. */
export type SeatCase = {
  readonly act: SeatAct;
  readonly state: SeatState;
  readonly tie: Tie;
  /** The asker set the table. */
  readonly host: boolean;
  readonly over: boolean;
};

export const judgeSeat = ({ act, state, tie, host, over }: SeatCase): Permit => {
  const cell = seatTrust[act][state];
  return (
    (over ? seatTrustAtTheEnd[act] : undefined) ?? cell[tie] ?? (host ? cell.host : undefined) ?? cell.others
  );
};

/** What somebody is to the whole table: its only person, one among others who have seen hands, or nobody's. */
export const standings = ['only-person', 'among-others', 'outside'] as const;
export type Standing = (typeof standings)[number];

/**
 * Who may have the game as a file. While it runs the file shows every hand, also without its secret, for its answers and
 * outcomes are the deal: it is for whoever has nobody to keep anything from, and makes the table an open book.
 */
export const fileActs = ['file', 'take-home'] as const;
export type FileAct = (typeof fileActs)[number];

const showsHands = no('refusal.file-secret');
const all = (verdict: Permit): { readonly [S in Standing]: Permit } => ({
  'only-person': verdict,
  'among-others': verdict,
  outside: verdict,
});

export const fileTrust: {
  readonly [A in FileAct]: { readonly [G in 'running' | 'over']: { readonly [S in Standing]: Permit } };
} = {
  file: { running: all(showsHands), over: all(yes) },
  'take-home': {
    running: { 'only-person': yes, 'among-others': showsHands, outside: showsHands },
    over: all(yes),
  },
};

/**
 * Who sits down at an open book. Somebody may know every card dealt so far: whoever comes new is told, agrees, and what
 * is dealt from then on comes from a new key.
 */
export const newcomers = ['knows', 'has-played', 'agreed', 'unasked'] as const;
export type Newcomer = (typeof newcomers)[number];

export const bookTrust: {
  readonly [B in 'closed' | 'open']: { readonly [N in Newcomer]: Permit };
} = {
  closed: { knows: yes, 'has-played': yes, agreed: yes, unasked: yes },
  open: {
    knows: yes,
    'has-played': yes,
    agreed: { allowed: true, rekey: true },
    unasked: no('refusal.open-book'),
  },
};

/**
 * Where programs of other people sit down: only at tables that were set for it, so that nobody meets one unawares. What
 * they may do then is what a person may.
 */
export const outsideTrust: {
  readonly [W in 'welcome' | 'unwelcome']: { readonly [P in 'person' | 'program']: Permit };
} = {
  welcome: { person: yes, program: yes },
  unwelcome: { person: yes, program: no('refusal.no-outside-bots') },
};
