import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { DAY, isSlow } from '../../parts/clock-terms.ts';
import type { MatterKind, Outcome, Vote } from '../../parts/matter.ts';
import type { People, SeatPresence, TablePlayer } from '../../parts/people.ts';
import { hostSays } from '../../say.ts';
import { stateOf } from '../eyes.ts';
import type { HostedGame } from '../hosted-game.ts';
import { refuseGift } from '../pace/timekeeper.ts';
import { putDeputy } from '../seating.ts';
import {
  type AbsenceAct,
  type AbsenceCase,
  absenceActs,
  absenceTerms,
  NUDGE_EVERY,
  possibleFrom,
  refuseAbsence,
  slowCase,
} from './absence.ts';
import { Attendance, type Attending } from './attendance.ts';
import {
  type MatterRecord,
  matterTerms,
  mayVote,
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

/** What is proposed about one seat, and what about the whole table. */
const aboutTable = ['pause', 'resume', 'end'] as const;
const isAboutSeat = (what: MatterKind): what is 'deputy' | 'substitute' =>
  what === 'deputy' || what === 'substitute';

/**
 * What the people at a table do about each other: who is there, who is called, what is voted on. It has the house's
 * clock in hand; what was decided stands in the log, and how it is decided is for `matters.ts` and `absence.ts` to say.
 */
export class Council {
  readonly #clock: Timepiece;
  readonly levels: readonly string[];
  readonly #attendance: Attendance;
  readonly #nudges = new Map<Seat, number>();
  /** Who is waited for, found once for each record: it is asked for every seat and everybody. */
  #asked: { readonly game: HostedGame; readonly seq: number; readonly seats: readonly Seat[] } | undefined;

  /** `levels` are those of the bots that can be had, the strongest last. */
  constructor(clock: Timepiece, levels: readonly string[]) {
    this.#clock = clock;
    this.levels = levels;
    this.#attendance = new Attendance(clock.now());
  }

  came(person: string): void {
    this.#attendance.came(person, this.#clock.now());
  }

  parted(person: string): void {
    this.#attendance.parted(person, this.#clock.now());
  }

  acted(person: string): void {
    this.#attendance.acted(person, this.#clock.now());
  }

  #attending(game: HostedGame, seat: Seat): Attending | undefined {
    const { owner } = game.holdOf(seat);
    return owner === undefined ? undefined : this.#attendance.of(owner, this.#clock.now());
  }

  /** How it stands with the person of a seat, as everybody is told. */
  presenceOf(game: HostedGame, seat: Seat): SeatPresence | undefined {
    const attending = this.#attending(game, seat);
    if (attending === undefined) return undefined;
    if (isSlow(game.pace)) return { state: this.#lastSeen(game, seat) };
    const { state, since } = attending;
    return state === 'here' ? { state } : { state, for: Math.max(0, this.#clock.now() - since) };
  }

  /** When the person of a seat was last here, as far as anybody is told where it is played over days. */
  #lastSeen(game: HostedGame, seat: Seat): 'today' | 'week' | 'long' {
    const { owner } = game.holdOf(seat);
    const now = this.#clock.now();
    const here = owner === undefined ? undefined : this.#attendance.lastSeen(owner, now);
    const ago = now - Math.max(here ?? 0, game.clocks?.of(seat).actedAt ?? 0);
    if (ago < DAY) return 'today';
    return ago < 7 * DAY ? 'week' : 'long';
  }

  #isAsked(game: HostedGame, seat: Seat): boolean {
    if (this.#asked?.game !== game || this.#asked.seq !== game.seq) {
      const { waiting } = game.match.view('spectator');
      const seats = waiting.filter(({ answered }) => !answered).map(each => each.seat);
      this.#asked = { game, seq: game.seq, seats };
    }
    // Nobody is waited for while play rests.
    return !game.isOver && game.matters.play === 'on' && this.#asked.seats.includes(seat);
  }

  #caseOf(game: HostedGame, seat: Seat, person?: string): AbsenceCase {
    const hold = game.holdOf(seat);
    return {
      state: stateOf(hold),
      asked: this.#isAsked(game, seat),
      own: person !== undefined && hold.owner === person,
      attending: this.#attending(game, seat),
      ...slowCase(game, seat),
    };
  }

  /** Calls the person of a seat; or tells why not. */
  nudge(game: HostedGame, person: string, seat: Seat): Message | undefined {
    const refused = this.#refusePlayer(game, person) ?? this.#refuseSeat(game, 'nudge', seat, person);
    if (refused) return refused;
    const now = this.#clock.now();
    if (now - (this.#nudges.get(seat) ?? Number.NEGATIVE_INFINITY) < NUDGE_EVERY)
      return hostSays('refusal.nudged');
    this.#nudges.set(seat, now);
    return undefined;
  }

  #refusePlayer(game: HostedGame, person: string): Message | undefined {
    if (game.isOver || game.frozen) return gameOver;
    return playersOf(game).some(({ guest }) => guest === person)
      ? undefined
      : hostSays('refusal.only-players');
  }

  #refuseSeat(
    game: HostedGame,
    act: AbsenceAct,
    seat: Seat | undefined,
    person: string,
  ): Message | undefined {
    if (seat === undefined || seat >= game.setup.seats) return hostSays('refusal.no-seat');
    const refused = refuseAbsence(act, this.#caseOf(game, seat, person), this.#clock.now());
    return refused && hostSays(refused);
  }

  /** Why somebody may not propose something now; undefined if they may. */
  #refuseProposal(
    game: HostedGame,
    person: string,
    what: MatterKind,
    seat: Seat | undefined,
  ): Message | undefined {
    const refused = this.#refusePlayer(game, person);
    if (refused) return refused;
    const { matters } = game;
    if ((what === 'resume') !== (matters.play === 'paused') && (what === 'resume' || what === 'pause'))
      return hostSays(what === 'resume' ? 'refusal.not-paused' : 'refusal.paused');
    if (isAboutSeat(what)) {
      const absent = this.#refuseSeat(game, what, seat, person);
      if (absent) return absent;
    } else if (seat !== undefined) return hostSays('refusal.no-seat');
    if (matters.open !== undefined && needs[what] !== 'one') return hostSays('refusal.matter-open');
    const { again } = isSlow(game.pace) ? slowMatterTerms : matterTerms;
    return matters.isResting(what, seat, this.#clock.now(), again)
      ? hostSays('refusal.voted-down')
      : undefined;
  }

  /** What a proposal does to the game; or why it is not made. */
  propose(game: HostedGame, person: string, what: MatterKind, seat: Seat | undefined): Message | Deed {
    const refused = this.#refuseProposal(game, person, what, seat);
    if (refused) return refused;
    return changed => {
      const { open } = changed.matters;
      if (open) this.#close(changed, open, 'moot');
      const matter = { id: changed.log.length, what, seat };
      this.#cast(changed, matter, person, 'yes');
      this.settle(changed);
    };
  }

  /** What a vote does to the game; or why it does not count. */
  vote(game: HostedGame, person: string, id: number, vote: Vote): Message | Deed {
    const refused = this.#refusePlayer(game, person);
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
    game.decide({ ...headOf(matter, this.#clock.now()), outcome });
  }

  /**
   * The persons who may vote and are not away; what all must want also waits for those who have just gone. Where it is
   * played over days nobody need be there.
   */
  #electors(game: HostedGame, matter: OpenMatter): readonly string[] {
    const now = this.#clock.now();
    const term = needs[matter.what] === 'all' ? absenceTerms.substitute.away : 0;
    const persons = playersOf(game).map(({ guest }) => guest);
    return [...new Set(persons)].filter(person => {
      const { state, since } = this.#attendance.of(person, now);
      const isHere = isSlow(game.pace) || state !== 'away' || now - since < term;
      return isHere && mayVote(game, matter.seat, person);
    });
  }

  #isMoot(game: HostedGame, { what, seat }: OpenMatter): boolean {
    if (game.isOver) return true;
    if (!isAboutSeat(what) || seat === undefined) return false;
    return possibleFrom(what, this.#caseOf(game, seat)) === undefined;
  }

  #outcome(game: HostedGame): Outcome | undefined {
    const { open } = game.matters;
    if (open === undefined) return undefined;
    if (this.#isMoot(game, open)) return 'moot';
    return outcomeOf(open, this.#electors(game, open), this.#clock.now(), votingTerm(game));
  }

  /** Whether what is being voted on is settled by now. */
  isDue(game: HostedGame): boolean {
    return !game.frozen && this.#outcome(game) !== undefined;
  }

  /** Settles what is being voted on, if it is decided, and does what was decided. */
  settle(game: HostedGame): void {
    const { open } = game.matters;
    const outcome = this.#outcome(game);
    if (open === undefined || outcome === undefined) return;
    this.#close(game, open, outcome);
    const { what, seat } = open;
    if (outcome !== 'carried' || seat === undefined) return;
    if (what === 'deputy') putDeputy(game, seat, this.levels, 'vote');
    else game.handOver(seat, { kind: 'open' }, undefined, { cause: 'vote' });
  }

  /** What a person may do about the absence of others, or about their time, seat by seat. */
  offersAt(game: HostedGame, person: string, seat: Seat): TablePlayer['may'] {
    const gift = game.clocks && refuseGift(game, person, seat) === undefined ? (['give-time'] as const) : [];
    const offers = absenceActs.filter(act => {
      if (act !== 'nudge') return this.#refuseProposal(game, person, act, seat) === undefined;
      const last = this.#nudges.get(seat) ?? Number.NEGATIVE_INFINITY;
      return (
        !this.#refusePlayer(game, person) &&
        !this.#refuseSeat(game, act, seat, person) &&
        this.#clock.now() - last >= NUDGE_EVERY
      );
    });
    return [...offers, ...gift];
  }

  /** What a person may propose about the whole table. There is nobody to agree with where one plays alone. */
  offersFor(game: HostedGame, person: string): People['may'] {
    if (new Set(playersOf(game).map(({ guest }) => guest)).size < 2 && game.matters.play === 'on') return [];
    return aboutTable.filter(what => this.#refuseProposal(game, person, what, undefined) === undefined);
  }

  /** What is being voted on, as a person sees it. */
  matterFor(game: HostedGame, person: string): People['matter'] {
    const { open } = game.matters;
    if (open === undefined) return undefined;
    const { id, what, seat, at, votes } = open;
    const voters = votes.map(({ guest }) => guest);
    const of = new Set([...this.#electors(game, open), ...voters]).size;
    const isPlayer = this.#refusePlayer(game, person) === undefined;
    const seatsFor = (vote: Vote): readonly Seat[] =>
      votes.filter(cast => cast.vote === vote).map(({ by }) => by);
    return {
      id,
      what,
      ...(seat !== undefined && { seat }),
      yes: seatsFor('yes'),
      no: seatsFor('no'),
      of: Math.max(1, of),
      left: Math.max(0, at + votingTerm(game) - this.#clock.now()),
      mayVote: isPlayer && mayVote(game, open.seat, person) && !voters.includes(person),
    };
  }

  /** What everybody is to be told anew when it is no longer as it was. */
  picture(game: HostedGame): string {
    const now = this.#clock.now();
    const seats = game.seats.holds.map((_, seat) => {
      const about = this.#caseOf(game, seat);
      const offers = absenceActs.map(act => refuseAbsence(act, about, now) === undefined);
      const isNudged = now - (this.#nudges.get(seat) ?? Number.NEGATIVE_INFINITY) < NUDGE_EVERY;
      const seen = this.presenceOf(game, seat)?.state;
      return [seen, offers, isNudged, game.clocks?.mayExtend(seat)];
    });
    const { open, play } = game.matters;
    return JSON.stringify([
      seats,
      open?.id,
      open?.votes.length,
      open && this.#electors(game, open).length,
      play,
    ]);
  }

  /** In how many milliseconds something changes by itself; undefined if nothing does. */
  next(game: HostedGame): number | undefined {
    const now = this.#clock.now();
    const owners = game.seats.holds.flatMap(({ owner }) => (owner === undefined ? [] : [owner]));
    const attending = this.#attendance.next(owners, now);
    const { open } = game.matters;
    const times = [
      ...(attending === undefined || isSlow(game.pace) ? [] : [now + attending]),
      ...(open === undefined ? [] : [open.at + votingTerm(game)]),
      ...game.seats.holds.flatMap((_, seat) =>
        absenceActs.flatMap(act => possibleFrom(act, this.#caseOf(game, seat)) ?? []),
      ),
      ...[...this.#nudges.values()].map(at => at + NUDGE_EVERY),
    ].filter(at => at > now);
    return times.length === 0 ? undefined : Math.min(...times) - now;
  }
}

/** The persons on seats, seat by seat: one may sit on several that share a screen. */
const playersOf = (game: HostedGame): readonly { readonly seat: Seat; readonly guest: string }[] =>
  game.seats.holds.flatMap((hold, seat) =>
    hold.holder.kind === 'person' && hold.owner !== undefined ? [{ seat, guest: hold.owner }] : [],
  );

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
