import type { ExplorationEffect } from '@runehold/runewars/content/types-quests';
import type { Development } from '@runehold/runewars/content/types-realm';
import type { CityToken, LandToken } from '@runehold/runewars/rules/view/land';
import type { Faction } from '../../../kit/factions.ts';
import type { Address } from '../../../table/art/targets.ts';

/** What a viewer knows of a rune token. */
export type RuneLook = 'down' | 'dragon' | 'false';

/** A piece that lies in an area. */
export type Piece = {
  readonly key: string;
  readonly width: number;
  /** How far the next one may lie over it where there is little room. */
  readonly lap?: number;
  readonly at?: Address;
} & (
  | {
      readonly kind: 'stronghold';
      readonly faction: Faction;
      readonly strength: number;
      readonly isDamaged: boolean;
      /** The developments that lie there: one, and in a capital up to two. (BW-CAP-07) */
      readonly developments: readonly Development[];
      readonly isCapital: boolean;
    }
  /** A city, or the space for one while it is empty. */
  | { readonly kind: 'city'; readonly token: CityToken | undefined }
  | { readonly kind: 'peasant'; readonly faction: Faction }
  | { readonly kind: 'land-token'; readonly token: LandToken }
  | { readonly kind: 'rune'; readonly look: RuneLook; readonly isUp: boolean }
  /** An exploration token, with what it does where the viewer has seen that. */
  | {
      readonly kind: 'token';
      readonly back: string;
      readonly effect: ExplorationEffect | undefined;
      readonly isUp: boolean;
    }
  | { readonly kind: 'seal'; readonly faction: Faction }
  /** A hero; if nobody else is there, there is room for his name, and among several only for one letter of it. */
  | {
      readonly kind: 'hero';
      readonly hero: number;
      readonly isAlone?: boolean;
      readonly isCrowded: boolean;
    }
  | { readonly kind: 'pennant'; readonly faction: Faction }
  | {
      readonly kind: 'units';
      readonly type: number;
      readonly count: number;
      readonly isRouted: boolean;
      /** Only printed, with the units themselves yet to come; or on the march, not at rest yet. */
      readonly isPrinted?: boolean;
      readonly isUnderway?: boolean;
      readonly faction: Faction;
    }
);

/** A piece with its place, measured from the middle of its area. */
export type PlacedPiece = Piece & { readonly x: number; readonly y: number; readonly scale: number };

/** A stronghold or a capital. */
export type Keep = Extract<Piece, { kind: 'stronghold' }>;
