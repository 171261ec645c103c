import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import type { DoorLimits } from '../../src/door/limits.ts';
import { Person } from '../driver/person.ts';
import { askOf } from '../driver/play.ts';
import type { Seat } from '../driver/seat.ts';
import { freshFolder } from '../driver/server.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Bystanders number their requests from here on, so that the server can note when it answered them. */
const FIRST_REF = 1_000_000_000;

/** How many ask for something at once while nobody attacks, and while somebody does; and how often. */
const BYSTANDERS = 4;
/** How many rounds count; the one before them shows the machine what is to come, for code runs slowly at first. */
const ROUNDS = 2;
const REQUESTS = 15;
/** An attack that goes on is watched for no longer than this many requests of each. */
const MOST = 100;
/** What a bystander takes between two requests: somebody who plays does not hurry. */
const PAUSE_MS = 50;

/**
 * Less work of the loop than this is no matter, in ms: the kernel says how long a thread has run only every few
 * milliseconds, and a pause for rubbish takes as long.
 */
const FLOOR = 8;

/** A server in a process of its own, with addresses told by a proxy, so that attackers and others come from different places. */
export class Siege {
  readonly address: string;
  readonly #child: ReturnType<typeof spawn>;
  readonly #bystanders: Bystander[] = [];
  readonly #errors: string[];

  private constructor(address: string, child: ReturnType<typeof spawn>, errors: string[]) {
    this.address = address;
    this.#child = child;
    this.#errors = errors;
  }

  /** Begins with an empty house, or with one that has a database already. */
  static async begin(
    limits: Partial<DoorLimits> = {},
    database = join(freshFolder(), 'runehold.sqlite'),
  ): Promise<Siege> {
    const told: Partial<DoorLimits> = {
      proxyHops: 1,
      windowMs: 0,
      // How busy the machine is, is not what is tried out.
      shed: { analysis: 1e9, imports: 1e9, tables: 1e9, sockets: 1e9 },
      ...limits,
    };
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--conditions',
        'runehold:source',
        path('./besieged.mjs'),
        new URL('../../src/server.ts', import.meta.url).href,
        database,
        JSON.stringify(told),
      ],
      { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    const errors: string[] = [];
    child.stderr?.setEncoding('utf8').on('data', text => errors.push(String(text)));
    const address = await new Promise<string>((resolve, reject) => {
      child.once('message', message => resolve((message as { readonly address: string }).address));
      child.once('exit', () => reject(new Error(`the server did not start: ${errors.join('')}`)));
    });
    return new Siege(address, child, errors);
  }

  /** What the server complained of. */
  get complaints(): readonly string[] {
    return this.#errors;
  }

  /** Somebody with bad intentions, from an address of their own. */
  attacker(number = 1): Promise<Person> {
    return Person.arrive(this.address, undefined, `198.51.100.${number}`);
  }

  /** The work that the loop of the server has done so far, in ms: what others on this machine do does not count. */
  #workDone(): number {
    const { pid } = this.#child;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  }

  async #answered(): Promise<ReadonlyMap<number, number>> {
    const answered = new Promise<readonly (readonly [number, number])[]>(resolve =>
      this.#child.once('message', message =>
        resolve((message as { readonly answered: readonly (readonly [number, number])[] }).answered),
      ),
    );
    this.#child.send('answered');
    return new Map(await answered);
  }

  /** Lets each bystander do something again and again; says how much work the loop did before each was answered. */
  async #watch(goesOn: (done: number) => boolean): Promise<number[]> {
    const began = new Map<number, number>();
    await Promise.all(
      this.#bystanders.map(async bystander => {
        for (let done = 0; goesOn(done); done++) {
          const ref = bystander.nextRef;
          began.set(ref, this.#workDone());
          await bystander.act();
          await sleep(PAUSE_MS);
        }
      }),
    );
    const answered = await this.#answered();
    return [...began].map(([ref, before]) => {
      const after = answered.get(ref);
      if (after === undefined) throw new Error(`request ${ref} was never answered`);
      return Math.max(0, after - before);
    });
  }

  /**
   * Attacks in rounds, with quiet in between, while others play. What comes back is the work of the loop for which
   * ninety-nine in a hundred of their requests waited at most, in quiet and under attack.
   */
  async endure(attack: (round: number) => Promise<unknown>): Promise<{ quiet: number; loaded: number }> {
    while (this.#bystanders.length < BYSTANDERS)
      this.#bystanders.push(await Bystander.sit(this.address, this.#bystanders.length));
    await Promise.all([attack(0), this.#watch(done => done < REQUESTS)]);
    const quiet: number[] = [];
    const loaded: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      quiet.push(...(await this.#watch(done => done < REQUESTS)));
      let isOver = false;
      const attacking = attack(round).finally(() => {
        isOver = true;
      });
      loaded.push(...(await this.#watch(done => done < REQUESTS || (!isOver && done < MOST))));
      await attacking;
    }
    return { quiet: Math.max(FLOOR, percentile(quiet)), loaded: percentile(loaded) };
  }
}

const percentile = (all: readonly number[]): number => {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)];
};

/** Somebody at a table of their own who does nothing wrong: answers, and takes it back. */
class Bystander {
  readonly #seat: Seat;
  #ref: number;

  private constructor(seat: Seat, number: number) {
    this.#seat = seat;
    this.#ref = FIRST_REF + number * 100_000;
  }

  static async sit(address: string, number: number): Promise<Bystander> {
    const person = await Person.arrive(address, `Bystander ${number}`, `203.0.113.${number}`);
    const table = await person.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }], {}, false);
    return new Bystander(await person.come(table), number);
  }

  /** The number of the request that `act` makes. */
  get nextRef(): number {
    return this.#ref;
  }

  /** Answers what is asked, or takes it back if it was answered. */
  async act(): Promise<void> {
    const seat = this.#seat;
    const ref = this.#ref++;
    const ask = askOf(seat);
    const { seq } = seat;
    const outcome = await seat.request(
      ask ? { type: 'answer', ask: ask.id, seq, reply: [1] } : { type: 'undo', seq },
      ref,
    );
    if (outcome.type !== 'done') throw new Error(`a bystander was told ${JSON.stringify(outcome)}`);
    await seat.until(() => seat.seq > seq);
  }
}
