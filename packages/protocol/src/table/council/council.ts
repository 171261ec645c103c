import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { DAY, isSlow } from '../../parts/clock-terms.ts';
import type { People, SeatPresence, TablePlayer } from '../../parts/people.ts';
import { hostSays } from '../../say.ts';
import { stateOf } from '../eyes.ts';
import type { HostedGame } from '../hosted-game.ts';
import { refuseGift } from '../pace/timekeeper.ts';
import {
  type AbsenceCase,
  absenceActs,
  NUDGE_EVERY,
  possibleFrom,
  refuseAbsence,
  slowCase,
} from './absence.ts';
import { Attendance, type Attending } from './attendance.ts';
import type { Timepiece } from './timepiece.ts';
import { type CouncilTerms, playersOf, refusePlayer, Votes } from './votes.ts';

/** What is proposed about the whole table. */
const aboutTable = ['pause', 'resume', 'extend', 'end'] as const;

/**
 * What the people at a table do about each other: who is there, who is called, what is voted on (`votes.ts`). It has the
 * house's clock in hand.
 */
export class Council {
  readonly #clock: Timepiece;
  readonly levels: readonly string[];
  readonly votes: Votes;
  readonly #attendance: Attendance;
  readonly #nudges = new Map<Seat, number>();
  /** Who is waited for, found once for each record: it is asked for every seat and everybody. */
  #asked: { readonly game: HostedGame; readonly seq: number; readonly seats: readonly Seat[] } | undefined;

  constructor(clock: Timepiece, terms: CouncilTerms) {
    this.#clock = clock;
    this.levels = terms.levels;
    this.#attendance = new Attendance(clock.now());
    this.votes = new Votes(clock, terms, this.#attendance, (game, seat, person) =>
      this.#caseOf(game, seat, person),
    );
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
    const refused = refusePlayer(game, person) ?? this.votes.refuseSeat(game, 'nudge', seat, person);
    if (refused) return refused;
    const now = this.#clock.now();
    if (now - (this.#nudges.get(seat) ?? Number.NEGATIVE_INFINITY) < NUDGE_EVERY)
      return hostSays('refusal.nudged');
    this.#nudges.set(seat, now);
    return undefined;
  }

  /** What a person may do about the absence of others, or about their time, seat by seat. */
  offersAt(game: HostedGame, person: string, seat: Seat): TablePlayer['may'] {
    const gift = game.clocks && refuseGift(game, person, seat) === undefined ? (['give-time'] as const) : [];
    const offers = absenceActs.filter(act => {
      if (act !== 'nudge') return this.votes.refuse(game, person, act, seat) === undefined;
      const last = this.#nudges.get(seat) ?? Number.NEGATIVE_INFINITY;
      return (
        !refusePlayer(game, person) &&
        !this.votes.refuseSeat(game, act, seat, person) &&
        this.#clock.now() - last >= NUDGE_EVERY
      );
    });
    return [...offers, ...gift];
  }

  /** What a person may propose about the whole table. There is nobody to agree with where one plays alone. */
  offersFor(game: HostedGame, person: string): People['may'] {
    if (new Set(playersOf(game).map(({ guest }) => guest)).size < 2 && game.matters.play === 'on') return [];
    return aboutTable.filter(what => this.votes.refuse(game, person, what) === undefined);
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
      open && this.votes.electors(game, open).length,
      play,
    ]);
  }

  /** In how many milliseconds something changes by itself; undefined if nothing does. */
  next(game: HostedGame): number | undefined {
    const now = this.#clock.now();
    const owners = game.seats.holds.flatMap(({ owner }) => (owner === undefined ? [] : [owner]));
    const attending = this.#attendance.next(owners, now);
    const times = [
      ...(attending === undefined || isSlow(game.pace) ? [] : [now + attending]),
      ...this.votes.next(game),
      ...game.seats.holds.flatMap((_, seat) =>
        absenceActs.flatMap(act => possibleFrom(act, this.#caseOf(game, seat)) ?? []),
      ),
      ...[...this.#nudges.values()].map(at => at + NUDGE_EVERY),
    ].filter(at => at > now);
    return times.length === 0 ? undefined : Math.min(...times) - now;
  }
}
