import { titled } from '../../content/names.ts';
import type { Faction, Resources } from '../../content/types-map.ts';
import type { DevelopmentCard } from '../../content/types-realm.ts';

const wood = { food: 0, wood: 2, ore: 0 } as const satisfies Resources;
const food = { food: 2, wood: 0, ore: 0 } as const satisfies Resources;
const foodAndOre = { food: 1, wood: 0, ore: 1 } as const satisfies Resources;
const foodAndWood = { food: 1, wood: 1, ore: 0 } as const satisfies Resources;

const designed = { name: 'designed', cost: 'designed', unit: 'designed', effect: 'designed' } as const;

type OfFaction = Omit<DevelopmentCard, 'faction'>;

const woodAndOre = { food: 0, wood: 1, ore: 2 } as const satisfies Resources;

/** Each faction has one: it costs what rebuilding costs. (BW-CAP-01, BW-CAP-12) */
const capital: Pick<DevelopmentCard, 'cost' | 'timing' | 'effect' | 'sources'> = {
  cost: woodAndOre,
  timing: 'harvest.sup',
  effect: { kind: 'place-capital', strength: { undamaged: 7, damaged: 5 }, rebuild: woodAndOre },
  sources: { name: 'inferred', cost: 'inferred', effect: 'found' },
};

const of = (faction: Faction, cards: readonly OfFaction[]): readonly DevelopmentCard[] =>
  cards.map(card => ({ ...card, faction }));

/** What each faction can buy with Harvest's bonus. (BW-DEVC-01) */
export const developmentCards: readonly DevelopmentCard[] = [
  ...of('daqan', [
    {
      id: 'devcard-archaut-the-citadel',
      name: titled('Archaut, the Citadel', 'Archaut, Cytadela'),
      ...capital,
    },
    {
      id: 'devcard-shield-wall',
      name: titled('Shield Wall', 'Mur tarcz'),
      cost: foodAndOre,
      unit: 'unit-footman',
      timing: 'battle.tally.a',
      effect: { kind: 'use-ability', ability: { kind: 'stand-own', units: 2 } },
      sources: designed,
    },
    {
      id: 'devcard-barded-chargers',
      name: titled('Barded Chargers', 'Rumaki bojowe'),
      cost: foodAndOre,
      unit: 'unit-knight',
      timing: 'battle.start',
      effect: { kind: 'use-ability', ability: { kind: 'opponent-routs', units: 1 } },
      sources: designed,
    },
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
      id: 'devcard-keeper-of-the-sigil',
      name: titled('Keeper of the Sigil', 'Strażnik znaku'),
      cost: foodAndWood,
      unit: 'unit-novice-wizard',
      timing: 'battle.special',
      effect: {
        kind: 'other-ability',
        ability: { kind: 'stand-of-classes', units: 1, classes: ['triangle', 'circle', 'rectangle'] },
      },
      sources: { ...designed, name: 'inferred', effect: 'inferred' },
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
    {
      id: 'devcard-support-of-the-people',
      name: titled('Support of the People', 'Poparcie ludu'),
      cost: foodAndWood,
      timing: 'passive',
      effect: { kind: 'leave-peasants', peasants: 3 },
      sources: { ...designed, name: 'found', effect: 'found' },
    },
  ]),
  ...of('latari', [
    {
      id: 'devcard-lithelin-the-white-city',
      name: titled('Lithelin, the White City', 'Lithelin, Białe Miasto'),
      ...capital,
    },
    {
      id: 'devcard-call-of-the-aymhelin',
      name: titled('Call of the Aymhelin', 'Zew Aymhelin'),
      cost: food,
      timing: 'turn.diplomacy',
      effect: { kind: 'draw-more-for-diplomacy', cards: 1 },
      sources: designed,
    },
    {
      id: 'devcard-skyborne-lances',
      name: titled('Skyborne Lances', 'Podniebne lance'),
      cost: foodAndOre,
      unit: 'unit-pegasus-rider',
      timing: 'battle.start',
      effect: {
        kind: 'use-ability',
        ability: { kind: 'rout-chosen', units: 1, classes: ['triangle', 'circle'] },
      },
      sources: designed,
    },
    {
      id: 'devcard-heartwood',
      name: titled('Heartwood', 'Serce drzewa'),
      cost: wood,
      unit: 'unit-forest-guardian',
      timing: 'battle.tally.b',
      effect: { kind: 'strength-for-units', strength: 1, most: 2 },
      sources: designed,
    },
  ]),
  ...of('uthuk', [
    {
      id: 'devcard-khar-zul-the-ash-throne',
      name: titled('Khar Zul, the Ash Throne', 'Khar Zul, Tron Popiołów'),
      ...capital,
      sources: { ...capital.sources, name: 'designed' },
    },
    {
      id: 'devcard-inferno-rite',
      name: titled('Inferno Rite', 'Obrzęd pożogi'),
      cost: wood,
      unit: 'unit-warlock',
      timing: 'battle.special',
      effect: {
        kind: 'change-ability',
        ability: { kind: 'destroy-one-class', units: { triangle: 2, rectangle: 1 } },
      },
      sources: designed,
    },
    {
      id: 'devcard-aura-of-dread',
      name: titled('Aura of Dread', 'Aura grozy'),
      cost: foodAndOre,
      unit: 'unit-chaos-lord',
      timing: 'battle.special',
      effect: { kind: 'change-ability', ability: { kind: 'rout-or-destroy', units: 3 } },
      sources: designed,
    },
  ]),
  ...of('waiqar', [
    {
      id: 'devcard-zorgas-fortress-of-the-mists',
      name: titled('Zorgas, Fortress of the Mists', 'Zorgas, Twierdza Mgieł'),
      ...capital,
    },
    {
      id: 'devcard-lands-of-blight',
      name: titled('Lands of Blight', 'Ziemie zarazy'),
      cost: foodAndWood,
      unit: 'unit-reanimate',
      timing: 'passive',
      effect: { kind: 'more-figures', amount: 8 },
      sources: { ...designed, name: 'found', effect: 'found' },
    },
    {
      id: 'devcard-mass-grave',
      name: titled('Mass Grave', 'Masowy grób'),
      cost: food,
      unit: 'unit-necromancer',
      timing: 'battle.special',
      effect: {
        kind: 'change-ability',
        ability: { kind: 'summon', unit: 'unit-reanimate', units: 3 },
      },
      sources: designed,
    },
    {
      id: 'devcard-dread-mounts',
      name: titled('Dread Mounts', 'Upiorne wierzchowce'),
      cost: foodAndOre,
      unit: 'unit-dark-knight',
      timing: 'battle.start',
      effect: {
        kind: 'use-ability',
        ability: { kind: 'opponent-routs-of-classes', units: 1, classes: ['triangle'] },
      },
      sources: designed,
    },
    {
      id: 'devcard-lords-of-bilehall',
      name: titled('Lords of Bilehall', 'Władcy Bilehall'),
      cost: foodAndWood,
      unit: 'unit-vampire',
      timing: 'battle.special',
      effect: {
        kind: 'other-ability',
        ability: { kind: 'rout-chosen', units: 1, classes: ['triangle', 'circle', 'rectangle'] },
      },
      sources: designed,
    },
  ]),
];
