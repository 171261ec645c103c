import { titled } from '../../content/names.ts';
import type { Faction, Resources } from '../../content/types-map.ts';
import type { DevelopmentCard } from '../../content/types-realm.ts';

const wood = { food: 0, wood: 2, ore: 0 } as const satisfies Resources;
const food = { food: 2, wood: 0, ore: 0 } as const satisfies Resources;
const foodAndOre = { food: 1, wood: 0, ore: 1 } as const satisfies Resources;
const foodAndWood = { food: 1, wood: 1, ore: 0 } as const satisfies Resources;
const woodAndOre = { food: 0, wood: 1, ore: 1 } as const satisfies Resources;

const designed = { name: 'designed', cost: 'designed', unit: 'designed', effect: 'designed' } as const;

type OfFaction = Omit<DevelopmentCard, 'faction'>;

const ofCapital = { food: 0, wood: 1, ore: 2 } as const satisfies Resources;

/** Each faction has one: it costs what rebuilding costs. (BW-CAP-01, BW-CAP-12) */
const capital: Pick<DevelopmentCard, 'cost' | 'timing' | 'effect' | 'sources'> = {
  cost: ofCapital,
  timing: 'harvest.sup',
  effect: { kind: 'place-capital', strength: { undamaged: 7, damaged: 5 }, rebuild: ofCapital },
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
      id: 'devcard-support-of-the-people',
      name: titled('Support of the People', 'Poparcie ludu'),
      cost: foodAndWood,
      timing: 'passive',
      effect: { kind: 'leave-peasants', peasants: 3 },
      sources: { ...designed, name: 'found', effect: 'found' },
    },
    {
      id: 'devcard-bodkin-points',
      name: titled('Bodkin Points', 'Groty przeciwpancerne'),
      cost: woodAndOre,
      unit: 'unit-bowman',
      timing: 'battle.special',
      effect: { kind: 'change-ability', ability: { kind: 'strike-tougher', damage: 2, healthAbove: 1 } },
      sources: designed,
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
      id: 'devcard-parting-volley',
      name: titled('Parting Volley', 'Pożegnalna salwa'),
      cost: foodAndWood,
      unit: 'unit-archer',
      timing: 'battle.tally.a',
      effect: {
        kind: 'use-ability',
        ability: { kind: 'damage-any-chosen', units: 2, damage: 1, standing: 2 },
      },
      sources: designed,
    },
    {
      id: 'devcard-blades-of-summersong',
      name: titled('Blades of Summersong', 'Ostrza z Summersong'),
      cost: woodAndOre,
      unit: 'unit-warrior',
      timing: 'battle.special',
      effect: {
        kind: 'change-ability',
        ability: { kind: 'damage-chosen-or-destroy-weakened', damage: 1, units: 1 },
      },
      sources: designed,
    },
    {
      id: 'devcard-greater-word-of-vaal',
      name: titled('Greater Word of Vaal', 'Wielkie Słowo Vaal'),
      cost: foodAndWood,
      unit: 'unit-sorceress',
      timing: 'battle.special',
      effect: {
        kind: 'change-ability',
        ability: {
          kind: 'damage-and-retreat',
          units: 1,
          damage: 1,
          chooser: { revised: 'controller', original: 'opponent' },
        },
      },
      sources: { ...designed, effect: 'inferred' },
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
      id: 'devcard-prowl',
      name: titled('Prowl', 'Polowanie'),
      cost: foodAndWood,
      unit: 'unit-leonx-rider',
      timing: 'battle.won',
      effect: { kind: 'use-ability', ability: { kind: 'rout-own-for-damage', units: 3, damage: 1 } },
      sources: { ...designed, name: 'inferred', effect: 'inferred' },
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
      id: 'devcard-leave-only-ashes',
      name: titled('Leave Only Ashes', 'Tylko popioły'),
      cost: foodAndOre,
      timing: 'turn',
      effect: { kind: 'desolate-own', influence: 2 },
      sources: designed,
    },
    {
      id: 'devcard-death-frenzy',
      name: titled('Death Frenzy', 'Śmiertelny szał'),
      cost: foodAndOre,
      unit: 'unit-berserker',
      timing: 'battle.tally.a',
      effect: { kind: 'use-ability', ability: { kind: 'destroy-own-for-damage', units: 2, damage: 2 } },
      sources: designed,
    },
    {
      id: 'devcard-ravenous-hunger',
      name: titled('Ravenous Hunger', 'Nienasycony głód'),
      cost: foodAndWood,
      unit: 'unit-flesh-ripper',
      timing: 'battle.special',
      effect: { kind: 'other-ability', ability: { kind: 'rout-own-to-strike', damage: 2 } },
      sources: { ...designed, name: 'found', unit: 'found', effect: 'inferred' },
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
    {
      id: 'devcard-martyrs-of-the-covenant',
      name: titled('Martyrs of the Covenant', 'Męczenniczki Przymierza'),
      cost: foodAndWood,
      unit: 'unit-blood-sister',
      timing: 'battle.rounds-end',
      effect: { kind: 'use-for-fallen', ability: { kind: 'damage-for-fallen', damage: 1, most: 3 } },
      sources: designed,
    },
    {
      id: 'devcard-bottomless-gluttony',
      name: titled('Bottomless Gluttony', 'Bezdenne obżarstwo'),
      cost: food,
      unit: 'unit-obscene',
      timing: 'battle.rounds-end',
      effect: { kind: 'use-for-fallen', ability: { kind: 'bring-fallen-home', units: 2 } },
      sources: { ...designed, unit: 'found', effect: 'inferred' },
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
      name: titled('Lands of Blight', 'Skażone ziemie'),
      cost: foodAndWood,
      unit: 'unit-reanimate',
      timing: 'passive',
      effect: { kind: 'more-figures', amount: 8 },
      sources: { ...designed, name: 'found', effect: 'found' },
    },
    {
      id: 'devcard-restless-legion',
      name: titled('Restless Legion', 'Niespokojny legion'),
      cost: foodAndOre,
      unit: 'unit-reanimate',
      timing: 'battle.tally.a',
      effect: { kind: 'use-for-fallen', ability: { kind: 'raise-fallen', units: 2 } },
      sources: designed,
    },
    {
      id: 'devcard-gravebarbed-arrows',
      name: titled('Gravebarbed Arrows', 'Cmentarne strzały'),
      cost: woodAndOre,
      unit: 'unit-skeleton-archer',
      timing: 'battle.special',
      effect: {
        kind: 'other-ability',
        ability: { kind: 'strike-of-classes', damage: 2, classes: ['hexagon'] },
      },
      sources: designed,
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
    {
      id: 'devcard-toxic-breath',
      name: titled('Toxic Breath', 'Toksyczny oddech'),
      cost: foodAndOre,
      unit: 'unit-great-wyrm',
      timing: 'battle.rounds-end',
      effect: { kind: 'use-ability', ability: { kind: 'rout-own-for-damage', units: 2, damage: 2 } },
      sources: { ...designed, name: 'inferred', unit: 'found', effect: 'inferred' },
    },
  ]),
];
