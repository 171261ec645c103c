import type { TacticsRules } from './hand.ts';
import { lostCityRules } from './lost-city.ts';
import { gainRules } from './turn-gains.ts';
import { mapRules } from './turn-map.ts';
import { runeRules } from './turn-runes.ts';
import { unitRules } from './turn-units.ts';

/** Every card with the timing "during your turn", by the kind of its effect. */
export const turnRules: TacticsRules = {
  ...gainRules,
  ...mapRules,
  ...unitRules,
  ...runeRules,
  ...lostCityRules,
};
