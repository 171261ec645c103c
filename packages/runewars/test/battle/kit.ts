import type { Play } from '@runehold/testkit/play';
import { fighterCode, fighterDomain, fighterState, fighterType } from '../../src/domains.ts';
import type { Table } from '../../src/layout.ts';
import { STATES } from '../../src/rules/battle/fighters.ts';
import { rowOf, typeOn } from '../../src/rules/battle/sides.ts';
import { columnOf } from '../../src/rules/map/columns.ts';
import { army, tacticsHand } from '../kit/arrange.ts';
import { atTurn, nextFate, ordersInPlay, position, type Setting } from '../kit/position.ts';

type Amounts = Readonly<Record<string, number>>;

/**
 * A battle in 3B, where seat 0 attacks from 3A by Conquer and seat 1 defends. Seat 0 may retreat to its home realm
 * (DB, DC if it is Daqan), seat 1 to the empty areas 1B, 3A and 3C. Nobody has a stronghold or a card unless told.
 * `attack` plays up to the first decision of the battle itself.
 */
export type Battle = Setting & {
  /** Units of seat 0 and those allied with it, in 3A. */
  readonly attackers: Amounts;
  /** Units in 3B: of seat 1, or nobody's if they are all neutral and `unallied` is set. */
  readonly defenders?: Amounts;
  readonly unallied?: boolean;
  /** Units in 3B that were routed before. */
  readonly lying?: Amounts;
  /** Fate cards to come, by number. */
  readonly fate?: readonly number[];
  /** Orders of seat 0 that stand against its bonus; Fortify unless told otherwise. */
  readonly played?: readonly number[];
  /** What the others have chosen; Fortify unless told otherwise. What comes before Conquer has been resolved. */
  readonly against?: string;
  /** Another area than 3B to fight for, and where seat 0 comes from. */
  readonly field?: string;
  readonly from?: string;
  readonly arrange?: (t: Table) => void;
};

export const FIELD = '3B';

const everything = (story: Play<Table>): (string | number)[] =>
  story.ask().options.flatMap(({ code, limit }) => Array<number>(limit).fill(code));

/** Activates the field and marches everything in that can come. */
export const marchIn = (story: Play<Table>, field = FIELD): Play<Table> => {
  for (story.answer('order').answer(field); ; ) {
    const { rule, options } = story.over ? { rule: '', options: [] } : story.ask(story.asked[0]);
    if (rule === 'RW-TACT-04') story.answer('pass');
    else if (rule === 'RW-MOVE-05' || rule === 'RW-NEUT-12' || rule === 'RW-HERO-20')
      story.answer(everything(story));
    else if (options.some(({ name }) => name === 'battle')) story.answer('battle');
    else return story;
  }
};

/** A table on which the battle is about to begin with the next answers of `begin`. */
export const beforeBattle = (battle: Battle): Play<Table> => {
  const { attackers, defenders = {}, unallied = false, lying = {}, arrange, played = [8], against } = battle;
  const { seats = 2, factions = ['daqan', 'latari'], options = {}, fate = [] } = battle;
  const { field = FIELD, from = '3A' } = battle;
  const story = position({ seats, factions, options }).given(t => {
    const owner = unallied ? -1 : 1;
    army(t, 0, from, attackers);
    army(t, owner, field, defenders);
    army(t, owner, field, lying, true);
    ordersInPlay(t, 0, ...played);
    t.influence.set(0, 0);
    arrange?.(t);
  });
  return nextFate(atTurn(story, 0, 'order-conquer', against), ...fate);
};

/** Plays up to the first decision of the battle. */
export const attack = (battle: Battle): Play<Table> => marchIn(beforeBattle(battle), battle.field);

/** The participating units of a side by name, with damage and `routed`. */
export const rows = (t: Table, side: number): Amounts => {
  const found: Record<string, number> = {};
  for (let column = 0; column < t.columns; column++) {
    for (let state = 0; state < STATES; state++) {
      const units = t.fighters.get(rowOf(t, side, column), state);
      if (units > 0) found[fighterDomain.nameOf(fighterCode(typeOn(t, side, column), state))] = units;
    }
  }
  return found;
};

