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
  /** A hero, or the first of several who are seen as one from far away. */
  | { readonly kind: 'hero'; readonly hero: number; readonly among?: number }
  | { readonly kind: 'pennant'; readonly faction: Faction }
  /** An army seen from far away: whose it is and how many stand. */
  | { readonly kind: 'banner'; readonly faction: Faction; readonly strength: number }
  | {
      readonly kind: 'units';
      readonly type: number;
      readonly count: number;
      readonly isRouted: boolean;
      /** Only printed, with the units themselves yet to come; or on the march, not at rest yet. */
      readonly isPrinted?: boolean;
      readonly isUnderway?: boolean;
      /** All that are routed, as one small mark. */
      readonly isMark?: boolean;
      readonly faction: Faction;
    }
);

/** A stronghold or a capital. */
export type Keep = Extract<Piece, { kind: 'stronghold' }>;
