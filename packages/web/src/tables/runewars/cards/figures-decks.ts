import { path as ancientRuins } from 'icon:ancient-ruins';
import { path as bandageRoll } from 'icon:bandage-roll';
import { path as barrel } from 'icon:barrel';
import { path as battleGear } from 'icon:battle-gear';
import { path as bleedingWound } from 'icon:bleeding-wound';
import { path as breakingChain } from 'icon:breaking-chain';
import { path as brickWall } from 'icon:brick-wall';
import { path as brokenHeart } from 'icon:broken-heart';
import { path as brokenShield } from 'icon:broken-shield';
import { path as burningForest } from 'icon:burning-forest';
import { path as burningSkull } from 'icon:burning-skull';
import { path as caravan } from 'icon:caravan';
import { path as castleRuins } from 'icon:castle-ruins';
import { path as cloakedFigureOnHorseback } from 'icon:cloaked-figure-on-horseback';
import { path as coins } from 'icon:coins';
import { path as conversation } from 'icon:conversation';
import { path as crackedShield } from 'icon:cracked-shield';
import { path as crystalBall } from 'icon:crystal-ball';
import { path as deathZone } from 'icon:death-zone';
import { path as deer } from 'icon:deer';
import { path as discussion } from 'icon:discussion';
import { path as doubleDragon } from 'icon:double-dragon';
import { path as dramaMasks } from 'icon:drama-masks';
import { path as enrage } from 'icon:enrage';
import { path as eyeTarget } from 'icon:eye-target';
import { path as fallingStar } from 'icon:falling-star';
import { path as fountain } from 'icon:fountain';
import { path as frozenBody } from 'icon:frozen-body';
import { path as guardedTower } from 'icon:guarded-tower';
import { path as hammerNails } from 'icon:hammer-nails';
import { path as heavyRain } from 'icon:heavy-rain';
import { path as hidden } from 'icon:hidden';
import { path as holySymbol } from 'icon:holy-symbol';
import { path as huntingHorn } from 'icon:hunting-horn';
import { path as hydra } from 'icon:hydra';
import { path as lightningStorm } from 'icon:lightning-storm';
import { path as linkedRings } from 'icon:linked-rings';
import { path as lockedChest } from 'icon:locked-chest';
import { path as meat } from 'icon:meat';
import { path as medal } from 'icon:medal';
import { path as mining } from 'icon:mining';
import { path as minotaur } from 'icon:minotaur';
import { path as mountainRoad } from 'icon:mountain-road';
import { path as ogre } from 'icon:ogre';
import { path as openTreasureChest } from 'icon:open-treasure-chest';
import { path as peaceDove } from 'icon:peace-dove';
import { path as plow } from 'icon:plow';
import { path as publicSpeaker } from 'icon:public-speaker';
import { path as rallyTheTroops } from 'icon:rally-the-troops';
import { path as rat } from 'icon:rat';
import { path as returnArrow } from 'icon:return-arrow';
import { path as run } from 'icon:run';
import { path as scales } from 'icon:scales';
import { path as screaming } from 'icon:screaming';
import { path as scythe } from 'icon:scythe';
import { path as secretBook } from 'icon:secret-book';
import { path as shakingHands } from 'icon:shaking-hands';
import { path as skullCrack } from 'icon:skull-crack';
import { path as snowing } from 'icon:snowing';
import { path as splitArrows } from 'icon:split-arrows';
import { path as spy } from 'icon:spy';
import { path as stripedSun } from 'icon:striped-sun';
import { path as swordInStone } from 'icon:sword-in-stone';
import { path as swordsEmblem } from 'icon:swords-emblem';
import { path as targetDummy } from 'icon:target-dummy';
import { path as threeFriends } from 'icon:three-friends';
import { path as throneKing } from 'icon:throne-king';
import { path as trophyCup } from 'icon:trophy-cup';
import { path as vibratingShield } from 'icon:vibrating-shield';
import { path as village } from 'icon:village';
import { path as virus } from 'icon:virus';
import { path as walkingBoot } from 'icon:walking-boot';
import { path as wingedSword } from 'icon:winged-sword';
import { path as wizardFace } from 'icon:wizard-face';
import { path as wolfHead } from 'icon:wolf-head';
import { path as wolfHowl } from 'icon:wolf-howl';
import { path as wolfTrap } from 'icon:wolf-trap';

