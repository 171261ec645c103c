import { titled } from '../../content/names.ts';
import type { Faction, Resources } from '../../content/types-map.ts';
import type { DevelopmentCard } from '../../content/types-realm.ts';

const wood = { food: 0, wood: 2, ore: 0 } as const satisfies Resources;
const foodAndWood = { food: 1, wood: 1, ore: 0 } as const satisfies Resources;

const designed = { name: 'designed', cost: 'designed', unit: 'designed', effect: 'designed' } as const;

type OfFaction = Omit<DevelopmentCard, 'faction'>;

const of = (faction: Faction, cards: readonly OfFaction[]): readonly DevelopmentCard[] =>
  cards.map(card => ({ ...card, faction }));

/** What each faction can buy with Harvest's bonus. (BW-DEVC-01) */
export const developmentCards: readonly DevelopmentCard[] = [
  ...of('daqan', [
    {
      id: 'devcard-ironbound-towers',
      name: titled('Ironbound Towers', 'Okute wieże'),
      cost: wood,
      unit: 'unit-siege-tower',
      timing: 'passive',
      effect: { kind: 'raise-health', amount: 1 },
      sources: designed,
    },
    {
      id: 'devcard-aerie-masters',
      name: titled('Aerie Masters', 'Mistrzowie gniazd'),
      cost: foodAndWood,
      unit: 'unit-roc',
      timing: 'passive',
      effect: { kind: 'be-fast' },
      sources: designed,
    },
  ]),
  ...of('waiqar', [
    {
      id: 'devcard-lands-of-blight',
      name: titled('Lands of Blight', 'Ziemie zarazy'),
      cost: foodAndWood,
      unit: 'unit-reanimate',
      timing: 'passive',
      effect: { kind: 'more-figures', amount: 8 },
      sources: { ...designed, name: 'found', effect: 'found' },
    },
  ]),
];
