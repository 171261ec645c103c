import type { Chance, Drawn, Pile } from '@runehold/kernel/chance/chance';
import { countDraw } from '@runehold/kernel/chance/chance';

/** What may come of one draw: as chance would give it, and how likely. */
type Way = { readonly outcome: number; readonly likely: number };

/** The cards of a pile, each kind once: which copy of it is drawn is all the same. */
const waysOf = (n: number, pile: Pile | undefined, kinds: number): Way[] => {
  if (pile === undefined) return Array.from({ length: n }, (_, outcome) => ({ outcome, likely: 1 / n }));
  const ways: Way[] = [];
  let place = 0;
  for (let card = 0; card < kinds && place < n; card++) {
    const copies = pile.count(card);
    if (copies > 0) ways.push({ outcome: place, likely: copies / n });
    place += copies;
  }
  return ways;
};

const kindsIn = ({ layout }: Drawn, { name }: Pile): number => {
  const shape = layout.plan.find(field => field.name === name.split('[')[0])?.shape;
  return shape !== undefined && 'pool' in shape ? shape.pool.cards.length : 0;
};

/** Chance that does all it can, one way after another: what is drawn is walked through like the digits of a number. */
export class EveryChance implements Chance {
  #ways: (readonly Way[])[] = [];
  #at: number[] = [];
  #drawn = 0;

  below(table: Drawn, stream: number, n: number, pile?: Pile): number {
    countDraw(table, stream);
    const depth = this.#drawn++;
    if (depth === this.#at.length) {
      this.#at.push(0);
      this.#ways.push(waysOf(n, pile, pile === undefined ? 0 : kindsIn(table, pile)));
    }
    return this.#ways[depth][this.#at[depth]].outcome;
  }

  /** Carries something out in every way that chance allows, and tells how likely each is. */
  walk(carryOut: () => void, ended: (likely: number) => void): void {
    const [ways, at, drawn] = [this.#ways, this.#at, this.#drawn];
    this.#ways = [];
    this.#at = [];
    for (let isMore = true; isMore; isMore = this.#turn()) {
      this.#drawn = 0;
      carryOut();
      ended(this.#at.reduce((likely, way, depth) => likely * this.#ways[depth][way].likely, 1));
    }
    [this.#ways, this.#at, this.#drawn] = [ways, at, drawn];
  }

  /** Turns to the next way; false after the last. */
  #turn(): boolean {
    for (let depth = this.#at.length - 1; depth >= 0; depth--) {
      if (++this.#at[depth] < this.#ways[depth].length) return true;
      this.#at.pop();
      this.#ways.pop();
    }
    return false;
  }
}
