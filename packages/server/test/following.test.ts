import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { engineOf } from '@runehold/kernel/match/engine';
import type { Match } from '@runehold/kernel/match/match';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { viewOf } from '@runehold/kernel/view/view';
import type { WireViewer } from '@runehold/protocol/parts/message';
import { Audience } from '@runehold/protocol/table/audience';
import { Conversation } from '@runehold/protocol/table/chat/conversation';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { type Followed, follow, followFrom } from '@runehold/protocol/wire/follow';
import type { FromHost, UpdateMessage } from '@runehold/protocol/wire/from-host';
import { shelf } from '@runehold/shelf/shelf';
import { expect, test } from 'vitest';

const ANSWERS = 90;
const noChat = { say: () => Promise.reject(new Error('nobody speaks here')) };

/** Somebody who keeps up with what a table tells, over a line of text that may bring several updates at a time. */
class Follower {
  readonly guest = 'all';
  readonly name = 'all';
  readonly viewer: WireViewer;
  readonly #atATime: number;
  followed: Followed | undefined;
  /** The numbers of the records that were told. */
  readonly told: number[] = [];
  /** Updates that are still on the way. */
  readonly held: UpdateMessage[] = [];
  wholes = 0;
  bytes: number[] = [];

  constructor(viewer: WireViewer, atATime: number) {
    this.viewer = viewer;
    this.#atATime = atATime;
  }

  send(message: FromHost): void {
    const text = JSON.stringify(message);
    const told = JSON.parse(text) as FromHost;
    if (told.type === 'state') {
      this.wholes++;
      this.followed = followFrom(told);
      this.#note();
    } else if (told.type === 'update') {
      this.bytes.push(text.length);
      this.held.push(told);
      if (this.held.length === this.#atATime) this.#take(this.held.splice(0));
    }
  }

  #take(updates: readonly UpdateMessage[]): void {
    const patches = updates.flatMap(update => update.patches);
    this.followed = this.followed && follow(this.followed, { after: updates[0].after, patches });
    this.#note();
  }

  #note(): void {
    this.told.push(...(this.followed?.records ?? []).map(({ seq }) => seq));
  }
}

const settings: readonly (readonly [string, ChosenOptions])[] = [
  ['masquerade', {}],
  ['rune-age', {}],
  ['runewars', {}],
  [
    'runewars',
    { expansion: 'banners-of-war', commanders: 'yes', freeCities: 'yes', developmentCards: 'yes' },
  ],
];

/** Plays at random; after every answer everybody, late-comers too, must have the view that is made for them alone. */
test.each(settings)('%s %o: everybody keeps up with a random game', async (id, options) => {
  const pack = await shelf.find(id)?.pack();
  if (!pack) throw new Error(`there is no ${id}`);
  const engine = engineOf(pack.game);
  const hosted = HostedGame.open(engine, { seats: 3, options, secret: '6'.repeat(64) });
  const audience = new Audience({ id: 'one', host: 'all' }, new Conversation(noChat, []));
  const followers: Follower[] = [];
  const come = (viewer: WireViewer, atATime = 1): void => {
    const follower = new Follower(viewer, atATime);
    followers.push(follower);
    audience.show(hosted, follower, viewer);
  };
  for (const seat of [0, 1, 2]) hosted.handOver(seat, { kind: 'person', name: 'all' }, 'all');
  for (const viewer of [0, 1, 2, 'spectator'] as const) come(viewer);
  come('spectator', 3);
  const { game, table } = hosted.match as Match;
  const rng = new FastChance(5);
  const reply = new Reply();
  for (let n = 0; n < ANSWERS && !hosted.match.over; n++) {
    const from = hosted.log.length;
    const seat = nextAsked(table);
    const isBack = n % 9 === 8 && hosted.refuseUndo(hosted.match.entries.at(-1)?.seat ?? 0) === undefined;
    sampleReply(offerTo(game, table, seat), rng, reply);
    const refused = isBack
      ? hosted.undo(hosted.match.entries.at(-1)?.seat ?? 0, hosted.seq)
      : hosted.answer(seat, hosted.match.askIdOf(seat), hosted.seq, reply.toArray(), 'person');
    expect(refused).toBeUndefined();
    audience.tell(hosted, from);
    if (n % 50 === 25) come(([0, 1, 2, 'spectator'] as const)[n % 4]);
    for (const { viewer, followed, held } of followers) {
      if (held.length > 0) continue;
      const alone = { ...viewOf(game, table, viewer), viewer };
      expect(JSON.stringify(followed?.shown.view)).toBe(JSON.stringify(alone));
      // When it is over everything is told of what was secret.
      if (hosted.match.over) continue;
      const { records = [] } = followed ?? {};
      expect(JSON.stringify(records)).toBe(
        JSON.stringify(hosted.told(viewer, hosted.log.length - records.length)),
      );
    }
  }
  expect(followers.map(({ wholes }) => wholes)).toEqual(followers.map(() => 1));
  for (const { told, held } of followers)
    expect(told.concat(held.map(({ seq }) => seq))).toEqual(
      [...hosted.log.keys()].slice(-told.length - held.length),
    );
  const bytes = followers.flatMap(follower => follower.bytes).sort((a, b) => a - b);
  expect(bytes[bytes.length >> 1]).toBeLessThan(320);
});
