import type { Name } from './names.ts';
import type { Alignment, Sources, Timing, Trait } from './types.ts';

/** What a hero can do besides the standard special of duels. */
export type HeroEffect =
  /** Discards the Fate card drawn this round and must use the replacement, once in a duel. */
  | { readonly kind: 'replace-duel-card' }
  /** On completing a quest: all damage, of this hero and of another own hero in the area. */
  | { readonly kind: 'heal-on-quest' }
  /** How far the move action of the Quest Phase goes. */
  | { readonly kind: 'long-move'; readonly areas: number }
  /** Discards every card drawn for a test and draws as many again, once in a test. */
  | { readonly kind: 'redraw-test' }
  /** An area on, once the duel or quest after a move action is over, if standing; turns over no exploration token. */
  | { readonly kind: 'move-after-action' }
  /** Looks at the facedown tokens of an adjacent area, borders or not. */
  | { readonly kind: 'look-at-adjacent' }
  /** The heal action is allowed in every area. */
  | { readonly kind: 'heal-anywhere' }
  /** Damage that routs do not prevent, in any duel of this hero. */
  | { readonly kind: 'damage-at-start'; readonly damage: number }
  /** In a duel that this hero starts the opponent has no card in the first rounds. */
  | { readonly kind: 'first-strike'; readonly rounds: number }
  /** After every duel that this hero survives. */
  | { readonly kind: 'heal-after-duel'; readonly damage: number }
  /** For defeating a hero or a quest unit in a duel that this hero survives. */
  | { readonly kind: 'tactics-for-defeat'; readonly tactics: number };

export type Hero = {
  readonly id: string;
  readonly name: Name;
  /** Message key of the name. */
  readonly key: string;
  readonly alignment: Alignment | 'neutral';
  readonly strength: number;
  readonly agility: number;
  readonly wisdom: number;
  readonly health: number;
  readonly traits: readonly Trait[];
  readonly ability: { readonly timing: Timing; readonly optional: boolean; readonly effect: HeroEffect };
  /** `deck` is how sure it is that the hero is not one of the expansion; `theme` what the ability is about. */
  readonly sources: Sources<
    | 'name'
    | 'deck'
    | 'alignment'
    | 'strength'
    | 'agility'
    | 'wisdom'
    | 'health'
    | 'traits'
    | 'ability'
    | 'theme'
  >;
};
