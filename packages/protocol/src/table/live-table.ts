import type { RefusalReason } from '@runehold/kernel/ask/refusal';
import type { Secret } from '@runehold/kernel/chance/secret';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { GameFile } from '@runehold/kernel/match/file';
import type { Message } from '@runehold/kernel/text/message';
import { limits } from '../limits.ts';
import type { WireViewer } from '../parts/message.ts';
import { hostSays } from '../say.ts';
import type { Request } from '../wire/from-client.ts';
import { AdviceDesk, type AdviceRequest } from './advice.ts';
import { Audience } from './audience.ts';
import { isNameTaken } from './bearers.ts';
import { BotTurns } from './bot-turns.ts';
import { ChatDesk } from './chat/chat-desk.ts';
import { Conversation } from './chat/conversation.ts';
import { Chair, type Floor } from './council/chair.ts';
import { Council } from './council/council.ts';
import type { HostedGame } from './hosted-game.ts';
import type { Keeper, Rewinder, Thinker } from './keeper.ts';
import { KeptGame } from './kept-game.ts';
import { OneByOne } from './one-by-one.ts';
import { OrderDesk, windowTime } from './orders/order-desk.ts';
import { onTheSpot, showMoment, tellHistory } from './past.ts';
import { type SeatRequest, seatChange } from './seat-changes.ts';
import { type StepWatch, type TableParts, unwatched } from './table-parts.ts';
import { type FileAsker, openBook } from './take-home.ts';
import type { FileAct } from './trust.ts';
import type { Visitor } from './visitor.ts';
import { holds, mayLook, maySee, usualViewer } from './visitor.ts';

type Refused = Message | undefined;
type Of<T extends Request['type']> = Extract<Request, { readonly type: T }>;

/** What is written down if it is done; the rest only looks or speaks. */
const writing: ReadonlySet<Request['type']> = new Set([
  ...(['answer', 'undo', 'sit', 'leave', 'let-bot-play', 'propose', 'vote', 'give-time', 'order'] as const),
]);

type Act = (game: HostedGame) => RefusalReason | undefined;

/**
 * A table with everybody at it: takes what they ask for one thing at a time, has it written down, and tells each what
 * that pair of eyes may know. Nobody is told of anything that could still be lost. It knows no network, disk or clock.
 */
export class LiveTable {
  readonly id: string;
  readonly host: string;
  readonly #kept: KeptGame;
  readonly #conversation: Conversation;
  readonly #chat: ChatDesk;
  readonly #keeper: Keeper;
  readonly #thinker: Thinker;
  readonly #newSecret: () => Secret;
  readonly #rewinder: Rewinder;
  readonly #later: TableParts['later'];
  readonly #step: StepWatch;
  readonly #isUnwatched: boolean;
  #isPresenceDue = false;
  readonly #audience: Audience;
  readonly #bots: BotTurns;
  readonly #advice: AdviceDesk;
  readonly #chair: Chair | undefined;
  readonly #orders: OrderDesk;
  #isResting = false;
  /** What breaks stops this game and no other. */
  readonly #work = new OneByOne(error => this.#freeze(error));

