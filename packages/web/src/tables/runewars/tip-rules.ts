import type { TextKind } from '@runehold/runewars/rules/view/texts';
import type { tipWords } from '@runehold/runewars/words/tips';

/** The marks and tokens that no card explains. */
export type MarkKind = keyof typeof tipWords.specs extends `tip.${infer Kind}` ? Kind : never;

/** The statement of the rules that says what a thing is, for each kind that has a text of its own. */
export const cardRules: Readonly<Record<TextKind, string>> = {
  order: 'RW-ORDER-01',
  tactics: 'RW-TACT-08',
  quest: 'RW-QUEST-26',
  reward: 'RW-REWARD-01',
  objective: 'RW-OBJ-05',
  seasonCard: 'RW-SEASON-01',
  title: 'RW-TITLE-01',
  hero: 'RW-HERO-01',
  unit: 'RW-FATE-01',
  city: 'RW-O6-01',
  developmentCard: 'BW-DEVC-02',
  commanderCard: 'BW-CMD-03',
  development: 'RW-DEV-01',
  exploration: 'RW-EXPL-01',
};

/** The same for marks and tokens. */
export const markRules: Readonly<Record<MarkKind, string>> = {
  influence: 'RW-O7-01',
  'dragon-rune': 'RW-WIN-05',
  'rune-down': 'RW-RUNE-16',
  'exploration-down': 'RW-EXPL-07',
  food: 'RW-AREA-04',
  wood: 'RW-AREA-04',
  ore: 'RW-AREA-04',
  dial: 'RW-DIAL-05',
  water: 'RW-BORDER-04',
  mountain: 'RW-BORDER-02',
  yellow: 'BW-CITY12-06',
  desolation: 'BW-DESO-05',
  cryomancy: 'BW-CRYO-01',
  peasant: 'BW-PEAS-03',
  activation: 'RW-MOVE-03',
  stronghold: 'RW-HOLD-01',
  capital: 'BW-CAP-05',
  routed: 'RW-SPRING-03',
  'first-player': 'RW-SETUP-04',
  'victory-card': 'RW-WIN-02',
  supremacy: 'RW-ORDER-16',
  spring: 'RW-SPRING-01',
  summer: 'RW-SUMMER-01',
  fall: 'RW-FALL-01',
  winter: 'RW-WINTER-01',
  areas: 'RW-AREA-05',
  rival: 'RW-INFO-03',
  'tactics-hand': 'RW-TACT-01',
  'quest-hand': 'RW-QUEST-26',
  heroes: 'RW-HERO-05',
  rewards: 'RW-REWARD-01',
  'development-cards': 'BW-DEVC-02',
  objective: 'RW-OBJ-05',
};
