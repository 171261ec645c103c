import { commitmentsOf } from '@runehold/kernel/chance/keys';
import type { Message } from '@runehold/kernel/text/message';
import { limits } from '../limits.ts';
import type { WireViewer } from '../parts/message.ts';
import type { ChatLine, People } from '../parts/people.ts';
import { PROTOCOL } from '../version.ts';
import type { FromHost, UpdateMessage } from '../wire/from-host.ts';
import type { HostedGame } from './hosted-game.ts';
import { isMove } from './log.ts';
import { Views } from './views.ts';
import type { Visitor } from './visitor.ts';
import { mayLook, mayRead, peopleFor } from './visitor.ts';

/** Which table somebody looks at. */
export type TableCard = { readonly id: string; readonly host: string };

/** Everybody who looks at a table, each through one pair of eyes, and what they are told. */
export class Audience {
  readonly #card: TableCard;
  readonly #eyes = new Map<Visitor, WireViewer>();
  #views = new Views();

  constructor(card: TableCard) {
    this.#card = card;
  }

  get isEmpty(): boolean {
    return this.#eyes.size === 0;
  }

  /** The persons who are here. */
  get present(): readonly string[] {
    return [...this.#eyes.keys()].map(({ guest }) => guest);
  }

  /** From where a visitor looks; undefined for somebody who is not here. */
  viewerOf(visitor: Visitor): WireViewer | undefined {
    return this.#eyes.get(visitor);
  }

  #peopleFor(game: HostedGame, { guest }: Visitor): People {
    const { host } = this.#card;
    return peopleFor(game, { guest, host: guest === host }, host, this.present);
  }

  /** Shows a visitor the whole table, with the records after the last one they have, or with the latest. */
  show(
    game: HostedGame,
    visitor: Visitor,
    viewer: WireViewer,
    chat: readonly ChatLine[],
    since?: number,
  ): void {
    this.#eyes.set(visitor, viewer);
    this.#views.keep(new Set(this.#eyes.values()));
    const { engine, match } = game;
    const first = Math.max(0, game.log.length - limits.history);
    const from = since === undefined || since > game.seq ? first : Math.max(first, since + 1);
    visitor.send({
      type: 'state',
      protocol: PROTOCOL,
      table: this.#card.id,
      game: engine.game,
      rules: engine.rules,
      options: match.options,
      ...(engine.corrections && { content: engine.corrections.text }),
      view: this.#views.whole(game, viewer),
      ...standing(game, viewer, from),
      people: this.#peopleFor(game, visitor),
      chat: chat.filter(line => mayRead(game, visitor.guest, line)),
    });
  }

  /** Tells everybody what a change of the game means for them. One message serves all who look from one place. */
  tell(game: HostedGame, from: number, chat: readonly ChatLine[]): void {
    const messages = new Map<WireViewer, UpdateMessage>();
    for (const [visitor, viewer] of this.#eyes) {
      if (!mayLook(game, visitor.guest, viewer)) {
        // Somebody else has sat down there.
        this.show(game, visitor, 'spectator', chat);
        continue;
      }
      const known = messages.get(viewer);
      const message: UpdateMessage = known ?? {
        type: 'update',
        view: this.#views.change(game, viewer),
        ...standing(game, viewer, from),
      };
      messages.set(viewer, message);
      visitor.send(message);
    }
    // Who may do what changes with who sits where, with what is known, and at the end.
    if (game.match.over || game.log.slice(from).some(record => !isMove(record))) this.tellPresence(game);
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

  tellLine(game: HostedGame, line: ChatLine): void {
    for (const visitor of this.#eyes.keys())
      if (mayRead(game, visitor.guest, line)) visitor.send({ type: 'chat', line });
  }

  /** Somebody goes. False if they were not here. */
  part(visitor: Visitor): boolean {
    const wasHere = this.#eyes.delete(visitor);
    this.#views.keep(new Set(this.#eyes.values()));
    return wasHere;
  }

  /** Ends every visit with the reason. */
  dismiss(reason: Message): void {
    for (const visitor of this.#eyes.keys()) visitor.send({ type: 'refused', reason });
    this.#eyes.clear();
    this.#views = new Views();
  }
}

/** Where the game stands for a viewer, and the records from one on. */
const standing = (
  game: HostedGame,
  viewer: WireViewer,
  from: number,
): Pick<UpdateMessage, 'seq' | 'records' | 'refusedUndo' | 'frozen' | 'chance'> => {
  const refused = viewer === 'spectator' ? undefined : game.refuseUndo(viewer);
  return {
    seq: game.seq,
    records: game.told(viewer, from),
    ...(refused !== undefined && { refusedUndo: { key: `refusal.${refused}`, args: {} } }),
    frozen: game.frozen,
    chance: { keys: game.match.over ? game.match.keys : commitmentsOf(game.match.keys) },
  };
};
