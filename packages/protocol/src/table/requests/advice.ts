import type { Seat } from '@runehold/kernel/layout/seats';
import type { Advice, Wish } from '@runehold/kernel/pack/advice';
import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '../../say.ts';
import type { Request } from '../../wire/from-client.ts';
import type { FromHost } from '../../wire/from-host.ts';
import type { HostRefusal } from '../../words.ts';
import { isAtStake } from '../at-stake.ts';
import type { HostedGame } from '../hosted-game.ts';
import type { Thinker } from '../keeper.ts';
import { Patience } from '../patience.ts';
import type { Visitor } from '../visitor.ts';

/** A request for advice about an open ask. */
export type AdviceRequest = Extract<Request, { readonly type: 'odds' | 'hint' }>;

type Open = {
  readonly seat: Seat;
  readonly request: AdviceRequest;
  readonly patience: Patience;
};

const wishOf = (request: AdviceRequest): Wish =>
  request.type === 'odds' ? { kind: 'odds', chosen: request.chosen } : { kind: 'hint' };

const said = (ref: number, advice: Advice): FromHost =>
  advice.kind === 'odds'
    ? { type: 'odds', ref, odds: advice.odds }
    : {
        type: 'hint',
        ref,
        reply: advice.reply,
        reason: advice.reason,
        ...(advice.ahead && { ahead: advice.ahead }),
      };

const none = { odds: 'refusal.no-odds', hint: 'refusal.no-hint' } as const satisfies Record<
  string,
  HostRefusal
>;

/**
 * Advice for those who are to decide. It is thought about beside everything else that is done at the table, for each
 * visitor one thing at a time; when the ask is over, or the visitor looks elsewhere, nobody waits for it any more.
 */
export class AdviceDesk {
  readonly #thinker: Thinker;
  readonly #open = new Map<Visitor, Open>();

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  /** Takes a request of the person who holds a seat; or tells why not. The answer follows when it is there. */
  take(game: HostedGame, visitor: Visitor, seat: Seat, request: AdviceRequest): Message | undefined {
    const refused = game.refuseAbout(seat, request.ask, request.seq);
    if (refused !== undefined) return { key: `refusal.${refused}`, args: {} };
    if (this.#thinker.advise === undefined) return hostSays(none[request.type]);
    // Odds are a sum that everybody can do; what to answer is one's own business where it counts.
    if (request.type === 'hint' && isAtStake(game)) return hostSays('refusal.hint-at-stake');
    this.drop(visitor, hostSays('refusal.asked-anew'));
    const open: Open = { seat, request, patience: new Patience() };
    this.#open.set(visitor, open);
    void this.#thinker
      .advise(game, seat, wishOf(request), open.patience, visitor.guest)
      .then(advice => this.#tell(visitor, open, advice ?? hostSays(none[request.type])))
      .catch(() => this.#tell(visitor, open, hostSays('refusal.fault')));
    return undefined;
  }

  #tell(visitor: Visitor, open: Open, what: Advice | Message): void {
    if (open.patience.isOver) return;
    this.#open.delete(visitor);
    const { ref } = open.request;
    visitor.send('key' in what ? { type: 'refused', ref, reason: what } : said(ref, what));
  }

  /** After a change: who asked about something that is over is told so. */
  review(game: HostedGame): void {
    for (const [visitor, { seat, request }] of this.#open) {
      const over = game.refuseAbout(seat, request.ask, request.seq);
      if (over !== undefined) this.drop(visitor, { key: `refusal.${over}`, args: {} });
    }
  }

  /** A visitor does not wait any more, and is told why unless they have gone. */
  drop(visitor: Visitor, reason?: Message): void {
    const open = this.#open.get(visitor);
    if (open === undefined) return;
    this.#open.delete(visitor);
    open.patience.giveUp();
    if (reason) visitor.send({ type: 'refused', ref: open.request.ref, reason });
  }
}
