import { hostSays } from '@runehold/protocol/say';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Keeper, Thinker } from '@runehold/protocol/table/keeper';
import { LiveTable } from '@runehold/protocol/table/live-table';
import { botName } from '@runehold/protocol/table/seating';
import { Misfit, Practice } from '@runehold/school/practice';
import { puzzleCard } from '@runehold/school/puzzles/list';
import type { Weighed } from '@runehold/school/puzzles/solver/weigh';
import { findLesson } from '@runehold/school/shown/shown';
import type { Capsule } from '@runehold/shelf/capsule';
import type { Editions } from '@runehold/shelf/editions';
import { CallRefused } from '../house/call-refused.ts';
import { ME } from './summary.ts';
import { thinkerFor } from './thinker.ts';
import type { PractiseAct, WeighAct } from './worker-messages.ts';

/** How the seats play that go by the script of a lesson. */
export const SCRIPT = 'script';

/** What happens at such a table is kept nowhere: the lesson knows how to come back to it. */
const forgetful: Keeper = {
  append: async () => undefined,
  load: async () => Promise.reject(new Error('a table to practise at is kept nowhere')),
  snapshot: async () => undefined,
  say: async () => Promise.reject(new Error('nobody else is at a table to practise at')),
  freeze: async (_game, error) => console.error(error),
};

/** Those who go by a script answer what it says; advice is that of the game. */
const thinkerOf = (practice: Practice, capsule: Capsule): Thinker => ({
  ...thinkerFor(capsule),
  levels: [SCRIPT],
  think: async (_game, seat) => practice.replyOf(seat),
});

const refuse = (): never => {
  throw new CallRefused(hostSays('refusal.no-table'));
};

/** A game with everybody at it, played on to where the learner left it. */
const seated = (
  capsule: Capsule,
  practice: Practice,
  answers: PractiseAct['answers'],
  name: string,
): HostedGame => {
  const { match, learner } = practice;
  const hosted = HostedGame.practice(capsule.engine, match);
  for (let seat = 0; seat < match.seats; seat++) {
    if (seat === learner) hosted.handOver(seat, { kind: 'person', name }, ME);
    else hosted.handOver(seat, { kind: 'bot', name: botName(seat), level: SCRIPT });
  }
  practice.playAgain(answers, (seat, reply) =>
    hosted.answer(seat, match.askIdOf(seat), hosted.seq, reply, seat === learner ? 'person' : 'bot'),
  );
  return hosted;
};

/**
 * The tables of lessons: real ones, hosted like all others, but arranged, and in no list. They are there as long as
 * somebody looks at them.
 */
export class PracticeTables {
  readonly #editions: Editions;
  readonly #nameOf: () => string;
  readonly #tables = new Map<string, LiveTable>();
  #count = 0;

  /** `nameOf` is what the person in front of the page is called now. */
  constructor(editions: Editions, nameOf: () => string) {
    this.#editions = editions;
    this.#nameOf = nameOf;
  }

  find(id: string): LiveTable | undefined {
    return this.#tables.get(id);
  }

  /** Sets the table of a scene. `isAnew` where the answers that were kept do not fit any more, and it begins from the start. */
  async open({ lesson: id, scene, answers }: PractiseAct): Promise<{ table: string; isAnew: boolean }> {
    const lesson = (await findLesson(id)) ?? refuse();
    const shelved = this.#editions.shelf.find(lesson.game) ?? refuse();
    const [{ game }, capsule] = await Promise.all([shelved.pack(), shelved.capsule()]);
    const table = lesson.scenes[scene] ?? refuse();
    const open = (kept: PractiseAct['answers']) => {
      const practice = new Practice(game, table, lesson.learner);
      return { practice, hosted: seated(capsule, practice, kept, this.#nameOf()) };
    };
    let isAnew = false;
    let opened: ReturnType<typeof open>;
    try {
      opened = open(answers);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      isAnew = true;
      opened = open([]);
    }
    const { practice, hosted } = opened;
    const name = `practice-${this.#count++}`;
    const live = new LiveTable({
      id: name,
      game: hosted,
      host: ME,
      chat: [],
      keeper: forgetful,
      thinker: thinkerOf(practice, capsule),
      newSecret: () => '',
    });
    for (const [other, { isIdle }] of this.#tables) if (isIdle) this.#tables.delete(other);
    this.#tables.set(name, live);
    return { table: name, isAnew };
  }

  /** Takes back everything after so many answers. */
  async rewind(id: string, entries: number): Promise<void> {
    const refused = await (this.#tables.get(id) ?? refuse()).rewind(entries);
    if (refused !== undefined) throw new CallRefused(refused);
  }

  /** Weighs what was answered at the table of a puzzle. The solver is fetched when somebody is through with one. */
  async weigh({ puzzle: id, answers }: WeighAct): Promise<Weighed> {
    const puzzle = (await puzzleCard(id)?.load()) ?? refuse();
    const shelved = this.#editions.shelf.find(puzzle.game) ?? refuse();
    const [{ game }, { weigh }] = await Promise.all([
      shelved.pack(),
      import('@runehold/school/puzzles/solver/weigh'),
    ]);
    return weigh(game, puzzle, answers);
  }
}
