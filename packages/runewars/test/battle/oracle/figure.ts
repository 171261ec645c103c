import { type Shape, unitTypes } from './data.ts';

export type Figure = { readonly type: number; damage: number; routed: boolean };

/** Figures that look alike have the same key. */
export const keyOf = ({ type, damage, routed }: Figure): number => type * 100 + (routed ? 10 : 0) + damage;

/** Where cards and decisions come from. */
export type World = {
  /** The next Fate card for a type, by number. */
  draw(side: number, type: number): number;
  /** A side picks figures by their keys, so many at least and at most. */
  pick(side: number, keys: readonly number[], least: number, most: number): readonly number[];
  pickType(side: number, types: readonly number[]): number;
  /** A side says which of the Tactics cards in its hand it announces next, or none. */
  announce(side: number, hand: readonly string[]): string | undefined;
  /** A side says which of these cards, or commanders' cards, it plays for its text, or none. */
  play(side: number, names: readonly string[]): string | undefined;
  /** A side says which things by name go, or come, so many at least and at most. */
  drop(side: number, names: readonly string[], least: number, most: number): readonly string[];
  yes(side: number): boolean;
  /** A side names one of the cards in the other's hand. */
  name(side: number, hand: readonly string[]): string;
  /** The card that chance has taken out of a hand. */
  gone(): string;
  /** How many more figures of a type the side has in its supply. */
  supply(side: number, type: number): number;
  /** A side says which of these cards and tokens on the table it uses, or none. */
  use(side: number, names: readonly string[]): string | undefined;
  /** A side names a number. */
  amount(side: number, least: number, most: number): number;
  /** A side chooses an area of its home realm: how many units fit in. */
  home(side: number): number;
  /** How many more units the defender may have in the area. */
  room(): number;
  /** How many figures of a type had nowhere to go when they were made to leave. */
  lost(type: number): number;
};

export type Test = (figure: Figure) => boolean;

export const everyone: Test = () => true;
export const stands: Test = figure => !figure.routed;
export const isHurt: Test = figure => figure.damage > 0;
export const shapeOf = ({ type }: Figure): Shape => unitTypes[type].shape;
export const both =
  (one: Test, other: Test): Test =>
  figure =>
    one(figure) && other(figure);

/** Fate cards that a supported type draws more, and how many of all then go. */
export type Support = { readonly draws: number; readonly discards: number };

/** A commander in the field: his card, and how much he can take and has taken. */
export type Leader = {
  readonly hero: string;
  readonly card: string;
  readonly health: number;
  damage: number;
  used: boolean;
};
