import type { Told } from '../../src/parts/record.ts';
import type { WireView } from '../../src/parts/view.ts';
import type { Visitor } from '../../src/table/visitor.ts';
import { type Followed, follow, followFrom } from '../../src/wire/follow.ts';
import type { FromHost, StateMessage, UpdateMessage } from '../../src/wire/from-host.ts';

const isHidden = (hand: unknown): boolean => typeof hand === 'object' && hand !== null && 'hidden' in hand;

/** The seats whose cards a view shows. */
const handsIn = ({ table, over }: WireView): number[] => {
  const hands = over ? [] : ((table['hand'] ?? []) as readonly unknown[]);
  return hands.flatMap((hand, seat) => (isHidden(hand) ? [] : [seat]));
};

/** The seats whose draws are told, card and all. */
const drawsIn = (records: readonly Told[]): number[] =>
  records.flatMap(record =>
    'events' in record
      ? record.events.flatMap(({ key, args }) => (key === 'drew' && 'card' in args ? [args['who']] : []))
      : [],
  );

/** One window of a person at a table, with whose hands it was really sent. */
export class Window implements Visitor {
  readonly guest: string;
  readonly name: string;
  /** Seats whose cards were sent here while the game ran. */
  readonly saw = new Set<number>();
  viewer: WireView['viewer'] | undefined;
  view: WireView | undefined;
  #followed: Followed | undefined;
  seq = 0;
  heard = 0;
  last: FromHost | undefined;
  /** Those who, as this window was told last, may know every card. */
  knowers: readonly string[] = [];
  isOver = false;

  constructor(guest: string) {
    this.guest = guest;
    this.name = guest;
  }

  send(message: FromHost): void {
    this.heard++;
    this.last = message;
    if (message.type === 'state' || message.type === 'update') {
      const { shown, records } = this.#follow(message);
      const { view } = shown;
      this.seq = message.seq;
      this.isOver = view.over;
      this.viewer = view.viewer;
      this.view = view;
      this.#see(handsIn(view));
      this.#see(drawsIn(records));
    }
    if (message.type === 'moment') this.#see(handsIn(message.view));
    if (message.type === 'history') this.#see(drawsIn(message.records));
    if (message.type === 'state' || message.type === 'presence') this.knowers = message.people.knowers;
  }

  #follow(message: StateMessage | UpdateMessage): Followed {
    if (message.type === 'state') this.#followed = followFrom(message);
    else this.#followed = this.#followed && follow(this.#followed, message);
    if (this.#followed === undefined) throw new Error('an update does not follow on what was shown');
    return this.#followed;
  }

  #see(seats: readonly number[]): void {
    // Once the game is over nothing is hidden.
    if (!this.isOver) for (const seat of seats) this.saw.add(seat);
  }
}
