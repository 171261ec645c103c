import type { EventDef, Sink } from '@runehold/kernel/event/event';
import { isOpen, openedBy } from '@runehold/kernel/layout/box';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/table/table';
import { universe } from '../boxes/universe.ts';
import type { Table } from '../layout.ts';

/** The lists of the cards that are followed, by what a card of them is called by (`domains.ts`). */
const lists = {
  tactics: 'tacticsCards',
  seasonCard: 'seasonCards',
  objective: 'objectiveCards',
  reward: 'rewardCards',
  developmentCard: 'developmentCards',
  commanderCard: 'commanderCards',
} as const;
type Kind = keyof typeof lists;
type Deed = 'had' | 'used';

/** Whose a card is, and which, by what is told of it. */
type Told = {
  readonly kind: Kind;
  readonly deed: Deed;
  seatOf(t: Table, first: number): Seat;
  cardOf(first: number, second: number, third: number): number;
};

const second = (_first: number, card: number): number => card;
const third = (_first: number, _second: number, card: number): number => card;
const bySeat = (kind: Kind, deed: Deed, cardOf: Told['cardOf'] = second): Told => ({
  kind,
  deed,
  seatOf: (_t, seat) => seat,
  cardOf,
});
const byHero = (kind: Kind, deed: Deed): Told => ({
  kind,
  deed,
  seatOf: (t, hero) => t.heroOwner.get(hero) - 1,
  cardOf: second,
});

/** By event: whether a seat came to have a card or made something of it. */
const told: Readonly<Record<string, Told>> = {
  'tactics-drawn': bySeat('tactics', 'had'),
  'tactics-played': bySeat('tactics', 'used'),
  'fate-turned': bySeat('tactics', 'used'),
  'objective-drawn': bySeat('objective', 'had'),
  'objective-claimed': bySeat('objective', 'used'),
  'reward-received': byHero('reward', 'had'),
  'reward-shown': byHero('reward', 'used'),
  'development-card-bought': bySeat('developmentCard', 'had'),
  'development-card-used': bySeat('developmentCard', 'used'),
  'commander-named': bySeat('commanderCard', 'had', third),
  'command-changed': byHero('commanderCard', 'had'),
  'commander-card-used': byHero('commanderCard', 'used'),
};

/** What came to a seat, and how often it was used; a Season card comes to nobody. */
type Dealing = {
  readonly kind: Kind;
  readonly id: string;
  readonly seat: Seat | undefined;
  had: number;
  used: number;
};

/** What there is of each kind with these options, whether it ever comes up or not, by its English name. */
export const things = (options: Readonly<Record<string, string>>) => {
  const open = openedBy(universe, options);
  return Object.entries(lists).flatMap(([kind, list]) =>
    universe[list].flatMap(({ id, name: [english] }, card) =>
      isOpen(open, universe.boxOf[list][card])
        ? [{ kind: kind as Kind, id, name: english.forms['one'] }]
        : [],
    ),
  );
};

/**
 * Hears what is told of a game and can say how it went: who had which card and made something of it, and how it ended. It
 * sees the whole table, as a referee does.
 */
export class Chronicle implements Sink {
  #t: Table | undefined;
  readonly #dealings = new Map<string, Dealing>();
  #season = -1;
  #counted = 0;
  /** The first player of the first year; the title that makes one changes hands later. */
  first = -1;
  eliminated = 0;

  begin(table: TableCore): void {
    this.#t = table as Table;
    this.#dealings.clear();
    this.#season = -1;
    this.#counted = 0;
    this.first = -1;
    this.eliminated = 0;
  }

  add(event: EventDef, _confidants: number, a: number, b: number, c: number): void {
    const t = this.#t;
    if (t === undefined) return;
    const { key } = event;
    const known = told[key];
    if (known !== undefined) this.#note(known.kind, known.cardOf(a, b, c), known.deed, known.seatOf(t, a));
    else if (key === 'season-card-drawn') {
      this.#season = b;
      this.#note('seasonCard', b, 'had', undefined);
    } else if (key === 'bid-won') this.#note('seasonCard', this.#season, 'used', a);
    else if (key === 'first-player' && this.first < 0) this.first = a;
    else if (key === 'runes-counted') this.#counted++;
    else if (key === 'eliminated') this.eliminated++;
  }

  #note(kind: Kind, card: number, deed: Deed, seat: Seat | undefined): void {
    const { id } = universe[lists[kind]][card];
    const name = `${kind} ${id} ${seat}`;
    const dealing = this.#dealings.get(name) ?? { kind, id, seat, had: 0, used: 0 };
    dealing[deed]++;
    this.#dealings.set(name, dealing);
  }

  dealings(): readonly Readonly<Dealing>[] {
    return [...this.#dealings.values()];
  }

  /** The year in which it ended, and how. */
  ending(): Readonly<Record<string, string>> {
    return { year: String(this.#t?.year ?? 0), end: this.#end() };
  }

  #end(): string {
    if (this.#t?.over !== true) return 'broken-off';
    // A Victory card that holds counts the runes of its owner alone, the end of the last year those of all.
    if (this.#counted === 0) return 'last-one-left';
    return this.#counted === 1 ? 'victory-card' : 'last-year';
  }
}
