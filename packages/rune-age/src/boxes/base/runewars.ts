import { properNoun } from '@runehold/kernel/text/catalogue';
import { unchanging } from '@runehold/kernel/text/pl/decline';
import { named, the } from '../../content/name.ts';
import { eventsOf } from '../../content/of.ts';
import { sources } from '../../content/sources.ts';
import type { ScenarioCard } from '../../content/types.ts';

export const runewars: ScenarioCard = {
  id: 'runewars',
  name: [properNoun('Runewars'), unchanging('p', 'Runewars')],
  about: [
    'A war for the dragon runes. The last player left in the game wins.',
    'Wojna o smocze runy. Zwycięża ten, kto zostanie w grze jako ostatni.',
  ],
  neutrals: ['neutral.summon_lightning', 'neutral.manticore', 'neutral.dragon'],
  events: 10,
  stages: 2,
  alone: false,
};

export const runewarsEvents = eventsOf('runewars', [
  {
    id: 'rw.time_for_war',
    name: named(
      properNoun('A Time for War'),
      'm',
      'Czas, Czasu, Czasowi, Czas, Czasem, Czasie, Czasy, Czasów',
      'wojny',
    ),
    stage: 1,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'next-round', rule: 'siege-attack-bonus', amount: 2 },
    sources: sources({ found: 'name timing', designed: 'stage effect' }),
  },
  {
    id: 'rw.barbarian_invasion',
    name: named(
      the('Barbarian Invasion'),
      'm',
      'Najazd, Najazdu, Najazdowi, Najazd, Najazdem, Najeździe, Najazdy, Najazdów',
      'barbarzyńców',
    ),
    stage: 1,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'unit-or-damage', amount: 3 },
    sources: sources({ found: 'name effect', inferred: 'scenario', designed: 'stage type amount details' }),
  },
  {
    id: 'rw.sellswords',
    name: named(
      the('Wandering Sellswords'),
      'p',
      'Wędrowni najemnicy, Wędrownych najemników, Wędrownym najemnikom, Wędrownych najemników, Wędrownymi najemnikami, Wędrownych najemnikach, Wędrownych najemników, Wędrownych najemników',
    ),
    stage: 1,
    type: 'enemy',
    strength: 5,
    attrition: 0,
    reward: { kind: 'influence', amount: 1 },
    sources: sources({ designed: 'name stage type strength attrition reward' }),
  },
  {
    id: 'rw.war_chest',
    name: named(
      the('Abandoned War Chest'),
      'f',
      'Porzucona skrzynia wojenna, Porzuconej skrzyni wojennej, Porzuconej skrzyni wojennej, Porzuconą skrzynię wojenną, Porzuconą skrzynią wojenną, Porzuconej skrzyni wojennej, Porzucone skrzynie wojenne, Porzuconych skrzyń wojennych',
    ),
    stage: 1,
    type: 'enemy',
    strength: 6,
    attrition: 1,
    reward: { kind: 'gold', amount: 1 },
    sources: sources({ designed: 'name stage type strength attrition reward' }),
  },
  {
    id: 'rw.rune_discovery',
    name: named(
      the('Dragon Rune Discovery'),
      'n',
      'Odkrycie, Odkrycia, Odkryciu, Odkrycie, Odkryciem, Odkryciu, Odkrycia, Odkryć',
      'smoczego runu',
    ),
    stage: 2,
    type: 'enemy',
    strength: 8,
    attrition: 1,
    discovery: { drawsInstead: 2 },
    sources: sources({ found: 'name reward removal', designed: 'type strength attrition stage amount' }),
  },
  {
    id: 'rw.siege_train',
    name: named(
      the('Captured Siege Train'),
      'm',
      'Zdobyty tabor oblężniczy, Zdobytego taboru oblężniczego, Zdobytemu taborowi oblężniczemu, Zdobyty tabor oblężniczy, Zdobytym taborem oblężniczym, Zdobytym taborze oblężniczym, Zdobyte tabory oblężnicze, Zdobytych taborów oblężniczych',
    ),
    stage: 2,
    type: 'enemy',
    strength: 9,
    attrition: 1,
    reward: { kind: 'siege-train', amount: 1 },
    sources: sources({ designed: 'name stage type strength attrition reward' }),
  },
  {
    id: 'rw.blood_moon',
    name: named(
      the('Blood Moon'),
      'm',
      'Krwawy księżyc, Krwawego księżyca, Krwawemu księżycowi, Krwawy księżyc, Krwawym księżycem, Krwawym księżycu, Krwawe księżyce, Krwawych księżyców',
    ),
    stage: 2,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'damage-each', amount: 2 },
    sources: sources({ designed: 'name stage type effect' }),
  },
  {
    id: 'rw.raiders',
    name: named(
      the('Raiders at the Gates'),
      'p',
      'Najeźdźcy, Najeźdźców, Najeźdźcom, Najeźdźców, Najeźdźcami, Najeźdźcach, Najeźdźców, Najeźdźców',
      'u bram',
    ),
    stage: 2,
    type: 'instant',
    strength: 9,
    attrition: 0,
    instant: { kind: 'attack', whom: 'least-damaged' },
    sources: sources({ designed: 'name stage type strength attrition effect' }),
  },
  {
    id: 'rw.supply_lines',
    name: named(
      the('Broken Supply Lines'),
      'p',
      'Przerwane szlaki, Przerwanych szlaków, Przerwanym szlakom, Przerwane szlaki, Przerwanymi szlakami, Przerwanych szlakach, Przerwane szlaki, Przerwanych szlaków',
      'zaopatrzenia',
    ),
    stage: 2,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'next-round', rule: 'city-influence-less', amount: 1 },
    sources: sources({ designed: 'name stage type effect' }),
  },
  {
    id: 'rw.call_banners',
    name: named(
      properNoun('Call the Banners'),
      'n',
      'Wezwanie, Wezwania, Wezwaniu, Wezwanie, Wezwaniem, Wezwaniu, Wezwania, Wezwań',
      'pod sztandary',
    ),
    stage: 2,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'gain-cheapest-unit' },
    sources: sources({ designed: 'name stage type effect' }),
  },
]);
