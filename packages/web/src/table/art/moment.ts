import type { SeenEvent } from '@runehold/kernel/event/event';
import type { WireView } from '@runehold/protocol/parts/view';
import type { ReactNode } from 'react';
import type { Scene } from './scene.ts';
import type { Address } from './targets.ts';

/** What a moment does to one seat: in a few words, and what follows from it in a line. */
export type MomentEffect = {
  readonly seat: number;
  readonly what: string;
  readonly note?: string | undefined;
  readonly mood?: 'gain' | 'loss' | undefined;
};

/** Something that everybody at the table looks up for, presented in the middle for a moment. */
export type Moment = {
  readonly key: string;
  /** What kind of moment it is, in one word for the styles and the tests. */
  readonly kind: string;
  /** When it happens or what it is, over the title. */
  readonly kicker?: string | undefined;
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly about?: string | undefined;
  /** The card that is turned over, or the mark of the thing. */
  readonly picture?: ReactNode;
  /** Whether the picture is a card, which is shown at reading size and for longer. */
  readonly isCard?: boolean;
  /** What it does to whom, in the order of play. The viewer's own share is told first. */
  readonly effects: readonly MomentEffect[];
  /** Whether it concerns everybody, so that whoever is spared is told so. */
  readonly concernsAll?: boolean;
  readonly follows?: string | undefined;
  /** Where it happens. */
  readonly places: readonly Address[];
};

/** Something that was told, by a key of its own. */
export type Telling = { readonly key: string; readonly event: SeenEvent };

/**
 * What a game says of moments: those among the newest lines, in their order. `before` is what was seen before they
 * happened. Only what the viewer was told is there to be told.
 */
export type MomentsOf = (news: readonly Telling[], scene: Scene, before: WireView) => readonly Moment[];
