import type { Seat } from '@runehold/kernel/layout/seats';
import type { Match } from '@runehold/kernel/match/match';
import type { Wish } from '@runehold/kernel/pack/advice';
import type { AskView } from '@runehold/kernel/view/describe';
import type { View } from '@runehold/kernel/view/view';
import { quoted, saveMatch, usualFile } from '../files.ts';
import type { ExitCode } from '../frame/failure.ts';
import { Failure } from '../frame/failure.ts';
import type { Io, Lines } from '../frame/io.ts';
import type { Speaker } from '../text/speaker.ts';
import type { Counsel } from './advice.ts';
import type { Bot } from './bots.ts';
import { sayAnswer, yesOrNo } from './say-answer.ts';
import type { Screen } from './screen.ts';

/** Everything a game in the terminal needs. */
export type SessionSetup = {
  readonly match: Match;
  readonly people: ReadonlySet<Seat>;
  /** Who answers for the seats without a person. */
  readonly bot: Bot;
  /** Whom people may ask for odds and hints. */
  readonly counsel?: Counsel | undefined;
  readonly speaker: Speaker;
  readonly screen: Screen;
  readonly io: Io;
  readonly lines: Lines;
  /** Where the game is saved unless somebody says otherwise. */
  readonly saveTo: string | undefined;
};

/** What a line at a decision led to. `again`: the same decision is shown anew. */
type Step = 'answered' | 'same' | 'again' | 'quit' | 'ended';

/** One game from the first question to the last, or to the end of the input. */
export class Session {
  readonly #setup: SessionSetup;
  /** How much of the log each seat has read. */
  readonly #read = new Map<Seat, number>();
  /** Who looked at the screen last. */
  #seated: Seat | undefined;
  #saveTo: string | undefined;
  /** The number of answers when the game was last saved. */
  #savedAt = -1;

  constructor(setup: SessionSetup) {
    this.#setup = setup;
    this.#saveTo = setup.saveTo;
  }

  async run(): Promise<ExitCode> {
    const { match, screen, people, bot } = this.#setup;
    screen.opened();
    while (!match.over) {
      if (match.fault) return this.#stopped(match.fault.fault.message);
      const asked = match
        .view('spectator')
        .waiting.filter(({ answered }) => !answered)
        .map(({ seat }) => seat);
      // People first: what a bot does after them would be in the way of taking something back.
      const person = asked.find(seat => people.has(seat));
      if (person === undefined) {
        bot(match, asked[0]);
        continue;
      }
      const step = await this.#decide(person);
      if (step === 'quit' || step === 'ended') return this.#leave(step);
    }
    return this.#finish();
  }

  /** Puts one decision to a person, until it is made or the game moves in another way. */
  async #decide(seat: Seat): Promise<Step> {
    const { match, screen, lines, people } = this.#setup;
    if (people.size > 1 && this.#seated !== seat && !(await this.#passTo(seat))) return 'ended';
    this.#seated = seat;
    const view = match.view(seat);
    const ask = view.asks.find(open => open.seat === seat);
    if (!ask) throw new Error(`seat ${seat} is asked and sees no question`);
    const read = Math.min(this.#read.get(seat) ?? 0, match.events.length);
    screen.asked({ seat, view, ask, log: match.told(seat, read) });
    this.#read.set(seat, match.events.length);
    for (;;) {
      const line = await lines.next(screen.prompt);
      if (line === undefined) return 'ended';
      const step = this.#hear(line.trim(), ask, view);
      if (step !== 'same') return step;
    }
  }

  #hear(line: string, ask: AskView, view: View): Step {
    const { speaker } = this.#setup;
    if (line.startsWith('?')) return this.#explain(line.slice(1).trim(), ask, view);
    const [command, ...rest] = line.split(/\s+/);
    switch (command) {
      case 'u':
        return this.#undo(ask.seat);
      case 's':
        this.#trySave(rest.length > 0 ? rest.join(' ') : undefined);
        return 'same';
      case 'o':
        return this.#odds(rest.join(' '), ask);
      case 'h':
        return this.#advise({ kind: 'hint' }, ask);
      case 'l':
        speaker.switchLanguage();
        return 'again';
      case 'q':
        return 'quit';
      default:
        return this.#answer(line, ask);
    }
  }

