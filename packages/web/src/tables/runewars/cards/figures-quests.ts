import { path as anvil } from 'icon:anvil';
import { path as archeryTarget } from 'icon:archery-target';
import { path as arrowScope } from 'icon:arrow-scope';
import { path as bandit } from 'icon:bandit';
import { path as battleAxe } from 'icon:battle-axe';
import { path as bloodySword } from 'icon:bloody-sword';
import { path as boneKnife } from 'icon:bone-knife';
import { path as bookCover } from 'icon:book-cover';
import { path as bookshelf } from 'icon:bookshelf';
import { path as bowString } from 'icon:bow-string';
import { path as breastplate } from 'icon:breastplate';
import { path as bridge } from 'icon:bridge';
import { path as castle } from 'icon:castle';
import { path as cavalry } from 'icon:cavalry';
import { path as caveEntrance } from 'icon:cave-entrance';
import { path as chainMail } from 'icon:chain-mail';
import { path as church } from 'icon:church';
import { path as cloak } from 'icon:cloak';
import { path as crestedHelmet } from 'icon:crested-helmet';
import { path as crownedSkull } from 'icon:crowned-skull';
import { path as crystalShine } from 'icon:crystal-shine';
import { path as cultist } from 'icon:cultist';
import { path as dragonSpiral } from 'icon:dragon-spiral';
import { path as dungeonGate } from 'icon:dungeon-gate';
import { path as dwarfFace } from 'icon:dwarf-face';
import { path as eagleHead } from 'icon:eagle-head';
import { path as fallingRocks } from 'icon:falling-rocks';
import { path as fruitTree } from 'icon:fruit-tree';
import { path as gauntlet } from 'icon:gauntlet';
import { path as gemPendant } from 'icon:gem-pendant';
import { path as ghost } from 'icon:ghost';
import { path as giant } from 'icon:giant';
import { path as grapes } from 'icon:grapes';
import { path as graveyard } from 'icon:graveyard';
import { path as greekTemple } from 'icon:greek-temple';
import { path as hood } from 'icon:hood';
import { path as hoodedAssassin } from 'icon:hooded-assassin';
import { path as horizonRoad } from 'icon:horizon-road';
import { path as hound } from 'icon:hound';
import { path as iceSpear } from 'icon:ice-spear';
import { path as lighthouse } from 'icon:lighthouse';
import { path as magicGate } from 'icon:magic-gate';
import { path as magicPortal } from 'icon:magic-portal';
import { path as magicShield } from 'icon:magic-shield';
import { path as magicSwirl } from 'icon:magic-swirl';
import { path as mineWagon } from 'icon:mine-wagon';
import { path as nestEggs } from 'icon:nest-eggs';
import { path as ninjaHead } from 'icon:ninja-head';
import { path as orcHead } from 'icon:orc-head';
import { path as ore } from 'icon:ore';
import { path as panFlute } from 'icon:pan-flute';
import { path as potionBall } from 'icon:potion-ball';
import { path as ring } from 'icon:ring';
import { path as ringingBell } from 'icon:ringing-bell';
import { path as runeStone } from 'icon:rune-stone';
import { path as scorpion } from 'icon:scorpion';
import { path as scrollUnfurled } from 'icon:scroll-unfurled';
import { path as shakingHands } from 'icon:shaking-hands';
import { path as shop } from 'icon:shop';
import { path as skullMask } from 'icon:skull-mask';
import { path as spikedTentacle } from 'icon:spiked-tentacle';
import { path as spyglass } from 'icon:spyglass';
import { path as starFormation } from 'icon:star-formation';
import { path as stoneThrone } from 'icon:stone-throne';
import { path as stoneWall } from 'icon:stone-wall';
import { path as sunrise } from 'icon:sunrise';
import { path as swapBag } from 'icon:swap-bag';
import { path as teleport } from 'icon:teleport';
import { path as tombstone } from 'icon:tombstone';
import { path as tornado } from 'icon:tornado';
import { path as towerFlag } from 'icon:tower-flag';
import { path as treasureMap } from 'icon:treasure-map';
import { path as twoShadows } from 'icon:two-shadows';
import { path as unlitBomb } from 'icon:unlit-bomb';
import { path as watchtower } from 'icon:watchtower';
import { path as wheat } from 'icon:wheat';
import { path as wingedLeg } from 'icon:winged-leg';
import { path as witchFace } from 'icon:witch-face';
import { path as wizardFace } from 'icon:wizard-face';
import { path as wizardStaff } from 'icon:wizard-staff';
import { path as womanElfFace } from 'icon:woman-elf-face';
import { path as woodPile } from 'icon:wood-pile';

