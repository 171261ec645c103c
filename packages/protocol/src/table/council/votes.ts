import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { isSlow } from '../../parts/clock-terms.ts';
import type { MatterKind, Outcome, Proposal, Vote } from '../../parts/matter.ts';
import type { People } from '../../parts/people.ts';
import { hostSays } from '../../say.ts';
import { isNameTaken } from '../bearers.ts';
import type { HostedGame } from '../hosted-game.ts';
import { giveAll, refuseGiftToAll } from '../pace/timekeeper.ts';
import { isByVote, putDeputy } from '../seating.ts';
import { type AbsenceAct, type AbsenceCase, absenceTerms, possibleFrom, refuseAbsence } from './absence.ts';
import type { Attendance } from './attendance.ts';
import {
  isUnanimous,
  type MatterRecord,
  matterTerms,
  mayVote,
  type Newcomer,
  needs,
  type OpenMatter,
  outcomeOf,
  slowMatterTerms,
  votingTerm,
} from './matters.ts';
import type { Timepiece } from './timepiece.ts';

const gameOver: Message = { key: 'refusal.game-over', args: {} };

/** Something done to a game that is then written down. */
type Deed = (game: HostedGame) => void;

const isAboutAbsence = (what: MatterKind): what is 'deputy' | 'substitute' =>
  what === 'deputy' || what === 'substitute';

/** The persons on seats, seat by seat: one may sit on several that share a screen. */
export const playersOf = (game: HostedGame): readonly { readonly seat: Seat; readonly guest: string }[] =>
  game.seats.holds.flatMap((hold, seat) =>
    hold.holder.kind === 'person' && hold.owner !== undefined ? [{ seat, guest: hold.owner }] : [],
  );

/** Why somebody has no part in what the people at a table do about each other. */
export const refusePlayer = (game: HostedGame, person: string): Message | undefined => {
  if (game.isOver || game.frozen) return gameOver;
  return playersOf(game).some(({ guest }) => guest === person) ? undefined : hostSays('refusal.only-players');
};

/** The levels of the bots that can be had, the strongest last; and whether whoever comes was invited. */
export type CouncilTerms = { readonly levels: readonly string[]; readonly areInvited?: boolean };

/** How a seat stands as others see it who want to go on; a person is given where it is they who want something. */
type CaseOf = (game: HostedGame, seat: Seat, person?: string) => AbsenceCase;

/**
 * How the people at a table decide: what is proposed and asked, who votes, what comes of it. What was decided stands in
 * the log; what it needs is for `matters.ts` and `absence.ts` to say.
 */
export class Votes {
  readonly #clock: Timepiece;
  readonly #levels: readonly string[];
  readonly #attendance: Attendance;
  readonly #caseOf: CaseOf;
  readonly #areInvited: boolean;

  constructor(
    clock: Timepiece,
    { levels, areInvited = false }: CouncilTerms,
    attendance: Attendance,
    caseOf: CaseOf,
  ) {
    this.#areInvited = areInvited;
    this.#clock = clock;
    this.#levels = levels;
    this.#attendance = attendance;
    this.#caseOf = caseOf;
  }

  /** Why somebody may not propose something now; undefined if they may. */
  refuse(game: HostedGame, person: string, what: Proposal, seat?: Seat): Message | undefined {
    const refused = refusePlayer(game, person);
    if (refused) return refused;
    const { matters } = game;
    if ((what === 'resume') !== (matters.play === 'paused') && (what === 'resume' || what === 'pause'))
      return hostSays(what === 'resume' ? 'refusal.not-paused' : 'refusal.paused');
    if (isAboutAbsence(what)) {
      const absent = this.refuseSeat(game, what, seat, person);
      if (absent) return absent;
    } else if (seat !== undefined) return hostSays('refusal.no-seat');
    const noGift = what === 'extend' ? refuseGiftToAll(game) : undefined;
    return noGift ?? this.#refuseNow(game, { what, seat });
  }

