import type { Faction } from './factions.ts';
import type { LandKind } from './landscape.ts';

/** The shapes in which figures are set: each resource is told apart by shape, by value and by colour. */
export type MarkShape = 'strength' | 'gold' | 'influence' | 'walls' | 'damage' | 'die';

/** A figure on a card, in the shape of what it counts. */
export type Mark = {
  readonly shape: MarkShape;
  readonly value?: number | string;
  /** It differs from what is printed. */
  readonly changed?: boolean;
};

/**
 * All that is drawn on a card. Where a figure stands says what it is: top left what the card gives, bottom right what it
 * costs, top right the walls of a city.
 */
export type CardFace = {
  readonly name: string;
  readonly faction: Faction;
  readonly land: LandKind;
  /** What the scene is drawn from. */
  readonly seed: string;
  readonly figure?: string | undefined;
  readonly gives?: Mark | undefined;
  readonly costs?: readonly Mark[];
  readonly walls?: Mark | undefined;
  readonly dice?: number;
  /** The stage of an event, as gems. */
  readonly gems?: number;
  /** The sum behind a changed figure: "8 + 2". */
  readonly note?: string | undefined;
  readonly ribbon?: { readonly text: string; readonly gilt?: boolean } | undefined;
  /** When it may be used, what it does, what it is. */
  readonly when?: string | undefined;
  readonly words?: string | undefined;
  readonly kind?: string;
};
