import type { EventDef, Sink } from '@runehold/kernel/event/event';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Agent } from './agent.ts';
import { Referee, type Setting } from './referee.ts';

/** Hears what is told of games, one after another, and counts it seat by seat. */
export type GameWatch = Sink & {
  begin(table: TableCore): void;
  counts(seat: Seat): Readonly<Record<string, number>>;
};

/** Something that can come to a player in a game and that they can make something of, such as a card. */
export type GameThing = { readonly kind: string; readonly id: string };

/** How often something came to a seat, and how often the seat used it. What is nobody's has no seat. */
export type Dealing = GameThing & {
  readonly seat: Seat | undefined;
  readonly had: number;
  readonly used: number;
};

/** Hears what is told of games, one after another, and can tell of the last one how it went. */
export type GameChronicle = Sink & {
  begin(table: TableCore): void;
  /** How it ended, by whatever endings are told apart by: `{ year: '7', end: 'last-year' }`. */
  ending(): Readonly<Record<string, string>>;
  dealings(): readonly Dealing[];
};

/** A game that is over, as plain data: it can be written down, or come from another core, and be counted later. */
export type Played = {
  /** Its number in the series. */
  readonly n: number;
  readonly over: boolean;
  readonly winners: readonly Seat[];
  /** How many answers bots gave. */
  readonly answers: number;
  /** What each seat is told apart by, and how often it did what was watched for. */
  readonly tags: readonly Readonly<Record<string, string>>[];
  readonly counts?: readonly Readonly<Record<string, number>>[];
  readonly ending?: Readonly<Record<string, string>>;
  readonly dealings?: readonly Dealing[];
};

/** Who sits where in a game, and what it is dealt and played from. */
export type Lineup = {
  readonly agents: readonly Agent[];
  readonly dealSeed: number;
  readonly botSeed: number;
};

/** Games of one kind by their numbers: each is the same wherever and whenever it is played. */
export type Series = Setting & {
  lineup(n: number): Lineup;
  /** By what results are broken down: `{ race: 'latari' }`. Read once the game is over. */
  readonly tags?: (t: TableCore, seat: Seat) => Readonly<Record<string, string>>;
  /** Counts what is done in each game, and tells how it went. */
  readonly watch?: () => GameWatch;
  readonly chronicle?: () => GameChronicle;
};

/** Several listeners, where one is asked for. */
const together = (sinks: readonly Sink[]): Sink | undefined =>
  sinks.length === 0
    ? undefined
    : {
        add: (event: EventDef, confidants: number, ...args) => {
          for (const sink of sinks) sink.add(event, confidants, ...args);
        },
      };

/** Plays the games of a series, whichever is asked for next, on one table. */
export class SeriesPlayer {
  readonly #series: Series;
  readonly #watch: GameWatch | undefined;
  readonly #chronicle: GameChronicle | undefined;
  readonly #referee: Referee;

  constructor(series: Series) {
    this.#series = series;
    this.#watch = series.watch?.();
    this.#chronicle = series.chronicle?.();
    this.#referee = new Referee(
      series,
      together([this.#watch, this.#chronicle].filter(sink => sink !== undefined)),
    );
  }

  play(n: number): Played {
    const [referee, watch, chronicle] = [this.#referee, this.#watch, this.#chronicle];
    const { seats, tags, lineup } = this.#series;
    watch?.begin(referee.table);
    chronicle?.begin(referee.table);
    const { agents, dealSeed, botSeed } = lineup(n);
    const { table, answers } = referee.play(agents, dealSeed, botSeed);
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return {
      n,
      over: table.over,
      winners: table.over ? all.filter(seat => table.placeOf(seat) === 1) : [],
      answers,
      tags: all.map(seat => tags?.(table, seat) ?? {}),
      ...(watch && { counts: all.map(seat => ({ ...watch.counts(seat) })) }),
      ...(chronicle && { ending: chronicle.ending(), dealings: chronicle.dealings() }),
    };
  }
}
