import { properNoun } from '@runehold/kernel/text/catalogue';
import { named, the } from '../../content/name.ts';
import { eventsOf } from '../../content/of.ts';
import { sources } from '../../content/sources.ts';
import type { ScenarioCard } from '../../content/types.ts';

export const monument: ScenarioCard = {
  id: 'monument',
  name: named(
    properNoun('The Monument'),
    'm',
    'Pomnik, Pomnika, Pomnikowi, Pomnik, Pomnikiem, Pomniku, Pomniki, Pomników',
  ),
  about: [
    'A race for gold. Whoever builds their Monument wins at the end of the round. Home Realms cannot be attacked.',
    'Wyścig o złoto. Kto wzniesie swój pomnik, zwycięża na koniec rundy. Królestw nie można atakować.',
  ],
  neutrals: ['neutral.sorcerer', 'neutral.naga', 'neutral.mind_control'],
  events: 10,
  stages: 2,
  alone: false,
};

export const monumentEvents = eventsOf('monument', [
  {
    id: 'mon.pilgrims',
    name: named(
      the('Pilgrim Caravan'),
      'f',
      'Karawana, Karawany, Karawanie, Karawanę, Karawaną, Karawanie, Karawany, Karawan',
      'pielgrzymów',
    ),
    stage: 1,
    type: 'enemy',
    strength: 4,
    attrition: 0,
    reward: { kind: 'influence', amount: 1 },
    sources: sources({ designed: 'name stage type strength attrition reward' }),
  },
  {
    id: 'mon.bandits',
    name: named(
      the('Bandit Hoard'),
      'm',
      'Skarb, Skarbu, Skarbowi, Skarb, Skarbem, Skarbie, Skarby, Skarbów',
      'bandytów',
    ),
    stage: 1,
    type: 'enemy',
    strength: 5,
    attrition: 0,
    reward: { kind: 'gold', amount: 1 },
    sources: sources({ found: 'reward', designed: 'name stage type strength attrition' }),
  },
  {
    id: 'mon.lost_mine',
    name: named(
      the('Lost Mine'),
      'f',
      'Zapomniana kopalnia, Zapomnianej kopalni, Zapomnianej kopalni, Zapomnianą kopalnię, Zapomnianą kopalnią, Zapomnianej kopalni, Zapomniane kopalnie, Zapomnianych kopalni',
    ),
    stage: 1,
    type: 'enemy',
    strength: 6,
    attrition: 1,
    reward: { kind: 'gold', amount: 1 },
    sources: sources({ designed: 'name stage type strength attrition reward' }),
  },
  {
    id: 'mon.trade_fair',
    name: named(
      the('Trade Fair'),
      'm',
      'Jarmark, Jarmarku, Jarmarkowi, Jarmark, Jarmarkiem, Jarmarku, Jarmarki, Jarmarków',
    ),
    stage: 1,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'next-round', rule: 'gold-cards-cheaper', amount: 1 },
    sources: sources({ designed: 'name stage type effect' }),
  },
  {
    id: 'mon.thieves_guild',
    name: named(
      the('Thieves’ Guild'),
      'f',
      'Gildia, Gildii, Gildii, Gildię, Gildią, Gildii, Gildie, Gildii',
      'złodziei',
    ),
    stage: 2,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'remove-gold' },
    sources: sources({ found: 'name scenario effect', designed: 'stage amount' }),
  },
  {
    id: 'mon.turning_wheel',
    name: named(
      the('Turning of the Wheel'),
      'm',
      'Obrót, Obrotu, Obrotowi, Obrót, Obrotem, Obrocie, Obroty, Obrotów',
      'koła',
    ),
    stage: 2,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'reverse-order' },
    sources: sources({ found: 'effect', designed: 'name stage details' }),
  },
  {
    id: 'mon.vault',
    name: named(
      the('Vault of the Elder Kings'),
      'm',
      'Skarbiec, Skarbca, Skarbcowi, Skarbiec, Skarbcem, Skarbcu, Skarbce, Skarbców',
      'Pierwszych Królów',
    ),
    stage: 2,
    type: 'enemy',
    strength: 10,
    attrition: 1,
    reward: { kind: 'gold', amount: 2 },
    sources: sources({ designed: 'name stage type strength attrition reward' }),
  },
  {
    id: 'mon.drake',
    name: named(
      the('Treasure Drake'),
      'm',
      'Smok strzegący, Smoka strzegącego, Smokowi strzegącemu, Smoka strzegącego, Smokiem strzegącym, Smoku strzegącym, Smoki strzegące, Smoków strzegących',
      'skarbu',
    ),
    stage: 2,
    type: 'enemy',
    strength: 8,
    attrition: 1,
    lasting: { kind: 'rewards-give-no-gold' },
    reward: { kind: 'gold', amount: 1 },
    sources: sources({ designed: 'name stage type strength attrition effect reward' }),
  },
  {
    id: 'mon.levy',
    name: named(
      the('Royal Levy'),
      'f',
      'Królewska danina, Królewskiej daniny, Królewskiej daninie, Królewską daninę, Królewską daniną, Królewskiej daninie, Królewskie daniny, Królewskich danin',
    ),
    stage: 2,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'gold-or-exhaust-cities' },
    sources: sources({ designed: 'name stage type effect' }),
  },
  {
    id: 'mon.road_raiders',
    name: named(
      the('Raiders on the Roads'),
      'p',
      'Rozbójnicy, Rozbójników, Rozbójnikom, Rozbójników, Rozbójnikami, Rozbójnikach, Rozbójników, Rozbójników',
      'na szlakach',
    ),
    stage: 2,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'units-or-city', strength: 4 },
    sources: sources({ designed: 'name stage type effect' }),
  },
]);
