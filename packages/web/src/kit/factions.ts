/** Whose colours a thing bears. The class of the same name carries hue and hatch (theme/tokens.css). */
export type Faction = 'daqan' | 'latari' | 'uthuk' | 'waiqar' | 'neutral' | 'foe' | 'omen';

/** What tells factions apart where no colour is seen. */
export const emblems: Readonly<Record<Faction, string>> = {
  daqan: icon('queen-crown'),
  latari: icon('linden-leaf'),
  uthuk: icon('triple-claws'),
  waiqar: icon('death-skull'),
  neutral: icon('dragon-spiral'),
  foe: icon('dragon-spiral'),
  omen: icon('dragon-spiral'),
};
