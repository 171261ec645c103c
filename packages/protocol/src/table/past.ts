import type { Message } from '@runehold/kernel/text/message';
import { limits } from '../limits.ts';
import type { WireViewer } from '../parts/message.ts';
import { hostSays } from '../text/specs.ts';
import type { Request } from '../wire/from-client.ts';
import type { HostedGame } from './hosted-game.ts';
import type { Keeper } from './keeper.ts';
import type { Visitor } from './visitor.ts';

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

/** Shows how the table looked after a record, from where the visitor looks; or tells why not. */
export const showMoment = async (
  game: HostedGame,
  keeper: Keeper,
  visitor: Visitor,
  viewer: WireViewer,
  { ref, seq }: Extract<Request, { readonly type: 'moment' }>,
): Promise<Message | undefined> => {
  if (seq > game.seq) return hostSays('refusal.no-such-record');
  const view = game.at(seq, await keeper.snapshot(seq)).view(viewer);
  visitor.send({ type: 'moment', ref, seq, view });
  return undefined;
};
