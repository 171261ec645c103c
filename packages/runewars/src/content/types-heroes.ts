import type { Name } from './names.ts';
import type { Alignment, Sources, Timing, Trait, UnitClass } from './types.ts';

/** What a hero can do besides the standard special of duels. (decision 56) */
export type HeroEffect = import('../rules/heroes/skills.ts').HeroEffects;

/** What a Commander card does in battles for the hero who has it. (decision 56) */
export type CommanderEffect = import('../rules/heroes/commanders/registry.ts').CommanderEffects;

/** Lies faceup beside the Hero card of a commander. (BW-CMD-02, BW-CMD-03) */
export type CommanderCard = {
  readonly id: string;
  readonly name: Name;
  readonly timing: Timing;
  readonly effects: readonly CommanderEffect[];
  readonly sources: Sources<'name' | 'effects'>;
};

/** What all heroes share in duels: whose quarter of the Fate cards they read, and what a special icon does. (RW-CLASS-06) */
export type HeroDuel = { readonly unitClass: UnitClass; readonly specialDamage: number };

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
