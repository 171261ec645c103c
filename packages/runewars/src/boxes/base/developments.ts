import { noun, properNoun } from '@runehold/kernel/text/catalogue';
import { many } from '../../content/names.ts';
import type { Development, Stronghold } from '../../content/types-realm.ts';

const found = { name: 'found', copies: 'designed', effect: 'found' } as const;

const ofHarvest = { copies: 1, timing: 'harvest.sup', discarded: false, sources: found } as const;
const defensive = { copies: 1, timing: 'battle.tally.a', discarded: false, sources: found } as const;

export const developments: readonly Development[] = [
  {
    id: 'dev-resources',
    name: many(
      properNoun('Resources'),
      'p',
      'Surowce, Surowców, Surowcom, Surowce, Surowcami, Surowcach, Surowce, Surowców',
    ),
    ...ofHarvest,
    copies: 2,
    effect: { kind: 'raise-dial-of-area', amount: 1 },
  },
  {
    id: 'dev-diplomat',
    name: many(
      noun('Diplomat'),
      'm',
      'Dyplomata, Dyplomaty, Dyplomacie, Dyplomatę, Dyplomatą, Dyplomacie, Dyplomatów, Dyplomatów',
    ),
    ...ofHarvest,
    effect: { kind: 'gain-influence', amount: 2 },
  },
  {
    id: 'dev-training-ground',
    name: many(
      noun('Training Ground'),
      'm',
      'Obóz szkoleniowy, Obozu szkoleniowego, Obozowi szkoleniowemu, Obóz szkoleniowy, Obozem szkoleniowym, Obozie szkoleniowym, Obozy szkoleniowe, Obozów szkoleniowych',
    ),
    ...ofHarvest,
    effect: { kind: 'draw-tactics', amount: 1 },
  },
  {
    id: 'dev-reinforced-walls',
    name: many(
      properNoun('Reinforced Walls'),
      'p',
      'Potężne mury, Potężnych murów, Potężnym murom, Potężne mury, Potężnymi murami, Potężnych murach, Potężne mury, Potężnych murów',
    ),
    faction: 'daqan',
    ...defensive,
    effect: { kind: 'add-strength', strength: 2 },
  },
  {
    id: 'dev-protective-wards',
    name: many(
      properNoun('Protective Wards'),
      'm',
      'Symbol ochronny, Symbolu ochronnego, Symbolowi ochronnemu, Symbol ochronny, Symbolem ochronnym, Symbolu ochronnym, Symbole ochronne, Symboli ochronnych',
    ),
    faction: 'latari',
    ...defensive,
    effect: { kind: 'retreat', units: 1, chooser: 'opponent' },
    sources: { ...found, chooser: 'designed' },
  },
  {
    id: 'dev-hungry-spawn',
    name: many(
      properNoun('Hungry Spawn'),
      'm',
      'Wygłodniały pomiot, Wygłodniałego pomiotu, Wygłodniałemu pomiotowi, Wygłodniały pomiot, Wygłodniałym pomiotem, Wygłodniałym pomiocie, Wygłodniałe pomioty, Wygłodniałych pomiotów',
    ),
    faction: 'uthuk',
    ...defensive,
    effect: { kind: 'damage', damage: 4 },
    discarded: true,
  },
  {
    id: 'dev-cursed-tomb',
    name: many(
      noun('Cursed Tomb'),
      'm',
      'Przeklęty grobowiec, Przeklętego grobowca, Przeklętemu grobowcowi, Przeklęty grobowiec, Przeklętym grobowcem, Przeklętym grobowcu, Przeklęte grobowce, Przeklętych grobowców',
    ),
    faction: 'waiqar',
    ...defensive,
    effect: { kind: 'rout', units: 3 },
    discarded: true,
    sources: { ...found, units: 'inferred' },
  },
];

/** The numbers of strongholds and of what is built at them. (RW-HOLD-03, RW-O8-02, RW-O8-06, RW-O4-07) */
export const stronghold: Stronghold = {
  strength: { undamaged: 5, damaged: 3 },
  build: { food: 0, wood: 1, ore: 1 },
  repair: { food: 0, wood: 0, ore: 1 },
  development: { food: 0, wood: 1, ore: 0 },
  sources: { strength: 'found', build: 'found', repair: 'found', development: 'found' },
};