/** What is seen on the cards of the decks that are drawn in season and in council. */
export const deckFigures: Readonly<Record<string, string>> = {
  'tactics-tactical-retreat': run,
  'tactics-summon-lightning': lightningStorm,
  'tactics-rally-cry': rallyTheTroops,
  'tactics-to-the-victor': trophyCup,
  'tactics-horrific-rumors': screaming,
  'tactics-raze-a-city': burningForest,
  'tactics-lost-city': ancientRuins,
  'tactics-spy-guild': spy,
  'tactics-shared-counsel': discussion,
  'tactics-scatter-the-beasts': wolfHowl,
  'tactics-mountain-pass': mountainRoad,
  'tactics-ambush': hidden,
  'tactics-call-of-the-wilds': wolfHead,
  'tactics-beast-lure': wolfTrap,
  'tactics-double-march': walkingBoot,
  'tactics-renewed-orders': returnArrow,
  'tactics-silver-tongue': conversation,
  'tactics-court-intrigue': dramaMasks,
  'tactics-favors-owed': shakingHands,
  'tactics-hidden-stores': barrel,
  'tactics-sabotage': breakingChain,
  'tactics-steady-ranks': vibratingShield,
  'tactics-field-surgeons': bandageRoll,
  'tactics-battle-fury': enrage,
  'tactics-sappers': mining,
  'tactics-scrying': crystalBall,
  'tactics-hidden-vault': lockedChest,
  'tactics-blessing-of-kellos': holySymbol,
  'tactics-winter-provisions': meat,
  'season-famine': skullCrack,
  'season-stormy-weather': heavyRain,
  'season-prepare-for-coming-year': hammerNails,
  'season-fresh-recruits': swordsEmblem,
  'season-fertile-fields': plow,
  'season-heroes-answer-the-call': huntingHorn,
  'season-envoys-of-spring': cloakedFigureOnHorseback,
  'season-the-council-demands-peace': peaceDove,
  'season-age-of-heroes': swordInStone,
  'season-healing-waters': fountain,
  'season-midsummer-festival': stripedSun,
  'season-caravan-season': caravan,
  'season-rumors-of-treasure': openTreasureChest,
  'season-drilling-grounds': targetDummy,
  'season-oracle-of-the-hills': eyeTarget,
  'season-gathering-the-harvest': scythe,
  'season-the-doomed-city': castleRuins,
  'season-threatened-home-realms': guardedTower,
  'season-divided-loyalties': splitArrows,
  'season-blighted-stores': rat,
  'season-council-levy': coins,
  'season-restless-beasts': minotaur,
  'season-mutinous-garrison': brokenShield,
  'season-favor-of-the-council': wizardFace,
  'season-unearthed-star': fallingStar,
  'season-crisis-of-conscience': scales,
  'season-bitter-cold': frozenBody,
  'season-deep-snow': snowing,
  'season-winter-fever': virus,
  'season-secrets-for-sale': secretBook,
  'objective-bound-by-honor': linkedRings,
  'objective-brotherhood-of-giants': ogre,
  'objective-dragon-pact': doubleDragon,
  'objective-voice-of-the-council': publicSpeaker,
  'objective-titles-and-honors': medal,
  'objective-protector-of-the-free-cities': village,
  'objective-fellowship': threeFriends,
  'objective-friend-of-all-creatures': deer,
  'objective-discouraging-defeat': brokenHeart,
  'objective-ashes-of-civilization': burningSkull,
  'objective-rivers-of-blood': bleedingWound,
  'objective-trample-the-homelands': crackedShield,
  'objective-breaker-of-walls': brickWall,
  'objective-dominion': throneKing,
  'objective-bane-of-monsters': hydra,
  'objective-slayer-of-heroes': deathZone,
  'title-primarch-wizards-council': crystalBall,
  'title-captain-heroes-league': wingedSword,
  'title-lord-commander-warriors-guild': battleGear,
};
