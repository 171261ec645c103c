import type { battleWords } from '@runehold/runewars/rules/battle/words';
import type { tacticalFateWords } from '@runehold/runewars/rules/cards/tactical-fate/words';
import type { cardsWords } from '@runehold/runewars/rules/cards/words';
import type { duelWords } from '@runehold/runewars/rules/heroes/duel/words';
import type { heroesWords } from '@runehold/runewars/rules/heroes/words';
import type { blightWords } from '@runehold/runewars/rules/map/blight/words';
import type { moveWords } from '@runehold/runewars/rules/move/words';
import {
  area,
  battle,
  fate,
  fly,
  foes,
  from,
  fromHero,
  hand,
  hero,
  laidFate,
  lay,
  lift,
  march,
  middle,
  shine,
  side,
  sideFate,
  sideOf,
  type TalesOf,
  to,
  toHero,
  turn,
  who,
} from './tale.ts';

/** Armies and heroes on the march, and what they say to neutral units. */
export const moveTales: TalesOf<typeof moveWords> = {
  'area-activated': lay('RW-MOVE-01', 'seal', area),
  'portals-opened': shine('RW-EXPL-21', who),
  'units-marched': march('RW-MOVE-05', 'units', from, to),
  'hero-marched': march('RW-HERO-20', 'hero', from, to),
  'hero-passed': shine('RW-RUNE-17', area),
  'units-retreated': march('RW-RETR-04', 'units', from, to),
  'hero-retreated': march('RW-RETR-13', 'hero', from, to),
  'hero-stayed': lay('RW-RETR-13', 'hero', area),
  'diplomacy-begun': fly('RW-DIPL-02', 'influence', who, area),
  'destiny-chosen': turn('RW-DIPL-06', 'fate', fate),
  'neutrals-allied': shine('RW-DIPL-07', area),
  'neutrals-driven-off': shine('RW-DIPL-08', area),
  'neutrals-refused': shine('RW-DIPL-10', area),
};

/** Battles, step by step. */
export const battleTales: TalesOf<typeof battleWords> = {
  'battle-began': shine('RW-BATTLE-14', area),
  'neutrals-attacked': shine('RW-NEUT-17', area),
  'battle-step': shine('RW-BATTLE-14', battle),
  'fighters-joined': lay('RW-BATTLE-18', 'units', side),
  'rows-formed': shine('RW-BATTLE-18', battle),
  'hero-supports': lay('RW-HERO-32', 'hero', battle),
  'combat-round': shine('RW-ROUND-01', battle),
  'fate-drawn': fly('RW-ROUND-05', 'fate', middle, sideFate),
  'fate-revealed': turn('RW-ROUND-14', 'fate', sideFate),
  'fate-dropped': lift('RW-HERO-37', 'fate', sideFate),
  'special-used': shine('RW-ROUND-15', side),
  'fighter-damaged': lay('RW-DMG-01', 'damage', side),
  'fighter-healed': lift('RW-TACT-04', 'damage', side),
  'fighters-destroyed': lift('RW-DMG-07', 'units', side),
  'fighters-routed': lay('RW-ROUT-01', 'units', side),
  'fighters-stood': lay('RW-TACT-04', 'units', side),
  'health-raised': shine('RW-DMG-19', side),
  'strength-added': shine('RW-ROUND-40', side),
  'routs-cancelled': shine('RW-TACT-04', who),
  'fury-stirred': shine('RW-TACT-04', who),
  'stronghold-weakened': shine('RW-TACT-04', area),
  'fortification-used': shine('RW-DEV-11', area),
  'strength-tallied': shine('RW-TALLY-01', battle),
  'strength-counted': shine('RW-TALLY-15', side),
  'battle-won': shine('RW-TALLY-25', area),
  'neutrals-won': shine('RW-TALLY-25', area),
  'stronghold-damaged': lay('RW-TALLY-35', 'stronghold', area),
  'battle-called-off': shine('RW-BATTLE-29', area),
  'units-withdrawn': march('RW-RETR-02', 'units', from, to),
  'units-returned': lay('RW-TALLY-46', 'units', area),
  'battle-ended': shine('RW-TALLY-46', area),
};

