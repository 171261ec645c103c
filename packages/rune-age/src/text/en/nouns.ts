import type { NounTable } from '@runehold/kernel/text/catalogue';
import { noun, properNoun } from '@runehold/kernel/text/catalogue';
import { withUsed } from '../used.ts';

/** A thing that is measured rather than counted: 1 gold, 5 gold. */
const stuff = (name: string) => noun(name, name, name);
/** A name that takes "the" inside a sentence. */
const the = (name: string) => noun(name, name, `the ${name}`);

const card: NounTable = {
  'gold.1': noun('gold card (1)', 'gold cards (1)'),
  'gold.2': noun('gold card (2)', 'gold cards (2)'),
  'gold.3': noun('gold card (3)', 'gold cards (3)'),
  'daqan.footman': noun('Footman', 'Footmen'),
  'daqan.bowman': noun('Bowman', 'Bowmen'),
  'daqan.knight': noun('Knight'),
  'daqan.siege_machine': noun('Siege Machine'),
  'latari.deepwood_archer': noun('Deepwood Archer'),
  'latari.storm_sorceress': noun('Storm Sorceress', 'Storm Sorceresses'),
  'latari.darnati_warrior': noun('Darnati Warrior'),
  'latari.pegasus_rider': noun('Pegasus Rider'),
  'uthuk.berserker': noun('Berserker'),
  'uthuk.flesh_ripper': noun('Flesh Ripper'),
  'uthuk.warlock': noun('Warlock'),
  'uthuk.chaos_lord': noun('Chaos Lord'),
  'waiqar.reanimate': noun('Reanimate'),
  'waiqar.skeleton_archer': noun('Skeleton Archer'),
  'waiqar.necromancer': noun('Necromancer'),
  'waiqar.dark_knight': noun('Dark Knight'),
  'neutral.battle_cry': noun('Battle Cry', 'Battle Cries'),
  'neutral.forced_march': noun('Forced March', 'Forced Marches'),
  'neutral.demon': noun('Demon'),
  'neutral.summon_lightning': noun('Summon Lightning', 'Summon Lightning'),
  'neutral.manticore': noun('Manticore'),
  'neutral.dragon': noun('Dragon'),
  'neutral.pillage': noun('Pillage'),
  'neutral.naga': noun('Naga'),
  'neutral.sorcerer': noun('Sorcerer'),
  'neutral.mind_control': noun('Mind Control', 'Mind Control'),
};

const city: NounTable = {
  'city.dawnsmoor': properNoun('Dawnsmoor'),
  'city.frostgate': properNoun('Frostgate'),
  'city.nerekhall': properNoun('Nerekhall'),
  'city.greyhaven': properNoun('Greyhaven'),
  'city.vynelvale': properNoun('Vynelvale'),
  'city.riverwatch': properNoun('Riverwatch'),
  'city.tamalir': properNoun('Tamalir'),
  'city.forge': properNoun('Forge'),
};

const event: NounTable = {
  'res.sleeping_dragonlord': the('Sleeping Dragonlord'),
  'res.mithrilim': properNoun('Dragonlord Mithrilim'),
  'res.bountiful_harvest': the('Bountiful Harvest'),
  'res.kalladra': properNoun('Dragonlord Kalladra'),
  'res.ghox': properNoun('Dragonlord Ghox'),
  'res.margath': properNoun('Dragonlord Margath'),
  'res.choyo': properNoun('Dragonlord Choyo'),
  'res.khorgard': properNoun('Dragonlord Khorgard'),
  'res.phrylenex': properNoun('Dragonlord Phrylenex'),
  'res.hoarding_dragon': the('Hoarding Dragon'),
  'rw.time_for_war': properNoun('A Time for War'),
  'rw.barbarian_invasion': the('Barbarian Invasion'),
  'rw.sellswords': the('Wandering Sellswords'),
  'rw.war_chest': the('Abandoned War Chest'),
  'rw.rune_discovery': the('Dragon Rune Discovery'),
  'rw.siege_train': the('Captured Siege Train'),
  'rw.blood_moon': the('Blood Moon'),
  'rw.raiders': the('Raiders at the Gates'),
  'rw.supply_lines': the('Broken Supply Lines'),
  'rw.call_banners': properNoun('Call the Banners'),
  'cat.omens': the('Omens of Ruin'),
  'cat.vermin': the('Plague of Vermin'),
  'cat.horror': the('Horror from the Wastes'),
  'cat.obelisk': noun('The Guardian Obelisk', 'The Guardian Obelisk', 'the Guardian Obelisk'),
  'cat.rift': the('Ynfernael Rift'),
  'cat.tide': the('Rising Tide'),
  'cat.flames': the('Cities in Flames'),
  'cat.brother': properNoun('Brother Against Brother'),
  'cat.harbinger': the('Harbinger of the End'),
  'cat.sky_falls': properNoun('The Sky Falls'),
  'mon.pilgrims': the('Pilgrim Caravan'),
  'mon.bandits': the('Bandit Hoard'),
  'mon.lost_mine': the('Lost Mine'),
  'mon.trade_fair': the('Trade Fair'),
  'mon.thieves_guild': the('Thieves’ Guild'),
  'mon.turning_wheel': the('Turning of the Wheel'),
  'mon.vault': the('Vault of the Elder Kings'),
  'mon.drake': the('Treasure Drake'),
  'mon.levy': the('Royal Levy'),
  'mon.road_raiders': the('Raiders on the Roads'),
};

const rune: NounTable = {
  'rune.might': the('Rune of Might'),
  'rune.warding': the('Rune of Warding'),
  'rune.wealth': the('Rune of Wealth'),
  'rune.command': the('Rune of Command'),
  'rune.haste': the('Rune of Haste'),
  'rune.flame': the('Rune of Flame'),
};

const race: NounTable = {
  daqan: the('Daqan Lords'),
  latari: the('Latari Elves'),
  uthuk: the('Uthuk Y’llan'),
  waiqar: properNoun('Waiqar the Undying'),
};

const scenario: NounTable = {
  resurgence: properNoun('Resurgence of the Dragonlords'),
  runewars: properNoun('Runewars'),
  cataclysm: properNoun('The Cataclysm'),
  monument: properNoun('The Monument'),
};

/** What is counted in sentences. */
const thing: NounTable = {
  gold: stuff('gold'),
  influence: stuff('influence'),
  strength: stuff('strength'),
  damage: stuff('damage'),
  card: noun('card'),
  unit: noun('unit'),
  skull: noun('skull'),
  event: noun('Event card'),
  stronghold: noun('stronghold'),
  token: noun('token'),
  icon: noun('attrition roll'),
};

export const nouns = { card: withUsed(card, 'used'), city, event, rune, race, scenario, thing };
