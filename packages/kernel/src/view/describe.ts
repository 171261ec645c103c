import { plainReply } from '../ask/answers.ts';
import type { Domain } from '../ask/domain.ts';
import type { AskKind, Offer } from '../ask/offer.ts';
import { PASS } from '../ask/offer.ts';
import { passing, saysNothing } from '../ask/passing.ts';
import { Reply } from '../ask/reply.ts';
import { YES } from '../ask/verdict.ts';
import { ASKED, CORE, STATUS } from '../layout/layout.ts';
import type { Seat, Viewer } from '../layout/seats.ts';
import { frameAt } from '../procedure/frames.ts';
import type { Game } from '../procedure/game.ts';
import { askOp, offerTo } from '../procedure/machine.ts';
import type { AskStep } from '../procedure/op.ts';
import type { TableCore } from '../table/table.ts';
import type { Message } from '../text/message.ts';
import { optionName } from './said.ts';

/** An option in full: its number, its name for files, what to call it, and how many there are of it. */
export type OptionView = {
  readonly code: number;
  readonly name: string;
  readonly label: Message;
  readonly limit: number;
};

/** An open ask as its seat sees it: everything a person, a bot or a screen reader needs to answer. */
export type AskView = {
  /** Which ask this is; an answer names it, so that a late one is known to be late. */
  readonly id: string;
  readonly seat: Seat;
  readonly name: string;
  readonly kind: AskKind;
  readonly prompt: Message;
  /** The ledger statement being applied. */
  readonly rule: string;
  /** What the options belong to, where the ask says so. */
  readonly about?: Readonly<Record<string, number>>;
  readonly min: number;
  readonly max: number;
  readonly options: readonly OptionView[];
  /** What is to be placed, where the ask is to arrange. */
  readonly items: readonly OptionView[];
  /** For each item the places it may go to, where not every item may go everywhere. */
  readonly fits?: readonly (readonly number[])[];
  /** What is not offered, and why. */
  readonly denied: readonly { readonly option: OptionView; readonly reason: Message }[];
  /** What happens if the seat does not answer. */
  readonly absent: readonly number[];
  readonly sealed: boolean;
  /** It is put whatever the seat holds, and declining it does nothing: whoever says so beforehand need not be asked. */
  readonly isWindow?: true;
  /** What the seat has answered already, where it may still change it. */
  readonly answered?: readonly number[];
};

const scratch = new Reply();

/** The id of the ask a seat is to answer. */
export const askId = (t: TableCore, seat: Seat): string => `${t.serial}.${seat}`;

const optionView = (from: Domain, code: number, limit: number, declining: Message): OptionView =>
  code === PASS
    ? { code, name: optionName(from, code), label: declining, limit: 1 }
    : { code, name: optionName(from, code), label: from.labelOf(code), limit };

/** What an absent seat answers; always a member of the offer. */
export const absentReply = (game: Game, t: TableCore, seat: Seat, reply: Reply): Reply => {
  const { spec } = askOp(game, t).ask as AskStep;
  const offer = offerTo(game, t, seat);
  if (!spec.absent) return plainReply(offer, reply);
  spec.absent(t as never, frameOf(game, t) as never, offer, reply.clear(), seat);
  return reply;
};

/** Whether an ask is a moment that may be let pass: put whatever the seat holds, and declined by doing nothing. */
const isWindow = ({ spec }: AskStep): boolean =>
  spec.kind === 'one' && spec.optional === true && spec.hidden === true && saysNothing(spec.pass);

/**
 * Whether the open ask says that its absent answer is harmless. Where it says nothing, that is so if it is a moment that
 * may be let pass: whoever is away does, as most do.
 */
export const isHarmless = (game: Game, t: TableCore): boolean => {
  if (t.state[CORE.status] !== STATUS.asking) return false;
  const ask = askOp(game, t).ask as AskStep;
  return ask.spec.harmless ?? isWindow(ask);
};

/** Whether how soon the open ask is answered could tell something: it is put whatever a seat holds, or lies under seal. */
export const isHidden = (game: Game, t: TableCore): boolean => {
  if (t.state[CORE.status] !== STATUS.asking) return false;
  const { spec } = askOp(game, t).ask as AskStep;
  return spec.hidden === true || spec.sealed === true;
};

const frameOf = (game: Game, t: TableCore): unknown => frameAt(t, askOp(game, t));

const fittingPlaces = (offer: Offer): number[][] =>
  offer.items.map(item =>
    Array.from(offer.codes.subarray(0, offer.length)).filter(place => offer.fits?.(item, place) === YES),
  );

/** Describes the ask that a seat has open, reasons included. */
export const describeAsk = (game: Game, t: TableCore, seat: Seat): AskView => {
  const ask = askOp(game, t).ask as AskStep;
  const { name, spec } = ask;
  const offer: Offer = offerTo(game, t, seat, true);
  const from: Domain =
    'from' in spec && spec.from !== undefined
      ? spec.from
      : { name, size: 0, nameOf: String, labelOf: passing };
  const f = frameOf(game, t) as never;
  const declining = spec.kind === 'one' && spec.pass ? spec.pass(t as never, f, seat) : passing();
  const answered = t.state[CORE.asked + seat] === ASKED.answered;
  return {
    id: askId(t, seat),
    seat,
    name,
    kind: spec.kind,
    prompt: spec.prompt(t as never, f, seat),
    rule: spec.rule,
    ...(spec.about && { about: spec.about(t as never, f, seat) }),
    min: offer.min,
    max: offer.max,
    options: Array.from({ length: offer.length }, (_, i) =>
      optionView(from, offer.codes[i], offer.limits[i], declining),
    ),
    items: spec.kind === 'arrange' ? offer.items.map(item => optionView(spec.items, item, 1, declining)) : [],
    ...(offer.fits && { fits: fittingPlaces(offer) }),
    denied: offer.denials.map(({ code, reason }) => ({
      option: optionView(from, code, 1, declining),
      reason,
    })),
    absent: absentReply(game, t, seat, scratch).toArray(),
    sealed: spec.sealed ?? false,
    ...(isWindow(ask) && { isWindow: true as const }),
    ...(answered && { answered: [t.state[t.layout.pending + seat]] }),
  };
};

/** Who is being waited for. That somebody is asked is public; what about is not always. */
export type Waiting = { readonly seat: Seat; readonly answered: boolean };

export const waitingList = (t: TableCore): Waiting[] => {
  if (t.state[CORE.status] !== STATUS.asking) return [];
  return Array.from({ length: t.seats }, (_, seat) => ({ seat, asked: t.state[CORE.asked + seat] }))
    .filter(({ asked }) => asked !== ASKED.no)
    .map(({ seat, asked }) => ({ seat, answered: asked !== ASKED.open }));
};

/** The asks a viewer may see: a seat its own, a spectator none. */
export const asksFor = (game: Game, t: TableCore, viewer: Viewer): AskView[] =>
  waitingList(t)
    .filter(({ seat }) => viewer === 'all-seeing' || viewer === seat)
    .filter(({ answered }) => !answered || askOp(game, t).ask?.spec.sealed === true)
    .map(({ seat }) => describeAsk(game, t, seat));
