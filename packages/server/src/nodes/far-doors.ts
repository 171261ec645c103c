import type { Bus } from '../bus/bus.ts';
import type { OtherDoors, Taken } from '../door/door.ts';
import { read } from './messages.ts';

/** Where nodes say what they have let through. */
const LET_THROUGH = 'rh.let-through';

type Said = { readonly node: string; readonly taken: Taken };

/** The doors of the other nodes. What is lost on the way is let through once more: nothing but a limit hangs on it. */
export class FarDoors implements OtherDoors {
  readonly #bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly #me: string;

  constructor(bus: Pick<Bus, 'publish' | 'subscribe'>, me: string) {
    this.#bus = bus;
    this.#me = me;
  }

  tell(taken: Taken): void {
    this.#bus.publish(LET_THROUGH, JSON.stringify({ node: this.#me, taken } satisfies Said));
  }

  hear(take: (taken: Taken) => void): void {
    this.#bus.subscribe(LET_THROUGH, text => {
      const said = read<Said>(text);
      if (said && said.node !== this.#me) take(said.taken);
    });
  }
}
