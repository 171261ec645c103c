import type { ordersWords } from '@runehold/runewars/rules/orders/words';
import type { runesWords } from '@runehold/runewars/rules/runes/words';
import type { seasonWords } from '@runehold/runewars/rules/season/words';
import type { setupWords } from '@runehold/runewars/rules/setup/words';
import type { coreWords } from '@runehold/runewars/words/core';
import {
  area,
  dial,
  fate,
  fly,
  hand,
  hero,
  lay,
  lift,
  march,
  middle,
  other,
  shine,
  type TalesOf,
  table,
  title,
  to,
  turn,
  who,
} from './tale.ts';

/** Setting up, from the first card to the last token. */
export const setupTales: TalesOf<typeof setupWords> = {
  'setup-step': shine('RW-SETUP-01', table),
  'fate-dealt': fly('RW-SETUP-02', 'fate', middle, who),
  'first-player': shine('RW-SETUP-02', who),
  'faction-taken': shine('RW-SETUP-05', who),
  'setup-quest-dealt': fly('RW-BOARD-01', 'card', middle, who),
  'tile-laid': shine('RW-BOARD-04', table),
  'home-laid': shine('RW-BOARD-26', table),
  'marker-laid': shine('RW-BOARD-13', table),
  'marker-taken-back': shine('RW-BOARD-19', table),
  'markers-taken-back': shine('RW-BOARD-25', table),
  'tiles-taken-back': shine('RW-BOARD-18', table),
  'rune-laid': fly('RW-BOARD-20', 'rune', who, area),
  'city-laid': lay('RW-BOARD-33', 'city', area),
  'near-token-laid': lay('RW-EXPL-02', 'token', area),
  'far-token-laid': lay('RW-EXPL-02', 'token', area),
  'quest-deck-built': shine('RW-SETUP-09', middle),
  'reward-boxed': shine('BW-CITY12-12', middle),
  'hero-dealt': fly('RW-SETUP-16', 'card', middle, hand),
  'hero-placed': lay('RW-SETUP-17', 'hero', area),
  'piles-laid': shine('RW-SETUP-21', middle),
};

/** The year: Season cards and what they bring. */
export const seasonTales: TalesOf<typeof seasonWords> = {
  'season-card-drawn': turn('RW-SEASON-05', 'card', middle),
  'bid-total': shine('RW-BID-02', who),
  bid: turn('RW-BID-05', 'influence', who),
  'bid-won': shine('RW-BID-05', who),
  'bid-lost': shine('RW-BID-05', who),
  'orders-returned': shine('RW-SPRING-01', table),
  'hero-stood': lay('RW-SPRING-03', 'hero', hero),
  'water-frozen': shine('RW-WINTER-01', table),
  'storm-bound': shine('RW-ORDER-04', who),
  'keeps-peace': shine('RW-SEASON-06', who),
  'hero-restored': lay('RW-SEASON-06', 'hero', hero),
  'tokens-looked-at': shine('RW-INFO-08', area),
};

/** Things that many rules do. */
export const coreTales: TalesOf<typeof coreWords> = {
  'year-began': shine('RW-SEASON-02', middle),
  'season-began': shine('RW-SEASON-01', middle),
  'turn-began': turn('RW-ORDER-07', 'card', who),
  'turn-ended': shine('RW-ORDER-23', who),
  'influence-gained': fly('RW-COMP-11', 'influence', middle, who),
  'influence-lost': fly('RW-COMP-11', 'influence', who, middle),
  'dial-turned': shine('RW-DIAL-02', dial),
  'fate-shown': turn('RW-DIPL-04', 'fate', fate),
  'fate-reshuffled': shine('RW-DIPL-05', middle),
  'tactics-drawn': fly('RW-TACT-03', 'card', middle, hand),
  'tactics-discarded': fly('RW-COMP-24', 'card', hand, middle),
  'fresh-tactics-discarded': fly('RW-COMP-24', 'card', hand, middle),
  'tactics-reshuffled': shine('RW-COMP-13', middle),
  'quest-drawn': fly('RW-QUEST-03', 'card', middle, hand),
  'quest-discarded': fly('RW-QUEST-02', 'card', hand, middle),
  'quests-reshuffled': shine('RW-COMP-13', middle),
  'units-destroyed': lift('RW-DMG-07', 'units', area),
  'units-routed': lay('RW-ROUT-01', 'units', area),
  'units-stood': lay('RW-SPRING-03', 'units', area),
  'units-placed': lay('RW-O5-09', 'units', area),
  eliminated: shine('RW-ELIM-01', who),
  'runes-counted': turn('RW-WIN-16', 'rune', who),
  won: shine('RW-WIN-16', who),
  'orders-revealed': turn('RW-ORDER-06', 'card', who),
  'bonus-used': shine('RW-ORDER-16', who),
};

/** What Orders do for a realm. */
export const ordersTales: TalesOf<typeof ordersWords> = {
  'development-used': shine('RW-DEV-02', area),
  'development-built': lay('RW-O4-07', 'card', area),
  'development-destroyed': lift('RW-DEV-17', 'card', area),
  'recruit-dial': shine('RW-O5-01', dial),
  'city-called': shine('RW-O6-01', area),
  'hero-drawn': fly('RW-O6-10', 'card', middle, hand),
  'heroes-returned': shine('RW-O6-12', middle),
  'hero-gained': fly('RW-HERO-08', 'card', middle, hand),
  'hero-deserted': fly('RW-HERO-57', 'card', hand, middle),
  'reward-given-up': fly('RW-REWARD-23', 'card', hand, middle),
  'title-taken': fly('RW-O7-02', 'card', title, who),
  'title-returned': fly('RW-ELIM-04', 'card', who, title),
  'stronghold-placed': lay('RW-HOLD-13', 'stronghold', area),
  'stronghold-repaired': lay('RW-O8-06', 'stronghold', area),
  'stronghold-removed': lift('RW-DEV-16', 'stronghold', area),
};

/** Rune tokens, Victory cards and Objectives. */
export const runesTales: TalesOf<typeof runesWords> = {
  'rune-placed': fly('RW-RUNE-08', 'rune', who, area),
  'rune-returned': fly('RW-RUNE-10', 'rune', who, middle),
  'false-rune-discarded': lift('RW-RUNE-05', 'rune', area),
  'rune-seen': turn('RW-INFO-07', 'rune', area),
  'rune-revealed': turn('RW-RUNE-19', 'rune', area),
  'rune-moved': march('RW-RUNE-15', 'rune', area, to),
  'runes-mixed': march('RW-O8-08', 'rune', area, other),
  'victory-claimed': shine('RW-WIN-03', middle),
  'victory-missed': shine('RW-WIN-10', who),
  'objective-claimed': turn('RW-OBJ-05', 'card', who),
  'objective-exchanged': fly('RW-OBJ-01', 'card', hand, middle),
  'objective-drawn': fly('RW-OBJ-01', 'card', middle, hand),
  'objectives-reshuffled': shine('RW-OBJ-01', middle),
};