  /** "o" weighs up the decision as it stands, "o 3" with that answer. */
  #odds(line: string, ask: AskView): Step {
    const { screen, speaker } = this.#setup;
    const said = line === '' ? { reply: [] } : sayAnswer(line, ask, speaker);
    if ('reply' in said) return this.#advise({ kind: 'odds', chosen: said.reply }, ask);
    if ('unclear' in said) screen.told(said.unclear.key, said.unclear.args);
    else screen.refused(said.denied);
    return 'same';
  }

  #advise(wish: Wish, ask: AskView): Step {
    const { match, screen, counsel } = this.#setup;
    const advice = counsel?.(match, ask.seat, wish);
    if (advice === undefined) screen.told(wish.kind === 'odds' ? 'cli.play.no-odds' : 'cli.play.no-hint');
    else screen.advised(advice, ask);
    return 'same';
  }

  /** "?" explains the decision, "?NAME" or "? 3" a card. */
  #explain(about: string, ask: AskView, view: View): Step {
    const { screen } = this.#setup;
    if (about === '') screen.explained(ask, view);
    else if (!screen.read(about, ask, view)) screen.told('cli.play.nothing-to-read', { typed: about });
    return 'same';
  }

  #answer(line: string, ask: AskView): Step {
    const { match, screen, speaker } = this.#setup;
    const said = sayAnswer(line, ask, speaker);
    if ('unclear' in said) screen.told(said.unclear.key, said.unclear.args);
    else if ('denied' in said) screen.refused(said.denied);
    else {
      const refused = match.answer(ask.seat, ask.id, said.reply);
      if (refused === undefined || refused === 'frozen') return 'answered';
      screen.refused({ key: `refusal.${refused}`, args: {} });
    }
    return 'same';
  }

  #undo(seat: Seat): Step {
    const { match, screen } = this.#setup;
    const refused = match.undo(seat);
    if (refused !== undefined) {
      screen.refused({ key: `refusal.${refused}`, args: {} });
      return 'same';
    }
    screen.told('cli.play.undone');
    return 'again';
  }

  /** Hot-seat: the next player sits down before anything is shown. False if the input ends. */
  async #passTo(seat: Seat): Promise<boolean> {
    const { screen, lines, io } = this.#setup;
    screen.curtain(seat);
    // Nobody sits at a pipe, and a line for this would shift all answers.
    if (!io.interactive) return true;
    return (await lines.next(screen.question('cli.play.press-enter'))) !== undefined;
  }

  #file(): string {
    return this.#saveTo ?? usualFile(this.#setup.match);
  }

  #save(file: string = this.#file()): void {
    const { match, screen } = this.#setup;
    saveMatch(file, match);
    this.#saveTo = file;
    this.#savedAt = match.entries.length;
    screen.told('cli.play.saved', { file });
    if (!match.over) screen.told('cli.play.keep-secret');
  }

  /** A file that cannot be written is told, and the game goes on. */
  #trySave(file?: string): boolean {
    try {
      this.#save(file);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#setup.screen.told(error.key, error.args);
      return false;
    }
  }

  async #leave(why: 'quit' | 'ended'): Promise<ExitCode> {
    const { match, screen, lines } = this.#setup;
    screen.told(why === 'quit' ? 'cli.play.left' : 'cli.play.input-ended');
    const changed = this.#savedAt !== match.entries.length;
    if (why === 'quit' && changed) {
      const answer = await lines.next(screen.question('cli.play.save-first', { file: this.#file() }));
      if (yesOrNo(answer ?? '') === true) this.#trySave();
    } else if (changed && this.#saveTo !== undefined) this.#trySave();
    if (this.#savedAt === match.entries.length)
      screen.told('cli.play.resume-with', { command: `runehold play --resume ${quoted(this.#file())}` });
    else screen.told('cli.play.not-saved');
    return 0;
  }

  async #finish(): Promise<ExitCode> {
    const { match, screen, io, lines, people } = this.#setup;
    const viewer = people.size === 1 ? ([...people][0] ?? 'spectator') : 'spectator';
    const read = Math.min(...[...people].map(seat => this.#read.get(seat) ?? 0), match.events.length);
    screen.over(match.view(viewer), match.told(viewer, read));
    if (this.#saveTo !== undefined) this.#save();
    else if (io.interactive) {
      const answer = await lines.next(screen.question('cli.play.save-finished', { file: this.#file() }));
      if (yesOrNo(answer ?? '') === true) this.#trySave();
    }
    if (this.#saveTo === undefined)
      screen.told('cli.play.verify-needs-file', { command: 'runehold verify FILE' });
    else screen.told('cli.play.verify-with', { command: `runehold verify ${quoted(this.#saveTo)}` });
    return 0;
  }

  /** A rule broke: the game up to there is kept, since it shows the fault. */
  #stopped(why: string): ExitCode {
    this.#setup.screen.told('cli.play.fault', { why });
    this.#trySave();
    return 1;
  }
}
