/**
 * What a game is looked at for: who had which card in hand, in play or in use, and how it came to its end.
 * A card counts once for a seat however often; how often it came is counted apart.
 */
import { isOpen, openedBy } from '@runehold/kernel/layout/box';
import { universe } from '@runehold/runewars/boxes/universe';
import { factionIds } from '@runehold/runewars/pools';
import { dragonRunes } from '@runehold/runewars/rules/runes/count';

const ownerOf = (t, hero) => t.heroOwner.get(hero) - 1;

const bySeat = (kind, deed) => ({ kind, deed, seatOf: (_t, seat) => seat, cardOf: (_seat, card) => card });
const byHero = (kind, deed) => ({ kind, deed, seatOf: ownerOf, cardOf: (_hero, card) => card });
const third = (_first, _second, card) => card;

/** By event: the kind of card, whether a seat came to have it or made something of it, and how both are read. */
const told = {
  'tactics-drawn': bySeat('tactics', 'had'),
  'tactics-played': bySeat('tactics', 'used'),
  'fate-turned': bySeat('tactics', 'used'),
  'objective-drawn': bySeat('objective', 'had'),
  'objective-claimed': bySeat('objective', 'used'),
  'reward-received': byHero('reward', 'had'),
  'reward-shown': byHero('reward', 'used'),
  'development-card-bought': bySeat('development', 'had'),
  'development-card-used': bySeat('development', 'used'),
  'commander-named': { ...bySeat('commander', 'had'), cardOf: third },
  'command-changed': { ...byHero('commander', 'had'), cardOf: third },
  'commander-card-used': byHero('commander', 'used'),
};

/** The lists of the cards that are counted, by kind. */
const lists = {
  tactics: 'tacticsCards',
  season: 'seasonCards',
  objective: 'objectiveCards',
  reward: 'rewardCards',
  development: 'developmentCards',
  commander: 'commanderCards',
};

/** What there is of each kind with these options, whether it ever comes up or not: ids and names. */
export const cardsWith = options => {
  const open = openedBy(universe, options);
  return Object.entries(lists).flatMap(([kind, list]) =>
    universe[list]
      .filter((_, card) => isOpen(open, universe.boxOf[list][card]))
      .map(({ id, name: [en] }) => ({ kind, id, name: en.forms.one })),
  );
};

/** Hears everything that is told of one game after another. */
export class Watch {
  #table;
  #cards = new Map();
  #season = -1;
  #first = -1;
  #counted = 0;
  #eliminated = 0;

  /** The table that is looked at when something is told. */
  at(table) {
    this.#table = table;
  }

  begin() {
    this.#cards.clear();
    this.#season = -1;
    this.#first = -1;
    this.#counted = 0;
    this.#eliminated = 0;
  }

  add(event, _confidants, a, b, c) {
    const { key } = event;
    if (Object.hasOwn(told, key)) {
      const { kind, deed, seatOf, cardOf } = told[key];
      this.#note(kind, cardOf(a, b, c), deed, seatOf(this.#table, a));
    } else if (key === 'season-card-drawn') {
      this.#season = b;
      this.#note('season', b, 'had', -1);
    } else if (key === 'bid-won') this.#note('season', this.#season, 'used', a);
    // The first player of the first year: the title that makes one changes hands later.
    else if (key === 'first-player' && this.#first < 0) this.#first = a;
    else if (key === 'runes-counted') this.#counted++;
    else if (key === 'eliminated') this.#eliminated++;
  }

  #note(kind, card, deed, seat) {
    const name = `${kind} ${universe[lists[kind]][card].id} ${deed}`;
    const seats = this.#cards.get(name) ?? {};
    seats[seat] = (seats[seat] ?? 0) + 1;
    this.#cards.set(name, seats);
  }

  /** A finished game as a line of data. */
  told(answers) {
    const t = this.#table;
    const seats = Array.from({ length: t.seats }, (_, seat) => seat);
    return {
      factions: seats.map(seat => factionIds[t.faction.get(seat) - 1]),
      first: this.#first,
      winners: t.over ? seats.filter(seat => t.placeOf(seat) === 1) : [],
      runes: seats.map(seat => dragonRunes(t, seat)),
      influence: seats.map(seat => t.influence.get(seat)),
      year: t.year,
      season: t.season,
      end: this.#end(),
      eliminated: this.#eliminated,
      answers,
      cards: Object.fromEntries(this.#cards),
    };
  }

  #end() {
    if (!this.#table.over) return 'broken-off';
    // A Victory card that holds counts the runes of its owner alone, the end of the last year those of all.
    if (this.#counted === 0) return 'last-one-left';
    return this.#counted === 1 ? 'victory-card' : 'last-year';
  }
}