  /** Why something about a seat is not possible now. */
  refuseSeat(game: HostedGame, act: AbsenceAct, seat: Seat | undefined, person: string): Message | undefined {
    if (seat === undefined || seat >= game.setup.seats) return hostSays('refusal.no-seat');
    const refused = refuseAbsence(act, this.#caseOf(game, seat, person), this.#clock.now());
    return refused && hostSays(refused);
  }

  /** One thing is voted on at a time, and what was settled lately is not put again yet. */
  #refuseNow(
    { matters, pace }: HostedGame,
    put: Pick<OpenMatter, 'what' | 'seat' | 'newcomer'>,
  ): Message | undefined {
    if (matters.open !== undefined && needs[put.what] !== 'one') return hostSays('refusal.matter-open');
    const { again } = isSlow(pace) ? slowMatterTerms : matterTerms;
    return matters.isResting(put, this.#clock.now(), again) ? hostSays('refusal.voted-down') : undefined;
  }

  /** What a proposal does to the game; or why it is not made. */
  propose(game: HostedGame, person: string, what: Proposal, seat: Seat | undefined): Message | Deed {
    const refused = this.refuse(game, person, what, seat);
    if (refused) return refused;
    return changed => {
      const { open } = changed.matters;
      if (open) this.#close(changed, open, 'moot');
      const matter = { id: changed.log.length, what, seat };
      this.#cast(changed, matter, person, 'yes');
      this.settle(changed);
    };
  }

  /**
   * Whether those who play decide who plays on for somebody who left: not where everybody was invited, and with bots
   * alone there is nobody to ask.
   */
  decides(game: HostedGame, person: string): boolean {
    return !this.#areInvited && playersOf(game).some(({ guest }) => guest !== person);
  }

  /** What it does to the game that somebody asks to play on for whoever left; or why they are not heard. */
  ask(game: HostedGame, { guest, name, outside }: Newcomer, seat: Seat): Message | Deed {
    const newcomer = { guest, name, ...(outside && { outside }) };
    const refused = this.#refuseNow(game, { what: 'admit', seat, newcomer });
    if (refused) return refused;
    return changed => {
      const matter = { id: changed.log.length, what: 'admit', seat } as const;
      changed.decide({
        ...headOf(matter, this.#clock.now()),
        guest,
        newcomer: name,
        ...(outside && { outside }),
      });
    };
  }

  /** What a vote does to the game; or why it does not count. */
  vote(game: HostedGame, person: string, id: number, vote: Vote): Message | Deed {
    const refused = refusePlayer(game, person);
    if (refused) return refused;
    const { open } = game.matters;
    if (open?.id !== id) return hostSays('refusal.no-matter');
    if (!mayVote(game, open.seat, person)) return hostSays('refusal.no-vote');
    if (open.votes.some(({ guest }) => guest === person)) return hostSays('refusal.voted');
    return changed => {
      this.#cast(changed, open, person, vote);
      this.settle(changed);
    };
  }

  #cast(game: HostedGame, matter: Pick<OpenMatter, 'id' | 'what' | 'seat'>, guest: string, vote: Vote): void {
    const by = playersOf(game).find(player => player.guest === guest)?.seat;
    if (by === undefined) throw new Error('whoever votes sits at the table');
    game.decide({ ...headOf(matter, this.#clock.now()), by, guest, vote });
  }

  #close(game: HostedGame, matter: OpenMatter, outcome: Outcome): void {
    const isShort =
      matter.what === 'pause' &&
      game.clocks !== undefined &&
      !game.clocks.terms.slow &&
      !isUnanimous(matter, this.electors(game, matter));
    const ms = isShort && outcome === 'carried' ? matterTerms.pause : undefined;
    game.decide({ ...headOf(matter, this.#clock.now()), outcome, ...(ms !== undefined && { ms }) });
  }

  /**
   * The persons who may vote and are not away; what all must want also waits for those who have just gone. Where it is
   * played over days nobody need be there.
   */
  electors(game: HostedGame, matter: OpenMatter): readonly string[] {
    const now = this.#clock.now();
    const term = needs[matter.what] === 'all' ? absenceTerms.substitute.away : 0;
    const persons = playersOf(game).map(({ guest }) => guest);
    return [...new Set(persons)].filter(person => {
      const { state, since } = this.#attendance.of(person, now);
      const isHere = isSlow(game.pace) || state !== 'away' || now - since < term;
      return isHere && mayVote(game, matter.seat, person);
    });
  }

  #isMoot(game: HostedGame, { what, seat, newcomer }: OpenMatter): boolean {
    if (game.isOver) return true;
    if (seat === undefined) return false;
    if (newcomer) return this.#asksNoMore(game, newcomer, seat);
    return isAboutAbsence(what) && possibleFrom(what, this.#caseOf(game, seat)) === undefined;
  }

  /** Whoever asked has gone, has sat down elsewhere, or the seat is somebody's. */
  #asksNoMore(game: HostedGame, { guest, name, outside }: Newcomer, seat: Seat): boolean {
    const isGone = !isSlow(game.pace) && this.#attendance.of(guest, this.#clock.now()).state === 'away';
    const mayAsk = isByVote(game, { guest, host: false, ...(outside && { outside }) }, seat);
    return isGone || !mayAsk || isNameTaken(game, guest, name);
  }

  #outcome(game: HostedGame): Outcome | undefined {
    const { open } = game.matters;
    if (open === undefined) return undefined;
    if (this.#isMoot(game, open)) return 'moot';
    return outcomeOf(open, this.electors(game, open), this.#clock.now(), votingTerm(game));
  }

  #isPauseOver({ matters: { play, restsUntil } }: HostedGame): boolean {
    return play === 'paused' && restsUntil !== undefined && restsUntil <= this.#clock.now();
  }

  /** Whether something is settled by now: what is being voted on, or that a pause is over. */
  isDue(game: HostedGame): boolean {
    return !game.frozen && (this.#isPauseOver(game) || this.#outcome(game) !== undefined);
  }

  /** Settles what is being voted on, if it is decided, and does what was decided; ends a pause that is over. */
  settle(game: HostedGame): void {
    if (this.#isPauseOver(game)) {
      const resumed = { id: game.log.length, what: 'resume', seat: undefined } as const;
      game.decide({ ...headOf(resumed, this.#clock.now()), outcome: 'carried' });
    }
    const { open } = game.matters;
    const outcome = this.#outcome(game);
    if (open === undefined || outcome === undefined) return;
    this.#close(game, open, outcome);
    if (outcome === 'carried') this.#carryOut(game, open);
  }

  #carryOut(game: HostedGame, { what, seat, newcomer }: OpenMatter): void {
    if (what === 'extend') giveAll(game);
    if (seat === undefined) return;
    if (what === 'deputy') putDeputy(game, seat, this.#levels, 'vote');
    if (what === 'substitute') game.handOver(seat, { kind: 'open' }, undefined, { cause: 'vote' });
    if (newcomer === undefined) return;
    const { guest, name, outside } = newcomer;
    game.handOver(seat, { kind: 'person', name, ...(outside && { outside }) }, guest, { cause: 'sat' });
  }

  /** When something about votes changes by itself. */
  next(game: HostedGame): readonly number[] {
    const { open, restsUntil, play } = game.matters;
    const { newcomer } = open ?? {};
    const now = this.#clock.now();
    const gone = newcomer && this.#attendance.next([newcomer.guest], now);
    return [
      ...(open === undefined ? [] : [open.at + votingTerm(game)]),
      ...(gone === undefined || isSlow(game.pace) ? [] : [now + gone]),
      ...(play === 'paused' && restsUntil !== undefined ? [restsUntil] : []),
    ];
  }

  /** How long a pause lasts that ends by itself. */
  restsFor({ matters: { play, restsUntil } }: HostedGame): number | undefined {
    return play === 'paused' && restsUntil !== undefined
      ? Math.max(0, restsUntil - this.#clock.now())
      : undefined;
  }

  /** What is being voted on, as a person sees it. */
  shownTo(game: HostedGame, person: string): People['matter'] {
    const { open } = game.matters;
    if (open === undefined) return undefined;
    const { id, what, seat, at, votes, newcomer } = open;
    const voters = votes.map(({ guest }) => guest);
    const of = new Set([...this.electors(game, open), ...voters]).size;
    const isPlayer = refusePlayer(game, person) === undefined;
    const seatsFor = (vote: Vote): readonly Seat[] =>
      votes.filter(cast => cast.vote === vote).map(({ by }) => by);
    return {
      id,
      what,
      ...(seat !== undefined && { seat }),
      ...(newcomer && { newcomer: newcomer.name }),
      ...(newcomer?.outside && { outside: true }),
      ...(newcomer?.guest === person && { own: true }),
      yes: seatsFor('yes'),
      no: seatsFor('no'),
      of: Math.max(1, of),
      left: Math.max(0, at + votingTerm(game) - this.#clock.now()),
      mayVote: isPlayer && mayVote(game, open.seat, person) && !voters.includes(person),
    };
  }
}

const headOf = (
  { id, what, seat }: Pick<OpenMatter, 'id' | 'what' | 'seat'>,
  at: number,
): Omit<MatterRecord, 'by' | 'guest' | 'vote' | 'outcome'> => ({
  kind: 'matter',
  id,
  what,
  ...(seat !== undefined && { seat }),
  at,
});
