import { leaderWith } from './commanders.ts';
import type { Field } from './field.ts';
import { type Figure, shapeOf, stands } from './figure.ts';

/** When cards of a hand are played for what they say. */
export type Moment = 'start' | 'tally';

type Text = {
  readonly moment: Moment;
  readonly sides: readonly number[];
  /** Whether it would do anything. */
  may(field: Field, side: number): boolean;
  read(field: Field, side: number): void;
};

const lies = (figure: Figure): boolean => !stands(figure);
const isStruck = (figure: Figure): boolean => stands(figure) && shapeOf(figure) !== 'hexagon';

/** The texts of Tactical Fate cards that are about battles, by name. */
const texts: Readonly<Record<string, Text>> = {
  'tactics-flanking-strike': {
    moment: 'start',
    sides: [0],
    may: ({ armies }) => armies[0].length > 0 && armies[1].some(isStruck),
    read: field => field.tip(field.pick(0, field.armies[1].filter(isStruck), 1)),
  },
  'tactics-hold-the-line': {
    moment: 'tally',
    sides: [1],
    may: ({ armies }, side) => armies[side].some(stands),
    read: ({ bonus }, side) => {
      bonus[side] += 2;
    },
  },
  'tactics-rousing-speech': {
    moment: 'tally',
    sides: [0, 1],
    may: ({ armies }, side) => armies[side].some(lies),
    read: (field, side) => {
      const lying = field.armies[side].filter(lies);
      for (const figure of field.pick(side, lying, Math.min(2, lying.length), 1)) figure.routed = false;
    },
  },
};

/** Whether a side attacks walls, and what the other one holds. */
type Table = { readonly walls: number; readonly hands: readonly string[][] };

type Command = {
  readonly moment: Moment;
  may(field: Field, side: number, table: Table): boolean;
  read(field: Field, side: number, table: Table): void;
};

const liesSmall = (figure: Figure): boolean => lies(figure) && shapeOf(figure) !== 'hexagon';

/** What Commander cards do that are used like cards of a hand, by name. */
const commands: Readonly<Record<string, Command>> = {
  saboteur: {
    moment: 'start',
    may: (field, side, { walls, hands }) =>
      side === 0 && walls > 0 ? walls > field.weakened : hands[1 - side].length > 0,
    read: (field, side, { walls, hands }) => {
      if (side === 0 && walls > 0) field.weakened += 2;
      else hands[1 - side].splice(hands[1 - side].indexOf(field.world.gone()), 1);
    },
  },
  spy: {
    moment: 'start',
    may: (_field, side, { hands }) => hands[1 - side].length > 0,
    read: (field, side, { hands }) => {
      field.barred[1 - side] = field.world.name(side, hands[1 - side]);
    },
  },
  vanguard: {
    moment: 'start',
    may: ({ armies }, side) => side === 0 && armies[0].length > 0,
    read: (field, side) => {
      const types = [...new Set(field.armies[side].map(({ type }) => type))];
      const type = types.length === 1 ? types[0] : field.world.pickType(side, types);
      field.more[side].set(type, 1);
    },
  },
  'standard-bearer': {
    moment: 'tally',
    may: ({ armies }, side) => armies[side].some(liesSmall),
    read: (field, side) => {
      const lying = field.armies[side].filter(liesSmall);
      for (const figure of field.pick(side, lying, 1)) figure.routed = false;
    },
  },
};

const readable = (field: Field, side: number, moment: Moment, hand: readonly string[]): string[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const isIts = text.moment === moment && text.sides.includes(side) && field.barred[side] !== name;
    return isIts && hand.includes(name) && text.may(field, side) ? [name] : [];
  });

const commandable = (field: Field, side: number, moment: Moment, table: Table): string[] =>
  Object.entries(commands).flatMap(([name, command]) =>
    command.moment === moment && leaderWith(field, side, name) && command.may(field, side, table)
      ? [name]
      : [],
  );

/** A side plays cards of its hand and uses those of its commanders, one after the other, each name once. */
export const playTexts = (field: Field, side: number, moment: Moment, table: Table): void => {
  const played = new Set<string>();
  const hand = table.hands[side];
  for (;;) {
    const names = [
      ...readable(field, side, moment, hand).flatMap(name => (played.has(name) ? [] : [`battle:${name}`])),
      ...commandable(field, side, moment, table).map(name => `command:commander-${name}`),
    ];
    const chosen = names.length > 0 ? field.world.play(side, names) : undefined;
    if (chosen === undefined) return;
    const name = chosen.replace(/^(battle:|command:commander-)/, '');
    if (chosen.startsWith('battle:')) {
      played.add(name);
      hand.splice(hand.indexOf(name), 1);
      texts[name].read(field, side);
    } else {
      const leader = leaderWith(field, side, name);
      if (leader !== undefined) leader.used = true;
      commands[name].read(field, side, table);
    }
  }
};
