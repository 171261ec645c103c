import type { GameFile } from '@runehold/kernel/match/file';
import type { Permit, SeatAct } from '../../src/table/trust.ts';
import type { Request } from '../../src/wire/from-client.ts';
import { Dice } from './dice.ts';
import { come, type Place, remember, restart, setTable, settle } from './evening.ts';
import type { Window } from './window.ts';

const people = ['anna', 'bela', 'carla', 'dora'] as const;

/** What a run came to: how often each act was allowed or refused, by reason. */
export type TrustRun = { readonly sequences: number; readonly acts: ReadonlyMap<string, number> };

class Evening {
  readonly #dice: Dice;
  readonly #places: Place[] = [];
  readonly #files: { readonly owner: string; readonly file: GameFile }[] = [];
  readonly #counts: Map<string, number>;
  readonly told: string[] = [];

  constructor(dice: Dice, counts: Map<string, number>) {
    this.#dice = dice;
    this.#counts = counts;
  }

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
    this.told.push(what);
  }

  #expect(what: string, verdict: Permit, refused: string | undefined): void {
    const wanted = 'refused' in verdict ? verdict.refused : undefined;
    this.#count(`${what}: ${refused ?? 'yes'}`);
    if (refused !== wanted)
      throw new Error(`${what}: ${refused ?? 'yes'} where ${wanted ?? 'yes'} was expected`);
  }

  /** Lets one thing happen. */
  async step(): Promise<void> {
    const dice = this.#dice;
    const place = this.#places.length === 0 ? undefined : dice.of(this.#places);
    const isNew =
      this.#places.length < 3 && dice.oneIn(this.#files.length > this.#places.length - 1 ? 4 : 25);
    if (!place || isNew) return this.#set(dice.of(people));
    const window = place.windows.length === 0 ? undefined : dice.of(place.windows);
    if (!window || dice.oneIn(6)) return this.#come(place, dice.of(people));
    if (dice.oneIn(40)) return restart(place);
    if (dice.oneIn(20)) return this.#part(place, window);
    if (dice.oneIn(10)) return this.#file(place, dice.of(people));
    return this.#ask(place, window);
  }

  #set(person: string): void {
    const mine = this.#files.filter(({ owner }) => owner === person);
    const file = mine.length > 0 ? this.#dice.of(mine).file : undefined;
    const place = setTable(this.#dice, person, file);
    this.#count(`${file ? 'import' : 'set'}: ${typeof place === 'string' ? place : 'yes'}`);
    if (typeof place !== 'string') this.#places.push(place);
  }

  async #come(place: Place, person: string): Promise<void> {
    const viewer = this.#dice.of([undefined, 'spectator', 0, 1] as const);
    const { window, refused } = await come(place, person, viewer);
    const verdict: Permit =
      typeof viewer === 'number' ? place.picture.judge('look', person, viewer) : { allowed: true };
    remember(place, window);
    this.#expect('come', verdict, refused);
  }

  async #part(place: Place, window: Window): Promise<void> {
    await place.table.part(window);
    remember(place, window);
    place.windows = place.windows.filter(other => other !== window);
    this.#count('part');
  }

  async #file(place: Place, person: string): Promise<void> {
    const act = this.#dice.of(['file', 'take-home'] as const);
    await settle(place);
    const verdict = place.picture.judgeFile(act, person);
    const before = place.sheet.log.length;
    const file = await place.table.file(act, { guest: person, name: person });
    this.#expect(act, verdict, 'key' in file ? file.key : undefined);
    if ('key' in file) {
      if (place.sheet.log.length !== before) throw new Error('a file that was refused left a trace');
    } else if (!place.picture.over) {
      place.picture.disclose(person);
      this.#files.push({ owner: person, file });
    }
  }

  #request(place: Place, window: Window): Request {
    const dice = this.#dice;
    const seat = dice.below(place.picture.seats.length + (dice.oneIn(9) ? 1 : 0));
    const viewer = dice.of([...place.picture.seats.keys(), 'spectator'] as const);
    const [ask] = window.view?.asks ?? [];
    const isNumber = ask?.kind === 'number';
    const reply = ask === undefined || isNumber ? dice.below(10) : (ask.options[0]?.code ?? 0);
    return dice.of<() => Request>([
      () => ({ type: 'sit', ref: 1, seat, ...(dice.oneIn(2) && { agreed: true as const }) }),
      () => ({ type: 'sit', ref: 1, seat, agreed: true }),
      () => ({ type: 'leave', ref: 1, seat }),
      () => ({ type: 'let-bot-play', ref: 1, seat, level: 'plain' }),
      () => ({ type: 'look', ref: 1, viewer }),
      () => ({ type: 'answer', ref: 1, ask: ask?.id ?? '0.0', seq: window.seq, reply: [reply] }),
      () => ({ type: 'undo', ref: 1, seq: window.seq }),
      () => ({ type: 'say', ref: 1, text: 'hm' }),
      () => ({ type: 'history', ref: 1, before: window.seq + 1 }),
      () => ({ type: 'moment', ref: 1, seq: dice.below(window.seq + 1) }),
    ])();
  }

  /** What must come of a request, as far as trust goes. */
  #verdict({ picture }: Place, { guest, viewer = 'spectator' }: Window, request: Request): Permit {
    const acts = { leave: 'leave', 'let-bot-play': 'bot' } as const satisfies Record<string, SeatAct>;
    switch (request.type) {
      case 'sit':
        return picture.judgeSit(guest, request.seat, request.agreed === true);
      case 'leave':
      case 'let-bot-play':
        return picture.judge(acts[request.type], guest, request.seat);
      case 'look':
        return request.viewer === 'spectator'
          ? { allowed: true }
          : picture.judge('look', guest, request.viewer);
      case 'answer':
      case 'undo':
        return viewer === 'spectator'
          ? { refused: 'refusal.not-your-seat' }
          : picture.judge('play', guest, viewer);
      default:
        return { allowed: true };
    }
  }

  async #ask(place: Place, window: Window): Promise<void> {
    await settle(place);
    const request = this.#request(place, window);
    const verdict = this.#verdict(place, window, request);
    const log = place.sheet.log.length;
    const others = place.windows.filter(other => other !== window);
    const heard = others.map(other => other.heard);
    const answers: string[] = [];
    const send = window.send.bind(window);
    window.send = message => {
      if ('ref' in message) answers.push(message.type === 'refused' ? message.reason.key : 'yes');
      send(message);
    };
    await place.table.handle(window, request);
    window.send = send;
    const refused = answers[0] === 'yes' ? undefined : answers[0];
    // Whose turn it is, and what may be taken back, the rules say.
    const isGame = request.type === 'answer' || request.type === 'undo';
    if (isGame && 'allowed' in verdict) this.#count(`${request.type}: ${refused ?? 'yes'}`);
    else this.#expect(request.type, verdict, refused);
    if (refused !== undefined) {
      const isTold = others.some((other, i) => other.heard !== heard[i]);
      if (place.sheet.log.length !== log || isTold) throw new Error(`${request.type} was refused, and done`);
    } else this.#note(place, window, request);
    await settle(place);
  }

  #note({ picture }: Place, { guest }: Window, request: Request): void {
    if (request.type === 'sit') {
      const isNew = !picture.knowers.has(guest) && picture.seats.every(({ saw }) => !saw.has(guest));
      if (picture.knowers.size > 0 && isNew && request.agreed !== true)
        throw new Error(`${guest} sat down at an open book without a word`);
      picture.sit(guest, request.seat);
    }
    if (request.type === 'leave') picture.leave(guest, request.seat);
    if (request.type === 'let-bot-play') picture.bot(guest, request.seat);
  }

  /** What must hold at any time. */
  check(): void {
    for (const place of this.#places) {
      const { picture, windows, sent } = place;
      for (const window of windows) {
        remember(place, window);
        const known = [...picture.knowers].every(knower => window.knowers.includes(knower));
        if (!known) throw new Error(`${window.guest} is not told that the book is open`);
      }
      for (const [person, seats] of sent) {
        if (seats.size > 1 && !picture.isOneScreen([...seats]))
          throw new Error(`${person} was sent the hands of seats ${[...seats]}`);
        const never = [...seats].find(seat => !picture.seats[seat].saw.has(person));
        if (never !== undefined) throw new Error(`${person} never held seat ${never} and saw its hand`);
      }
    }
  }

  /** Whoever joined an open book plays for cards that no file tells of. */
  async #checkKeys({ picture, table }: Place): Promise<void> {
    const isJoined = picture.seats.some(({ saw }) => [...saw].some(person => !picture.knowers.has(person)));
    if (picture.knowers.size === 0 || !isJoined) return;
    const { secret } = await table.read(({ match }) => match.key);
    const isOut = this.#files.some(({ file }) => file.keys.some(key => key.secret === secret));
    this.#count('re-keyed');
    if (isOut) throw new Error('somebody joined, and the secret that deals is out');
  }

  /** Nobody is locked out: every owner looks from their seat and takes it back from a bot. */
  async end(): Promise<void> {
    for (const place of this.#places) {
      await settle(place);
      await this.#checkKeys(place);
      for (const [seat, { owner }] of place.picture.seats.entries()) {
        if (owner === undefined) continue;
        const { window, refused } = await come(place, owner, seat);
        if (refused !== undefined) throw new Error(`${owner} may not look from seat ${seat}: ${refused}`);
        if (place.picture.stateOf(seat) !== 'minded' || place.picture.over) continue;
        await place.table.handle(window, { type: 'sit', ref: 1, seat });
        place.picture.sit(owner, seat);
        const isBack = await place.table.read(game => game.holdOf(seat).holder.kind === 'person');
        if (!isBack) throw new Error(`${owner} does not get seat ${seat} back`);
        this.#count('back');
      }
    }
    this.check();
  }
}

const STEPS = 40;

/**
 * Lets random people do random things, allowed and forbidden, at tables that are set, restarted, taken home and brought
 * back. Throws where the host does not do as the table of trust says, or where somebody was sent what they must not see.
 */
export const runTrust = async (seed: number, sequences: number): Promise<TrustRun> => {
  const acts = new Map<string, number>();
  for (let n = 0; n < sequences; n++) {
    const evening = new Evening(new Dice(seed + n), acts);
    try {
      for (let step = 0; step < STEPS; step++) {
        await evening.step();
        evening.check();
      }
      await evening.end();
    } catch (error) {
      throw new Error(`trust, seed ${seed + n}, after ${evening.told.join(', ')}`, { cause: error });
    }
  }
  return { sequences, acts };
};
