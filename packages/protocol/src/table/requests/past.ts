import type { Message } from '@runehold/kernel/text/message';
import { limits } from '../../limits.ts';
import type { WireViewer } from '../../parts/message.ts';
import type { WireView } from '../../parts/view.ts';
import { hostSays } from '../../say.ts';
import type { Request } from '../../wire/from-client.ts';
import type { HostedGame } from '../hosted-game.ts';
import type { Keeper, Rewinder } from '../keeper.ts';
import type { Visitor } from '../visitor.ts';

/** Tells earlier records, those before one, as many as fit into one message. */
export const tellHistory = (
  game: HostedGame,
  visitor: Visitor,
  viewer: WireViewer,
  { ref, before }: Extract<Request, { readonly type: 'history' }>,
): void => {
  const to = Math.min(before, game.log.length);
  const records = game.told(viewer, Math.max(0, to - limits.history), to);
  visitor.send({ type: 'history', ref, records });
};

/** Plays the game again up to a record, on the spot: for hosts that hold up nobody else by it. */
export const onTheSpot: Rewinder = {
  view: async (game, seq, viewer, snapshot) => game.at(seq, snapshot).view(viewer),
};

/**
 * Shows how the table looked after a record, from where the visitor looks; or tells why not. What once was does not
 * change, so it is shown when it is there, and nobody at the table waits for it.
 */
export const showMoment = (
  game: HostedGame,
  keeper: Keeper,
  rewinder: Rewinder,
  visitor: Visitor,
  viewer: WireViewer,
  { ref, seq }: Extract<Request, { readonly type: 'moment' }>,
): Message | undefined => {
  if (seq > game.seq) return hostSays('refusal.no-such-record');
  const tell = (what: WireView | Message): void =>
    visitor.send(
      'key' in what ? { type: 'refused', ref, reason: what } : { type: 'moment', ref, seq, view: what },
    );
  void keeper
    .snapshot(seq)
    .then(snapshot => rewinder.view(game, seq, viewer, snapshot, visitor.guest))
    .catch(() => hostSays('refusal.fault'))
    .then(tell);
  return undefined;
};
