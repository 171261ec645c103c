import type { Frame, LocalDecls, NumberKeys } from '../layout/locals.ts';
import type { Seat, SeatMask } from '../layout/seats.ts';
import type { Message } from '../text/message.ts';
import type { Domain } from './domain.ts';
import type { Offer } from './offer.ts';
import type { Reply } from './reply.ts';
import type { Verdict } from './verdict.ts';

/** Who is asked: one seat, which a local names or the rule finds, or several at once. */
type Addressee<T, L extends LocalDecls> =
  | {
      readonly seat: NumberKeys<L> | ((t: T, f: Frame<L>) => Seat);
      readonly seats?: undefined;
      readonly sealed?: undefined;
    }
  | {
      readonly seat?: undefined;
      readonly seats: (t: T, f: Frame<L>) => SeatMask;
      /** Answers stay hidden, and may be changed, until the last one is in. */
      readonly sealed: boolean;
    };

/** Things by name that an ask can be about; a table may say which names there are. */
export type AboutOf<T> = T extends { readonly '~about'?: infer Kind }
  ? { readonly [Name in Extract<Kind, string>]?: number }
  : Readonly<Record<string, number>>;

type AskCommon<T, L extends LocalDecls> = Addressee<T, L> & {
  /** What the player is told. */
  readonly prompt: (t: T, f: Frame<L>, seat: Seat) => Message;
  /** The ledger statement that is being applied. */
  readonly rule: string;
  /** What the options belong to and do not name themselves, such as the area or the side of a battle. */
  readonly about?: (t: T, f: Frame<L>, seat: Seat) => AboutOf<T>;
  /**
   * The options depend on what only the seat sees. Such an ask is put even if there is but one answer,
   * since leaving it out would tell the others what the seat holds.
   */
  readonly hidden?: boolean;
  /** What the answer was shows by itself in what follows: that it was the only one need not be told. */
  readonly plain?: boolean;
  /** What an absent seat does, where the plain answer would be foolish. */
  readonly absent?: (t: T, f: Frame<L>, offer: Offer, reply: Reply, seat: Seat) => void;
  /**
   * Whether what an absent seat does harms nobody, so that a table that is played over days need not ask the others.
   * Fixed for the ask: if it hung on what the seat holds, the others would learn that. (decision 76)
   */
  readonly harmless?: boolean;
};

/** Lists options: either a filter over the whole domain, or code that offers what it finds. */
type Options<T, L extends LocalDecls> = {
  readonly from: Domain;
  /** Where the options of each box end in it, read off once. */
  readonly ends?: readonly number[];
  readonly where?: (t: T, f: Frame<L>, code: number, seat: Seat) => Verdict;
  readonly options?: (t: T, f: Frame<L>, offer: Offer, seat: Seat) => void;
};

type Amount<T, L extends LocalDecls> = number | ((t: T, f: Frame<L>, seat: Seat) => number);

/**
 * What declining is called. It may always be declined where the ask is optional; where it only sometimes may, the
 * options offer it.
 */
type Declining<T, L extends LocalDecls> =
  | { readonly optional?: false; readonly pass?: (t: T, f: Frame<L>, seat: Seat) => Message }
  | { readonly optional: true; readonly pass: (t: T, f: Frame<L>, seat: Seat) => Message };

export type AskOne<T, L extends LocalDecls> = AskCommon<T, L> &
  Options<T, L> &
  Declining<T, L> & { readonly kind: 'one' };

export type AskSome<T, L extends LocalDecls> = AskCommon<T, L> &
  Options<T, L> & { readonly kind: 'some'; readonly min: Amount<T, L>; readonly max: Amount<T, L> };

export type AskNumber<T, L extends LocalDecls> = AskCommon<T, L> & {
  readonly kind: 'number';
  readonly min: Amount<T, L>;
  readonly max: Amount<T, L>;
};

export type AskArrange<T, L extends LocalDecls> = AskCommon<T, L> & {
  readonly kind: 'arrange';
  /** What is to be placed. */
  readonly items: Domain;
  readonly take: (t: T, f: Frame<L>, items: number[], seat: Seat) => void;
  /** Where it may go: offered with how many each place can hold. */
  readonly from: Domain;
  readonly options: (t: T, f: Frame<L>, offer: Offer, seat: Seat) => void;
  readonly fits?: (t: T, f: Frame<L>, item: number, place: number, seat: Seat) => Verdict;
};

export type AskYes<T, L extends LocalDecls> = AskCommon<T, L> & { readonly kind: 'yes' };

/** A decision as the rules declare it. */
export type AskSpec<T, L extends LocalDecls> =
  | AskOne<T, L>
  | AskSome<T, L>
  | AskNumber<T, L>
  | AskArrange<T, L>
  | AskYes<T, L>;