/** What heroes do and suffer, and what they find. */
export const heroesTales: TalesOf<typeof heroesWords> = {
  'quest-phase-began': shine('RW-QUEST-07', middle),
  'hero-acted': shine('RW-QUEST-11', hero),
  'hero-stepped': march('RW-QUEST-14', 'hero', from, to),
  'hero-transported': march('RW-REWARD-12', 'hero', from, to),
  'hero-challenged': shine('RW-QUEST-19', hero),
  'hero-healed': lift('RW-QUEST-20', 'damage', hero),
  'hero-routed': lay('RW-ROUT-01', 'hero', hero),
  'hero-trained': shine('RW-QUEST-23', hero),
  'hero-damaged': lay('RW-HERO-47', 'damage', hero),
  'hero-shielded': shine('RW-HERO-47', hero),
  'hero-defeated': lift('RW-HERO-48', 'hero', area),
  'marker-placed': shine('RW-HERO-54', area),
  'marker-removed': shine('RW-HERO-54', area),
  'reward-received': fly('RW-REWARD-01', 'card', middle, hero),
  'reward-shown': turn('RW-REWARD-02', 'card', hero),
  'reward-passed': fly('RW-REWARD-19', 'card', fromHero, toHero),
  'rewards-traded': shine('RW-REWARD-14', area),
  'facedown-reward-passed': shine('RW-REWARD-19', toHero),
  'rewards-reshuffled': shine('RW-REWARD-23', middle),
  'test-began': shine('RW-FATE-13', hero),
  'test-chosen': turn('RW-FATE-15', 'fate', fate),
  'quest-attempted': turn('RW-QUEST-26', 'card', hero),
  'quest-completed': fly('RW-QUEST-33', 'card', hero, middle),
  'quest-failed': fly('RW-QUEST-26', 'card', hero, hand),
  'token-turned-up': turn('RW-EXPL-13', 'card', area),
  'token-discarded': lift('RW-EXPL-17', 'card', area),
  'token-seen': turn('RW-EXPL-36', 'card', area),
};

/** Duels between heroes, and with the units of quests. */
export const duelTales: TalesOf<typeof duelWords> = {
  'duel-began': shine('RW-DUEL-09', hero),
  'quest-duel-began': shine('RW-DUEL-36', hero),
  'duel-round-began': shine('RW-DUEL-14', battle),
  'duel-card': turn('RW-DUEL-14', 'fate', fate),
  'hero-struck': shine('RW-DUEL-17', hero),
  'weapon-used': turn('RW-REWARD-09', 'card', hero),
  'armor-used': turn('RW-REWARD-08', 'card', hero),
  'hero-guarded': shine('RW-DUEL-19', hero),
  'icon-unused': shine('RW-DUEL-18', hero),
  'quest-unit-hardened': shine('RW-DUEL-38', foes),
  'quest-unit-hurt': lay('RW-DUEL-40', 'damage', foes),
  'hero-recovered': lift('RW-HERO-03', 'damage', hero),
};

/** What Tactics cards do. */
export const cardsTales: TalesOf<typeof cardsWords> = {
  'tactics-played': turn('RW-TACT-04', 'card', who),
  'order-taken-back': fly('RW-ORDER-20', 'card', who, hand),
  'activation-put': lay('RW-TACT-04', 'seal', area),
  'activation-removed': lift('RW-TACT-04', 'seal', area),
  'rune-looked-at': turn('RW-INFO-08', 'rune', area),
  'neutrals-moved': march('RW-NEUT-15', 'units', from, to),
  'city-destroyed': lift('RW-TACT-04', 'city', area),
};

/** Desolation and cryomancy tokens. */
export const blightTales: TalesOf<typeof blightWords> = {
  'area-desolated': lay('BW-DESO-02', 'land-token', area),
  'area-frozen': lay('BW-CRYO-01', 'land-token', area),
  'area-restored': lift('BW-DESO-12', 'land-token', area),
  'area-thawed': lift('BW-CRYO-13', 'land-token', area),
};

/** Tactical Fate cards, from the hand and back to the pile. */
export const tacticalFateTales: TalesOf<typeof tacticalFateWords> = {
  'fate-type-chosen': shine('BW-TFATE-12', side),
  'fate-laid': fly('BW-TFATE-03', 'tactical-fate', hand, sideOf),
  'fate-turned': turn('BW-TFATE-13', 'tactical-fate', laidFate),
  'fate-laid-dropped': lift('BW-TFATE-16', 'tactical-fate', laidFate),
};
