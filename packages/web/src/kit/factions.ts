import { path as skull } from 'icon:death-skull';
import { path as dragon } from 'icon:dragon-spiral';
import { path as leaf } from 'icon:linden-leaf';
import { path as crown } from 'icon:queen-crown';
import { path as claws } from 'icon:triple-claws';

/** Whose colours a thing bears. The class of the same name carries hue and hatch (theme/tokens.css). */
export type Faction = 'daqan' | 'latari' | 'uthuk' | 'waiqar' | 'neutral' | 'foe' | 'omen';

/** What tells factions apart where no colour is seen. */
export const emblems: Readonly<Record<Faction, string>> = {
  daqan: crown,
  latari: leaf,
  uthuk: claws,
  waiqar: skull,
  neutral: dragon,
  foe: dragon,
  omen: dragon,
};
