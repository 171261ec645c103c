/** The silhouette of each unit type. */
export const unitIcons: Readonly<Record<string, string>> = {
  'unit-bowman': icon('bowman'),
  'unit-knight': icon('horse-head'),
  'unit-footman': icon('spartan-helmet'),
  'unit-siege-tower': icon('siege-tower'),
  'unit-archer': icon('high-shot'),
  'unit-pegasus-rider': icon('pegasus'),
  'unit-sorceress': icon('fairy-wand'),
  'unit-warrior': icon('elf-helmet'),
  'unit-flesh-ripper': icon('fangs'),
  'unit-berserker': icon('barbarian'),
  'unit-warlock': icon('wizard-staff'),
  'unit-chaos-lord': icon('brutal-helm'),
  'unit-skeleton-archer': icon('skeleton'),
  'unit-necromancer': icon('skull-staff'),
  'unit-dark-knight': icon('black-knight-helm'),
  'unit-reanimate': icon('raise-zombie'),
  'unit-sorcerer': icon('crystal-wand'),
  'unit-razorwing': icon('wyvern'),
  'unit-beastman': icon('minotaur'),
  'unit-hell-hound': icon('hound'),
  'unit-dragon': icon('dragon-head'),
  'unit-giant': icon('giant'),
  'unit-novice-wizard': icon('pointy-hat'),
  'unit-roc': icon('eagle-head'),
  'unit-leonx-rider': icon('feline'),
  'unit-forest-guardian': icon('deku-tree'),
  'unit-blood-sister': icon('bleeding-eye'),
  'unit-obscene': icon('gluttonous-smile'),
  'unit-vampire': icon('vampire-dracula'),
  'unit-great-wyrm': icon('spiked-dragon-head'),
};

/** In the order of the cards, from Strategize to Fortify, and Garrison. */
export const orderIcons: readonly string[] = [
  icon('compass'),
  icon('flying-flag'),
  icon('crossed-swords'),
  icon('sickle'),
  icon('shouting'),
  icon('three-friends'),
  icon('crown'),
  icon('stone-wall'),
  icon('guards'),
];

/** By number, from spring to winter. */
export const seasonIcons: readonly string[] = [
  icon('sprout'),
  icon('sun'),
  icon('falling-leaf'),
  icon('snowflake-1'),
];

/** Food, wood and ore. */
export const resourceIcons: readonly string[] = [icon('wheat'), icon('wood-pile'), icon('minerals')];

export const icons = {
  influence: icon('laurels'),
  tactics: icon('tied-scroll'),
  quest: icon('treasure-map'),
  objective: icon('diploma'),
  reward: icon('crystal-ball'),
  hero: icon('cowled'),
  camera: icon('film-projector'),
  rune: icon('rune-stone'),
  battle: icon('broadsword'),
  damage: icon('drop'),
  units: icon('arrow-cluster'),
  area: icon('hexes'),
  season: icon('scroll-unfurled'),
  developmentCard: icon('anvil'),
  commander: icon('rank-3'),
  capital: icon('crown'),
  peasant: icon('farmer'),
  desolation: icon('burning-tree'),
  cryomancy: icon('snowflake-2'),
  lostCity: icon('sand-castle'),
} as const;
