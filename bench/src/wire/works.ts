import { Audience } from '@runehold/protocol/table/audience';
import { Conversation } from '@runehold/protocol/table/chat/conversation';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import type { Work } from '../measure.ts';
import { ByField } from '../peer/by-field.ts';
import { openAgain, type Played, type Record } from './played.ts';

/** From where it is looked on: three of the four who play. */
export const viewers = [0, 1, 2] as const;

/** What is done after every answer, with the number of the first record that is new. */
type AfterAnswer = (hosted: HostedGame, from: number) => void;

/** Nothing may be found out to be useless. */
export const kept: { value: unknown } = { value: undefined };

/** Plays recorded games again, one after another, and does something after every answer. */
export const replaying = (
  played: Played,
  records: readonly Record[],
  begin: (hosted: HostedGame) => AfterAnswer,
): Work => {
  let next = 0;
  return () => {
    const record = records[next++ % records.length];
    const hosted = openAgain(record, played);
    const after = begin(hosted);
    for (const { seat, reply } of record.answers) {
      const from = hosted.log.length;
      const refused = hosted.answer(seat, hosted.match.askIdOf(seat), hosted.seq, reply, 'person');
      if (refused !== undefined) throw new Error(`a recorded answer was refused: ${refused}`);
      after(hosted, from);
    }
    return record.answers.length;
  };
};

const noChat = { say: () => Promise.reject(new Error('nobody speaks here')) };

/** Three who look on, as a table tells them; `send` gets what each is told. */
export const watched =
  (send: (message: FromHost, viewer: number) => void) =>
  (hosted: HostedGame): AfterAnswer => {
    const audience = new Audience({ id: 'bench', host: 'host' }, new Conversation(noChat, []));
    for (const viewer of viewers) {
      hosted.handOver(viewer, { kind: 'person', name: 'host' }, 'host');
      const visitor = { guest: 'host', name: 'host', send: (message: FromHost) => send(message, viewer) };
      audience.show(hosted, visitor, viewer);
    }
    return (game, from) => audience.tell(game, from);
  };

/** The same as it was done before. */
export const watchedByField =
  (send: (message: object) => void) =>
  (hosted: HostedGame): AfterAnswer => {
    const former = new ByField();
    for (const viewer of viewers) {
      hosted.handOver(viewer, { kind: 'person', name: 'host' }, 'host');
      former.update(hosted, viewer, 0);
    }
    return (game, from) => {
      for (const viewer of viewers) send(former.update(game, viewer, from));
    };
  };

const keep = (value: unknown): void => {
  kept.value = value;
};

/** An answer as it is told to three who look on, and as it was told before. */
export const worksOf = (played: Played, records: readonly Record[]) => ({
  sent: replaying(
    played,
    records,
    watched(message => keep(JSON.stringify(message))),
  ),
  former: replaying(
    played,
    records,
    watchedByField(message => keep(JSON.stringify(message))),
  ),
});