  constructor(parts: TableParts) {
    const { id, game, host, chat, keeper, thinker, newSecret, rewinder, later, timepiece } = parts;
    this.id = id;
    this.host = host;
    this.#step = parts.step ?? unwatched;
    this.#kept = new KeptGame(game, keeper, timepiece && (() => timepiece.now()), this.#step);
    this.#conversation = new Conversation(keeper, chat, parts.quiet);
    this.#keeper = keeper;
    this.#thinker = thinker;
    this.#newSecret = newSecret;
    this.#rewinder = rewinder ?? onTheSpot;
    this.#later = later;
    this.#isUnwatched = parts.unwatched === true;
    const council = timepiece && new Council(timepiece, thinker.levels);
    this.#audience = new Audience(
      { id, host, ...(parts.twins && { twins: parts.twins }) },
      this.#conversation,
      council,
    );
    this.#chat = new ChatDesk(this.#conversation, this.#audience);
    this.#chair = timepiece && council && new Chair(council, timepiece, this.#floor(), parts);
    this.#advice = new AdviceDesk(thinker);
    const answer = (act: Act): Promise<void> => this.#work.next(() => this.#botAnswers(act));
    const windowsAt = (seat: Seat) => this.#audience.windowsAt(this.#game, seat);
    this.#orders = new OrderDesk({ answer, windowsAt }, parts);
    this.#bots = new BotTurns(thinker, answer, game => windowTime(game, parts), timepiece);
  }

  #floor(): Floor {
    return {
      game: () => this.#game,
      inTurn: act => void this.#work.next(act),
      change: (asker, request, act) => this.#change(asker, request, act),
      done: (asker, request) => this.#done(asker, request),
      tellPeople: () => this.#tellPeople(),
      windowsOf: person => this.#audience.windowsOf(person),
      isEmpty: () => this.#audience.isEmpty || this.#kept.isLost,
    };
  }

  /** Nobody looks, nobody thinks and nothing waits to be done. */
  get isIdle(): boolean {
    return this.#audience.isEmpty && !this.#bots.isThinking && this.#orders.isIdle && this.#work.isIdle;
  }

  /** The persons who look at it now. */
  get present(): readonly string[] {
    return this.#audience.present;
  }

  /** No person holds a seat: whoever looks watches bots. */
  get isAmongBots(): boolean {
    const { setup } = this.#game;
    return Array.from({ length: setup.seats }, (_, seat) => this.#game.holdOf(seat)).every(
      ({ holder }) => holder.kind !== 'person',
    );
  }

  /** It can no longer be used: what is in memory is not what is written down. */
  get isClosed(): boolean {
    return this.#kept.isLost;
  }

  get #game(): HostedGame {
    return this.#kept.game;
  }

  /** Reads something off the game, when nothing in it could still be lost. What breaks on the way is the reader's. */
  read<T>(look: (game: HostedGame) => T): Promise<T> {
    return this.#work.ask(() => look(this.#game));
  }

  /** Lets somebody in, with the records after the last one they have. */
  join(visitor: Visitor, asked?: WireViewer, since?: number): Promise<void> {
    return this.#work.next(async () => {
      if (this.#kept.isLost) return visitor.send({ type: 'refused', reason: hostSays('refusal.busy') });
      if (this.#isUnwatched && !maySee(this.#game, visitor.guest))
        return visitor.send({ type: 'refused', reason: hostSays('refusal.unwatched') });
      const viewer = asked ?? usualViewer(this.#game, visitor.guest);
      if (!mayLook(this.#game, visitor.guest, viewer)) {
        visitor.send({ type: 'refused', reason: hostSays('refusal.not-your-seat') });
        return;
      }
      await this.#conversation.welcome(visitor.guest);
      await this.#chair?.takeUp(visitor.guest);
      await this.#chair?.noteStandstills();
      const isNew = this.#audience.viewerOf(visitor) === undefined;
      if (isNew) this.#chair?.council.came(visitor.guest);
      this.#show(visitor, viewer, since);
      this.#chair?.tellCalls(visitor);
      this.#presenceChanged();
      await this.#chair?.review();
      this.#isResting = false;
      this.wake();
    });
  }

  #show(visitor: Visitor, viewer: WireViewer, since?: number): void {
    this.#audience.show(this.#game, visitor, viewer, since);
    this.#orders.forget(visitor);
    this.#orders.tell(this.#game);
  }

  /** Somebody is gone. */
  part(visitor: Visitor): Promise<void> {
    return this.#work.next(async () => {
      this.#advice.drop(visitor);
      this.#orders.forget(visitor);
      if (!this.#audience.part(visitor)) return;
      this.#chair?.council.parted(visitor.guest);
      this.#presenceChanged();
      await this.#chair?.review();
    });
  }

  /** Everybody is told who is here: once, however many come or go in the same moment. */
  #presenceChanged(): void {
    if (!this.#later) this.#tellPeople();
    if (!this.#later || this.#isPresenceDue) return;
    this.#isPresenceDue = true;
    this.#later(() => {
      void this.#work.next(() => {
        this.#isPresenceDue = false;
        this.#tellPeople();
      });
    });
  }

  #tellPeople(): void {
    this.#audience.tellPresence(this.#game);
    this.#chair?.told();
  }

  /** Carries out a request and answers it. */
  handle(visitor: Visitor, request: Request): Promise<void> {
    const waited = writing.has(request.type) ? this.#step('wait') : undefined;
    return this.#work.next(async () => {
      waited?.();
      const viewer = this.#audience.viewerOf(visitor);
      if (viewer === undefined) return;
      this.#chair?.council.acted(visitor.guest);
      const refused = await this.#carryOut(visitor, viewer, request);
      if (refused) visitor.send({ type: 'refused', ref: request.ref, reason: refused });
      await this.#chair?.review();
    });
  }

  #carryOut(visitor: Visitor, viewer: WireViewer, request: Request): Promise<Refused> | Refused {
    if (this.#game.isFull && writing.has(request.type))
      return hostSays('refusal.table-full', { records: limits.records });
    const { play } = this.#game.matters;
    if (play !== 'on' && (request.type === 'answer' || request.type === 'undo'))
      return play === 'paused' ? hostSays('refusal.paused') : { key: 'refusal.game-over', args: {} };
    switch (request.type) {
      case 'answer':
        return (
          this.#mindful(visitor, viewer, request) ??
          this.#play(visitor, viewer, request, (game, seat) =>
            game.answer(seat, request.ask, request.seq, request.reply, 'person'),
          )
        );
      case 'undo':
        return this.#play(visitor, viewer, request, (game, seat) => game.undo(seat, request.seq));
      case 'sit':
      case 'leave':
      case 'let-bot-play':
        return this.#changeSeat(visitor, request);
      case 'look':
        return this.#look(visitor, request);
      case 'say':
      case 'hide':
      case 'mute':
      case 'report':
      case 'quiet':
        return this.#chat.carryOut(this.#game, visitor, viewer, request, () => this.#done(visitor, request));
      case 'history':
        tellHistory(this.#game, visitor, viewer, request);
        return undefined;
      case 'moment':
        return showMoment(this.#game, this.#keeper, this.#rewinder, visitor, viewer, request);
      case 'odds':
      case 'hint':
        return this.#advise(visitor, viewer, request);
      case 'coach':
        this.#audience.coach(this.#game, visitor, request.on);
        return this.#done(visitor, request);
      case 'give-time':
      case 'nudge':
      case 'propose':
      case 'vote':
        return this.#chair ? this.#chair.carryOut(visitor, request) : hostSays('refusal.no-council');
      case 'order':
      case 'withdraw':
        return this.#order(visitor, viewer, request);
      case 'ready':
      case 'swap':
      case 'remove':
      case 'plan':
      case 'start':
      case 'disband':
        return { key: 'refusal.stale', args: {} };
      case 'ping':
        return this.#done(visitor, request);
    }
  }

  #done(visitor: Visitor | undefined, { ref }: Pick<Request, 'ref'>): undefined {
    visitor?.send({ type: 'done', ref, seq: this.#game.seq });
  }

  /** Answers or takes back for the seat a visitor looks from and holds. */
  #play(
    visitor: Visitor,
    viewer: WireViewer,
    request: Request,
    act: (game: HostedGame, seat: Seat) => RefusalReason | undefined,
  ): Promise<Refused> | Refused {
    const seat = this.#seatOf(visitor, viewer);
    if (seat === undefined) return hostSays('refusal.not-your-seat');
    return this.#change(visitor, request, game => act(game, seat));
  }

  /** The seat a visitor looks from, if it is theirs to play. */
  #seatOf({ guest }: Visitor, viewer: WireViewer): Seat | undefined {
    return viewer !== 'spectator' && holds(this.#game, guest, viewer) ? viewer : undefined;
  }

  /** Why an answer waits for a second word: who asked for that has not confirmed what cannot be taken back. */
  #mindful(visitor: Visitor, viewer: WireViewer, request: Extract<Request, { type: 'answer' }>): Refused {
    const seat = request.unlessFinal ? this.#seatOf(visitor, viewer) : undefined;
    if (seat === undefined) return undefined;
    const final = this.#game.finality(seat, request.ask, request.seq, request.reply);
    return final === undefined ? undefined : hostSays(`refusal.final.${final}`);
  }

  #advise(visitor: Visitor, viewer: WireViewer, request: AdviceRequest): Refused {
    const seat = this.#seatOf(visitor, viewer);
    if (seat === undefined) return hostSays('refusal.not-your-seat');
    return this.#advice.take(this.#game, visitor, seat, request);
  }

  #order(
    visitor: Visitor,
    viewer: WireViewer,
    request: Of<'order'> | Of<'withdraw'>,
  ): Promise<Refused> | Refused {
    const seat = this.#seatOf(visitor, viewer);
    if (seat === undefined) return hostSays('refusal.not-your-seat');
    const act = this.#orders.act(visitor, seat, request, this.#game);
    return typeof act === 'function' ? this.#change(visitor, request, act) : act;
  }

  async #changeSeat(visitor: Visitor, request: SeatRequest): Promise<Refused> {
    const { guest, name, outside } = visitor;
    if (request.type === 'let-bot-play' && !this.#thinker.levels.includes(request.level))
      return hostSays('refusal.no-level');
    if (request.type === 'sit' && isNameTaken(this.#game, guest, name)) return hostSays('refusal.name-taken');
    const asker = { guest, name, host: guest === this.host, ...(outside && { outside }) };
    const change = seatChange(this.#game, asker, request, this.#newSecret);
    if (typeof change !== 'function') return change;
    const refused = await this.#change(visitor, request, game => {
      change(game);
      return undefined;
    });
    // From the seat also the past looks different: what was drawn there is told now.
    if (!refused && request.type === 'sit') this.#show(visitor, request.seat);
    return refused;
  }

  /**
   * Gives the game as a file: a finished one, or a running one to its only person. That a running one leaves is written
   * down and told before it does.
   */
  file(act: FileAct, person: FileAsker): Promise<GameFile | Message> {
    return this.#work.ask(async () => (await this.#refuseFile(act, person)) ?? this.#game.file());
  }

  async #refuseFile(act: FileAct, person: FileAsker): Promise<Refused> {
    const opening = openBook(this.#game, act, person);
    return typeof opening === 'function' ? this.#change(undefined, { ref: 0 }, opening) : opening;
  }

  /** Changes the game and tells everybody; what is refused is told to nobody else. */
  async #change(asker: Visitor | undefined, request: Pick<Request, 'ref'>, act: Act): Promise<Refused> {
    const changed = await this.#kept.change(act);
    const { fault, frozen } = this.#game;
    if (fault && !frozen) await this.#freeze(fault.fault);
    if ('refused' in changed) {
      // Whoever is still here must come in anew, to a table that is read anew.
      if (this.#kept.isLost) this.#audience.dismiss(changed.refused);
      return changed.refused;
    }
    this.#advice.review(this.#game);
    this.#sendAway();
    const told = this.#step('tell');
    // What changes only what somebody has left to be answered is told to nobody else.
    if (this.#game.log.length > changed.from) this.#audience.tell(this.#game, changed.from);
    this.#orders.tell(this.#game);
    told();
    // Whoever hears that it is done sees what it has led to.
    this.#done(asker, request);
    this.wake();
    return undefined;
  }

  /** Where there are no spectators, whoever has no seat goes when the last one is taken. */
  #sendAway(): void {
    if (!this.#isUnwatched) return;
    for (const guest of this.#audience.present.filter(each => !maySee(this.#game, each)))
      for (const visitor of this.#audience.windowsOf(guest)) {
        this.#audience.part(visitor);
        this.#chair?.council.parted(guest);
        visitor.send({ type: 'refused', reason: hostSays('refusal.unwatched') });
      }
  }

  #look(visitor: Visitor, request: Of<'look'>): Refused {
    if (!mayLook(this.#game, visitor.guest, request.viewer)) return hostSays('refusal.not-your-seat');
    this.#advice.drop(visitor, hostSays('refusal.asked-anew'));
    this.#done(visitor, request);
    this.#show(visitor, request.viewer);
    return undefined;
  }

  /** Goes back to how a game to practise with stood after so many answers; or tells why not. */
  rewind(entries: number): Promise<Refused> {
    return this.#work.ask(() => {
      this.#bots.rest();
      return this.#change(undefined, { ref: 0 }, game => game.rewind(entries));
    });
  }

  /** Is used no more: everybody comes in anew, to a table that is read anew. */
  renew(): Promise<void> {
    return this.#work.next(() => {
      this.rest();
      this.#kept.lose();
      this.#audience.dismiss(hostSays('refusal.busy'));
    });
  }

  /** Does what is due by now, though nobody be there: the house wakes tables for it that are played over days. */
  attend(): Promise<void> {
    return this.#work.next(async () => {
      await this.#chair?.noteStandstills();
      await this.#chair?.review();
      this.wake();
    });
  }

  /** Lets the bots rest until somebody comes. */
  rest(): void {
    this.#isResting = true;
    this.#bots.rest();
    this.#orders.rest();
  }

  /** Lets the bots go on, if it is their turn. */
  wake(): void {
    if (this.#kept.isLost || this.#isResting) return;
    this.#orders.wake(this.#game);
    this.#bots.wake(this.#game);
  }

  async #botAnswers(act: Act): Promise<void> {
    const refused = await this.#change(undefined, { ref: 0 }, act);
    if (refused?.key === 'refusal.stale') this.wake();
    await this.#chair?.review();
  }

  async #freeze(error: unknown): Promise<void> {
    try {
      await this.#kept.freeze(error);
      this.#audience.tell(this.#game, this.#game.log.length);
    } catch {
      this.#audience.dismiss({ key: 'refusal.frozen', args: {} });
    }
  }
}