/** Answers as an absent player would until the battle is over; yes and no are no. */
export const finish = (story: Play<Table>): Play<Table> => {
  while (!story.over && story.table.battleArea > 0) {
    const [seat] = story.asked;
    story.answer(story.ask(seat).absent, seat);
  }
  return story;
};

/** The numbers of the last tally. */
export const tally = (story: Play<Table>): readonly [number, number] | undefined => {
  const told = story
    .history()
    .filter(({ key }) => key === 'strength-tallied')
    .at(-1);
  return told && [told.args['attacker'] ?? 0, told.args['defender'] ?? 0];
};

/** Everything that happened, by key. */
export const keys = (story: Play<Table>): string[] => story.history().map(({ key }) => key);

const fighterCodes = new Map(
  Array.from({ length: fighterDomain.size }, (_, code) => [fighterDomain.nameOf(code), code]),
);

const fighterNamed = (name: string): number => {
  const code = fighterCodes.get(name);
  if (code === undefined) throw new Error(`there is no fighter ${name}`);
  return code;
};

/** Makes exactly these the participating units of a side: `unit-warrior`, `unit-warrior:1`, `unit-warrior:routed:1`. */
export const setRows = (t: Table, side: number, fighters: Amounts): void => {
  for (let column = 0; column < t.columns; column++) {
    for (let state = 0; state < STATES; state++) t.fighters.set(rowOf(t, side, column), state, 0);
  }
  for (const [name, amount] of Object.entries(fighters)) {
    const code = fighterNamed(name);
    t.fighters.set(rowOf(t, side, columnOf(t, fighterType(code))), fighterState(code), amount);
  }
};

/** Makes a side draw no Fate cards any more. */
export const silence = (t: Table, side: number): void => {
  for (let column = 0; column < t.columns; column++) t.hasDrawn.set(side, column, 1);
};

/** A battle with its sides arranged as they stand before round 1, whatever came in. */
export type Stage = Omit<Battle, 'attackers' | 'defenders'> & {
  readonly attackers: Amounts;
  readonly defenders: Amounts;
  /** The side that draws nothing, if any. */
  readonly silent?: number;
};

const anyUnitOf: Readonly<Record<string, string>> = {
  daqan: 'unit-footman',
  latari: 'unit-archer',
  uthuk: 'unit-berserker',
  waiqar: 'unit-reanimate',
};

/** Plays up to the first decision after the sides have been arranged. */
export const stage = (setting: Stage): Play<Table> => {
  const {
    factions = ['daqan', 'latari'],
    unallied = false,
    attackers,
    defenders,
    silent,
    fate = [],
  } = setting;
  const story = attack({
    ...setting,
    factions,
    attackers: { [anyUnitOf[factions[0]]]: 1 },
    defenders: { [unallied ? 'unit-sorcerer' : anyUnitOf[factions[1]]]: 1 },
    fate: [],
    arrange: t => {
      setting.arrange?.(t);
      tacticsHand(t, 0, 'tactics-mountain-pass');
    },
  });
  while (story.ask(story.asked[0]).rule !== 'RW-TACT-15') story.answer(story.ask(story.asked[0]).absent);
  story.given(t => {
    setRows(t, 0, attackers);
    setRows(t, 1, defenders);
    if (silent !== undefined) silence(t, silent);
    tacticsHand(t, 0);
  });
  return nextFate(story, ...fate).answer('pass');
};

/** One unit of seat 0 draws one card with its special icon; seat 1 stays silent. */
export const special = (
  drawer: string,
  defenders: Amounts,
  fate: readonly number[],
  more: Partial<Stage> = {},
): Play<Table> => stage({ attackers: { [drawer]: 1 }, defenders, silent: 1, fate, ...more });
