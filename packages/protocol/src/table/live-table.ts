import type { Seat } from '@runehold/kernel/layout/seats';
import type { GameFile } from '@runehold/kernel/match/file';
import type { Message } from '@runehold/kernel/text/message';
import type { WireViewer } from '../parts/message.ts';
import { hostSays } from '../say.ts';
import type { Request } from '../wire/from-client.ts';
import { Audience } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { ChatDesk } from './chat/chat-desk.ts';
import { Conversation } from './chat/conversation.ts';
import { Chair, type Floor } from './council/chair.ts';
import { Council } from './council/council.ts';
import type { HostedGame } from './hosted-game.ts';
import { type Change, KeptGame } from './kept-game.ts';
import { OneByOne } from './one-by-one.ts';
import { OrderDesk, windowTime } from './orders/order-desk.ts';
import { AdviceDesk } from './requests/advice.ts';
import { isWriting, type Refused, RequestDesk } from './requests/request-desk.ts';
import { type StepWatch, type TableParts, unwatched } from './table-parts.ts';
import { type FileAsker, openBook } from './take-home.ts';
import type { FileAct } from './trust.ts';
import type { Visitor } from './visitor.ts';
import { mayLook, maySee, usualViewer } from './visitor.ts';

/**
 * A table with everybody at it: takes what they ask for one thing at a time, has it written down, and tells each what
 * that pair of eyes may know. Nobody is told of anything that could still be lost. It knows no network, disk or clock.
 */
export class LiveTable {
  readonly id: string;
  readonly host: string;
  readonly #kept: KeptGame;
  readonly #conversation: Conversation;
  readonly #later: TableParts['later'];
  readonly #step: StepWatch;
  readonly #isUnwatched: boolean;
  #isPresenceDue = false;
  readonly #audience: Audience;
  readonly #bots: BotTurns;
  readonly #advice: AdviceDesk;
  readonly #chair: Chair | undefined;
  readonly #orders: OrderDesk;
  readonly #requests: RequestDesk;
  #isResting = false;
  /** What breaks stops this game and no other. */
  readonly #work = new OneByOne(error => this.#freeze(error));

  constructor(parts: TableParts) {
    const { id, game, host, chat, keeper, thinker, later, timepiece } = parts;
    this.id = id;
    this.host = host;
    this.#step = parts.step ?? unwatched;
    this.#kept = new KeptGame(game, keeper, timepiece && (() => timepiece.now()), this.#step);
    this.#conversation = new Conversation(keeper, chat, parts.quiet);
    this.#later = later;
    this.#isUnwatched = parts.unwatched === true;
    const terms = { levels: thinker.levels, areInvited: parts.invited === true };
    const council = timepiece && new Council(timepiece, terms);
    this.#audience = new Audience(
      { id, host, ...(parts.twins && { twins: parts.twins }) },
      this.#conversation,
      council,
    );
    this.#chair = timepiece && council && new Chair(council, timepiece, this.#floor(), parts);
    this.#advice = new AdviceDesk(thinker);
    const answer = (act: Change): Promise<void> => this.#work.next(() => this.#botAnswers(act));
    const windowsAt = (seat: Seat) => this.#audience.windowsAt(this.#game, seat);
    this.#orders = new OrderDesk({ answer, windowsAt }, parts);
    this.#bots = new BotTurns(thinker, answer, game => windowTime(game, parts), timepiece);
    this.#requests = new RequestDesk(parts, {
      audience: this.#audience,
      advice: this.#advice,
      orders: this.#orders,
      chair: this.#chair,
      chat: new ChatDesk(this.#conversation, this.#audience),
      game: () => this.#game,
      change: (asker, request, act) => this.#change(asker, request, act),
      done: (asker, request) => this.#done(asker, request),
      show: (visitor, viewer) => this.#show(visitor, viewer),
    });
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
    const waited = isWriting(request) ? this.#step('wait') : undefined;
    return this.#work.next(async () => {
      waited?.();
      const viewer = this.#audience.viewerOf(visitor);
      if (viewer === undefined) return;
      this.#chair?.council.acted(visitor.guest);
      const refused = await this.#requests.carryOut(visitor, viewer, request);
      if (refused) visitor.send({ type: 'refused', ref: request.ref, reason: refused });
      await this.#chair?.review();
    });
  }

  #done(visitor: Visitor | undefined, { ref }: Pick<Request, 'ref'>): undefined {
    visitor?.send({ type: 'done', ref, seq: this.#game.seq });
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
  async #change(asker: Visitor | undefined, request: Pick<Request, 'ref'>, act: Change): Promise<Refused> {
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

  async #botAnswers(act: Change): Promise<void> {
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
