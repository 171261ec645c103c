import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import type { WireViewer } from '../../parts/message.ts';
import { hostSays } from '../../say.ts';
import type { Request } from '../../wire/from-client.ts';
import type { Audience } from '../audience.ts';
import { isNameTaken } from '../bearers.ts';
import type { HostedGame } from '../hosted-game.ts';
import type { Visitor } from '../visitor.ts';
import { mayRead, seatsHeldBy } from '../visitor.ts';
import type { Conversation, LineRequest, Speech } from './conversation.ts';

/** What people ask for who talk. */
export type ChatRequest = LineRequest | Extract<Request, { readonly type: 'say' | 'quiet' }>;

/** The name of the person on a seat: those who share a screen have names of their own. */
const nameAt = (game: HostedGame, seat: Seat): string | undefined => {
  const { holder } = game.holdOf(seat);
  return holder.kind === 'person' ? holder.name : undefined;
};

/** How somebody speaks at a table: from the seat they look from if it is theirs, or from the gallery; or why not. */
const speechOf = (
  game: HostedGame,
  { guest, name, outside }: Visitor,
  viewer: WireViewer,
): Speech | { readonly refused: Message } => {
  const mine = seatsHeldBy(game, guest);
  const seat = mine.find(held => held === viewer) ?? mine[0];
  if (seat !== undefined) return { guest, name: nameAt(game, seat) ?? name, room: 'table', seat };
  // At a seat everybody sees that it is a bot; in the gallery nobody would.
  if (outside) return { refused: hostSays('refusal.only-players') };
  return isNameTaken(game, guest, name)
    ? { refused: hostSays('refusal.name-taken') }
    : { guest, name, room: 'gallery' };
};

/** Takes what people at a table say, and what they want done about what others said. */
export class ChatDesk {
  readonly #conversation: Conversation;
  readonly #audience: Audience;

  constructor(conversation: Conversation, audience: Audience) {
    this.#conversation = conversation;
    this.#audience = audience;
  }

  /** Carries it out, says so with `done`, and tells whoever is to hear it; or tells why not. */
  async carryOut(
    game: HostedGame,
    visitor: Visitor,
    viewer: WireViewer,
    request: ChatRequest,
    done: () => void,
  ): Promise<Message | undefined> {
    if (request.type === 'say') {
      const speech = speechOf(game, visitor, viewer);
      const said = 'refused' in speech ? speech : await this.#conversation.say(speech, request.text);
      if ('refused' in said) return said.refused;
      done();
      this.#audience.tellLine(game, said.line);
      return undefined;
    }
    const listener = this.#audience.listener(visitor);
    if (request.type === 'quiet') {
      const refused = await this.#conversation.quiet(request.on, listener);
      if (refused) return refused;
      done();
      this.#audience.tellPresence(game);
      return undefined;
    }
    const refused = await this.#conversation.carryOut(request, listener, line =>
      mayRead(game, visitor.guest, line),
    );
    if (refused) return refused;
    done();
    if (request.type !== 'report') this.#audience.tellLines(game);
    return undefined;
  }
}
