import type { Name } from './names.ts';
/** How sure a datum is: stated by a source, remembered, reasoned, or made for this set. */
export type Provenance = 'found' | 'recalled' | 'inferred' | 'designed';

/** The edges of a hex that stands on a flat side, clockwise from the top. */
export type Direction = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';

/** A coloured edge: red mountain, blue water, or yellow, which closes nothing and is kept from the others. (BW-CITY12-04, 06) */
export type Border = 'mountain' | 'water' | 'yellow';

/** Which water ice in an area opens: all around it, whichever side prints it, or only what the area prints itself. */
export type Ice = 'all-around' | 'as-printed';

export type Faction = 'daqan' | 'latari' | 'uthuk' | 'waiqar';

export type NeutralUnit =
  | 'unit-razorwing'
  | 'unit-beastman'
  | 'unit-sorcerer'
  | 'unit-hell-hound'
  | 'unit-dragon'
  | 'unit-giant';

export type Resources = { readonly food: number; readonly wood: number; readonly ore: number };

export type NeutralStart = { readonly unit: NeutralUnit; readonly count: number };

/** Provenance of an area, part by part. */
export type AreaSources = {
  readonly resources: Provenance;
  /** That there are neutral units, a city space, or neither. */
  readonly space: Provenance;
  /** Which neutral units and how many, where that is less sure than that there are some. */
  readonly neutral?: Provenance;
  /** That there are coloured edges, or none. */
  readonly borders: Provenance;
  /** Which edges are coloured, where that is less sure than that some are. */
  readonly edges?: Provenance;
};

/** One hex of a map piece, as printed, at rotation 0. (RW-AREA-01, RW-AREA-02, RW-AREA-04) */
export type MapArea = {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly resources: Resources;
  readonly neutral?: NeutralStart;
  readonly city: boolean;
  /** No stronghold ever stands there. (BW-CITY12-21, BW-CITY12-22) */
  readonly wild?: true;
  /** Coloured edges; an edge is listed on the area that prints it and closes both ways. (RW-BORDER-09) */
  readonly borders: { readonly [direction in Direction]?: Border };
  readonly sources: AreaSources;
};

/** A piece of cardboard that brings areas to the board: a numbered tile or a home realm. */
export type MapPiece = {
  /** A tile's number, or a home realm's faction. */
  readonly id: string;
  readonly kind: 'tile' | 'home';
  /** How many parts are joined before the piece is placed. */
  readonly parts: number;
  readonly areas: readonly MapArea[];
  readonly sources: {
    readonly geometry: Provenance;
    readonly parts: Provenance;
    /** Of a home realm: how sure the sum over its areas is, resource by resource. */
    readonly totals?: { readonly [resource in keyof Resources]: Provenance };
  };
};

/** A city token and the benefits of which its controller takes one. */
export type City = {
  readonly id: string;
  readonly name: Name;
  readonly unitClass: 'triangle' | 'circle' | 'rectangle' | 'hexagon';
  readonly units: number;
  readonly tactics: number;
  readonly influence: number;
  readonly quests: number;
  /** Dragon runes of whoever controls its area. (BW-CITY12-16) */
  readonly runes?: number;
  /** One of those that take the place of the others in a variant. (BW-FREE-01) */
  readonly free?: true;
  /** Of a city that effects alone bring, and only to one area: which, and the resources that it adds there. (BW-CITY12-08, 18) */
  readonly lost?: { readonly area: string; readonly adds: Resources };
  readonly sources: { readonly token: Provenance; readonly values: Provenance };
};

/** The numbers of board building. (RW-BOARD-03, 06, 14, 15, 17, 20) */
export type BoardBuilding = {
  readonly tilesPerPlayer: number;
  /** How many areas of a new tile must touch, and how many placed areas they must touch together. */
  readonly contact: { readonly own: number; readonly placed: number };
  readonly marker: {
    readonly hexes: number;
    readonly plainEdges: number;
    readonly areasBetween: { readonly revised: number; readonly original: number };
  };
  /** What each player lays facedown before the home realms come. */
  readonly runes: { readonly dragon: number; readonly false: number };
  readonly sources: Readonly<Record<string, Provenance>>;
};
