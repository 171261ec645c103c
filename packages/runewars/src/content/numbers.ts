import { piecesOf, type Universe } from './box.ts';
import type { DialGain, Resource, UnitClass, UnitEffect } from './types.ts';

/** A unit type as rules ask about it again and again. */
export type UnitNumbers = {
  readonly unitClass: UnitClass;
  readonly health: number;
  readonly initiative: number;
  readonly figures: number;
  readonly fast: boolean;
  readonly flying: boolean;
  /** The type in whose place it may be recruited, or -1. */
  readonly replaces: number;
  readonly effect: UnitEffect;
};

/** What is printed on an area and may differ between packs, by the area's number. */
export type AreaNumbers = {
  /** Food, wood, ore. */
  readonly yields: readonly [number, number, number];
  readonly city: boolean;
  /** The type of the neutral units, or -1, and how many of it start there. */
  readonly neutralType: number;
  readonly neutrals: number;
  /** The faction whose home realm it is part of, or -1. */
  readonly home: number;
  /** The place of its piece in the list of all. */
  readonly piece: number;
};

/** The content with what is read at every step laid out by number. */
export type PreparedContent = Universe & {
  readonly unit: readonly UnitNumbers[];
  readonly area: readonly AreaNumbers[];
  /** The faction whose home realm each area is part of, or -1: asked at every look at who controls what. */
  readonly homeOf: Int8Array;
  /** Per faction, resource and space: what the space gives. */
  readonly gains: readonly (readonly (readonly DialGain[])[])[];
};

const resources: readonly Resource[] = ['food', 'wood', 'ore'];

const unitNumbers = ({ units }: Universe): UnitNumbers[] =>
  units.map(({ unitClass, health, initiative, figures, traits, ability, replaces }) => ({
    unitClass,
    health,
    initiative,
    figures,
    fast: traits.includes('fast'),
    flying: traits.includes('flying'),
    replaces: units.findIndex(({ id }) => id === replaces),
    effect: ability.effect,
  }));

const areaNumbers = (content: Universe): AreaNumbers[] =>
  piecesOf(content).flatMap((piece, number) =>
    piece.areas.map(({ resources: { food, wood, ore }, city, neutral }) => ({
      yields: [food, wood, ore] as const,
      city,
      neutralType: content.units.findIndex(({ id }) => id === neutral?.unit),
      neutrals: neutral?.count ?? 0,
      home: piece.kind === 'home' ? content.factions.findIndex(({ id }) => id === piece.id) : -1,
      piece: number,
    })),
  );

export const prepare = (content: Universe): PreparedContent => ({
  ...content,
  unit: unitNumbers(content),
  area: areaNumbers(content),
  homeOf: Int8Array.from(areaNumbers(content), ({ home }) => home),
  gains: content.factions.map(({ id }) =>
    resources.map(resource => content.dials[id][resource].spaces.map(({ gain }) => gain)),
  ),
});
