import type { SeenEvent } from '@runehold/kernel/event/event';
import { fighterState, fighterType } from '../../../src/domains.ts';
import type { Table } from '../../../src/layout.ts';
import { DAMAGE_LEVELS, tacticsPool } from '../../../src/pools.ts';
import { STATES } from '../../../src/rules/battle/fighters.ts';
import { rowOf, typeOn } from '../../../src/rules/battle/sides.ts';
import { area } from '../../kit/arrange.ts';
import { FIELD } from '../kit.ts';
import { alike, differ, same, sameNames } from './alike.ts';
import { tacticalNames, unitTypes } from './data.ts';
import type { Field } from './field.ts';
import { type Figure, keyOf, type World } from './figure.ts';
import { isForBattle, type RulesTable } from './rules-table.ts';

const figureOf = (type: number, state: number): Figure => ({
  type,
  damage: state % DAMAGE_LEVELS,
  routed: state >= DAMAGE_LEVELS,
});

const keyOfCode = (code: number): number => keyOf(figureOf(fighterType(code), fighterState(code)));

/** The figures of a side in the engine, by key. */
const rowsOf = (t: Table, side: number): number[] => {
  const keys: number[] = [];
  for (let column = 0; column < t.columns; column++) {
    for (let state = 0; state < STATES; state++) {
      const figure = figureOf(typeOn(t, side, column), state);
      for (let n = t.fighters.get(rowOf(t, side, column), state); n > 0; n--) keys.push(keyOf(figure));
    }
  }
  return keys;
};

/** Whether an event is a retreat; where all refuges are taken, who retreats is destroyed. */
export const leaves = ({ key, args }: SeenEvent): boolean =>
  key === 'units-retreated' || (key === 'units-destroyed' && args['area'] === area(FIELD));

/** Units of one player in an area. */
const LIMIT = 8;

/** Gives the oracle what happens on the table of the rules, and compares at every decision what both think of it. */
export class SharedWorld implements World {
  readonly #rules: RulesTable;
  readonly #lying: readonly number[];
  readonly #drawn: SeenEvent[] = [];
  #read = 0;
  decisions = 0;
  field: Field | undefined;

  constructor(rules: RulesTable, lying: readonly number[]) {
    this.#rules = rules;
    this.#lying = lying;
  }

