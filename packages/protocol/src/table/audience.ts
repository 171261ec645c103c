import { commitmentsOf } from '@runehold/kernel/chance/keys';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { limits } from '../limits.ts';
import type { WireViewer } from '../parts/message.ts';
import type { People } from '../parts/people.ts';
import { PROTOCOL } from '../version.ts';
import type { FromHost, Shown, UpdateMessage } from '../wire/from-host.ts';
import type { Conversation, Listener } from './chat/conversation.ts';
import type { Council } from './council/council.ts';
import type { MatterRecord } from './council/matters.ts';
import type { HostedGame } from './hosted-game.ts';
import type { KeptLine } from './keeper.ts';
import { isMove, type LogRecord } from './log.ts';
import { Views } from './views.ts';
import type { Visitor } from './visitor.ts';
import { mayLook, mayRead, peopleFor } from './visitor.ts';

/** Which table somebody looks at. */
export type TableCard = {
  readonly id: string;
  readonly host: string;
  readonly twins?: ReadonlyMap<string, string>;
};

/** Everybody who looks at a table, each through one pair of eyes, and what they are told. */
export class Audience {
  readonly #card: TableCard;
  readonly #conversation: Conversation;
  readonly #council: Council | undefined;
  readonly #eyes = new Map<Visitor, WireViewer>();
  readonly #coached = new Set<Visitor>();
  #views = new Views();

  constructor(card: TableCard, conversation: Conversation, council?: Council) {
    this.#card = card;
    this.#conversation = conversation;
    this.#council = council;
  }

  get isEmpty(): boolean {
    return this.#eyes.size === 0;
  }

