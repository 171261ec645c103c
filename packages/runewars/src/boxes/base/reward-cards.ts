import { noun, properNoun } from '@runehold/kernel/text/catalogue';
import { many, one, theOne } from '../../content/names.ts';
import type { Timing } from '../../content/types.ts';
import type { Attribute, RewardCard, RewardEffect } from '../../content/types-quests.ts';

const designed = {
  name: 'designed',
  copies: 'designed',
  effect: 'designed',
} as const satisfies RewardCard['sources'];
const found = { ...designed, name: 'found', effect: 'found' } as const;
/** The name and what the card is about. */
const foundTheme = { ...designed, name: 'found', theme: 'found' } as const;
const foundName = { ...designed, name: 'found', deck: 'inferred' } as const;

const kept = { copies: 1, discarded: false, runes: 0 } as const;
const spent = (...timings: readonly Timing[]) => ({ copies: 1, timings, discarded: true, runes: 0 });

const strike = (damage: number | Attribute): RewardEffect & { readonly kind: 'deal-damage' } => ({
  kind: 'deal-damage',
  damage,
  sure: false,
  healsOnDefeat: false,
});

/** The Reward cards. (RW-COMP-09, RW-REWARD-07) */
export const rewardCards: readonly RewardCard[] = [
  {
    id: 'reward-timmorran-shard',
    name: many(
      noun('Timmorran Shard'),
      'm',
      'Odłamek, Odłamka, Odłamkowi, Odłamek, Odłamkiem, Odłamku, Odłamki, Odłamków',
      'Timmorrana',
    ),
    ...kept,
    copies: 4,
    timings: ['passive'],
    runes: 1,
    effect: { kind: 'hold-runes' },
    sources: found,
  },
  {
    id: 'reward-rage-blade',
    name: one(theOne('Rage Blade'), 'f', 'Klinga, Klingi, Klindze, Klingę, Klingą, Klindze', 'gniewu'),
    ...kept,
    trait: 'weapon',
    timings: ['duel.icon'],
    effect: strike('strength'),
    sources: { ...found, trait: 'inferred' },
  },
  {
    id: 'reward-runeplate',
    name: one(
      theOne('Runeplate'),
      'f',
      'Runiczna zbroja płytowa, Runicznej zbroi płytowej, Runicznej zbroi płytowej, Runiczną zbroję płytową, Runiczną zbroją płytową, Runicznej zbroi płytowej',
    ),
    ...kept,
    trait: 'armor',
    timings: ['duel.damage'],
    limit: 'duel',
    effect: { kind: 'prevent-damage', damage: 'all' },
    sources: { ...found, trait: 'inferred', limit: 'designed' },
  },
  {
    id: 'reward-soulbiter',
    name: one(
      properNoun('Soulbiter'),
      'm',
      'Pożeracz, Pożeracza, Pożeraczowi, Pożeracza, Pożeraczem, Pożeraczu',
      'dusz',
    ),
    ...kept,
    trait: 'weapon',
    timings: ['duel.icon'],
    effect: { ...strike(1), healsOnDefeat: true },
    sources: { ...foundTheme, trait: 'inferred', effect: 'inferred' },
  },
  {
    id: 'reward-dwarven-fire-bombs',
    name: one(
      theOne('Dwarven Fire Bombs'),
      'p',
      'Krasnoludzkie bomby zapalające, Krasnoludzkich bomb zapalających, Krasnoludzkim bombom zapalającym, Krasnoludzkie bomby zapalające, Krasnoludzkimi bombami zapalającymi, Krasnoludzkich bombach zapalających',
    ),
    ...kept,
    trait: 'weapon',
    timings: ['duel.icon'],
    effect: { ...strike(3), risk: { attribute: 'agility', on: ['red'], damage: 1 } },
    sources: { ...found, trait: 'inferred' },
  },
  {
    id: 'reward-flute-of-possession',
    name: one(theOne('Flute of Possession'), 'm', 'Flet, Fletu, Fletowi, Flet, Fletem, Flecie', 'opętania'),
    ...spent('turn'),
    effect: { kind: 'move-neutral-units' },
    sources: found,
  },
  {
    id: 'reward-staff-of-light',
    name: one(
      theOne('Staff of Light'),
      'm',
      'Kostur, Kostura, Kosturowi, Kostur, Kosturem, Kosturze',
      'światła',
    ),
    ...spent('turn'),
    effect: { kind: 'stand-figures' },
    sources: foundTheme,
  },
  {
    id: 'reward-ice-storm',
    name: one(
      theOne('Ice Storm'),
      'f',
      'Lodowa burza, Lodowej burzy, Lodowej burzy, Lodową burzę, Lodową burzą, Lodowej burzy',
    ),
    ...spent('turn'),
    effect: { kind: 'rout-units', units: 3 },
    sources: foundTheme,
  },
  {
    id: 'reward-cloak-of-deception',
    name: one(
      theOne('Cloak of Deception'),
      'm',
      'Płaszcz, Płaszcza, Płaszczowi, Płaszcz, Płaszczem, Płaszczu',
      'podstępu',
    ),
    ...kept,
    timings: ['duel.challenge'],
    effect: { kind: 'demand-influence', amount: 2 },
    sources: { ...designed, name: 'found' },
  },
  {
    id: 'reward-ghost-armor',
    name: one(
      theOne('Ghost Armor'),
      'f',
      'Widmowa zbroja, Widmowej zbroi, Widmowej zbroi, Widmową zbroję, Widmową zbroją, Widmowej zbroi',
    ),
    ...kept,
    trait: 'armor',
    timings: ['duel.damage'],
    effect: { kind: 'prevent-damage', damage: 1, own: ['miss', 'rout'] },
    sources: { ...foundTheme, trait: 'designed' },
  },
  {
    id: 'reward-amulet-of-shielding',
    name: one(
      theOne('Amulet of Shielding'),
      'm',
      'Amulet, Amuletu, Amuletowi, Amulet, Amuletem, Amulecie',
      'ochrony',
    ),
    ...kept,
    timings: ['hero.damage'],
    limit: 'season',
    effect: { kind: 'prevent-damage', damage: 2 },
    sources: { ...foundTheme, limit: 'designed' },
  },
  {
    id: 'reward-tactical-map',
    name: one(
      theOne('Tactical Map'),
      'f',
      'Mapa taktyczna, Mapy taktycznej, Mapie taktycznej, Mapę taktyczną, Mapą taktyczną, Mapie taktycznej',
    ),
    ...kept,
    timings: ['battle.drawn'],
    limit: 'battle',
    effect: { kind: 'redraw-fate' },
    sources: { ...foundName, limit: 'designed' },
  },
  {
    id: 'reward-rune-of-teleportation',
    name: one(theOne('Rune of Teleportation'), 'm', 'Run, Runu, Runowi, Run, Runem, Runie', 'teleportacji'),
    ...spent('quest.action'),
    effect: { kind: 'move-anywhere' },
    sources: foundName,
  },
  {
    id: 'reward-rune-of-summoning',
    name: one(theOne('Rune of Summoning'), 'm', 'Run, Runu, Runowi, Run, Runem, Runie', 'przyzwania'),
    ...spent('turn'),
    effect: {
      kind: 'place-neutral-units',
      choices: [
        { of: ['unit-beastman', 'unit-razorwing'], count: 2 },
        { of: ['unit-hell-hound'], count: 1 },
      ],
    },
    sources: foundName,
  },
  {
    id: 'reward-frostbrand-axe',
    name: one(
      theOne('Frostbrand Axe'),
      'm',
      'Mroźny topór, Mroźnego topora, Mroźnemu toporowi, Mroźny topór, Mroźnym toporem, Mroźnym toporze',
    ),
    ...kept,
    trait: 'weapon',
    timings: ['duel.icon'],
    effect: strike(2),
    sources: { ...designed, trait: 'designed' },
  },
  {
    id: 'reward-windstring-bow',
    name: one(theOne('Windstring Bow'), 'm', 'Łuk, Łuku, Łukowi, Łuk, Łukiem, Łuku', 'wichrów'),
    ...kept,
    trait: 'weapon',
    timings: ['duel.start', 'duel.icon'],
    effect: {
      ...strike(1),
      sure: true,
      opening: { attribute: 'agility', on: ['grey', 'gold'], damage: 1 },
    },
    sources: { ...designed, trait: 'designed' },
  },
  {
    id: 'reward-dunwarr-mail',
    name: one(
      theOne('Dunwarr Mail'),
      'f',
      'Kolczuga, Kolczugi, Kolczudze, Kolczugę, Kolczugą, Kolczudze',
      'z Dunwarr',
    ),
    ...kept,
    trait: 'armor',
    timings: ['duel.damage'],
    effect: { kind: 'prevent-damage', damage: 1, of: 'special' },
    sources: { ...designed, trait: 'designed' },
  },
  {
    id: 'reward-boots-of-the-wind',
    name: one(theOne('Boots of the Wind'), 'p', 'Buty, Butów, Butom, Buty, Butami, Butach', 'wiatru'),
    ...kept,
    timings: ['passive'],
    effect: { kind: 'longer-moves', areas: 1 },
    sources: designed,
  },
  {
    id: 'reward-gauntlets-of-might',
    name: one(
      theOne('Gauntlets of Might'),
      'p',
      'Rękawice, Rękawic, Rękawicom, Rękawice, Rękawicami, Rękawicach',
      'mocy',
    ),
    ...kept,
    timings: ['passive'],
    effect: { kind: 'add-to-attribute', attribute: 'strength', amount: 1 },
    sources: designed,
  },
  {
    id: 'reward-ring-of-quickness',
    name: one(
      theOne('Ring of Quickness'),
      'm',
      'Pierścień, Pierścienia, Pierścieniowi, Pierścień, Pierścieniem, Pierścieniu',
      'szybkości',
    ),
    ...kept,
    timings: ['passive'],
    effect: { kind: 'add-to-attribute', attribute: 'agility', amount: 1 },
    sources: designed,
  },
  {
    id: 'reward-tome-of-lore',
    name: one(theOne('Tome of Lore'), 'f', 'Księga, Księgi, Księdze, Księgę, Księgą, Księdze', 'wiedzy'),
    ...kept,
    timings: ['passive'],
    effect: { kind: 'add-to-attribute', attribute: 'wisdom', amount: 1 },
    sources: designed,
  },
  {
    id: 'reward-healing-draught',
    name: one(
      theOne('Healing Draught'),
      'm',
      'Leczniczy napar, Leczniczego naparu, Leczniczemu naparowi, Leczniczy napar, Leczniczym naparem, Leczniczym naparze',
    ),
    ...spent('turn', 'quest.action'),
    effect: { kind: 'heal-or-stand' },
    sources: designed,
  },
];
