import { HostedGame } from '../../src/table/hosted-game.ts';
import { LiveTable } from '../../src/table/live-table.ts';
import type { LogRecord } from '../../src/table/log.ts';
import type { Request } from '../../src/wire/from-client.ts';
import { HouseClock } from '../council/house-clock.ts';
import { engine } from '../fixtures/parlour.ts';
import { bids, newSecret, Sheet } from '../fixtures/table.ts';
import { Dice } from './dice.ts';
import { Window } from './window.ts';

const people = ['anna', 'bela', 'carla'] as const;
const MINUTE = 60_000;

/** What the model itself knows of a person: when they were last seen, and when they last did something. */
type Sight = { windows: Window[]; actedAt: number; leftAt: number };

type Unsent = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never;

/** What a run came to. */
export type AbsenceRun = ReadonlyMap<string, number>;

/** An evening on which people come, go, doze and vote. The model keeps its own time and its own list of who sits where. */
class Evening {
  readonly #dice: Dice;
  readonly #clock = new HouseClock();
  readonly #sheet: Sheet;
  readonly #sights = new Map<string, Sight>();
  readonly #counts: Map<string, number>;
  /** Of each seat who plays it: a person, a bot for a person, or nobody any more. */
  readonly #seats: { owner: string; state: 'held' | 'minded' | 'vacated' }[];
  #table: LiveTable;
  #read = 0;
  readonly told: string[] = [];

  constructor(dice: Dice, counts: Map<string, number>) {
    this.#dice = dice;
    this.#counts = counts;
    const hosted = HostedGame.open(engine, { seats: people.length, options: {}, secret: newSecret() });
    for (const [seat, name] of people.entries())
      hosted.handOver(seat, { kind: 'person', name }, name, { cause: 'sat' });
    this.#seats = people.map(owner => ({ owner, state: 'held' }));
    this.#sheet = new Sheet(hosted);
    this.#table = this.#open(hosted);
    this.#read = this.#sheet.log.length;
  }

