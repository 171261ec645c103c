import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { EventLog, type SeenEvent } from '@runehold/kernel/event/event';
import { type ChosenOptions, newTable } from '@runehold/kernel/match/table-setup';
import { askOp, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import { fighterState, fighterType, tacticsDomain, unitDomain } from '../../../src/domains.ts';
import { game } from '../../../src/game.ts';
import type { Table } from '../../../src/layout.ts';
import { DAMAGE_LEVELS } from '../../../src/pools.ts';
import { STATES } from '../../../src/rules/battle/fighters.ts';
import { rowOf, typeOn } from '../../../src/rules/battle/sides.ts';
import { area, stronghold, tacticsHand } from '../../kit/arrange.ts';
import { attack, FIELD, setRows } from '../kit.ts';
import { tacticalNames, unitTypes } from './data.ts';
import { type Field, type Figure, keyOf, type World } from './field.ts';
import { Oracle } from './oracle.ts';

const factions = ['daqan', 'latari', 'uthuk', 'waiqar'] as const;
const anyUnit = ['unit-footman', 'unit-archer', 'unit-berserker', 'unit-reanimate'] as const;
const NEUTRAL = 4;

/** A table whose attacker is about to start a battle: of these factions, or against neutral units. */
const prepare = (attacker: number, defender: number, options: ChosenOptions): Table => {
  const unallied = defender === NEUTRAL;
  const others = factions.findIndex((_, faction) => faction !== attacker);
  const { table } = attack({
    factions: [factions[attacker], factions[unallied ? others : defender]],
    options,
    attackers: { [anyUnit[attacker]]: 1 },
    defenders: { [unallied ? 'unit-sorcerer' : anyUnit[defender]]: 1 },
    unallied,
    arrange: t => tacticsHand(t, 0, 'tactics-mountain-pass'),
  });
  return table;
};

const prepared = new Map<string, Table>();

const tableOf = (attacker: number, defender: number, options: ChosenOptions): Table => {
  const key = JSON.stringify([attacker, defender, options]);
  let table = prepared.get(key);
  if (table === undefined) {
    table = prepare(attacker, defender, options);
    prepared.set(key, table);
  }
  return table;
};

/** The types of a faction by their number: four, and two that the expansion adds. */
const typeOfFaction = (faction: number, n: number): number =>
  n < 4 ? 4 * faction + n : 18 + 2 * faction + n;

/** Up to eight random figures of a faction and of neutral types; of these alone if they are nobody's. */
const randomArmy = (rng: FastChance, faction: number, left: number[], ownTypes: number): number[] => {
  const types: number[] = [];
  for (let n = 1 + rng.pick(8); n > 0; n--) {
    const own = faction !== NEUTRAL && rng.pick(3) > 0;
    const type = own ? typeOfFaction(faction, rng.pick(ownTypes)) : 16 + rng.pick(6);
    if (left[type] > 0) {
      left[type]--;
      types.push(type);
    }
  }
  return types;
};

const open = { worth: 0, damaged: false, capital: false } as const;

/** Nothing, a stronghold and a capital, whole and damaged. */
const defences = [
  open,
  { worth: 5, damaged: false, capital: false },
  { worth: 3, damaged: true, capital: false },
  { worth: 7, damaged: false, capital: true },
  { worth: 5, damaged: true, capital: true },
] as const;

const MOST_KEYS = 3000;
const counts = new Int16Array(MOST_KEYS);

/** Whether two lists hold the same keys equally often. */
const alike = (some: readonly number[], others: readonly number[]): boolean => {
  if (some.length !== others.length) return false;
  for (const key of some) counts[key]++;
  for (const key of others) counts[key]--;
  const equal = some.every(key => counts[key] === 0);
  for (const key of some) counts[key] = 0;
  for (const key of others) counts[key] = 0;
  return equal;
};

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

const figureOf = (type: number, state: number): Figure => ({
  type,
  damage: state % DAMAGE_LEVELS,
  routed: state >= DAMAGE_LEVELS,
});

const keyOfCode = (code: number): number => keyOf(figureOf(fighterType(code), fighterState(code)));

/** A disagreement between the engine and the oracle. */
const differ = (what: string, engine: unknown, oracle: unknown): never => {
  throw new Error(
    `${what}: the rules say ${JSON.stringify(engine)}, the oracle says ${JSON.stringify(oracle)}`,
  );
};

const same = (what: string, engine: unknown, oracle: unknown): void => {
  if (JSON.stringify(engine) !== JSON.stringify(oracle)) differ(what, engine, oracle);
};

/** Whether an event is a retreat; where all refuges are taken, who retreats is destroyed. */
const leaves = ({ key, args }: SeenEvent): boolean =>
  key === 'units-retreated' || (key === 'units-destroyed' && args['area'] === area(FIELD));

/** Lists of names in one order. */
const byName = (a: string, b: string): number => (a < b ? -1 : 1);

/** One table on which battles are fought by the rules and by the oracle with the same cards and decisions. */
export class Duplicate {
  readonly #rng: FastChance;
  readonly #log = new EventLog(game.eventList);
  readonly #reply = new Reply();
  readonly #options: ChosenOptions;
  #table: Table | undefined;

  /** With the options of an expansion both sides may hold Tactical Fate cards. */
  constructor(seed: number, options: ChosenOptions = {}) {
    this.#rng = new FastChance(seed);
    this.#options = options;
  }

  get #t(): Table {
    if (this.#table === undefined) throw new Error('no table');
    return this.#table;
  }

  /** Fights one random battle twice; throws where the two do not agree. Returns how many decisions it took. */
  fight(original = false): number {
    const rng = this.#rng;
    const attacker = rng.pick(4);
    const defender = [0, 1, 2, 3, NEUTRAL].filter(faction => faction !== attacker)[rng.pick(4)];
    const source = tableOf(attacker, defender, {
      ...this.#options,
      edition: original ? 'original' : 'revised',
    });
    this.#table ??= newTable(game, this.#options, rng) as Table;
    const t = this.#t;
    t.copyFrom(source);
    t.chance = rng;
    t.sink = this.#log;
    this.#log.truncate(0);
    const left = unitTypes.map(({ name }) => t.content.units.find(({ id }) => id === name)?.figures ?? 0);
    const ownTypes = t.ownColumns;
    const armies = [
      randomArmy(rng, attacker, left, ownTypes),
      randomArmy(rng, defender, left, ownTypes),
    ] as const;
    const { worth: walls, damaged, capital } = defender === NEUTRAL ? open : this.#walls();
    if (walls > 0) stronghold(t, 1, '3B', damaged);
    if (capital) t.capital.set(1, area('3B') + 1);
    for (const side of [0, 1]) {
      const rows: Record<string, number> = {};
      for (const type of armies[side]) {
        rows[unitTypes[type].name] = (rows[unitTypes[type].name] ?? 0) + 1;
      }
      setRows(t, side, rows);
    }
    const hands = t.tacticalFate > 0 ? this.#hands() : [[], []];
    for (const [seat, hand] of hands.entries()) tacticsHand(t, seat, ...hand);
    this.#answer(0, [-1]);
    if (defender === NEUTRAL) hands[1] = [];
    return this.#compare(armies, original, walls, hands);
  }

  /** One of what a defender may have: with the expansion a capital too, wherever it stands. */
  #walls(): (typeof defences)[number] {
    const known = this.#t.developmentDeck > 0 ? defences.length : defences.length - 2;
    return defences[this.#rng.pick(known)];
  }

  /** Two copies of each are there, and so few are dealt that no draw of a Knight goes beyond the limit of the hand. */
  #hands(): string[][] {
    const deck = [...tacticalNames, ...tacticalNames];
    const deal = (): string[] => deck.splice(this.#rng.pick(deck.length), 1);
    return [0, 1].map(() => Array.from({ length: this.#rng.pick(3) }, deal).flat());
  }

  #answer(seat: number, values: readonly number[]): void {
    const refused = takeReply(game, this.#t, seat, this.#reply.set(values));
    if (refused !== undefined) throw new Error(`the answer was refused: ${refused}`);
  }

  /** Says something to asks that are not about the fight itself: where to retreat, what to build, whom to dismiss. */
  #skipOthers(): void {
    const t = this.#t;
    const fight = ['RW-DMG', 'RW-ROUT', 'RW-ROUND', 'RW-CLASS', 'BW-UNIT', 'BW-TFATE'];
    while (t.battleArea > 0 && !t.over) {
      const rule = askOp(game, t).ask?.spec.rule ?? '';
      if (fight.some(topic => rule.startsWith(topic))) return;
      const seat = nextAsked(t);
      const offer = offerTo(game, t, seat);
      if (rule === 'RW-TACT-15') this.#answer(seat, [-1]);
      else if (offer.kind === 'some') this.#answer(seat, this.#several(offer.min));
      else this.#answer(seat, [offer.kind === 'one' ? offer.codes[this.#rng.pick(offer.length)] : 0]);
    }
  }

  /** The first so many things of an offer, in ascending order. */
  #several(wanted: number): number[] {
    const { offer } = this.#t;
    const codes: number[] = [];
    for (let i = 0; i < offer.length; i++) {
      for (let copy = 0; copy < offer.limits[i] && codes.length < wanted; copy++) codes.push(offer.codes[i]);
    }
    return codes.sort((a, b) => a - b);
  }

  #compare(
    armies: readonly [readonly number[], readonly number[]],
    original: boolean,
    stronghold: number,
    hands: readonly (readonly string[])[],
  ): number {
    const t = this.#t;
    let read = 0;
    let decisions = 0;
    const drawn: SeenEvent[] = [];
    const nextDraw = (side: number, type: number): number => {
      for (let tries = 0; drawn.length === 0 && tries < 2; tries++) {
        if (tries > 0) this.#skipOthers();
        drawn.push(...this.#log.seen('all-seeing', read).filter(({ key }) => key === 'fate-drawn'));
        read = this.#log.length;
      }
      const event = drawn.shift();
      if (event === undefined) return differ('cards drawn', 'none', unitTypes[type].name);
      if (event.args['side'] !== side || event.args['unit'] !== type)
        differ('drawn for', event.args, [side, type]);
      return (event.args['fate'] ?? 0) + 1;
    };
    /** The engine's ask, which must be the oracle's. */
    const meet = (side: number) => {
      this.#skipOthers();
      decisions++;
      for (const row of [0, 1]) {
        const keys = oracle.field.armies[row].map(keyOf);
        if (!alike(rowsOf(t, row), keys)) differ('rows', rowsOf(t, row), keys);
      }
      const seat = nextAsked(t);
      if (seat !== t.sideSeat.get(side)) differ('who decides', seat, t.sideSeat.get(side));
      return { seat, offer: offerTo(game, t, seat) };
    };
    const world: World = {
      draw: nextDraw,
      pick: (side, keys, wanted, mayPass) => {
        const { seat, offer } = meet(side);
        const offered = this.#several(Number.POSITIVE_INFINITY).filter(code => code >= 0);
        const counted = offer.kind === 'one' ? [...new Set(keys)] : keys;
        const codes = offer.kind === 'one' ? [...new Set(offered)] : offered;
        if (!alike(codes.map(keyOfCode), counted)) differ('offered', codes.map(keyOfCode), counted);
        const passes = offer.kind === 'one' ? offer.has(-1) : offer.min === 0;
        if (passes !== mayPass) differ('may pass', !mayPass, mayPass);
        if (offer.kind !== 'one' && offer.max !== wanted) differ('at most', offer.max, wanted);
        const amount = mayPass && offer.kind !== 'one' ? this.#rng.pick(wanted + 1) : wanted;
        if (mayPass && offer.kind === 'one' && this.#rng.pick(2) === 0) {
          this.#answer(seat, [-1]);
          return [];
        }
        const picked: number[] = [];
        for (let n = 0; n < amount; n++) picked.push(...codes.splice(this.#rng.pick(codes.length), 1));
        this.#answer(
          seat,
          picked.toSorted((a, b) => a - b),
        );
        return picked.map(keyOfCode);
      },
      pickType: (side, types) => {
        const { seat, offer } = meet(side);
        const codes = Array.from(offer.codes.subarray(0, offer.length));
        same(
          'types',
          codes.map(unitDomain.nameOf).toSorted(byName),
          types.map(type => unitTypes[type].name).toSorted(byName),
        );
        const type = types[this.#rng.pick(types.length)];
        this.#answer(seat, [
          codes[codes.findIndex(code => unitDomain.nameOf(code) === unitTypes[type].name)],
        ]);
        return type;
      },
      announce: (side, hand) => {
        const { seat, offer } = meet(side);
        const codes = Array.from(offer.codes.subarray(0, offer.length));
        const names = codes.filter(code => code >= 0).map(tacticsDomain.nameOf);
        same(
          'cards to announce',
          names,
          tacticalNames.filter(name => hand.includes(name)),
        );
        const code = codes[this.#rng.pick(codes.length)];
        this.#answer(seat, [code]);
        return code < 0 ? undefined : tacticsDomain.nameOf(code);
      },
      yes: side => {
        const { seat } = meet(side);
        const yes = this.#rng.pick(2);
        this.#answer(seat, [yes]);
        return yes === 1;
      },
      supply: (side, type) => {
        const fighting = oracle.field.armies[side].filter(figure => figure.type === type).length;
        return t.content.units[type].figures - fighting - this.#away(oracle.field.left, type);
      },
    };
    const oracle = new Oracle({ armies, original, stronghold, hands }, world);
    const strength = oracle.fight();
    this.#skipOthers();
    this.#compareOutcome(strength, oracle.field);
    return decisions;
  }

  /** Figures that left the battle and live, by type; where there was no refuge they are back in the supply. */
  #away(left: readonly number[], type: number): number {
    const leaving = this.#log.seen('all-seeing').filter(leaves);
    return left.filter((one, n) => one === type && leaving[n]?.key === 'units-retreated').length;
  }

  #compareOutcome(strength: readonly [number, number], { armies, left }: Field): void {
    const told = this.#log.seen('all-seeing');
    const tally = told.find(({ key }) => key === 'strength-tallied')?.args;
    same('strength', [tally?.['attacker'], tally?.['defender']], strength);
    const winner = strength[0] > strength[1] ? 0 : 1;
    const returned: number[] = [];
    const retreated: number[] = [];
    for (const { key, args } of told) {
      const type = args['unit'] ?? 0;
      if (key === 'units-returned') {
        for (let n = 0; n < (args['standing'] ?? 0); n++) returned.push(type * 100);
        for (let n = 0; n < (args['routed'] ?? 0); n++) returned.push(type * 100 + 10);
      }
      if (leaves({ key, args })) for (let n = 0; n < (args['amount'] ?? 0); n++) retreated.push(type);
      if (key === 'battle-ended') break;
    }
    const back = armies[winner].map(({ type, routed }) => keyOf({ type, routed, damage: 0 }));
    if (!alike(returned, back)) differ('who comes back', returned, back);
    const away = [...left, ...armies[1 - winner].map(({ type }) => type)];
    if (!alike(retreated, away)) differ('who retreats', retreated, away);
  }
}
