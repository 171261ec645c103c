import { randomUUID } from 'node:crypto';
import type { ErrandBox } from '../store/house/errand-box.ts';
import { carryOut, type Errand, type ErrandHouse, type Outcome } from './errands.ts';

/** How often it is looked for errands: whoever gives one waits for it. */
const EVERY_MS = 500;

/** Does what lies in the box of errands while the house serves. */
export class ErrandRunner {
  readonly #box: ErrandBox;
  readonly #house: ErrandHouse;
  readonly #timer: NodeJS.Timeout;
  /** Each house takes up its own. */
  readonly #node = randomUUID();
  #working: Promise<void> | undefined;

  readonly #isOurs: (errand: Errand) => boolean;

  /** `isOurs` says whether it is this process that does one, where there are many. */
  constructor(box: ErrandBox, house: ErrandHouse, isOurs: (errand: Errand) => boolean = () => true) {
    this.#box = box;
    this.#house = house;
    this.#isOurs = isOurs;
    this.#timer = setInterval(() => void this.run(), EVERY_MS).unref();
  }

  /** Does what there is to do, once at a time. */
  run(): Promise<void> {
    this.#working ??= this.#runAll()
      .catch((error: unknown) => this.#house.complain(`errands: ${String(error)}`))
      .finally(() => {
        this.#working = undefined;
      });
    return this.#working;
  }

  async #runAll(): Promise<void> {
    const isOurs = (body: string): boolean => this.#isOurs(JSON.parse(body) as Errand);
    for (const { id, body } of await this.#box.take(this.#node, isOurs))
      await this.#box.done(id, await this.#carryOut(body));
  }

  async #carryOut(body: string): Promise<string> {
    const outcome: Outcome = await carryOut(JSON.parse(body) as Errand, this.#house).catch(
      (error: unknown): Outcome => ({ ok: false, why: 'fault', detail: String(error) }),
    );
    return JSON.stringify(outcome);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
  }
}
