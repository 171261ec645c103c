import type { QuestPlace } from '../content/types-quests.ts';
import { areaIds } from '../layout.ts';
import { areasHere, cityIn, controllerOf, homeSeat, strongholdSeat } from './areas.ts';
import { heroesIn } from './heroes.ts';
import { isTaken, type Sight } from './sight.ts';

const isOther = (other: number | undefined, seat: number): boolean => other !== undefined && other !== seat;

const isPlace = (sight: Sight, seat: number, area: number, place: QuestPlace): boolean => {
  const { t } = sight;
  switch (place.kind) {
    case 'area':
      return areaIds[area] === place.area;
    case 'home-realm-of-another':
      return isOther(homeSeat(sight, area), seat);
    case 'stronghold-of-another':
      return isOther(strongholdSeat(sight, area), seat) && homeSeat(sight, area) !== seat;
    case 'enemy-hero-or-city':
      return (
        (cityIn(sight, area) !== undefined && isOther(controllerOf(sight, area), seat)) ||
        heroesIn(sight, area).some(hero => t.heroOwner[hero] !== seat + 1)
      );
    case 'city':
      return cityIn(sight, area) !== undefined;
    case 'facedown-rune':
      return isTaken(t.rune[area]) && t.runeUp[area] === 0 && controllerOf(sight, area) !== seat;
  }
};

/** The areas in which a seat may attempt a quest, by the quest's number. (RW-QUEST-26 to 29) */
export const questAreas = (sight: Sight, seat: number, quest: number): number[] => {
  const { place } = sight.content.questCards[quest];
  return areasHere(sight).filter(area => isPlace(sight, seat, area, place));
};
