import { targetDomain } from '@runehold/rune-age/domains';
import { raceOf } from '@runehold/rune-age/rules/view/sight';
import type { CardFace } from '../../../kit/card-face.ts';
import type { Address } from '../../../table/art/targets.ts';
import { at } from '../addresses.ts';
import { cityFace, type Drawing, eventFace, objectiveFace, strongholdFace } from '../cards/faces.ts';
import { damageOf } from '../goal/damage.ts';

/** What is fought for: where it lies, its card, and a line about it. */
export type CombatTarget = { readonly at: Address; readonly face: CardFace; readonly note?: string };

export const targetOf = (drawing: Drawing): CombatTarget => {
  const { sight, speaker } = drawing;
  const { content, t } = sight;
  const value = targetDomain.valueOf(t.target);
  switch (targetDomain.partOf(t.target)) {
    case 'city': {
      const holder = t.cityPlace.get(value) - 2;
      return {
        at: at.city(value),
        face: cityFace(drawing, content.cities[value], value),
        ...(holder >= 0 && {
          note: speaker.say('ra.held-by', { who: holder }),
        }),
      };
    }
    case 'enemy':
      return { at: at.event(value), face: eventFace(drawing, value) };
    case 'objective':
      return { at: at.objective, face: objectiveFace(drawing) };
    case 'stronghold':
      return {
        at: at.barracksStronghold,
        face: strongholdFace(drawing, raceOf(sight, t.fighter.get(0))),
      };
    case 'home': {
      const race = raceOf(sight, value);
      const { costs: _price, gives: _gives, ...face } = strongholdFace(drawing, race);
      return {
        at: at.home(value),
        face: { ...face, name: speaker.say('ra.home', { race: speaker.noun('race', race) }) },
        note: speaker.say('ra.damage', damageOf(sight, value)),
      };
    }
  }
};