  #open(game: HostedGame): LiveTable {
    const now = this.#clock.now();
    for (const person of people) this.#sights.set(person, { windows: [], actedAt: now, leftAt: now });
    return new LiveTable({
      id: 'model-table',
      game,
      host: people[0],
      chat: [],
      keeper: this.#sheet,
      thinker: { levels: ['plain'], think: bids(1) },
      newSecret,
      timepiece: this.#clock,
    });
  }

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
    this.told.push(what);
  }

  #sightOf(person: string): Sight {
    const sight = this.#sights.get(person);
    if (!sight) throw new Error(`nobody knows ${person}`);
    return sight;
  }

  /** How long somebody has been away, and how long idle, by the model's own watch. */
  #absence(person: string): { readonly away: number; readonly idle: number } {
    const { windows, actedAt, leftAt } = this.#sightOf(person);
    const now = this.#clock.now();
    return { away: windows.length > 0 ? 0 : now - leftAt, idle: now - actedAt };
  }

  async #settle(): Promise<void> {
    for (let [length, still] = [-1, 0]; still < 4; ) {
      const now = await this.#table.read(({ log }) => log.length);
      still = now === length ? still + 1 : 0;
      length = now;
    }
    this.#check();
  }

  async step(): Promise<void> {
    const dice = this.#dice;
    const person = dice.of(people);
    const { windows } = this.#sightOf(person);
    const window = windows.at(-1);
    if (dice.oneIn(4)) return this.#pass(dice.of([3000, 30_000, MINUTE, 3 * MINUTE, 11 * MINUTE]));
    if (dice.oneIn(60)) return this.#restart();
    if (!window) return dice.oneIn(3) ? this.#come(person) : undefined;
    if (dice.oneIn(5)) return this.#part(person, window);
    await this.#ask(person, window, await this.#request(window));
  }

  async #pass(ms: number): Promise<void> {
    await this.#clock.pass(ms, () => this.#settle());
    await this.#settle();
  }

  async #restart(): Promise<void> {
    for (const { windows } of this.#sights.values())
      for (const window of windows) await this.#table.part(window);
    await this.#settle();
    this.#table = this.#open(await this.#sheet.load());
    this.#count('restart');
  }

  async #come(person: string): Promise<void> {
    const window = new Window(person);
    const sight = this.#sightOf(person);
    sight.windows.push(window);
    sight.actedAt = this.#clock.now();
    await this.#table.join(window);
    await this.#settle();
  }

  async #part(person: string, window: Window): Promise<void> {
    const sight = this.#sightOf(person);
    sight.windows = sight.windows.filter(other => other !== window);
    sight.leftAt = this.#clock.now();
    await this.#table.part(window);
    await this.#settle();
  }

  async #request(window: Window): Promise<Unsent> {
    const dice = this.#dice;
    const seat = dice.below(people.length);
    const open = await this.#table.read(({ matters }) => matters.open?.id ?? 0);
    const [ask] = window.view?.asks ?? [];
    const code = ask?.kind === 'number' ? 1 : (ask?.options[0]?.code ?? 0);
    return dice.of<() => Unsent>([
      () => ({ type: 'ping' }),
      () => ({ type: 'nudge', seat }),
      () => ({ type: 'propose', what: 'deputy', seat }),
      () => ({ type: 'propose', what: 'deputy', seat }),
      () => ({ type: 'propose', what: 'substitute', seat }),
      () => ({ type: 'propose', what: dice.of(['pause', 'resume', 'resume', 'end'] as const) }),
      () => ({ type: 'vote', matter: open, vote: dice.oneIn(3) ? 'no' : 'yes' }),
      () => ({ type: 'vote', matter: open, vote: 'yes' }),
      () => ({ type: 'answer', ask: ask?.id ?? '0.0', seq: window.seq, reply: [code] }),
      () => ({ type: 'sit', seat: people.indexOf(window.guest as (typeof people)[number]) }),
      () => ({ type: dice.oneIn(4) ? 'leave' : 'ping', seat }) as Unsent,
    ])();
  }

  async #ask(person: string, window: Window, unsent: Unsent): Promise<string | undefined> {
    this.#sightOf(person).actedAt = this.#clock.now();
    const before = this.#sheet.log.length;
    let refused: string | undefined;
    const send = window.send.bind(window);
    window.send = message => {
      if (message.type === 'refused' && message.ref === 9) refused = message.reason.key;
      send(message);
    };
    await this.#table.handle(window, { ...unsent, ref: 9 } as Request);
    window.send = send;
    const what = 'what' in unsent ? `${unsent.type} ${unsent.what}` : unsent.type;
    this.#count(`${what}: ${refused ?? 'yes'}`);
    if (refused !== undefined && unsent.type !== 'answer') {
      const written = this.#sheet.log.slice(before);
      // Whoever does something is here, which may end a vote about them.
      if (written.some(record => record.kind !== 'answered' && !(record.kind === 'matter' && record.outcome)))
        throw new Error(`${what} was refused, and done`);
    }
    await this.#settle();
    return refused;
  }

  /** Looks at everything that was written down since the last look. */
  #check(): void {
    const { log } = this.#sheet;
    for (; this.#read < log.length; this.#read++) this.#checkRecord(log[this.#read], this.#read);
  }

  #checkRecord(record: LogRecord, seq: number): void {
    if (record.kind === 'matter') this.#checkMatter(record, seq);
    if (record.kind !== 'handed-over') return;
    const { seat, cause, holder, deputy } = record;
    const place = this.#seats[seat];
    const { away, idle } = this.#absence(place.owner);
    if (cause === 'vote' && deputy) {
      const isAbsent =
        place.state === 'vacated' || (place.state === 'held' && (away >= 2 * MINUTE || idle >= 10 * MINUTE));
      if (!isAbsent) throw new Error(`seat ${seat} of ${place.owner} was minded: away ${away}, idle ${idle}`);
      this.#count('minded by vote');
    }
    if (cause === 'vote' && holder.kind === 'open') {
      if (place.state !== 'minded' || away < 10 * MINUTE) throw new Error(`seat ${seat} was given away`);
      this.#count('given away');
    }
    place.state = holder.kind === 'person' ? 'held' : holder.kind === 'bot' ? 'minded' : 'vacated';
    if (record.guest !== undefined) place.owner = record.guest;
  }

  #checkMatter(
    { id, what, seat, outcome, by, guest, vote }: Extract<LogRecord, { kind: 'matter' }>,
    seq: number,
  ): void {
    const earlier = this.#sheet.log
      .slice(id, seq)
      .filter(
        (other): other is Extract<LogRecord, { kind: 'matter' }> =>
          other.kind === 'matter' && other.id === id,
      );
    if (guest !== undefined) {
      const holds = by !== undefined && this.#seats[by].owner === guest && this.#seats[by].state === 'held';
      if (!holds) throw new Error(`${guest} votes and holds no seat`);
      if (earlier.some(other => other.guest === guest)) throw new Error(`${guest} votes twice`);
      if (seat !== undefined && this.#seats[seat].owner === guest)
        throw new Error(`${guest} votes about themself`);
      if (earlier.some(other => other.outcome)) throw new Error('a vote came after the end');
    }
    if (outcome !== 'carried') return;
    const votes = earlier.flatMap(other => other.vote ?? []);
    const yes = votes.filter(each => each === 'yes').length;
    const isEnough = what === 'end' || what === 'substitute' ? yes === votes.length : yes * 2 > votes.length;
    if (yes === 0 || !isEnough || vote) throw new Error(`${what} was carried by ${votes}`);
    this.#count(`carried: ${what}`);
  }

  /**
   * Nobody who has gone stops the others: whoever is left has bots mind the seats of those who do not answer, and the
   * game goes on to its end. Everybody whose seat is minded then gets it back.
   */
  async end(): Promise<void> {
    const loaded = await this.#sheet.load();
    const live = await this.#table.read(({ matters: { open, play }, seats }) => ({ open, play, seats }));
    if (
      JSON.stringify([loaded.matters.open, loaded.matters.play, loaded.seats]) !==
      JSON.stringify([live.open, live.play, live.seats])
    )
      throw new Error('the log says otherwise when it is read again');
    const held = this.#seats.findIndex(({ state }) => state === 'held');
    if (held < 0 || loaded.isOver) return;
    const { owner } = this.#seats[held];
    for (const { windows } of this.#sights.values())
      for (const window of [...windows]) await this.#part(window.guest, window);
    await this.#come(owner);
    const [window] = this.#sightOf(owner).windows;
    for (let round = 0; !window.isOver; round++) {
      if (round > 400) throw new Error(`the table is stuck after ${this.#sheet.log.length} records`);
      const isPaused = await this.#table.read(({ matters }) => matters.play === 'paused');
      if (isPaused) await this.#ask(owner, window, { type: 'propose', what: 'resume' });
      const [ask] = (window.view?.asks ?? []).filter(({ answered }) => answered === undefined);
      if (ask !== undefined)
        await this.#ask(owner, window, {
          type: 'answer',
          ask: ask.id,
          seq: window.seq,
          reply: ask.kind === 'number' ? [1] : [ask.options[0].code],
        });
      else {
        await this.#pass(4 * MINUTE);
        for (const seat of people.keys())
          await this.#ask(owner, window, { type: 'propose', what: 'deputy', seat });
      }
    }
    this.#count('played to the end');
  }
}

const STEPS = 60;

/** Lets people come, go, doze, call and vote at a table, and looks at what is written down. */
export const runAbsence = async (seed: number, evenings: number): Promise<AbsenceRun> => {
  const counts = new Map<string, number>();
  for (let n = 0; n < evenings; n++) {
    const evening = new Evening(new Dice(seed + n), counts);
    try {
      for (let step = 0; step < STEPS; step++) await evening.step();
      await evening.end();
    } catch (error) {
      throw new Error(`absence, seed ${seed + n}, after ${evening.told.slice(-12).join(', ')}`, {
        cause: error,
      });
    }
  }
  return counts;
};
