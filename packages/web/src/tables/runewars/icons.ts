import { path as arrows } from 'icon:arrow-cluster';
import { path as barbarian } from 'icon:barbarian';
import { path as blackKnight } from 'icon:black-knight-helm';
import { path as bow } from 'icon:bowman';
import { path as sword } from 'icon:broadsword';
import { path as brutalHelm } from 'icon:brutal-helm';
import { path as compass } from 'icon:compass';
import { path as hood } from 'icon:cowled';
import { path as swords } from 'icon:crossed-swords';
import { path as crown } from 'icon:crown';
import { path as ball } from 'icon:crystal-ball';
import { path as wand } from 'icon:crystal-wand';
import { path as diploma } from 'icon:diploma';
import { path as dragonHead } from 'icon:dragon-head';
import { path as drop } from 'icon:drop';
import { path as elfHelmet } from 'icon:elf-helmet';
import { path as fairyWand } from 'icon:fairy-wand';
import { path as leafFalls } from 'icon:falling-leaf';
import { path as fangs } from 'icon:fangs';
import { path as flag } from 'icon:flying-flag';
import { path as giant } from 'icon:giant';
import { path as hexes } from 'icon:hexes';
import { path as highShot } from 'icon:high-shot';
import { path as horseHead } from 'icon:horse-head';
import { path as hound } from 'icon:hound';
import { path as laurels } from 'icon:laurels';
import { path as minerals } from 'icon:minerals';
import { path as minotaur } from 'icon:minotaur';
import { path as pegasus } from 'icon:pegasus';
import { path as zombie } from 'icon:raise-zombie';
import { path as runeStone } from 'icon:rune-stone';
import { path as scroll } from 'icon:scroll-unfurled';
import { path as shouting } from 'icon:shouting';
import { path as sickle } from 'icon:sickle';
import { path as siegeTower } from 'icon:siege-tower';
import { path as skeleton } from 'icon:skeleton';
import { path as skullStaff } from 'icon:skull-staff';
import { path as snowflake } from 'icon:snowflake-1';
import { path as spartan } from 'icon:spartan-helmet';
import { path as sprout } from 'icon:sprout';
import { path as wall } from 'icon:stone-wall';
import { path as sun } from 'icon:sun';
import { path as friends } from 'icon:three-friends';
import { path as tiedScroll } from 'icon:tied-scroll';
import { path as map } from 'icon:treasure-map';
import { path as wheat } from 'icon:wheat';
import { path as staff } from 'icon:wizard-staff';
import { path as wood } from 'icon:wood-pile';
import { path as wyvern } from 'icon:wyvern';

/** The silhouette of each unit type. */
export const unitIcons: Readonly<Record<string, string>> = {
  'unit-bowman': bow,
  'unit-knight': horseHead,
  'unit-footman': spartan,
  'unit-siege-tower': siegeTower,
  'unit-archer': highShot,
  'unit-pegasus-rider': pegasus,
  'unit-sorceress': fairyWand,
  'unit-warrior': elfHelmet,
  'unit-flesh-ripper': fangs,
  'unit-berserker': barbarian,
  'unit-warlock': staff,
  'unit-chaos-lord': brutalHelm,
  'unit-skeleton-archer': skeleton,
  'unit-necromancer': skullStaff,
  'unit-dark-knight': blackKnight,
  'unit-reanimate': zombie,
  'unit-sorcerer': wand,
  'unit-razorwing': wyvern,
  'unit-beastman': minotaur,
  'unit-hell-hound': hound,
  'unit-dragon': dragonHead,
  'unit-giant': giant,
};

/** By number, from Strategize to Fortify. */
export const orderIcons: readonly string[] = [compass, flag, swords, sickle, shouting, friends, crown, wall];

/** By number, from spring to winter. */
export const seasonIcons: readonly string[] = [sprout, sun, leafFalls, snowflake];

/** Food, wood and ore. */
export const resourceIcons: readonly string[] = [wheat, wood, minerals];

export const icons = {
  influence: laurels,
  tactics: tiedScroll,
  quest: map,
  objective: diploma,
  reward: ball,
  hero: hood,
  rune: runeStone,
  battle: sword,
  damage: drop,
  units: arrows,
  area: hexes,
  season: scroll,
} as const;
