import type { TacticsRules } from './hand.ts';
import { lostCityRules } from './lost-city.ts';
import { ambushRules } from './quest-cards.ts';
import { gainRules } from './turn-gains.ts';
import { mapRules } from './turn-map.ts';
import { runeRules } from './turn-runes.ts';
import { unitRules } from './turn-units.ts';

/** Every card with the timing "during your turn", in one of the editions, by the kind of its effect. */
export const turnRules: TacticsRules = {
  ...gainRules,
  ...mapRules,
  ...unitRules,
  ...runeRules,
  ...lostCityRules,
  ...ambushRules,
};