/** What is seen on what heroes seek and win, and on the tokens of the map. */
export const questFigures: Readonly<Record<string, string>> = {
  'quest-alcarans-watchtower': watchtower,
  'quest-the-sunken-shrine': greekTemple,
  'quest-the-whispering-caves': caveEntrance,
  'quest-bones-of-the-elder-kings': crownedSkull,
  'quest-the-bazaar': shop,
  'quest-the-sleeping-dragon': dragonSpiral,
  'quest-the-razorwing-nest': nestEggs,
  'quest-heart-of-the-old-wood': fruitTree,
  'quest-to-the-edge-of-the-world': horizonRoad,
  'quest-the-gathering-storm': tornado,
  'quest-the-broken-runestone': runeStone,
  'quest-thieves-in-the-reeds': hoodedAssassin,
  'quest-the-drowned-bell': ringingBell,
  'quest-avalanche': fallingRocks,
  'quest-the-hermits-riddle': wizardStaff,
  'quest-the-giants-toll': giant,
  'quest-circle-of-sorcerers': magicSwirl,
  'quest-beast-of-the-high-pass': hound,
  'quest-grave-of-the-black-legion': graveyard,
  'quest-foreign-library': bookshelf,
  'quest-forward-scouting': spyglass,
  'quest-secrets-and-lies': twoShadows,
  'quest-the-tournament': cavalry,
  'quest-on-the-trail-of-the-stars': starFormation,
  'reward-timmorran-shard': crystalShine,
  'reward-rage-blade': bloodySword,
  'reward-runeplate': breastplate,
  'reward-soulbiter': boneKnife,
  'reward-dwarven-fire-bombs': unlitBomb,
  'reward-flute-of-possession': panFlute,
  'reward-staff-of-light': wizardStaff,
  'reward-ice-storm': iceSpear,
  'reward-cloak-of-deception': cloak,
  'reward-ghost-armor': ghost,
  'reward-amulet-of-shielding': gemPendant,
  'reward-tactical-map': treasureMap,
  'reward-rune-of-teleportation': teleport,
  'reward-rune-of-summoning': magicPortal,
  'reward-frostbrand-axe': battleAxe,
  'reward-windstring-bow': bowString,
  'reward-dunwarr-mail': chainMail,
  'reward-boots-of-the-wind': wingedLeg,
  'reward-gauntlets-of-might': gauntlet,
  'reward-ring-of-quickness': ring,
  'reward-tome-of-lore': bookCover,
  'reward-healing-draught': potionBall,
  'HE-01': crestedHelmet,
  'HE-02': womanElfFace,
  'HE-03': hood,
  'HE-04': witchFace,
  'HE-05': cultist,
  'HE-06': scorpion,
  'HE-07': eagleHead,
  'HE-08': dwarfFace,
  'HE-09': wizardFace,
  'HE-10': ninjaHead,
  'HE-11': skullMask,
  'HE-12': orcHead,
  'dev-resources': mineWagon,
  'dev-diplomat': shakingHands,
  'dev-training-ground': archeryTarget,
  'dev-reinforced-walls': stoneWall,
  'dev-protective-wards': magicShield,
  'dev-hungry-spawn': spikedTentacle,
  'dev-cursed-tomb': tombstone,
  'city-dawnsmoor': sunrise,
  'city-forge': anvil,
  'city-greyhaven': lighthouse,
  'city-nerekhall': castle,
  'city-riverwatch': bridge,
  'city-tamalir': towerFlag,
  'city-vynelvale': grapes,
  'exp-village-food': wheat,
  'exp-village-wood': woodPile,
  'exp-village-ore': ore,
  'exp-training': arrowScope,
  'exp-scroll-of-sight': scrollUnfurled,
  'exp-raiding-party': bandit,
  'exp-traveling-merchant': swapBag,
  'exp-dragon-throne': stoneThrone,
  'exp-magic-portal': magicGate,
  'exp-dungeon': dungeonGate,
  'exp-temple': greekTemple,
  'exp-hall-of-kellos': church,
};