  get #armies(): readonly (readonly Figure[])[] {
    return this.field?.armies ?? [];
  }

  /** The engine's ask, which must be the oracle's. */
  #meet(side: number, what: string): void {
    const rules = this.#rules;
    rules.skipOthers();
    this.decisions++;
    for (const row of [0, 1]) {
      const keys = this.#armies[row].map(keyOf);
      if (!alike(rowsOf(rules.t, row), keys)) differ(`rows before ${what}`, rowsOf(rules.t, row), keys);
    }
    if (rules.t.battleArea === 0) differ(what, 'the battle is over', 'it goes on');
    same(`who decides: ${what}`, rules.asked, rules.t.sideSeat.get(side));
  }

  /** One of several, or nothing where it may pass and likes to. */
  #one(names: readonly string[], mayPass: boolean): string | undefined {
    const { rng, options } = this.#rules;
    const n = rng.pick(names.length + (mayPass ? 1 : 0));
    this.#rules.answer(options.find(({ name }) => name === names[n])?.code ?? -1);
    return names[n];
  }

  draw(side: number, type: number): number {
    for (let tries = 0; this.#drawn.length === 0 && tries < 2; tries++) {
      if (tries > 0) this.#rules.skipOthers();
      this.#drawn.push(...this.#rules.told(this.#read).filter(({ key }) => key === 'fate-drawn'));
      this.#read = this.#rules.toldSoFar;
    }
    const { args } = this.#drawn.shift() ?? differ('cards drawn', 'none', unitTypes[type].name);
    if (args['side'] !== side || args['unit'] !== type) differ('drawn for', args, [side, type]);
    return (args['fate'] ?? 0) + 1;
  }

  pick(side: number, keys: readonly number[], least: number, most: number): readonly number[] {
    this.#meet(side, 'a pick');
    const { rng, offer } = this.#rules;
    const isOne = offer.kind === 'one';
    const codes = this.#rules.first(Number.POSITIVE_INFINITY);
    const offered = isOne ? [...new Set(codes)] : codes;
    const expected = isOne ? [...new Set(keys)] : keys;
    if (!alike(offered.map(keyOfCode), expected)) differ('offered', offered.map(keyOfCode), expected);
    const range = isOne ? [offer.has(-1) ? 0 : 1, 1] : [offer.min, Math.min(offer.max, codes.length)];
    same('from so many to so many', range, [least, most]);
    const picked: number[] = [];
    for (let n = least + rng.pick(most - least + 1); n > 0; n--)
      picked.push(...offered.splice(rng.pick(offered.length), 1));
    this.#rules.answer(...(isOne && picked.length === 0 ? [-1] : picked));
    return picked.map(keyOfCode);
  }

  pickType(side: number, types: readonly number[]): number {
    this.#meet(side, 'a type');
    const names = types.map(type => unitTypes[type].name);
    sameNames(
      'types',
      this.#rules.options.map(({ name }) => name),
      names,
    );
    const chosen = this.#one(names, false);
    return types[names.indexOf(chosen ?? '')];
  }

  announce(side: number, hand: readonly string[]): string | undefined {
    this.#meet(side, 'an announcement');
    const held = tacticalNames.filter(name => hand.includes(name));
    same(
      'cards to announce',
      this.#rules.options.map(({ name }) => name),
      held,
    );
    return this.#one(held, true);
  }

  play(side: number, names: readonly string[]): string | undefined {
    this.#meet(side, 'a card');
    const offered = this.#rules.options.map(({ name }) => name).filter(isForBattle);
    sameNames('cards to play', offered, names);
    return this.#one(names, true);
  }

  drop(side: number, names: readonly string[], least: number, most: number): readonly string[] {
    this.#meet(side, 'something that goes or comes');
    const codes = this.#rules.first(Number.POSITIVE_INFINITY);
    const { offer, options, rng } = this.#rules;
    const nameOf = (code: number): string =>
      (options.find(option => option.code === code)?.name ?? '').replace(/^(fate|tactics):/, '');
    sameNames('what may go or come', codes.map(nameOf), names);
    same('so many', [offer.min, offer.max], [least, most]);
    const gone: number[] = [];
    for (let n = least + rng.pick(most - least + 1); n > 0; n--)
      gone.push(...codes.splice(rng.pick(codes.length), 1));
    this.#rules.answer(...gone);
    return gone.map(nameOf);
  }

  yes(side: number): boolean {
    this.#meet(side, 'yes or no');
    same('kind of ask', this.#rules.offer.kind, 'yes');
    const yes = this.#rules.rng.pick(2);
    this.#rules.answer(yes);
    return yes === 1;
  }

  name(side: number, hand: readonly string[]): string {
    this.#meet(side, 'a name');
    const names = [...new Set(hand)];
    sameNames(
      'cards to name',
      this.#rules.options.map(({ name }) => name),
      names,
    );
    return this.#one(names, false) ?? '';
  }

  gone(): string {
    const gone = this.#rules.told().findLast(({ key }) => key === 'tactics-discarded');
    return tacticsPool.cards[gone?.args['tactics'] ?? differ('a card lost', 'none', 'one')];
  }

  supply(side: number, type: number): number {
    const fighting = this.#armies[side].filter(figure => figure.type === type).length;
    const lying = this.#lying.filter(one => one === type).length;
    return this.#rules.t.content.units[type].figures - fighting - lying - this.#away(type);
  }

  use(side: number, names: readonly string[]): string | undefined {
    this.#meet(side, 'a card on the table');
    sameNames(
      'what may be used',
      this.#rules.options.map(({ name }) => name),
      names,
    );
    return this.#one(names, true);
  }

  amount(side: number, least: number, most: number): number {
    this.#meet(side, 'a number');
    const { offer, rng } = this.#rules;
    same('numbers', [offer.kind, offer.min, offer.max], ['number', least, most]);
    const amount = least + rng.pick(most - least + 1);
    this.#rules.answer(amount);
    return amount;
  }

  home(side: number): number {
    this.#meet(side, 'an area at home');
    const { options, rng, t } = this.#rules;
    const { code } = options[rng.pick(options.length)];
    const units = t.standing.sum(code, 0, t.columns) + t.routed.sum(code, 0, t.columns);
    this.#rules.answer(code);
    return LIMIT - units;
  }

  room(): number {
    return LIMIT - (this.#armies[1]?.length ?? 0) - this.#lying.length;
  }

  lost(type: number): number {
    const left = this.field?.left.filter(one => one === type).length ?? 0;
    return left - this.#away(type);
  }

  /** Figures that left the battle and live; where there was no refuge they are back in the supply. */
  #away(type: number): number {
    // Where they go may still have to be said.
    this.#rules.skipOthers();
    const leaving = this.#rules.told().filter(leaves);
    const left = this.field?.left ?? [];
    return left.filter((one, n) => one === type && leaving[n]?.key === 'units-retreated').length;
  }
}
