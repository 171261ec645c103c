import { Reply } from '@runehold/kernel/ask/reply';
import type { Chance } from '@runehold/kernel/chance/chance';
import { ScriptedChance } from '@runehold/kernel/chance/scripted';
import { SecretChance } from '@runehold/kernel/chance/secret';
import type { Seat } from '@runehold/kernel/layout/seats';
import { gameHash } from '@runehold/kernel/match/hash';
import { Match } from '@runehold/kernel/match/match';
import type { Snapshot } from '@runehold/kernel/match/record';
import { newTable, refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { begin, takeReply } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { encodeState } from '@runehold/kernel/view/codec';
import { type AskView, absentReply, describeAsk, waitingList } from '@runehold/kernel/view/describe';
import { replyOf, type Said } from './answers.ts';
import type { Line, Manner, Scene, Script, Start } from './lesson.ts';

/** The most answers that absent players give before a scene begins. */
const OPENING = 400;

const secretOf = (seed: number): string => seed.toString(16).padStart(64, '0');

const scripted = (seed: number): ScriptedChance =>
  new ScriptedChance(new SecretChance(secretOf(seed)) as Chance);

/** Writes a script of chance for a table. */
export const write = (chance: ScriptedChance, table: TableCore, script: Script = {}): void => {
  for (const [stream, outcomes] of Object.entries(script))
    chance.script(table, table.layout.streams.indexOf(stream), outcomes);
};

const askedIn = (t: TableCore): Seat | undefined => waitingList(t).find(({ answered }) => !answered)?.seat;

type Others = Readonly<Record<Seat, readonly Line[]>>;

/** As absent players answer. */
export const absentIn =
  (game: Game): Manner =>
  (t: TableCore, seat) =>
    absentReply(game, t, seat, new Reply()).toArray();

/** The first line that is for an ask and offered there, of those that may be said. */
export const lineFor = (
  ask: AskView,
  lines: readonly Line[] = [],
  maySay: (line: Line) => boolean,
): { readonly line: Line; readonly reply: readonly number[] } | undefined => {
  for (const line of lines) {
    if (line.on !== ask.prompt.key || !maySay(line)) continue;
    const reply = replyOf(ask, typeof line.say === 'string' ? [line.say] : line.say);
    if (reply !== undefined) return { line, reply };
  }
  return undefined;
};

/**
 * Lets everybody answer until somebody is asked this, or all lines have been said: by their lines, each said once, else as
 * absent players do.
 */
const playUntil = (game: Game, t: TableCore, prompt: string | undefined, lines: Others = {}): void => {
  const read = new Set<Line>();
  const all = Object.values(lines).flat().length;
  for (let n = 0; n < OPENING; n++) {
    const seat = askedIn(t);
    if (seat === undefined) break;
    const ask = describeAsk(game, t, seat);
    if (prompt === undefined ? read.size === all : ask.prompt.key === prompt) return;
    const said = lineFor(ask, lines[seat], line => !read.has(line));
    if (said !== undefined) read.add(said.line);
    takeReply(game, t, seat, new Reply().set([...(said?.reply ?? ask.absent)]));
  }
  throw new Error(`nobody is ever asked ${prompt ?? 'what the opening says'}`);
};

/** The table of a scene before the first answer. */
const arranged = (game: Game, start: Start): Snapshot => {
  const { seats, options, seed = 1, until, dealt, position, opening } = start;
  const refused = refuseSetup(game, seats, options);
  if (refused) throw new Error(`the table is refused: ${refused.key}`);
  const chance = scripted(seed);
  const table = newTable(game, options, chance);
  write(chance, table, dealt);
  begin(game, table, seats);
  if (until !== undefined) playUntil(game, table, until);
  position?.(table as never);
  table.version++;
  if (opening !== undefined) {
    write(chance, table, opening.chance);
    playUntil(game, table, opening.until, opening.lines);
  }
  game.invariants?.(table as never);
  return { entry: 0, state: encodeState(game, table), hash: gameHash(game, table) };
};

/** Gives an answer for a seat that is asked; or tells why it is refused. */
export type Giving = (seat: Seat, reply: readonly number[]) => string | undefined;

/** What was kept of a scene does not fit it any more: the lesson or the rules have changed. */
export class Misfit extends Error {}

/**
 * The table of one scene, with those who sit there by a script: the same in the page and in a test. How far the scripts
 * have been read follows from how many answers stand, so that whoever goes back meets the same again.
 */
export class Practice {
  readonly match: Match;
  readonly learner: Seat;
  readonly #chance: ScriptedChance;
  readonly #others: Others;
  readonly #manner: Manner;
  /** Which line was said after how many answers. */
  readonly #read = new Map<number, Line>();

  constructor(game: Game, scene: Scene, learner: Seat) {
    const { start, chance: script, others = {}, manner } = scene;
    const { seats, options, seed = 1 } = start;
    this.#chance = scripted(seed);
    this.match = Match.practice(game, {
      seats,
      options,
      from: arranged(game, start),
      chance: this.#chance,
    });
    this.learner = learner;
    this.#others = others;
    this.#manner = manner ?? absentIn(game);
    write(this.#chance, this.match.table, script);
  }

  /**
   * Plays on to where the table stood after some answers of the learner. Whoever hosts it gives the answers himself.
   * Throws `Misfit` where they do not fit any more.
   */
  playAgain(answers: readonly Said[], give: Giving = this.#give): void {
    for (const said of answers) {
      this.othersPlay(give);
      const { ask } = this;
      const reply = ask && replyOf(ask, said);
      if (reply === undefined || give(this.learner, reply) !== undefined)
        throw new Misfit(`${said.join(', ')} is no answer`);
    }
  }

  readonly #give: Giving = (seat, reply) => this.match.answer(seat, this.match.askIdOf(seat), reply);

  /** The ask that the learner has open. */
  get ask(): AskView | undefined {
    return this.match.view(this.learner).asks.find(({ seat }) => seat === this.learner);
  }

  /** Another seat that is to answer now. As at every table, people come first where several are asked at once. */
  get #next(): Seat | undefined {
    const asked = waitingList(this.match.table).flatMap(({ seat, answered }) => (answered ? [] : [seat]));
    return asked.includes(this.learner) ? undefined : asked[0];
  }

  /** Lets the others play until the learner is waited for. */
  othersPlay(give: Giving = this.#give): void {
    for (let seat = this.#next; seat !== undefined && !this.match.over; seat = this.#next) {
      const refused = give(seat, this.replyOf(seat));
      if (refused !== undefined) throw new Error(`seat ${seat} was refused: ${refused}`);
    }
  }

  /**
   * What another seat answers now: the first of its lines that is for this ask and offered there, else what its manner is.
   * Every line is said once, unless it is always said.
   */
  replyOf(seat: Seat): readonly number[] {
    const ask = describeAsk(this.match.game, this.match.table, seat);
    const { length } = this.match.entries;
    // What was said on a way that was taken back has not been said.
    for (const entry of this.#read.keys()) if (entry >= length) this.#read.delete(entry);
    const read = new Set(this.#read.values());
    const said = lineFor(ask, this.#others[seat], line => line.isAlways === true || !read.has(line));
    if (said === undefined) return this.#manner(this.match.table as never, seat);
    this.#read.set(length, said.line);
    return said.reply;
  }

  /** What of the scripts has not been used: lines of others, and outcomes. */
  get left(): string[] {
    const { length } = this.match.entries;
    const said = new Set([...this.#read].filter(([entry]) => entry < length).map(([, line]) => line));
    const lines = Object.values(this.#others).flatMap(each => each.filter(line => !said.has(line)));
    return [
      ...lines.map(line => `${line.on}: ${String(line.say)}`),
      ...[...this.#chance.left(this.match.table)].map(
        ([stream, outcomes]) => `${stream}: ${outcomes.join()}`,
      ),
    ];
  }
}
