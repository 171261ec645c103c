import type { Offer } from '@runehold/kernel/ask/offer';
import { Reply } from '@runehold/kernel/ask/reply';
import type { FastChance } from '@runehold/kernel/chance/fast';
import { EventLog, type SeenEvent } from '@runehold/kernel/event/event';
import { type ChosenOptions, newTable } from '@runehold/kernel/match/table-setup';
import { askOp, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import { game } from '../../../src/game.ts';
import type { Table } from '../../../src/layout.ts';
import { developmentCardIds } from '../../../src/pools.ts';
import { columnOf } from '../../../src/rules/map/columns.ts';
import { commanderAt } from '../../banners/commanders/kit.ts';
import { token } from '../../heroes/summer.ts';
import { area, army, development, heroAt, stronghold, tacticsHand } from '../../kit/arrange.ts';
import { ordersInPlay } from '../../kit/position.ts';
import { attack, FIELD, setRows } from '../kit.ts';
import { byType, type Deal, NEUTRAL } from './deal.ts';

const factions = ['daqan', 'latari', 'uthuk', 'waiqar'] as const;
const anyUnit = ['unit-footman', 'unit-archer', 'unit-berserker', 'unit-reanimate'] as const;
const CONQUER = 3;

/** A table whose attacker is about to start a battle: of these factions, or against neutral units. */
const prepare = ({ attacker, defender, hasGarrison }: Deal, options: ChosenOptions): Table => {
  const unallied = defender === NEUTRAL;
  const others = factions.findIndex((_, faction) => faction !== attacker);
  const { table } = attack({
    factions: [factions[attacker], factions[unallied ? others : defender]],
    options,
    attackers: { [anyUnit[attacker]]: 1 },
    defenders: { [unallied ? 'unit-sorcerer' : anyUnit[defender]]: 1 },
    unallied,
    ...(hasGarrison ? { against: 'order-garrison' } : {}),
    arrange: t => tacticsHand(t, 0, 'tactics-mountain-pass'),
  });
  return table;
};

const prepared = new Map<string, Table>();

const preparedFor = (deal: Deal, options: ChosenOptions): Table => {
  const key = JSON.stringify([deal.attacker, deal.defender, deal.hasGarrison, options]);
  let table = prepared.get(key);
  if (table === undefined) {
    table = prepare(deal, options);
    prepared.set(key, table);
  }
  return table;
};

/** What a random battle has that does not depend on who fights. */
const arrange = (t: Table, deal: Deal): void => {
  if (deal.stronghold.worth > 0) stronghold(t, 1, FIELD, deal.stronghold.damaged);
  if (deal.stronghold.capital) t.capital.set(1, area(FIELD) + 1);
  const [first, second] = deal.tokens;
  if (first !== undefined) development(t, FIELD, first);
  if (second !== undefined) t.capitalDevelopment.set(1, t.development.get(area(FIELD)));
  if (deal.isWeakened) ordersInPlay(t, 0, CONQUER);
  if (deal.hasHill) token(t, FIELD, 'exp-defensible-area-2', true);
  for (const side of [0, 1]) {
    setRows(t, side, byType(deal.armies[side]));
    tacticsHand(t, side, ...deal.hands[side]);
    for (const { hero, type } of deal.supporters[side])
      t.supporter.set(side, columnOf(t, type), heroAt(t, side, hero, FIELD) + 1);
    for (const { hero, card, damage } of deal.leaders[side])
      commanderAt(t, side, hero, FIELD, card, { damage });
  }
  for (const card of deal.cards.flat()) t.developmentBought.set(developmentCardIds.indexOf(card), 1);
  army(t, deal.defender === NEUTRAL ? -1 : 1, FIELD, byType(deal.lying), true);
};

/** One thing that may be answered, by number and by name, and how often. */
export type Option = { readonly code: number; readonly name: string; readonly limit: number };

/** Whether an option of a window is a card for the battle, of a hand or of a commander. */
export const isForBattle = (name: string): boolean => /^(battle|command):/.test(name);

/** Asks of the fight itself, by the statements they are put under. */
const fight = ['RW-DMG', 'RW-ROUT', 'RW-ROUND', 'RW-CLASS', 'RW-DEV', 'RW-HERO-3', 'RW-BATTLE-27', 'BW-'];
const WINDOW = 'RW-TACT-15';

/** The table on which battles are fought by the rules. */
export class RulesTable {
  readonly rng: FastChance;
  readonly #log = new EventLog(game.eventList);
  readonly #reply = new Reply();
  readonly #options: ChosenOptions;
  readonly t: Table;

  constructor(rng: FastChance, options: ChosenOptions) {
    this.rng = rng;
    this.#options = options;
    this.t = newTable(game, options, rng) as Table;
  }

  /** Puts a battle on the table, up to the window in which the attacker may play cards of the start. */
  begin(deal: Deal): void {
    const edition = deal.original ? 'original' : 'revised';
    this.t.copyFrom(preparedFor(deal, { ...this.#options, edition }));
    this.t.chance = this.rng;
    this.t.sink = this.#log;
    this.#log.truncate(0);
    arrange(this.t, deal);
  }

  /** What was told since an event. */
  told(since = 0): SeenEvent[] {
    return this.#log.seen('all-seeing', since);
  }

  get toldSoFar(): number {
    return this.#log.length;
  }

  get rule(): string {
    return this.t.over ? '' : (askOp(game, this.t).ask?.spec.rule ?? '');
  }

  get asked(): number {
    return nextAsked(this.t);
  }

  get offer(): Offer {
    return offerTo(game, this.t, this.asked);
  }

  /** What is offered besides passing. */
  get options(): Option[] {
    const { codes, limits, length } = this.offer;
    const spec = askOp(game, this.t).ask?.spec;
    const domain = spec !== undefined && 'from' in spec ? spec.from : undefined;
    return Array.from({ length }, (_, i) => i)
      .filter(i => codes[i] >= 0)
      .map(i => ({ code: codes[i], name: domain?.nameOf(codes[i]) ?? '', limit: limits[i] }));
  }

  answer(...values: readonly number[]): void {
    const sorted = values.toSorted((a, b) => a - b);
    const refused = takeReply(game, this.t, this.asked, this.#reply.set(sorted));
    if (refused !== undefined) throw new Error(`the answer was refused: ${refused}`);
  }

  /** Whether a card of a hand or of a commander may be played for its text. */
  get #maySpeak(): boolean {
    return this.options.some(({ name }) => isForBattle(name));
  }

  /** Says something to asks that are not about the fight itself: where to retreat, what to build, whom to dismiss. */
  skipOthers(): void {
    while (this.t.battleArea > 0 && !this.t.over) {
      const { rule } = this;
      if (fight.some(topic => rule.startsWith(topic))) return;
      if (rule === WINDOW) {
        if (this.#maySpeak) return;
        this.answer(-1);
        continue;
      }
      const { offer } = this;
      if (offer.kind === 'some') this.answer(...this.first(offer.min));
      else this.answer(offer.kind === 'one' ? offer.codes[this.rng.pick(offer.length)] : 0);
    }
  }

  /** The first so many things of an offer. */
  first(wanted: number): number[] {
    return this.options.flatMap(({ code, limit }) => Array<number>(limit).fill(code)).slice(0, wanted);
  }
}
