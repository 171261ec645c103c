import { type Field, type Figure, shapeOf, stands } from './field.ts';

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

/** A side plays cards of its hand one after the other, each name once. */
export const playTexts = (field: Field, side: number, moment: Moment, hand: string[]): void => {
  const played = new Set<string>();
  for (;;) {
    const names = Object.entries(texts).flatMap(([name, text]) => {
      const isIts = text.moment === moment && text.sides.includes(side) && !played.has(name);
      return isIts && hand.includes(name) && text.may(field, side) ? [name] : [];
    });
    const name = names.length > 0 ? field.world.play(side, names) : undefined;
    if (name === undefined) return;
    played.add(name);
    hand.splice(hand.indexOf(name), 1);
    texts[name].read(field, side);
  }
};