  /** The persons who are here. */
  get present(): readonly string[] {
    return [...this.#eyes.keys()].map(({ guest }) => guest);
  }

  /** The windows a person looks through. */
  windowsOf(person: string): readonly Visitor[] {
    return [...this.#eyes.keys()].filter(({ guest }) => guest === person);
  }

  /** The windows of its person through which a seat is looked at. */
  windowsAt(game: HostedGame, seat: number): readonly Visitor[] {
    return [...this.#eyes].flatMap(([visitor, viewer]) =>
      viewer === seat && mayLook(game, visitor.guest, seat) ? [visitor] : [],
    );
  }

  /** From where a visitor looks; undefined for somebody who is not here. */
  viewerOf(visitor: Visitor): WireViewer | undefined {
    return this.#eyes.get(visitor);
  }

  #peopleFor(game: HostedGame, { guest, outside }: Visitor): People {
    const { host, twins = new Map<string, string>() } = this.#card;
    const coached = new Set([...this.#coached].map(visitor => visitor.guest));
    const places = new Map<string, Set<string>>();
    for (const { guest: here, place } of this.#eyes.keys())
      if (place !== undefined) places.set(here, (places.get(here) ?? new Set()).add(place));
    const presence = { present: this.present, coached, places, twins };
    const asker = { guest, host: guest === host, ...(outside && { outside }) };
    const withheld = this.#conversation.count(line => !mayRead(game, guest, line));
    return {
      ...peopleFor(game, asker, host, presence, this.#council),
      ...(withheld > 0 && { withheld }),
      ...(this.#conversation.isQuiet && { quiet: true }),
    };
  }

  /** How somebody listens to what is said. */
  listener({ guest }: Visitor): Listener {
    return { guest, host: guest === this.#card.host };
  }

  #linesFor(game: HostedGame, visitor: Visitor): ReturnType<Conversation['linesFor']> {
    return this.#conversation.linesFor(this.listener(visitor), line => mayRead(game, visitor.guest, line));
  }

  /** Shows a visitor the whole table, with the records after the last one they have, or with the latest. */
  show(game: HostedGame, visitor: Visitor, viewer: WireViewer, since?: number): void {
    this.#eyes.set(visitor, viewer);
    this.#views.keep(new Set(this.#eyes.values()));
    const { engine, match } = game;
    const first = Math.max(0, game.log.length - limits.history);
    const from = since === undefined || since > game.seq ? first : Math.max(first, since + 1);
    const { shown, changes } = this.#views.whole(viewer, () => shownTo(game, viewer));
    visitor.send({
      type: 'state',
      protocol: PROTOCOL,
      table: this.#card.id,
      game: engine.game,
      rules: engine.rules,
      options: match.options,
      ...(engine.corrections && { content: engine.corrections.text }),
      changes,
      ...shown,
      ...standing(game),
      records: game.told(viewer, from),
      people: this.#peopleFor(game, visitor),
      chat: this.#linesFor(game, visitor),
    });
  }

  /** Tells everybody what a change of the game means for them. One message serves all who look from one place. */
  tell(game: HostedGame, from: number): void {
    const messages = new Map<WireViewer, UpdateMessage>();
    const ousted: Visitor[] = [];
    for (const [visitor, viewer] of this.#eyes) {
      if (!mayLook(game, visitor.guest, viewer)) {
        ousted.push(visitor);
        continue;
      }
      const known = messages.get(viewer);
      const message: UpdateMessage = known ?? {
        type: 'update',
        ...this.#views.change(viewer, { records: game.told(viewer, from), ...shownTo(game, viewer) }),
        ...standing(game),
      };
      messages.set(viewer, message);
      visitor.send(message);
    }
    // Somebody else has sat down there. They are shown what spectators have just been told of, and so come last.
    for (const visitor of ousted) this.show(game, visitor, 'spectator');
    for (const record of game.log.slice(from)) if (isAdmission(record)) this.#showIn(game, record.seat);
    // Who may do what changes with who sits where, with what is known, and at the end.
    if (game.isOver || game.log.slice(from).some(record => !isMove(record))) this.tellPresence(game);
    // At the end the players read what was said in the gallery.
    if (game.isOver && this.#conversation.count(({ room }) => room === 'gallery') > 0) this.tellLines(game);
  }

  /** Whoever was let in looks from their seat: from there the past looks different. */
  #showIn(game: HostedGame, seat: Seat): void {
    for (const visitor of this.windowsOf(game.holdOf(seat).owner ?? ''))
      if (this.viewerOf(visitor) === 'spectator') this.show(game, visitor, seat);
  }

  /** Tells everybody who is here. One message serves all windows of a person. */
  tellPresence(game: HostedGame): void {
    const messages = new Map<string, FromHost>();
    for (const visitor of this.#eyes.keys()) {
      const { guest } = visitor;
      const message: FromHost = messages.get(guest) ?? {
        type: 'presence',
        people: this.#peopleFor(game, visitor),
      };
      messages.set(guest, message);
      visitor.send(message);
    }
  }

  /** Somebody has a coach here, or no longer: everybody is told. */
  coach(game: HostedGame, visitor: Visitor, isOn: boolean): void {
    if (isOn === this.#coached.has(visitor)) return;
    if (isOn) this.#coached.add(visitor);
    else this.#coached.delete(visitor);
    this.tellPresence(game);
  }

  /** Tells a line to everybody who may read it, and the others that there is one more. */
  tellLine(game: HostedGame, line: KeptLine): void {
    for (const visitor of this.#eyes.keys())
      visitor.send(
        mayRead(game, visitor.guest, line)
          ? { type: 'chat', line: this.#conversation.tell(line, this.listener(visitor)) }
          : { type: 'presence', people: this.#peopleFor(game, visitor) },
      );
  }

  /** Tells everybody anew what was said: some of it is no longer to be read, or is again. */
  tellLines(game: HostedGame): void {
    for (const visitor of this.#eyes.keys())
      visitor.send({ type: 'lines', chat: this.#linesFor(game, visitor) });
  }

  /** Somebody goes. False if they were not here. */
  part(visitor: Visitor): boolean {
    const wasHere = this.#eyes.delete(visitor);
    this.#coached.delete(visitor);
    this.#views.keep(new Set(this.#eyes.values()));
    return wasHere;
  }

  /** Ends every visit with the reason. */
  dismiss(reason: Message): void {
    for (const visitor of this.#eyes.keys()) visitor.send({ type: 'refused', reason });
    this.#eyes.clear();
    this.#coached.clear();
    this.#views = new Views();
  }
}

/** Whether a record says that somebody new plays on for whoever left a seat. */
const isAdmission = (record: LogRecord): record is MatterRecord & { readonly seat: Seat } =>
  record.kind === 'matter' &&
  record.what === 'admit' &&
  record.outcome === 'carried' &&
  record.seat !== undefined;

/** Where the game stands, and its clocks. */
const standing = (game: HostedGame): Pick<UpdateMessage, 'seq' | 'clocks'> => {
  const clocks = game.clocksNow;
  return { seq: game.seq, ...(clocks && { clocks }) };
};

/** What a viewer sees and may do. */
const shownTo = (game: HostedGame, viewer: WireViewer): Shown => {
  const refused = viewer === 'spectator' ? undefined : game.refuseUndo(viewer);
  return {
    view: game.view(viewer),
    frozen: game.frozen,
    chance: { keys: game.match.over ? game.match.keys : commitmentsOf(game.match.keys) },
    // What may be missing comes last: what stands before it keeps its place.
    ...(refused !== undefined && { refusedUndo: { key: `refusal.${refused}`, args: {} } }),
  };
};
